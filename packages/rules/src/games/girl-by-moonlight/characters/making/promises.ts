import { inARow } from '../../../../table';
import type { CommandOf } from '../../commands';
import type { GbmPlay } from '../../game';
import { playbookOf } from '../../library';
import { nameById, nameOf, own } from '../../lookups';
import { missing, refuse } from '../../refusal';
import type { GbmState, Protagonist, ProtagonistId } from '../../state';
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

/**
 * Writes or rewrites a promise (GBM-CHR-011, GBM-PRM-001…005). Each names other protagonists, and
 * different ones while there are enough of them (AMB-76).
 */
export function promise(play: GbmPlay, command: CommandOf<'character.promise'>): void {
  const { state } = play;
  const one = own(play, command.protagonist);
  const slot =
    promiseSlots(state, one).find(({ id }) => id === command.promise) ??
    missing(
      `${nameOf(one)}’s playbook has no such promise.`,
      'Choose one of those on the sheet.',
      'GBM-CHR-011',
    );
  if (!mayWrite(state, one, slot.id)) {
    refuse('wrong-phase', 'Promises change in fallout, or between sessions.', {
      instead: 'Say now what has changed, and write it then.',
      rule: 'GBM-PRM-005',
    });
  }
  const names = [...new Set(command.with)];
  checkNames(state, one, slot, names);
  const before = written(one, slot.id);
  const promises = one.promises.map((now) => ({ ...now }));
  const now = { id: before?.id ?? play.id('promise'), kind: before?.kind ?? slot.id };
  const next = { ...now, text: command.text, with: names };
  const at = promises.findIndex(({ id }) => id === next.id);
  promises.splice(at < 0 ? promises.length : at, 1, next);
  const old = before?.text;
  play.emit({ type: 'protagonistChanged', id: one.id, changes: { promises } });
  play.say(
    `${nameOf(one)}, of ${inARow(names.map((id) => nameById(state, id)))}: “${command.text}”`,
    {
      notes: old ? [`It was: “${old}”`] : [],
    },
  );
}

/**
 * Whether a promise can be written now: while the sheet is made, while it has none, in fallout and
 * between sessions (GBM-PRM-005, GBM-FAL-009), when it names somebody who is lost, or until the next
 * mission when somebody new has joined (GBM-LOS-007).
 */
export function mayWrite(state: GbmState, one: Protagonist, slot: string): boolean {
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

function checkNames(
  state: GbmState,
  one: Protagonist,
  slot: PromiseSlot,
  names: ProtagonistId[],
): void {
  const rule = 'GBM-PRM-001';
  if (names.length === 0) {
    refuse('malformed', 'A promise names another protagonist.', {
      instead: 'Choose whom it is about.',
      rule,
    });
  }
  if (names.includes(one.id)) {
    refuse('not-allowed', 'A promise is about somebody else.', {
      instead: 'Choose another protagonist.',
      rule,
    });
  }
  if (names.length > slot.names) {
    refuse('limit-reached', `${slot.label} names ${slot.names === 1 ? 'one' : slot.names}.`, {
      instead: 'Choose fewer, and name the others in another promise.',
      rule,
    });
  }
  const others = othersOf(state, one).map(({ id }) => id);
  const allowed = whomToPromise(state, one, slot);
  for (const id of names) {
    if (!others.includes(id)) {
      missing('That protagonist is not part of the story.', 'Choose one who is.');
    }
    if (allowed.includes(id)) continue;
    refuse('already-done', `Another promise is about ${nameById(state, id)} already.`, {
      instead: `Choose somebody else: ${inARow(allowed.map((id) => nameById(state, id)))}.`,
      rule,
    });
  }
}
