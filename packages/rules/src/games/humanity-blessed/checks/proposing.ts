import { z } from 'zod';
import type { Field, FieldOption, Refusal } from '../../../engine';
import { choiceField, intentions, textField } from '../../../table';
import { command, id, sentence } from '../../../table/command';
import { holdsLastWord } from '../arbiter';
import type { Character } from '../characters/character';
import { companionCannot } from '../characters/companion';
import { cast, characterOf, notTheirs, played } from '../characters/find';
import type { HumanityContext } from '../game';
import { barred, moves } from '../game';
import { actsInTurn } from '../in-turn';
import type { HumanityState } from '../state';
import { stats, statWords } from '../vocabulary';
import type { Claim, Purpose, TableCheck } from './check';
import { intentionWords, isBusy, lay, propose, takeOff } from './laying';
import { isNotAt, ownCheck, placeOf, update } from './standing';
import { fitted, standsFor, statOptions, usableStat, usableStats } from './usable';

/** Nobody in particular, nothing in particular. */
const NOBODY = 'nobody';
const NONE = 'none';

/** What whoever acts says: the aim, the Stat, and whom it goes against, if anybody. */
const said = {
  aim: sentence.default(''),
  stat: z.enum(stats),
  aptitude: id.default(NONE),
  against: id.default(NOBODY),
  who: sentence.default(''),
  gain: id.default(NONE),
  track: id.default(NONE),
};
type Said = z.infer<z.ZodObject<typeof said>>;

/** Why a Stat is not rolled, if so (HUM-411, 702). */
export function cannotUse(
  { state }: Pick<HumanityContext, 'state'>,
  one: Character,
  stat: Claim['stat'],
  against: Claim['against'],
): Refusal | null {
  if (usableStat(state, one, stat, against)) return null;
  const locked = one.stats[stat]?.lock;
  return barred(
    'not-allowed',
    locked
      ? `${statWords[stat].name} is locked.`
      : `${one.name} cannot choose ${statWords[stat].name}.`,
    { instead: 'Choose another Stat, or take a Rest first.', rule: 'HUM-702' },
  );
}

const againstOf = ({ against, who }: Pick<Said, 'against' | 'who'>, state: HumanityState) => {
  const other = against === NOBODY ? undefined : state.public.characters[against];
  if (other) return { character: other.id, who: other.name };
  return who === '' ? null : { character: null, who };
};

const claimOf = (sent: Said, state: HumanityState): Claim => ({
  stat: sent.stat,
  insteadOf: null,
  aptitude: sent.aptitude === NONE ? null : sent.aptitude,
  against: againstOf(sent, state),
  gain: sent.gain === NONE ? null : sent.gain,
});

const purposeOf = ({ track }: Said): Purpose =>
  track === NONE ? { kind: 'action' } : { kind: 'tracked', track };

const oneOfThem = (name: string, label: string, none: FieldOption, some: FieldOption[]): Field[] =>
  some.length === 0
    ? []
    : [{ ...choiceField(name, label, [none, ...some], none.value), folded: true }];

/** The Aptitudes that somebody may still act by. */
const actsBy = (state: HumanityState, one: Character) =>
  one.aptitudes.filter(({ id: own }) => companionCannot(state, one, own) === null);

/** By which Aptitude: a companion has to say one that it may still act by (HUM-1606). */
function aptitudeField(state: HumanityState, one: Character): Field[] {
  const options = actsBy(state, one).map(({ id: value, text: label }) => ({ value, label }));
  const label = 'Apt in it?';
  if (one.companion) return [choiceField('aptitude', label, options, options[0]?.value)];
  return oneOfThem('aptitude', label, { value: NONE, label: 'No Aptitude' }, options);
}

/** Whoever tells what comes of what was done before does that first, where nothing else lies on the table (HUM-1804). */
const tellsFirst = (context: HumanityContext): boolean => {
  const { check, endeavor, owed } = context.state.public;
  if (check !== null || endeavor !== null || Object.keys(owed).length === 0) return false;
  return holdsLastWord(context);
};

