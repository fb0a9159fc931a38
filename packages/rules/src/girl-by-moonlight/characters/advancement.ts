import { refuse } from '../../engine';
import type { CommandOf } from '../commands';
import { DOTS_MAX } from '../constants';
import type { Ability } from '../content';
import type { Area, GbmPlay, OfferContext } from '../game';
import { playbookOf, playbooksOf } from '../library';
import type { Dots, GbmState, Protagonist } from '../state';
import { nameOf, own, protagonist } from '../table/lookups';
import type { ActionId, XpTrack } from '../vocabulary';
import { actions, attributeOf, titled } from '../vocabulary';
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
    refuse('limit-reached', `${titled(action)} has all its dots.`, { rule: 'GBM-XP-005' });
  play.emit({
    type: 'protagonistChanged',
    id,
    changes: {
      actions: { ...one.actions, [action]: raised },
      advances: { ...one.advances, [attribute]: one.advances[attribute] - 1 },
    },
  });
  const { mundane, transcendent } = raised;
  play.say(`${nameOf(one)} raises ${titled(action)} to ${mundane + transcendent}.`, {
    notes: transcendent > 0 ? ['Dots beyond the second count only while transcended.'] : [],
  });
}

/** Mundane dots come first, then those of the transcended self (GBM-XP-006, AMB-63). */
function nextDot({ mundane, transcendent }: Dots): Dots | null {
  if (mundane < DOTS_MAX.mundane) return { mundane: mundane + 1, transcendent };
  if (transcendent < DOTS_MAX.transcendent) return { mundane, transcendent: transcendent + 1 };
  return null;
}

/** Spends a playbook advance on an ability (GBM-XP-007), or on the one veteran ability (GBM-XP-008). */
function gainAbility(play: GbmPlay, command: CommandOf<'advance.ability'>): void {
  const one = inPlay(own(play, command.protagonist));
  checkAdvance(one, 'playbook');
  const ability =
    gainable(play.state, one).find(({ id }) => id === command.ability) ??
    refuse('not-allowed', `${nameOf(one)} cannot gain that ability.`, {
      instead: 'Choose one of your playbook; once, a special ability of another.',
      rule: 'GBM-XP-008',
    });
  play.emit({
    type: 'protagonistChanged',
    id: one.id,
    changes: {
      [ability.kind]: [...one[ability.kind], ability.id],
      advances: { ...one.advances, playbook: one.advances.playbook - 1 },
    },
  });
  const veteran = !isOwn(play.state, one, ability);
  play.say(`${nameOf(one)} gains ${ability.name}.`, {
    notes: [ability.summary, ...(veteran ? ['A veteran ability, the only one.'] : [])],
  });
  ability.hooks.onTaken?.({ state: play.state, self: protagonist(play.state, one.id) }, play);
}

/** The abilities that a playbook advance can buy now (GBM-XP-007, 008; AMB-26). */
export function gainable(state: GbmState, one: Protagonist): Ability[] {
  const { special, transcendent } = playbookOf(state, one);
  const foreign = hasVeteran(state, one)
    ? []
    : playbooksOf(state)
        .filter(({ id }) => id !== one.playbook)
        .flatMap(({ special: [_starting, ...others] }) => others);
  const has = new Set([...one.special, ...one.transcendent]);
  return [...special, ...transcendent, ...foreign].filter(({ id }) => !has.has(id));
}

function hasVeteran(state: GbmState, one: Protagonist): boolean {
  const { special } = playbookOf(state, one);
  return one.special.some((id) => !special.some((ability) => ability.id === id));
}

function isOwn(state: GbmState, one: Protagonist, { id }: Ability): boolean {
  const { special, transcendent } = playbookOf(state, one);
  return [...special, ...transcendent].some((ability) => ability.id === id);
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
  return refuse('wrong-moment', `${nameOf(one)} is not in play.`);
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
          detail: ability.summary,
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
  return mundane < DOTS_MAX.mundane
    ? `${mundane + transcendent} dots now`
    : `${mundane + transcendent} dots now; the next counts while transcended`;
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
