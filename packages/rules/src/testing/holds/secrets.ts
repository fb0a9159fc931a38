import type { Audience, BaseState, SeatId } from '../../engine';
import { audiencesOf, same } from '../../engine';
import { differences, toldApart } from '../difference';
import type { Move } from '../exhaustive';
import { filledToTheEdge } from '../exhaustive';
import { isForAnybody } from '../moves';
import type { Step, Watching } from '../step';
import { besides } from './besides';

// What nobody is told of. Beside each table a second one is played, its twin, by the same commands and with the
// same dice. Where somebody fills in something that nobody else is told of, the twin’s fills in something
// else: so the two differ in what is secret, and in nothing else. Whatever somebody else is then told
// differently tells of a secret.

/** What an undo brings back was secret, and whoever manages the table tells of it by going back. */
const BRINGS_BACK: ReadonlySet<string> = new Set(['table.undo', 'table.take-back']);
/** What answers no question is filled in otherwise one in so many times. */
const VARIED_IN = 2;
/** One in so many steps somebody’s drawers are compared as well. */
const DRAWERS_IN = 10;

/**
 * Nobody is told anything that depends on what only others see (TABLE-005); and what somebody answers in
 * secret is not told by the command that answers either.
 */
export const secrets: Watching = (table, { told = {} }, tally) => {
  const { system } = table;
  const [twin, aside] = [besides(table).follow(table), besides(table)];
  return (step) => {
    try {
      compare(step);
    } catch (fault) {
      twin.follow(step.table);
      throw fault;
    }
  };

  function compare(step: Step): void {
    const { table, before, move, patches } = step;
    const differing = compartmentsThatDiffer(before, twin.state);
    const sender = before.public.table.seats[move.seat];
    const knows = sender !== undefined && audiencesOf(sender).some((one) => differing.has(one));
    const judgedBy = system.discloses?.(before, move.command) ?? [];
    // What lies beside all compartments may differ, too.
    if (judgedBy.length > 0) twin.state = withSame(twin.state, before, judgedBy);
    const another = otherwise(step);
    const secretly = another && judgedBy.length === 0 && isSecret(step, another);
    const refusal = twin.try(move.seat, secretly ? another.command : move.command);
    const others = audiencesBut(step, new Set([...differing, ...(secretly ? ownOf(step) : [])]));
    const apart = refusal
      ? [`refused to ${move.seat}: ${refusal.message}`]
      : toldApart(patches, twin.patches, others);
    if (apart.length === 0) {
      if (differing.size > 0 && !knows) tally('compared');
      compareDrawers(step, new Set([...differing, ...(secretly ? ownOf(step) : [])]));
      return;
    }
    twin.follow(table);
    if (knows || BRINGS_BACK.has(move.command.type)) return;
    throw new Error(
      `others are told of what lies in secret at ${[...differing].join(', ')}:\n  ${apart.join('\n  ')}\nIf by the rules ${move.command.type} is judged by that, \`discloses\` of the game names its path.`,
    );
  }

  /**
   * Whether a command with another answer tells everybody else the same: then what was answered is secret.
   *
   * @throws where it is kept for its sender alone, and others are told of it.
   */
  function isSecret(step: Step, { command, field }: Other): boolean {
    const { then, move, after, patches } = step;
    if (aside.follow(then).try(move.seat, command)) return false;
    const apart = toldApart(patches, aside.patches, audiencesBut(step, ownOf(step)));
    if (apart.length === 0) {
      return same(aside.state.sealed, after.sealed) && othersFindTheSame(step, aside.state);
    }
    const name = `${move.command.type}.${field}`;
    const kept = differences(heldBy(after, move.seat), heldBy(aside.state, move.seat));
    // Where it lies and who hears of it may be what was chosen: then it is either kept or told.
    const both = [step, { ...step, after: aside.state, patches: aside.patches }].every(keptAndTold);
    if (kept.length === 0 || !both) return false;
    if (Object.hasOwn(told, name)) tally(`told ${name}`);
    else {
      throw new Error(
        `its ${field} is kept for ${move.seat} alone (${kept.join(', ')}), and others are told of it:\n  ${apart.join('\n  ')}\nIf everybody may know, \`told\` of testing/reach.ts names ${name} with the reason; if it settles something by the rules, \`discloses\` names what that is judged by.`,
      );
    }
    return false;
  }

  /** Whether others find the same in what lies beside the state: what they can look for is no secret. */
  function othersFindTheSame({ after, move }: Step, other: BaseState): boolean {
    const others = Object.values(after.public.table.seats).filter(
      ({ id, role }) => id !== move.seat && role !== 'director',
    );
    return others.every(({ id }) =>
      (after.seats[id]?.drawers ?? []).every((name) => {
        const [own, aside] = [after, other].map((state) =>
          system.search?.(state, id, name, { words: '' }),
        );
        return same(own, aside);
      }),
    );
  }

  /** What lies in somebody’s drawers tells of no secret either. */
  function compareDrawers({ after, number }: Step, differing: ReadonlySet<Audience>): void {
    if (number % DRAWERS_IN !== 0 || differing.size === 0) return;
    for (const seat of Object.values(after.public.table.seats)) {
      if (audiencesOf(seat).some((one) => differing.has(one))) continue;
      for (const name of after.seats[seat.id]?.drawers ?? []) {
        const [own, other] = [after, twin.state].map((state) =>
          system.drawer(state, seat.id, name),
        );
        const apart = differences(own, other);
        if (apart.length === 0) continue;
        throw new Error(
          `the drawer ${name} of ${seat.id} tells of what lies in secret at ${[...differing].join(', ')}:\n  ${apart.join('\n  ')}`,
        );
      }
    }
  }
};

