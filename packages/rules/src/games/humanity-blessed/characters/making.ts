import { z } from 'zod';
import type { Refusal } from '../../../engine';
import { choiceField } from '../../../table';
import { command, id } from '../../../table/command';
import { form, kept, named, said } from '../../../table/form';
import type { HumanityPlay } from '../game';
import { barred, moves } from '../game';
import { ruleOf } from '../house-rules';
import { newStats, resized } from '../numbers';
import type { HumanityState } from '../state';
import type { Motivation, Stat } from '../vocabulary';
import { coreStats, dieSizes, motivations, motivationWords, stats, statWords } from '../vocabulary';
import type { Character, MakingStepId } from './character';
import { change, countOf, decidedFor, ownedBy } from './find';
import { beyondLimits } from './limits';

/** The drawer with the forms of a sheet. */
export const SHEET = 'sheet-forms';
const drawer = SHEET;

/** How many characters a person has whose story goes on, and how many a table has room for, of either side. */
export const ROOM = { seat: 2, table: 48 };

/** Somebody of whom nothing is known but a name (HUM-201). */
export function newCharacter(
  state: Pick<HumanityState, 'public'>,
  who: Pick<Character, 'id' | 'owner' | 'name'>,
  more: Partial<Character> = {},
): Character {
  const stats = newStats(state.public.optional);
  return {
    ...who,
    side: 'protagonists',
    standing: 'in',
    ...{ pronouns: '', age: '', looks: '' },
    backstory: { text: '', mentors: '', skills: [], ties: [], afternoon: '', nature: '' },
    stats,
    ...{ highest: null, motivation: null, dedication: null, aptitudes: [], gains: [] },
    ...(stats.hardware ? { tokens: stats.hardware.size / 2 } : {}),
    made: [],
    ...more,
  };
}

/** What bars one more character of somebody's (TABLE-012). */
export function noRoomForCharacter(state: HumanityState, seat: string): Refusal | null {
  const all = countOf(state);
  if (ownedBy(state, seat).filter((one) => !one.companion).length < ROOM.seat && all < ROOM.table)
    return null;
  return barred('limit-reached', `There is room for ${ROOM.seat} characters each.`, {
    instead: 'Play one of those that you have.',
    rule: 'TABLE-012',
  });
}

export const newcomer = form({ name: named('What are they called?') });

const joining = moves.once('making', (move) => [
  move(command('character.create', newcomer.shape), {
    unless({ state, seat }) {
      if (seat.role !== 'protagonist') {
        return barred('not-allowed', 'Whoever directs or watches plays no character.', {
          instead: 'Let a player make one.',
          rule: 'TABLE-003',
        });
      }
      return noRoomForCharacter(state, seat.id);
    },
    ways({ state, seat }) {
      const fields = newcomer.fields();
      return ownedBy(state, seat.id).length === 0
        ? { label: 'Make your character', fields, primary: true }
        : { label: 'Make another character', fields };
    },
    do(play, { name }, { state, seat }) {
      enter(play, newCharacter(state, { id: play.id('character'), owner: seat.id, name }));
    },
  }),
]);

/** Somebody comes into the story. */
export function enter(play: HumanityPlay, character: Character): void {
  play.emit({ type: 'characterSet', character });
  play.say(`${character.name} enters the story.`, {
    beat: { kind: 'new-character', about: [character.id] },
  });
}

export const identity = form({
  name: { ...named(), schema: named().schema.optional() },
  pronouns: kept('Pronouns'),
  age: kept('Age'),
  looks: kept('What one sees of them', 2000),
});

/** The Stats that may be somebody's highest (HUM-204, Q08). */
export const mayBeHighest = (state: Pick<HumanityState, 'public'>): Stat[] => {
  const { optional } = state.public;
  const never: readonly Stat[] = ['hardship', 'hardy', 'haze'];
  const haunted = optional !== 'haunted' || ruleOf(state, 'hauntedHighest') === 'yes';
  return [
    ...coreStats,
    ...(optional !== null && !never.includes(optional) && haunted ? [optional] : []),
  ];
};

