import { z } from 'zod';
import type { Refusal } from '../../../../engine';
import type { WayToMove } from '../../../../table';
import { inARow } from '../../../../table';
import { command, id, needed } from '../../../../table/command';
import type { GbmPlay } from '../../game';
import { playbookOf } from '../../library';
import { nameById, nameOf } from '../../lookups';
import type { GbmContext } from '../../moves';
import { moves, themselves } from '../../moves';
import { barred } from '../../refusal';
import type { GbmState, Protagonist, ProtagonistId } from '../../state';
import { leftToDo } from './own-sheet';
import { placed } from './progress';
import { othersOf } from './steps';

/** A promise as it can be written: one of the playbook's, or one that play has added. */
export interface PromiseSlot {
  id: string;
  label: string;
  /** How many protagonists it may name. */
  names: number;
  /** What such a promise may be about. */
  hint?: string;
  /** Some as somebody might write them. */
  ideas?: readonly string[];
}

/** The promises of a sheet: one for each of the playbook's prompts, then what play has added. */
export function promiseSlots(state: GbmState, one: Protagonist): PromiseSlot[] {
  const prompts = playbookOf(state, one).promises;
  const added = one.promises.filter(({ kind }) => !prompts.some(({ id }) => id === kind));
  return [
    ...prompts,
    ...added.map(({ id }) => ({ id, label: 'A promise that play has added', names: 4 })),
  ];
}

/** What is written for a slot. */
export function written(one: Protagonist, slot: string) {
  return one.promises.find(({ id, kind }) => id === slot || kind === slot);
}

const promiseCommand = command('character.promise', {
  protagonist: id,
  promise: id,
  text: needed(300),
  with: z.array(id).max(4),
});
type PromiseCommand = z.infer<typeof promiseCommand>;

/**
 * Writes or rewrites a promise (GBM-CHR-011, GBM-PRM-001…005). Each names other protagonists, and
 * different ones while there are enough of them (AMB-76).
 */
export const promising = moves.about(themselves, 'sheet', (move) => [
  move(promiseCommand, { unless: notPromised, ways: waysToPromise, do: promise }),
]);

function notPromised(
  { state }: GbmContext,
  { promise: wanted, with: whom }: Partial<PromiseCommand>,
  one: Protagonist,
): Refusal | null {
  if (wanted === undefined) return null;
  const slot = promiseSlots(state, one).find((known) => known.id === wanted);
  if (!slot) {
    return barred('not-found', `${nameOf(one)}’s playbook has no such promise.`, {
      instead: 'Choose one of those on the sheet.',
      rule: 'GBM-CHR-011',
    });
  }
  if (mayWrite(state, one, slot.id)) return whom ? notNamed(state, one, slot, new Set(whom)) : null;
  return barred('wrong-phase', 'Promises change in fallout, or between sessions.', {
    instead: 'Say now what has changed, and write it then.',
    rule: 'GBM-PRM-005',
  });
}

function* waysToPromise(
  context: GbmContext,
  one: Protagonist,
): Generator<WayToMove<PromiseCommand>> {
  const { state } = context;
  const left = leftToDo(context, one);
  for (const slot of promiseSlots(state, one)) {
    const whom = whomToPromise(state, one, slot);
    if (whom.length === 0) continue;
    const now = written(one, slot.id);
    yield {
      ...placed(one, now === undefined && left.includes('promises'), 'promises'),
      with: { promise: slot.id },
      label: slot.label,
      ...(now ? { detail: now.text } : {}),
      order: 80,
      primary: left[0] === 'promises' && now === undefined,
      fields: [
        {
          name: 'text',
          kind: 'text',
          label: 'In your protagonist’s own words',
          ...(slot.hint ? { hint: slot.hint } : {}),
          ...(slot.ideas ? { suggestions: [...slot.ideas] } : {}),
          max: 300,
          required: true,
          initial: now?.text ?? '',
        },
        {
          name: 'with',
          kind: 'choices',
          label: 'About whom',
          options: whom.map((other) => ({ value: other, label: nameById(state, other) })),
          min: 1,
          max: Math.min(slot.names, whom.length),
          initial: now?.with.filter((other) => whom.includes(other)) ?? [],
        },
      ],
    };
  }
}