/** The same command with something else in one of its fields. */
interface Other {
  command: Move['command'];
  field: string;
}

/** What could have been sent instead: another value in a field, or another answer to the same question. */
function otherwise({ then, move, pick }: Step): Other | null {
  const { offer, seat } = move;
  if (!offer || (!offer.prompt && pick(VARIED_IN) !== 0)) return null;
  const fields = offer.fields ?? [];
  const field = fields[pick(Math.max(1, fields.length))];
  if (field) {
    for (let tries = 0; tries < 3; tries += 1) {
      const value = filledToTheEdge(then, { ...offer, fields: [field] }, pick)[field.name];
      if (value === undefined || same(value, move.command[field.name])) continue;
      return { command: { ...move.command, [field.name]: value }, field: field.name };
    }
    return null;
  }
  if (!offer.prompt) return null;
  const more = Object.values(then.state.seats[seat]?.offers ?? {}).filter(
    (one) =>
      one.prompt === offer.prompt &&
      one.command === offer.command &&
      !same(one.with, offer.with) &&
      isForAnybody(one),
  );
  const another = more[pick(Math.max(1, more.length))];
  const name =
    another && Object.keys(another.with).find((key) => !same(another.with[key], offer.with[key]));
  if (!another || !name) return null;
  return { command: filledToTheEdge(then, another, pick), field: name };
}

/** Whether something new lies at the seat of whoever sent it, and others were told of something. */
function keptAndTold(step: Step): boolean {
  const { before, after, move, patches } = step;
  const others = audiencesBut(step, ownOf(step));
  return (
    !same(heldBy(before, move.seat), heldBy(after, move.seat)) &&
    others.some((one) => (patches.get(one) ?? []).length > 0)
  );
}

/** The audiences of whoever sent a command, apart from everybody’s. */
function ownOf({ after, move }: Step): Set<Audience> {
  const seat = after.public.table.seats[move.seat];
  return new Set((seat ? audiencesOf(seat) : []).filter((one) => one !== 'public'));
}

/** All audiences of a step but some, and but the seats that belong to one of those. */
function audiencesBut({ before, after }: Step, but: ReadonlySet<Audience>): Audience[] {
  const seats = [
    ...Object.values(before.public.table.seats),
    ...Object.values(after.public.table.seats),
  ];
  const knowing = new Set<Audience>(but);
  for (const seat of seats) {
    if (audiencesOf(seat).some((one) => but.has(one))) knowing.add(`seat:${seat.id}`);
  }
  const all = ['public', 'director', ...seats.map(({ id }) => `seat:${id}` as const)] as const;
  return [...new Set<Audience>(all)].filter((one) => !knowing.has(one));
}

function compartmentsThatDiffer(one: BaseState, other: BaseState): Set<Audience> {
  const found = new Set<Audience>();
  if (!same(one.director, other.director)) found.add('director');
  for (const seat of Object.keys(one.seats)) {
    if (!same(heldBy(one, seat), heldBy(other, seat))) found.add(`seat:${seat}`);
  }
  return found;
}

/** What lies at a seat, without what is computed. */
function heldBy(state: BaseState, seat: SeatId): object {
  const { offers: _offers, drawers: _drawers, ...held } = state.seats[seat] ?? {};
  return held;
}

/** A state that is the same as another at some paths: what a command may tell by. */
function withSame(
  state: BaseState,
  as: BaseState,
  paths: readonly (readonly string[])[],
): BaseState {
  const copy: BaseState = structuredClone(state);
  for (const path of paths) {
    const key = path.at(-1) ?? '';
    const [holder, from] = [copy, as].map((whole) => holderAt(whole, path.slice(0, -1)));
    if (holder && from) Reflect.set(holder, key, Reflect.get(from, key));
  }
  return copy;
}

function holderAt(state: object, path: readonly string[]): object | null {
  let value: unknown = state;
  for (const key of path) {
    value = typeof value === 'object' && value !== null ? Reflect.get(value, key) : null;
  }
  return typeof value === 'object' && value !== null ? value : null;
}
