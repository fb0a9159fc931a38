import { allowing, answerTo } from '../../asking';
import type { CommandOf } from '../../commands';
import { DOTS_MAX } from '../../constants';
import type { Ability, Playbook } from '../../content';
import type { Area, GbmPlay, OfferContext } from '../../game';
import { houseRule } from '../../house-rules';
import { abilityOf, playbookOf, playbooksOf } from '../../library';
import { nameOf, own, protagonist } from '../../lookups';
import { refuse } from '../../refusal';
import { armourShut } from '../../sheet/special-armour';
import type { Dots, GbmState, Protagonist, ProtagonistId } from '../../state';
import { tell } from '../../telling/tell';
import type { ActionId, XpTrack } from '../../vocabulary';
import { actions, attributeOf, counted, titled } from '../../vocabulary';
import { isOpen } from '../making/later';
import { reviewSeriesXp, reviewXp, xpOffers, xpPrompts } from './xp-review';

/** Spends an attribute advance on a dot of one of its actions (GBM-XP-005). */
function raiseAction(
  play: GbmPlay,
  { protagonist: id, action }: CommandOf<'advance.action'>,
): void {
  const one = inPlay(own(play, id));
  const attribute = attributeOf[action];
  checkAdvance(one, attribute);
  const raised =
    nextDot(one.actions[action]) ??
    refuse('limit-reached', `${titled(action)} has all its dots.`, {
      instead: 'Raise another action of that attribute.',
      rule: 'GBM-XP-005',
    });
  play.emit({
    type: 'protagonistChanged',
    id,
    changes: {
      actions: { ...one.actions, [action]: raised },
      advances: { ...one.advances, [attribute]: one.advances[attribute] - 1 },
    },
  });
  const { mundane, transcendent } = raised;
  const what = `raises ${titled(action)} to ${mundane + transcendent}`;
  tell(
    play,
    { kind: 'advance', about: [id], what },
    {
      notes: transcendent > 0 ? ['Dots beyond the second count only while transcended.'] : [],
    },
  );
}

/** Mundane dots come first, then those of the transcended self (GBM-XP-006, AMB-63). */
function nextDot({ mundane, transcendent }: Dots): Dots | null {
  if (mundane < DOTS_MAX.mundane) return { mundane: mundane + 1, transcendent };
  if (transcendent < DOTS_MAX.transcendent) return { mundane, transcendent: transcendent + 1 };
  return null;
}

/** Spends a playbook advance on an ability (GBM-XP-007), or on a veteran ability (GBM-XP-008). */
function gainAbility(play: GbmPlay, command: CommandOf<'advance.ability'>): void {
  const one = inPlay(own(play, command.protagonist));
  checkAdvance(one, 'playbook');
  const ability =
    gainable(play.state, one).find(({ id }) => id === command.ability) ??
    refuseToGain(play.state, one, command.ability);
  play.emit({
    type: 'protagonistChanged',
    id: one.id,
    changes: {
      [ability.kind]: [...one[ability.kind], ability.id],
      advances: { ...one.advances, playbook: one.advances.playbook - 1 },
    },
  });
  const veteran = !isOwn(play.state, one, ability);
  const what = `gains ${ability.name}`;
  tell(
    play,
    { kind: 'advance', about: [one.id], what },
    {
      notes: [ability.summary, ...(veteran ? [veteranNote(play.state, one.id)] : [])],
    },
  );
  answerTo(play, one.id, ability.hooks, 'taken', {});
}

function refuseToGain(state: GbmState, one: Protagonist, id: string): never {
  const wanted = abilityOf(state, id);
  if (wanted && isOpen(state, one, wanted.kind)) {
    refuse('wrong-moment', `${nameOf(one)} has yet to choose what they begin with.`, {
      instead: 'Choose that first: it takes no advance.',
      rule: 'TABLE-092',
    });
  }
  const way = wanted?.onlyThrough && abilityOf(state, wanted.onlyThrough);
  if (wanted && way) {
    refuse('not-allowed', `No advance buys ${wanted.name}.`, {
      instead: `It is gained by way of ${way.name}.`,
      rule: 'GBM-PB-UNL-015',
    });
  }
  refuse('not-allowed', `${nameOf(one)} cannot gain that ability.`, {
    instead: `Choose one of your playbook${veteransLeft(state, one) > 0 ? ', or a special ability of another' : ''}.`,
    rule: 'GBM-XP-008',
  });
}

/**
 * The abilities that a playbook advance can buy now (GBM-XP-007, 008; AMB-26): the playbook's own,
 * and one special ability of another, or as many as the table allows; with an ability that says so, transcendent ones of any
 * (GBM-PB-UNL-014). Never the one that a playbook begins with, nor what has a way of its own.
 */