function promise(
  play: GbmPlay,
  { promise: slot, text, with: whom }: PromiseCommand,
  { state }: GbmContext,
  one: Protagonist,
): void {
  const names = [...new Set(whom)];
  const before = written(one, slot);
  const promises = one.promises.map((now) => ({ ...now }));
  const now = { id: before?.id ?? play.id('promise'), kind: before?.kind ?? slot };
  const at = promises.findIndex((other) => other.id === now.id);
  promises.splice(at < 0 ? promises.length : at, 1, { ...now, text, with: names });
  play.emit({ type: 'protagonistChanged', id: one.id, changes: { promises } });
  const about = inARow(names.map((other) => nameById(state, other)));
  const notes = before ? [`It was: “${before.text}”`] : [];
  play.say(`${nameOf(one)}, of ${about}: “${text}”`, { notes });
}

/**
 * Whether a promise can be written now: while the sheet is made, while it has none, in fallout and
 * between sessions (GBM-PRM-005, GBM-FAL-009), when it names somebody who is lost, or until the next
 * mission when somebody new has joined (GBM-LOS-007).
 */
function mayWrite(state: GbmState, one: Protagonist, slot: string): boolean {
  const { phase, table, protagonists } = state.public;
  if (one.status === 'creating' || !table.session.open) return true;
  if (phase === 'creation' || phase === 'fallout' || phase === 'interlude') return true;
  if (somebodyIsNew(state)) return true;
  const promised = written(one, slot);
  return !promised || promised.with.some((id) => protagonists[id]?.status === 'lost');
}

/** Whether somebody has joined since this episode began, and the mission is still to come (GBM-LOS-007). */
function somebodyIsNew({ public: { phase, episode, series, chronicle } }: GbmState): boolean {
  if (phase !== 'obligation' && phase !== 'downtime') return false;
  return (
    episode.number > 1 &&
    chronicle.some(
      (one) =>
        one.kind === 'joined' && one.season === series.season && one.episode === episode.number,
    )
  );
}

/** Whom a promise may name: those whom no other promise names, while they are enough. */
export function whomToPromise(
  state: GbmState,
  one: Protagonist,
  { id: slot, names }: PromiseSlot,
): ProtagonistId[] {
  const own = written(one, slot);
  const taken = new Set(one.promises.filter(({ id }) => id !== own?.id).flatMap((p) => p.with));
  const others = othersOf(state, one).map(({ id }) => id);
  const free = others.filter((id) => !taken.has(id));
  const fromPlaybook = playbookOf(state, one).promises.some(({ id }) => id === slot);
  return fromPlaybook && free.length >= names ? free : others;
}

function notNamed(
  state: GbmState,
  one: Protagonist,
  slot: PromiseSlot,
  names: ReadonlySet<ProtagonistId>,
): Refusal | null {
  const rule = 'GBM-PRM-001';
  if (names.size === 0) {
    return barred('malformed', 'A promise names another protagonist.', {
      instead: 'Choose whom it is about.',
      rule,
    });
  }
  if (names.has(one.id)) {
    return barred('not-allowed', 'A promise is about somebody else.', {
      instead: 'Choose another protagonist.',
      rule,
    });
  }
  if (names.size > slot.names) {
    return barred(
      'limit-reached',
      `${slot.label} names ${slot.names === 1 ? 'one' : slot.names}.`,
      {
        instead: 'Choose fewer, and name the others in another promise.',
        rule,
      },
    );
  }
  const others = othersOf(state, one).map((other) => other.id);
  const allowed = whomToPromise(state, one, slot);
  const wrong = [...names].find((name) => !allowed.includes(name));
  if (wrong === undefined) return null;
  if (!others.includes(wrong)) {
    return barred('not-found', 'That protagonist is not part of the story.', {
      instead: 'Choose one who is.',
      rule: 'TABLE-005',
    });
  }
  return barred('already-done', `Another promise is about ${nameById(state, wrong)} already.`, {
    instead: `Choose somebody else: ${inARow(allowed.map((name) => nameById(state, name)))}.`,
    rule,
  });
}
