import { z } from 'zod';
import type { Refusal } from '../../../../engine';
import { choiceField } from '../../../../table';
import { command, id } from '../../../../table/command';
import { allowing, answerTo } from '../../asking';
import { DOTS_MAX } from '../../constants';
import type { Ability, Playbook } from '../../content';
import { houseRule } from '../../house-rules';
import { abilityOf, playbookOf, playbooksOf } from '../../library';
import { nameOf, protagonist } from '../../lookups';
import type { GbmBrings } from '../../moves';
import { moves, themselves } from '../../moves';
import { barred } from '../../refusal';
import { armourShut } from '../../sheet/special-armour';
import type { Dots, GbmState, Protagonist, ProtagonistId } from '../../state';
import { tell } from '../../telling/tell';
import type { ActionId, XpTrack } from '../../vocabulary';
import { actions, attributeOf, counted, titled } from '../../vocabulary';
import { isOpen } from '../making/later';
import { isInPlay } from '../making/steps';
import { xpMoves, xpPrompts } from './xp-review';

const spending = moves.about(themselves, 'sheet', (move) => [
  // An attribute advance buys a dot of one of its actions (GBM-XP-005).
  move(command('advance.action', { protagonist: id, action: z.enum(actions) }), {
    unless: (_, { action }, one) => notInStory(one) ?? (action && notRaisable(one, action)),
    ways(_, one) {
      const raisable = actions.filter((action) => !notRaisable(one, action));
      if (raisable.length === 0) return null;
      const options = raisable.map((action) => ({
        value: action,
        label: `${titled(action)} (${titled(attributeOf[action])})`,
        detail: dotDetail(one, action),
      }));
      return {
        label: 'Spend an advance: raise an action',
        fields: [choiceField('action', 'Which action?', options)],
        order: 5,
      };
    },
    do(play, { action }, _, one) {
      const attribute = attributeOf[action];
      const raised = nextDot(one.actions[action]);
      if (!raised) return;
      play.emit({
        type: 'protagonistChanged',
        id: one.id,
        changes: {
          actions: { ...one.actions, [action]: raised },
          advances: { ...one.advances, [attribute]: one.advances[attribute] - 1 },
        },
      });
      const { mundane, transcendent } = raised;
      const what = `raises ${titled(action)} to ${mundane + transcendent}`;
      const notes =
        transcendent > 0 ? ['Dots beyond the second count only while transcended.'] : [];
      tell(play, { kind: 'advance', about: [one.id], what }, { notes });
    },
  }),
  // A playbook advance buys an ability (GBM-XP-007), or a veteran ability (GBM-XP-008).
  move(command('advance.ability', { protagonist: id, ability: id }), {
    unless: ({ state }, { ability }, one) =>
      notInStory(one) ??
      noAdvance(one, 'playbook') ??
      (ability === undefined ? null : notGainable(state, one, ability)),
    ways({ state }, one) {
      const abilities = gainable(state, one);
      if (abilities.length === 0) return null;
      const options = abilities.map((ability) => ({
        value: ability.id,
        label: isOwn(state, one, ability) ? ability.name : `${ability.name} (veteran)`,
        detail: [ability.summary, armourShut(state, one, ability)].filter(Boolean).join(' '),
      }));
      return {
        label: 'Spend an advance: gain an ability',
        fields: [choiceField('ability', 'Which ability?', options)],
        order: 6,
      };
    },
    do(play, { ability: wanted }, _, one) {
      const ability = abilityOf(play.state, wanted);
      if (!ability) return;
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
      const notes = [ability.summary, ...(veteran ? [veteranNote(play.state, one.id)] : [])];
      tell(play, { kind: 'advance', about: [one.id], what }, { notes });
      answerTo(play, one.id, ability.hooks, 'taken', {});
    },
  }),
]);

/** The end of a session, and what is grown by it. */
export const advancement = {
  ...moves.area(...xpMoves, spending),
  betweenSessions: true,
  prompts: xpPrompts,
} satisfies GbmBrings;

/** Mundane dots come first, then those of the transcended self (GBM-XP-006, AMB-63). */
function nextDot({ mundane, transcendent }: Dots): Dots | null {
  if (mundane < DOTS_MAX.mundane) return { mundane: mundane + 1, transcendent };
  if (transcendent < DOTS_MAX.transcendent) return { mundane, transcendent: transcendent + 1 };
  return null;
}

/** Why no advance of theirs buys an ability, if so. */
function notGainable(state: GbmState, one: Protagonist, id: string): Refusal | null {
  if (gainable(state, one).some((ability) => ability.id === id)) return null;
  const wanted = abilityOf(state, id);
  if (wanted && isOpen(state, one, wanted.kind)) {
    return barred('wrong-moment', `${nameOf(one)} has yet to choose what they begin with.`, {
      instead: 'Choose that first: it takes no advance.',
      rule: 'TABLE-092',
    });
  }
  const way = wanted?.onlyThrough && abilityOf(state, wanted.onlyThrough);
  if (wanted && way) {
    return barred('not-allowed', `No advance buys ${wanted.name}.`, {
      instead: `It is gained by way of ${way.name}.`,
      rule: 'GBM-PB-UNL-015',
    });
  }
  return barred('not-allowed', `${nameOf(one)} cannot gain that ability.`, {
    instead: `Choose one of your playbook${veteransLeft(state, one) > 0 ? ', or a special ability of another' : ''}.`,
    rule: 'GBM-XP-008',
  });
}

/**
 * The abilities that a playbook advance can buy now (GBM-XP-007, 008; AMB-26): the playbook's own,
 * and one special ability of another, or as many as the table allows; with an ability that says so, transcendent ones of any
 * (GBM-PB-UNL-014). Never the one that a playbook begins with, nor what has a way of its own.
 */
function gainable(state: GbmState, one: Protagonist): Ability[] {
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

function noAdvance(one: Protagonist, track: XpTrack): Refusal | null {
  if (one.advances[track] > 0) return null;
  return barred('cannot-afford', `${nameOf(one)} has no ${titled(track)} advance to spend.`, {
    instead: `Fill the ${titled(track)} track first.`,
    rule: 'GBM-XP-004',
  });
}

function notRaisable(one: Protagonist, action: ActionId): Refusal | null {
  const lacking = noAdvance(one, attributeOf[action]);
  if (lacking || nextDot(one.actions[action])) return lacking;
  return barred('limit-reached', `${titled(action)} has all its dots.`, {
    instead: 'Raise another action of that attribute.',
    rule: 'GBM-XP-005',
  });
}

function notInStory(one: Protagonist): Refusal | null {
  if (isInPlay(one)) return null;
  return barred('wrong-moment', `${nameOf(one)} is not in play.`, {
    instead: 'Advance a protagonist who is.',
    rule: 'TABLE-011',
  });
}

function dotDetail(one: Protagonist, action: ActionId): string {
  const { mundane, transcendent } = one.actions[action];
  const now = `${counted(mundane + transcendent, 'dot')} now`;
  return mundane < DOTS_MAX.mundane ? now : `${now}; the next counts while transcended`;
}