export function gainable(state: GbmState, one: Protagonist): Ability[] {
  const { special, transcendent } = playbookOf(state, one);
  const others = playbooksOf(state).filter(({ id }) => id !== one.playbook);
  const fromAny = allowing('anyTranscendentAbility', { state, self: one });
  const bought = (book: Pick<Playbook, 'special'>) =>
    book.special.slice(1).filter(({ onlyThrough }) => onlyThrough === undefined);
  const has = new Set([...one.special, ...one.transcendent]);
  const all = [
    ...bought({ special }),
    ...transcendent,
    ...(fromAny ? others.flatMap((book) => book.transcendent) : []),
    ...(veteransLeft(state, one) > 0 ? others.flatMap(bought) : []),
  ];
  // A playbook of the table's own may share abilities with others.
  // What one begins with is chosen first, for nothing.
  return [...new Set(all)].filter(({ id, kind }) => !has.has(id) && !isOpen(state, one, kind));
}

/** How many more special abilities of other playbooks they may gain (GBM-XP-008, AMB-26). */
function veteransLeft(state: GbmState, one: Protagonist): number {
  const { special } = playbookOf(state, one);
  const had = one.special.filter((id) => !special.some((ability) => ability.id === id));
  return Math.max(0, houseRule(state, 'veteranAbilities') - had.length);
}

function veteranNote(state: GbmState, id: ProtagonistId): string {
  const left = veteransLeft(state, protagonist(state, id));
  return left > 0
    ? `A veteran ability; ${left} more may follow.`
    : 'A veteran ability, the last one.';
}

/** Whether an ability is none of another playbook's special ones: those are the veteran ones. */
function isOwn(state: GbmState, one: Protagonist, { id, kind }: Ability): boolean {
  return kind === 'transcendent' || playbookOf(state, one).special.some((own) => own.id === id);
}

function checkAdvance(one: Protagonist, track: XpTrack): void {
  if (one.advances[track] > 0) return;
  refuse('cannot-afford', `${nameOf(one)} has no ${titled(track)} advance to spend.`, {
    instead: `Fill the ${titled(track)} track first.`,
    rule: 'GBM-XP-004',
  });
}

function inPlay(one: Protagonist): Protagonist {
  if (one.status === 'active' || one.status === 'out-of-action') return one;
  return refuse('wrong-moment', `${nameOf(one)} is not in play.`, {
    instead: 'Advance a protagonist who is.',
    rule: 'TABLE-011',
  });
}

function advanceOffers({ state, self, add }: OfferContext): void {
  if (self?.status !== 'active' && self?.status !== 'out-of-action') return;
  const raisable = actions.filter(
    (action) => self.advances[attributeOf[action]] > 0 && nextDot(self.actions[action]) !== null,
  );
  if (raisable.length > 0) {
    add({
      command: 'advance.action',
      with: { protagonist: self.id },
      label: 'Spend an advance: raise an action',
      fields: [
        {
          name: 'action',
          kind: 'choice',
          label: 'Which action?',
          options: raisable.map((action) => ({
            value: action,
            label: `${titled(action)} (${titled(attributeOf[action])})`,
            detail: dotDetail(self, action),
          })),
          required: true,
        },
      ],
      place: 'sheet',
      order: 5,
    });
  }
  const abilities = self.advances.playbook > 0 ? gainable(state, self) : [];
  if (abilities.length === 0) return;
  add({
    command: 'advance.ability',
    with: { protagonist: self.id },
    label: 'Spend an advance: gain an ability',
    fields: [
      {
        name: 'ability',
        kind: 'choice',
        label: 'Which ability?',
        options: abilities.map((ability) => ({
          value: ability.id,
          label: isOwn(state, self, ability) ? ability.name : `${ability.name} (veteran)`,
          detail: [ability.summary, armourShut(state, self, ability)].filter(Boolean).join(' '),
        })),
        required: true,
      },
    ],
    place: 'sheet',
    order: 6,
  });
}

function dotDetail(one: Protagonist, action: ActionId): string {
  const { mundane, transcendent } = one.actions[action];
  const now = `${counted(mundane + transcendent, 'dot')} now`;
  return mundane < DOTS_MAX.mundane ? now : `${now}; the next counts while transcended`;
}

export const advancement: Area = {
  betweenSessions: true,
  handlers: {
    'xp.review': reviewXp,
    'xp.series': reviewSeriesXp,
    'advance.action': raiseAction,
    'advance.ability': gainAbility,
  },
  offers(context) {
    xpOffers(context);
    advanceOffers(context);
  },
  prompts: xpPrompts,
};
