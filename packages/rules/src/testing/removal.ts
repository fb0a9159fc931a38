import { expect } from 'vitest';
import type { BaseState, RecordedStep, RuleSystem, SeatId } from '../engine';
import { firstDifference, Redaction, Replay, storedState } from '../engine';
import { isOf } from './spoken';

/** A history, and the table that it began at. */
export interface History<S extends BaseState = BaseState> {
  system: RuleSystem<S>;
  blank: S;
  steps: readonly RecordedStep[];
}

/** A history without the words of a seat. */
export interface Removed<S extends BaseState> extends History<S> {
  /** How many steps were searched, since they come to something else today. */
  inexact: number;
}

/** Steps as a server reads them. */
export const fromJson = (steps: readonly RecordedStep[]): RecordedStep[] =>
  JSON.parse(JSON.stringify(steps));

/** Removes what a seat has said from a history, as a server does. */
export function removed<S extends BaseState>(
  { system, blank, steps }: History<S>,
  seat: SeatId,
): Removed<S> {
  const redaction = new Redaction(system, seat, blank);
  for (const step of steps) redaction.foresee(step);
  const left = steps.map((step) => redaction.rewrite(step));
  return { system, blank, steps: left, inexact: redaction.inexact };
}

/** What a history comes to. */
export function replayed<S extends BaseState>({ system, blank, steps }: History<S>): S {
  const replay = new Replay(system, blank);
  for (const { events } of steps) replay.add(events);
  return replay.finished();
}

/**
 * Demands of a history whose people have `spoken` that it is the same without the words of a seat, apart
 * from those: no step, no state that an undo goes back to and nothing that it comes to has any of them;
 * it comes to the same table; and what others have said stands where it stood (TABLE-046).
 *
 * @param from the first step at which people have spoken.
 */
export function checkRemoved<S extends BaseState>(
  before: History<S>,
  after: History<S>,
  seat: SeatId,
  from = 0,
): void {
  const state = replayed(after);
  const stored = storedState(before.system, state);
  expect(firstDifference(storedState(before.system, replayed(before)), stored)).toBe(null);
  for (const [at, step] of after.steps.entries()) {
    if (at < from) continue;
    const now = textsOf(step);
    const signed = textsOf(step, SHOWN);
    expect(signed.filter((text) => isOf(seat, text)).map((text) => [step.command, text])).toEqual(
      [],
    );
    expect(numbersOf(step)).toEqual(numbersOf(before.steps[at]));
    expect(lost(textsOf(before.steps[at]), now, seat)).toEqual([]);
  }
  expect(textsOf(state, SHOWN).filter((text) => isOf(seat, text))).toEqual([]);
}

/** Texts of others that are not what they were; those of the seat may be. */
function lost(before: readonly string[], after: readonly string[], seat: SeatId): unknown[] {
  return before.flatMap((text, at) => {
    const now = after[at] ?? '';
    const others = text.match(/zq\w+/g)?.filter((word) => !isOf(seat, word)) ?? [];
    return (isOf(seat, text) || now === text) && others.every((word) => now.includes(word))
      ? []
      : [[text, now]];
  });
}

/** Where lines and veils are shown without names. They stay: what were missing would tell whose it was (TABLE-083). */
const SHOWN = 'shown';

/** Every text in a value, with the names of the fields; what is in one of these names is left out. */
function textsOf(value: unknown, without?: string): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    key === without && Array.isArray(part) ? [] : [key, ...textsOf(part, without)],
  );
}

function numbersOf(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return typeof value === 'string' ? [] : [value];
  return Object.values(value).flatMap(numbersOf);
}
