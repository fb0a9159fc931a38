import { z } from 'zod';
import type { Bar } from '../../../engine';
import { command, id } from '../../../table/command';
import { barred, moves } from '../game';
import { newStats } from '../numbers';
import type { HumanityState } from '../state';
import type { Stat } from '../vocabulary';
import { coreStats, stats, statWords } from '../vocabulary';
import type { Character } from './character';
import { decidedFor } from './find';
import { fill, SHEET } from './making';

/** The dice that somebody begins with who begins larger, in the order in which they are handed out (HUM-216). */
const DICE = [
  { size: 10, count: 1, label: 'The d10' },
  { size: 8, count: 2, label: 'The two d8' },
  { size: 6, count: 3, label: 'The three d6' },
] as const;
type Handed = (typeof DICE)[number];
const sizesHanded = [10, 8, 6] as const;

/** The Stats that are handed dice then: none of those that begin smaller or are the whole table's (HUM-416). */
const handedTo = ({ public: { optional } }: Pick<HumanityState, 'public'>): Stat[] => {
  const never: readonly Stat[] = ['hardship', 'haunted', 'hardy', 'haze'];
  return [...coreStats, ...(optional !== null && !never.includes(optional) ? [optional] : [])];
};

/** How many Stats have a die of a size. */
const countOf = ({ stats: all }: Pick<Character, 'stats'>, wanted: number): number =>
  Object.values(all).filter(({ size }) => size === wanted).length;

/** The dice that are still to be handed out, of somebody who begins larger; none of anybody else (HUM-216). */
export const stillToHand = (one: Pick<Character, 'stats' | 'larger'>): Handed[] =>
  one.larger ? DICE.filter(({ size, count }) => countOf(one, size) < count) : [];

/** The Stats that may have a die of this size: those that no larger one was handed to. */
const openFor = (state: HumanityState, one: Character, { size }: Pick<Handed, 'size'>): Stat[] =>
  handedTo(state).filter((stat) => size === 10 || (one.stats[stat]?.size ?? 4) <= size);

/** Handing out the dice of a larger start, the largest first (HUM-216, 217). */
export const sizes = moves.about(decidedFor, 'making', (move) => [
  move(
    command('character.sizes', {
      character: id,
      size: z.literal([...sizesHanded]),
      stats: z.array(z.enum(stats)).min(1).max(3),
    }),
    {
      drawer: SHEET,
      unless({ state }, { size, stats: wanted }, one): Bar | null {
        const left = stillToHand(one);
        if (one.larger && left.length === 0 && state.public.table.dice.rolls > 0) {
          return barred('wrong-moment', 'Dice have been rolled: these sizes stay.', {
            instead: 'Ask for a correction by hand.',
            rule: 'HUM-216',
          });
        }
        if (size === undefined || wanted === undefined) return null;
        const dice = DICE.find((each) => each.size === size) ?? DICE[0];
        if (size < 10 && (!one.larger || left.some((each) => each.size > size))) {
          return barred('wrong-moment', 'Larger dice are still to be handed out.', {
            instead: 'Begin with the d10.',
            rule: 'HUM-216',
          });
        }
        const open = openFor(state, one, dice);
        const apart = new Set(wanted).size === dice.count && wanted.length === dice.count;
        return apart && wanted.every((stat) => open.includes(stat))
          ? null
          : barred('malformed', 'A Stat has one die.', {
              instead: `Name as many Stats as there are dice: ${dice.count}.`,
              rule: 'HUM-216',
            });
      },
      *ways({ state }, one) {
        if ((!state.public.larger && !one.larger) || one.companion) return;
        const left = stillToHand(one);
        for (const { size, count, label } of DICE) {
          if (size < 10 && (!one.larger || left.some((each) => each.size > size))) continue;
          const options = openFor(state, one, { size }).map((value) => ({
            value,
            label: statWords[value].name,
            detail: statWords[value].means,
          }));
          yield {
            with: { size },
            label: `Hand out: ${label.toLowerCase()}`,
            detail:
              size === 10
                ? 'One d10, then two d8, then three d6; all others are d4.'
                : size === 8
                  ? 'The Motivation closest to them fits best.'
                  : 'All others are d4.',
            group: one.name,
            fields: [{ name: 'stats', kind: 'choices', label, options, min: count, max: count }],
          };
        }
      },
      do(play, { size, stats: wanted }, { state }, one) {
        const all: Character['stats'] =
          size === 10 ? newStats(state.public.optional) : { ...one.stats };
        const begins = newStats(state.public.optional);
        for (const stat of stats) {
          const [die, first] = [all[stat], begins[stat]];
          // What was handed out of this size before, and smaller, is handed out anew.
          if (die && first && die.size <= size) all[stat] = first;
        }
        for (const stat of wanted) all[stat] = { size, lock: null };
        const { hardware } = all;
        const [first] = wanted;
        fill(
          play,
          one,
          'highest',
          {
            stats: all,
            ...(size === 10 && first ? { highest: first } : {}),
            larger: one.larger ?? { used: [] },
            ...(hardware ? { tokens: hardware.size / 2 } : {}),
          },
          'the sizes of their Stats are',
        );
      },
    },
  ),
]);