/** The Stats that somebody begins with: the highest, then what the Motivation raises (HUM-203, 205…208). */
export function statsAtStart(
  state: Pick<HumanityState, 'public'>,
  { highest, motivation }: Pick<Character, 'highest' | 'motivation'>,
): Character['stats'] {
  const all = newStats(state.public.optional);
  const raise = (stat: Stat) => {
    const die = all[stat];
    if (die) all[stat] = { ...die, size: resized(die.size, 1) };
  };
  if (highest !== null) raise(highest);
  for (const stat of raisedBy(motivation, highest)) raise(stat);
  return all;
}

/** What a Motivation raises: in place of the Stat that is the highest already, History (HUM-206). */
export const raisedBy = (motivation: Motivation | null, highest: Stat | null): Stat[] =>
  motivation === null
    ? []
    : motivationWords[motivation].raises.map((stat) => (stat === highest ? 'history' : stat));

/** Why something that one begins with is not chosen anew, if so: it has been played with. */
const hasPlayed = ({ public: { table } }: HumanityState, chosen: boolean): Refusal | null =>
  !chosen || table.dice.rolls === 0
    ? null
    : barred('wrong-moment', 'Dice have been rolled: Stats change in the Session Shop now.', {
        instead: 'Upgrade a Stat at the end of a session, or ask for a correction by hand.',
        rule: 'HUM-203',
      });

/** Steps of the making, each of which may be gone through again. */
const choosing = moves.about(decidedFor, 'making', (move) => [
  move(command('character.identity', { character: id, ...identity.shape }), {
    drawer,
    ways: (_, one) => ({ label: 'Who they are', group: one.name, fields: identity.fields(one) }),
    do: (play, { type: _, character: __, ...set }, ___, one) =>
      fill(play, one, 'identity', said(set), 'who they are is'),
  }),
  move(command('character.highest', { character: id, stat: z.enum(stats) }), {
    drawer,
    unless: ({ state }, { stat }, one) =>
      handedOut(one) ??
      hasPlayed(state, one.highest !== null) ??
      (stat === undefined || mayBeHighest(state).includes(stat)
        ? null
        : barred('not-allowed', `${statWords[stat].name} cannot be anybody’s highest Stat.`, {
            instead: 'Choose another one.',
            rule: 'HUM-204',
          })) ??
      (stat === undefined ? null : tooLarge(state, one, { highest: stat })),
    ways: ({ state }, one) => {
      if (state.public.larger) return null;
      const label = 'Highest Stat';
      const detail = 'It begins one size larger.';
      const open = mayBeHighest(state).filter((highest) => !tooLarge(state, one, { highest }));
      if (open.length === 0) return null;
      const options = open.map((value) => ({
        value,
        label: statWords[value].name,
        detail: statWords[value].means,
      }));
      const fields = [
        choiceField('stat', 'What are they best at?', options, one.highest ?? undefined),
      ];
      return { label, detail, group: one.name, fields };
    },
    do: (play, { stat: highest }, { state }, one) =>
      choose(play, state, one, 'highest', { highest }, 'what they are best at is'),
  }),
  move(command('character.motivation', { character: id, motivation: z.enum(motivations) }), {
    drawer,
    unless: ({ state }, { motivation }, one) =>
      hasPlayed(state, one.motivation !== null) ??
      (motivation === undefined ? null : tooLarge(state, one, { motivation })),
    ways({ state }, one) {
      const open = motivations.filter((motivation) => !tooLarge(state, one, { motivation }));
      if (open.length === 0) return null;
      const options = open.map((value) => ({
        value,
        label: motivationWords[value].name,
        detail: raisesWords(value),
      }));
      return {
        label: 'Motivation',
        detail: one.larger
          ? 'The closest to the Stats that have a d8. It raises nothing more.'
          : 'It raises two Stats by a size; where one of them is the highest, History instead.',
        group: one.name,
        fields: [
          choiceField('motivation', 'What drives them?', options, one.motivation ?? undefined),
        ],
      };
    },
    do: (play, { motivation }, { state }, one) =>
      choose(play, state, one, 'motivation', { motivation }, 'their Motivation is'),
  }),
]);

