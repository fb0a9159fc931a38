import type { Refusal } from '../../../engine';
import { replayed } from '../../../table';
import { command, id } from '../../../table/command';
import { characterOf, decidesFor } from '../characters/find';
import { diceLabel } from '../dice/stat-dice';
import type { HumanityContext, HumanityPlay } from '../game';
import { barred, moves } from '../game';
import { boonsOf, bustsOf, succeeds } from '../numbers';
import type { HumanityState } from '../state';
import { bandWords } from '../vocabulary';
import type { Continuable, DonePart } from './check';
import { growByFailing } from './growing';
import { isBusy } from './laying';
import { endContinue, goesOn } from './locking';
import { owe } from './owing';
import { bandFor } from './reading';
import { finish, outcomeOf, tellOutcome } from './settle';

/** Who has to go on together: all who have made a Check of it, or joined (HUM-807). */
export const groupOf = ({ leader, members, parts }: Continuable): string[] => [
  ...new Set([leader, ...members, ...parts.map(({ character }) => character)]),
];

/** What a part would come to at the values that are locked: sparked ones add up (HUM-802, Q04). */
export function continued({ frame }: Pick<Continuable, 'frame'>, part: DonePart): DonePart {
  const total = part.dice.reduce((sum, { value }) => sum + value, 0);
  const { band } = bandFor(frame, part, total);
  return { ...part, total, band, boons: boonsOf(band), busts: bustsOf(band) };
}

/** Whether all of it would succeed once more (HUM-802, Q37). */
export const wouldSucceed = (action: Continuable): boolean =>
  action.parts.every((part) => succeeds(continued(action, part).band));

/** What a Continue would give, as it is read before anybody says so (Q01, HUM-1805). */
export function continueWords(action: Continuable): string {
  const parts = action.parts.map((part) => continued(action, part));
  const values = parts.map((part) => `${diceLabel(sparkOf(part))} ${part.total}`).join(', ');
  if (!wouldSucceed(action)) return `${values}: it would fail, and be over.`;
  const main = parts[action.main] ?? parts.at(-1);
  return `${values}: ${main ? bandWords[main.band].name : ''}.`;
}

const sparkOf = ({ stat, dice }: DonePart) => {
  const [, other] = dice;
  return { stat, spark: other ? { stat: other.stat, size: other.size } : null };
};

const actions = {
  part: 'continue',
  what: 'action to go on with',
  all: ({ state }: HumanityContext) => Object.values(state.public.continues),
  idOf: ({ id: own }: Continuable) => own,
} as const;

/** Those of the group that a seat decides for and who have not said so yet. */
const ownOf = (context: HumanityContext, action: Continuable): string[] =>
  groupOf(action).filter((who) => {
    const one = context.state.public.characters[who];
    return one && decidesFor(context, one) && !action.agreed.includes(who);
  });

/** What one goes on with: its aim, or who did it and with what, so that several are told apart by name. */
function calledBy({ public: { characters } }: HumanityState, { aim, leader, parts }: Continuable) {
  if (aim !== '') return aim;
  const name = characters[leader]?.name ?? 'somebody';
  return `${name}, ${parts.map((part) => diceLabel(sparkOf(part))).join(', ')}`;
}

/** Going on with what has succeeded, at the values that are locked (HUM-801…807). */
export const continuing = moves.about(actions, 'check', (move) => [
  move(command('continue.go', { continue: id }), {
    unless: (context, _, action) =>
      cannotGoOn(context.state, action) ??
      (ownOf(context, action).length === 0
        ? barred('not-yours', 'It waits for the others of that group.', {
            instead: 'Wait until all of them go on.',
            rule: 'HUM-807',
          })
        : null),
    ways: ({ state }, action) => ({
      label: `Go on: ${calledBy(state, action)}`,
      detail: continueWords(action),
      group: state.public.characters[action.leader]?.name ?? '',
    }),
    do(play, _, context, action) {
      const agreed = [...action.agreed, ...ownOf(context, action)];
      if (groupOf(action).every((who) => agreed.includes(who))) goOn(play, action);
      else {
        play.emit({ type: 'continuableSet', continuable: { ...action, agreed } });
        play.say(`${context.seat.name} would go on; the others of the group have to as well.`);
      }
    },
  }),
  move(command('continue.over', { continue: id }), {
    unless: (context, _, action) =>
      context.manages || groupOf(action).some((who) => decides(context, who))
        ? null
        : barred('not-yours', 'That is somebody else’s.', {
            instead: 'Let them say that it is over.',
            rule: 'HUM-804',
          }),
    ways: ({ state }, action) => ({
      label: `It is over: ${calledBy(state, action)}`,
      group: state.public.characters[action.leader]?.name ?? '',
      order: 1,
    }),
    do: (play, _, __, action) => endContinue(play, action, 'it has run its course'),
  }),
]);

const decides = (context: HumanityContext, who: string): boolean => {
  const one = context.state.public.characters[who];
  return one !== undefined && decidesFor(context, one);
};

/** Why an action cannot go on now, if so (HUM-804). What belongs to an Endeavor goes on in a turn of it. */
export function cannotGoOn(state: HumanityState, action: Continuable): Refusal | null {
  if (action.purpose.kind === 'endeavor') {
    return barred('wrong-moment', 'In an Endeavor going on is an action.', {
      instead: 'Take it on your turn.',
      rule: 'HUM-806',
    });
  }
  return (
    isBusy(state) ??
    (goesOn(state, action)
      ? null
      : barred('wrong-moment', 'A Stat of it is free again.', {
          instead: 'Begin it anew with a Check.',
          rule: 'HUM-804',
        }))
  );
}

/**
 * An action goes on: the values that are locked are played again, without dice and without any change (HUM-802, 805).
 * What it brings comes again (HUM-803); where it fails, it is over, and the Stats stay locked (HUM-809).
 */
export function goOn(play: HumanityPlay, action: Continuable): void {
  const parts = action.parts.map((part) => continued(action, part));
  const failed = parts.find(({ band }) => !succeeds(band));
  const carried = failed ?? parts[action.main] ?? parts[0];
  if (!carried) return;
  tellValues(play, action, carried);
  const outcome = outcomeOf(
    { ...action, id: play.id('continue'), claim: { against: action.against } },
    parts,
    carried,
    { size: carried.dice[0]?.size ?? 4, continued: true },
  );
  if (failed) {
    endContinue(play, action, 'it fails');
    growByFailing(play, failed.character, action.frame.dark);
  } else {
    tellOutcome(play, outcome);
    for (const part of parts) owe(play, part, action);
    play.emit({ type: 'continuableSet', continuable: { ...action, agreed: [] } });
  }
  finish(play, outcome);
}

function tellValues(play: HumanityPlay, action: Continuable, carried: DonePart): void {
  const { name } = characterOf(play, action.leader);
  const record = replayed(play.state.public.table.session.number, {
    title: `${name} goes on`,
    groups: action.parts.map((part) => ({
      label: diceLabel(sparkOf(part)),
      dice: part.dice.map(({ size: sides, value }) => ({ sides, value })),
      ...(part.dice.length > 1 ? { inStep: true as const } : {}),
    })),
    reading: () => ({
      word: bandWords[carried.band].name,
      tone: succeeds(carried.band) ? 'good' : 'bad',
    }),
  });
  play.say(`${name} goes on${action.aim === '' ? '' : `: ${action.aim}`}.`, {
    roll: record,
    beat: { kind: 'continue', about: groupOf(action) },
  });
}
