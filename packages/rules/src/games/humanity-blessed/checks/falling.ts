import type { DiceGroup, RollModifier, RollReading } from '../../../engine';
import type { FallenDie } from '../../../table/dice/bumps';
import { bumpedGroup } from '../../../table/dice/bumps';
import { throwBy } from '../../../table/dice/throw';
import type { Fell } from '../dice/stat-dice';
import {
  bumpsOf,
  diceLabel,
  diceTotal,
  rollAgain,
  rollHaunted,
  rollOn,
  throwDice,
} from '../dice/stat-dice';
import type { HumanityPlay } from '../game';
import { dieOf, opposite } from '../numbers';
import type { HumanityState } from '../state';
import type { DieSize } from '../vocabulary';
import type { Part } from './check';
import { modifiersOf, readingOf, wordsOf } from './reading';
import { settleIfDone } from './settle';
import { lyingNow } from './standing';

/** The locked values of the ally that a Headline was rolled beside, if it was (HUM-408). */
export function matchesOf(state: HumanityState, { ally }: Pick<Part, 'ally'>): number[] | null {
  const other = ally === undefined ? undefined : state.public.characters[ally];
  if (!other) return null;
  return Object.values(other.stats).flatMap((die) => {
    const value = die?.lock?.value;
    return value === null || value === undefined ? [] : [value];
  });
}

/** The die that falls against somebody, where what haunts them is there: the opposite of theirs (HUM-411, 412). */
export function hauntedDie(state: HumanityState, part: Part): DieSize | null {
  if (part.haunted !== null || !state.director.haunting?.[part.character]) return null;
  const one = state.public.characters[part.character];
  const die = one && dieOf(state, one, 'haunted');
  return die ? opposite(die.size) : null;
}

/** The dice of a Check fall on as long as anything bumps; then everybody may step in (HUM-502, 411). */
export function fallOn(play: HumanityPlay): void {
  const on = lyingNow(play);
  if (!on) return;
  const { part, roller } = on;
  const bumps = bumpsOf(part, matchesOf(play.state, part));
  const title = `${roller.name}: ${diceLabel(part)}`;
  rest(play, part, throwDice(play, part, rollOn(part, bumps), title), title);
}

/** All dice of a Check that were turned to a 1 fall once more (HUM-613). */
export function fallAgain(play: HumanityPlay): void {
  const on = lyingNow(play);
  if (!on) return;
  const { part, roller } = on;
  const bumps = bumpsOf(part, matchesOf(play.state, part));
  const title = `${roller.name}: ${diceLabel(part)}`;
  rest(play, part, throwDice(play, part, rollAgain(part, bumps), title), title);
}

function rest(play: HumanityPlay, part: Part, fell: Fell | null, title: string): void {
  const before = diceTotal(part);
  play.emit({
    type: 'partChanged',
    set: fell ? { fell: fell.fell, atRest: true, passed: [] } : { atRest: true, passed: [] },
  });
  if (fell) tellRoll(play, fell, { title, before });
  haunt(play);
  settleIfDone(play);
}

/**
 * After a roll with its bumps and Sparks, where what haunts somebody is there, its die is taken off (HUM-411). It is the
 * table’s own die also where somebody types in theirs: nobody knows before that it falls.
 */
function haunt(play: HumanityPlay): void {
  const on = lyingNow(play);
  const size = on && hauntedDie(play.state, on.part);
  if (!on || !size) return;
  const title = `What haunts ${on.roller.name}`;
  const { fell: haunted, proof } = throwBy(play, rollHaunted(size), { title });
  play.emit({ type: 'partChanged', set: { haunted } });
  if (proof) tellRoll(play, { fell: haunted, group: taken(haunted), proof }, { title });
}

const taken = (haunted: readonly FallenDie[]): DiceGroup => ({
  ...bumpedGroup('Haunted', haunted),
  kept: [],
});

/** How a first die reads that may be sparked. */
const UNREAD: RollReading = { word: 'a first die', tone: 'neutral' };

/** Tells what has fallen, and how it reads as it lies there. */
export function tellRoll(
  play: HumanityPlay,
  { group, proof }: Fell,
  { title, before = 0, sparks = false }: { title: string; before?: number; sparks?: boolean },
): void {
  const on = lyingNow(play);
  if (!on) return;
  const { check, frame, part } = on;
  const read = readingOf(frame, part);
  const { total } = read;
  // As long as it may be sparked nobody knows what it comes to: a 1 bumps first.
  const reading = sparks ? UNREAD : wordsOf(read, part);
  const stands = group.label === 'Haunted' ? diceTotal(part) : before;
  const lying: RollModifier[] =
    stands > 0 ? [{ source: 'What lay there', value: stands, unit: 'total' }] : [];
  const open = sparks
    ? `${total}; it may be sparked`
    : `${total}, a ${reading.word} as it lies there`;
  play.say(`${title}: ${open}.`, {
    roll: {
      title,
      groups: [group],
      modifiers: [...lying, ...modifiersOf(part)],
      total,
      reading,
      proof,
    },
    beat: { kind: 'check-roll', about: [part.character], fiction: check.aim },
  });
}