const raisesWords = (motivation: Motivation): string => {
  const { raises } = motivationWords[motivation];
  return raises.length === 0
    ? 'Raises nothing; may be changed at the end of a session.'
    : raises.map((stat) => statWords[stat].name).join(' and ');
};

/** Whoever began larger has had their dice handed out (HUM-216). */
const handedOut = ({ larger }: Character): Refusal | null =>
  larger
    ? barred('wrong-moment', 'Their dice were handed out.', {
        instead: 'Hand them out anew.',
        rule: 'HUM-216',
      })
    : null;

/** Chooses something that Stats hang on: what was raised by the choice before is not any more. */
function choose(
  play: HumanityPlay,
  state: HumanityState,
  one: Character,
  step: MakingStepId,
  set: Partial<Pick<Character, 'highest' | 'motivation'>>,
  what: string,
): void {
  const changed = one.larger ? {} : raised(state, one, { ...one, ...set }, one);
  fill(play, one, step, { ...set, ...changed }, what);
}

/** What bars a choice that would make more large dice than one may have (HUM-1503). */
function tooLarge(state: HumanityState, one: Character, set: Partial<Begun>): Refusal | null {
  const { larger, highest, motivation, stats: own } = one;
  // A choice raises two Stats at most: it is asked of each that there is, and mostly there is room for all.
  if (larger || !Object.values(own).some(({ size }) => size >= LARGE)) return null;
  const begun = { highest, motivation };
  const { stats: all } = raised(state, one, { ...begun, ...set }, begun);
  // Whom the arbiter has given more by hand than anybody may have still chooses what they are best at.
  return all && !beyondLimits(own) ? beyondLimits(all) : null;
}

/** Sides of the dice of which nobody has more than some (HUM-1503). */
const LARGE = 8;

type Begun = Pick<Character, 'highest' | 'motivation'>;

/** Somebody's Stats, and Tokens, as they are when they have begun otherwise: what they have grown since stays. */
export function raised(
  state: HumanityState,
  one: Pick<Character, 'stats' | 'tokens'>,
  next: Begun,
  before: Begun,
): Partial<Pick<Character, 'stats' | 'tokens'>> {
  const [was, is] = [statsAtStart(state, before), statsAtStart(state, next)];
  const all = { ...one.stats };
  for (const stat of stats) {
    const [now, from, to] = [all[stat], was[stat], is[stat]];
    if (!now || !from || !to) continue;
    const steps = dieSizes.indexOf(to.size) - dieSizes.indexOf(from.size);
    if (steps !== 0) all[stat] = { ...now, size: resized(now.size, steps) };
  }
  const { hardware } = all;
  const room = hardware && hardware.size / 2;
  const had = one.stats.hardware && one.stats.hardware.size / 2;
  if (room === undefined || had === undefined || room === had) return { stats: all };
  // A limit that has become lower takes what is above it; one that has become higher is filled by play (HUM-404).
  return { stats: all, tokens: one.tokens === had ? room : Math.min(one.tokens ?? 0, room) };
}

/** Writes a step of the making down. */
export function fill(
  play: HumanityPlay,
  one: Character,
  step: MakingStepId,
  set: Partial<Character>,
  what: string,
): void {
  change(play, one, { ...set, made: [...new Set([...one.made, step])] });
  play.say(`${set.name ?? one.name}: ${what} written down.`);
}

/** Making a character: nothing is needed but a name, all else has its time. */
export const joiningAndChoosing = [joining, choosing] as const;