/** The form of an action: its aim and Stat, and what few need folded away. */
function fieldsOf(state: HumanityState, one: Character): Field[] {
  const others = cast(state).filter(({ id: other }) => other !== one.id);
  const tracks = Object.values(state.public.tracked);
  const gains = one.gains.filter(({ exceptional }) => exceptional);
  const noHaze = usableStats(state, one);
  return [
    textField('aim', 'What do you want to reach, and how?', 300, ''),
    choiceField('stat', 'With which Stat?', statOptions(state, one, noHaze)),
    ...aptitudeField(state, one),
    ...oneOfThem(
      'against',
      'Against the will of',
      { value: NOBODY, label: 'Nobody’s' },
      others.map(({ id: value, name: label }) => ({ value, label })),
    ),
    { ...textField('who', 'Of somebody else', 300, ''), folded: true },
    ...oneOfThem(
      'gain',
      'An exceptional gain',
      { value: NONE, label: 'None' },
      gains.map(({ id: value, text: label }) => ({ value, label })),
    ),
    ...oneOfThem(
      'track',
      'Towards a long goal',
      { value: NONE, label: 'None' },
      tracks.map(({ id: value, name: label }) => ({ value, label })),
    ),
  ];
}

/** Saying what one does: it lies on the table, or waits for its turn (HUM-702, TABLE-058). */
export const proposals = moves.about(played, 'check', (move) => [
  move(command('check.propose', { character: id, ...said }), {
    unless: (context, sent, one) =>
      actsInTurn(context.state, one.id) ??
      isOwnUnderWay(context, one) ??
      (sent.stat === undefined
        ? null
        : companionCannot(
            context.state,
            one,
            sent.aptitude === NONE ? null : (sent.aptitude ?? null),
          )) ??
      isNotTheirOwn(context.state, one, sent) ??
      (sent.stat === undefined
        ? null
        : cannotUse(
            context,
            one,
            sent.stat,
            againstOf({ against: sent.against ?? NOBODY, who: sent.who ?? '' }, context.state),
          )),
    ways: (context, one) => {
      const { state } = context;
      return usableStats(state, one).length === 0 ||
        (one.companion && actsBy(state, one).length === 0)
        ? null
        : {
            label: 'Do something',
            group: one.name,
            fields: fieldsOf(state, one),
            ...(one.owner === null || tellsFirst(context) ? {} : { primary: true as const }),
          };
    },
    do(play, sent, { state }, one) {
      const proposal = { aim: sent.aim, claim: claimOf(sent, state), purpose: purposeOf(sent) };
      propose(play, one.id, proposal);
    },
  }),
  // With no Stat left one does something else, rests, or fails at once (HUM-703).
  move(command('check.fail', { character: id, aim: sentence.default('') }), {
    unless: ({ state }, _, one) =>
      actsInTurn(state, one.id) ??
      isBusy(state) ??
      (usableStats(state, one).length > 0
        ? barred('wrong-moment', `${one.name} has a Stat to roll.`, {
            instead: 'Roll it.',
            rule: 'HUM-703',
          })
        : null),
    ways: (_, one) => ({
      label: 'Fail at it',
      detail: 'No Stat is free: do something else, rest first, or fail at once.',
      group: one.name,
      fields: [textField('aim', 'What do you try?', 300, '')],
    }),
    do(play, { aim }, _, one) {
      play.say(`${one.name} has no Stat left for it, and fails.`, {
        beat: { kind: 'failure', about: [one.id], ...(aim === '' ? {} : { fiction: aim }) },
      });
    },
  }),
]);

/** What stands where in place of what, as long as no die has fallen (HUM-304). */
export const claiming = moves.about(ownCheck('talk', 'between'), 'check', (move) => [
  move(command('check.instead', { check: id, stat: z.enum([NONE, ...stats]) }), {
    unless: (context, { stat }, { check, one }) =>
      isNotFirst(check) ??
      (stat === undefined || stat === NONE || instead(context.state, check, one).includes(stat)
        ? null
        : barred('not-allowed', 'Those two are not balanced.', {
            instead: 'Replace a Stat whose die has the same size.',
            rule: 'HUM-304',
          })),
    ways(context, { check, one }) {
      const some = instead(context.state, check, one);
      if (some.length === 0 || check.purpose.kind === 'endeavor') return null;
      return {
        label: 'It stands in for another Stat',
        detail: 'An unconventional Stat is balanced with it; whether it fits, the table decides.',
        fields: [
          choiceField(
            'stat',
            `${statWords[check.claim.stat].name} in place of`,
            [
              { value: NONE, label: 'None' },
              ...some.map((value) => ({ value, label: statWords[value].name })),
            ],
            check.claim.insteadOf ?? NONE,
          ),
        ],
        order: 1,
        ...placeOf(context, one),
      };
    },
    do(play, { stat }, _, { check }) {
      const insteadOf = stat === NONE ? null : stat;
      // What the arbiter has said was of something else.
      update(play, check, { claim: { ...check.claim, insteadOf }, frame: null, proposed: null });
    },
  }),
  move(command('check.withdraw', { check: id }), {
    unless: (_, __, { check }) => isNotFirst(check),
    ways: (context, { one }) => ({
      label: 'Do something else after all',
      order: 2,
      ...placeOf(context, one),
    }),
    do(play, _, __, { one }) {
      takeOff(play);
      play.say(`${one.name} does something else after all.`);
    },
  }),
]);

const instead = (state: HumanityState, { claim }: TableCheck, one: Character) =>
  standsFor(state, one, { stat: claim.stat, of: one.id });

/** Why it stands, if so: a Check of it has been rolled. */
export const isNotFirst = (check: TableCheck): Refusal | null =>
  isNotAt(check, 'talk', 'between') ??
  (check.done.length > 0
    ? barred('wrong-moment', 'A Check of it has been rolled.', {
        instead: 'Go on with the next.',
        rule: 'HUM-907',
      })
    : null);

/** Why somebody says nothing of what comes next, if so: their own Check is still open. */
function isOwnUnderWay({ state }: HumanityContext, { id: own, name }: Character): Refusal | null {
  if (state.public.check?.leader !== own) return null;
  return barred('wrong-moment', `${name}’s own Check is on the table.`, {
    instead: 'Settle it or withdraw it first.',
    rule: 'TABLE-009',
  });
}

/** What of a claim there is not, if so. */
function isNotTheirOwn(
  { public: { tracked } }: HumanityState,
  { aptitudes, gains }: Character,
  { aptitude = NONE, gain = NONE, track = NONE }: Partial<Said>,
): Refusal | null {
  const there =
    (aptitude === NONE || aptitudes.some((one) => one.id === aptitude)) &&
    (gain === NONE || gains.some((one) => one.id === gain && one.exceptional)) &&
    (track === NONE || tracked[track] !== undefined);
  return there
    ? null
    : barred('not-found', 'Something of that is not there.', {
        instead: 'Choose of what stands on the sheet.',
        rule: 'HUM-702',
      });
}

/** What becomes of what people want to do next (TABLE-058). */
export const next = intentions(
  moves,
  {
    takeUp: command('check.take-up', { character: id }),
    letGo: command('check.let-go', { character: id }),
  },
  {
    ...intentionWords,
    instead: 'Say what you do.',
    seatOf: ({ public: { characters } }, whose) => characters[whose]?.owner ?? null,
    notTheirs: (context, whose) => notTheirs(context, characterOf(context, whose)),
    notNow: ({ state }) => isBusy(state),
    isFree: (state) => isBusy(state) === null,
    takeUp(play, { character, ...proposal }) {
      lay(play, character, proposal);
    },
    pointless(state, { character, claim, purpose }) {
      const one = state.public.characters[character];
      if (!one || one.standing === 'gone') return `${one?.name ?? 'whoever it was'} is not in play`;
      const usable = usableStat(state, one, claim.stat, claim.against);
      if (!usable) return `${statWords[claim.stat].name} cannot be rolled now`;
      if (fitted(state, one, usable, purpose) === undefined) return 'it does not fit any more';
      return purpose.kind === 'tracked' && !state.public.tracked[purpose.track]
        ? 'its goal is gone'
        : null;
    },
  },
);
