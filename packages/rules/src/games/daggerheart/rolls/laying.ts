import type { Refusal } from '../../../engine';
import { handIn, removed } from '../../../table';
import type { Character } from '../characters/character';
import { isDown } from '../characters/find';
import type { DhPlay } from '../game';
import { barred } from '../game';
import type { DaggerheartState } from '../state';
import { askedOf, targetsOf } from './aimed';
import { intentionWords } from './intended';
import { partOf } from './parts';
import type { Asked, Proposal, TableRoll } from './roll';

/** Why nobody begins a roll, if so: another is on the table, or somebody reacts. */
export function isBusy({ public: shared }: DaggerheartState): Refusal | null {
  const { roll, damage, reactions } = shared;
  if (roll !== null || damage !== null) {
    return barred('wrong-moment', 'Another roll is on the table.', {
      instead: 'Help with it, or wait until it is settled.',
      rule: 'TABLE-009',
    });
  }
  return Object.keys(reactions).length > 0
    ? barred('wrong-moment', 'Somebody has still to react.', {
        instead: 'Wait for them, or let the GM go on without them.',
        rule: 'TABLE-009',
      })
    : null;
}

/** Why players do not act, if so: the GM has the spotlight. */
export const isGmsTurn = ({ public: { spotlight } }: DaggerheartState): Refusal | null =>
  spotlight.side === 'gm'
    ? barred('wrong-moment', 'The GM has the spotlight.', {
        instead: 'Say what you do next; it waits.',
        rule: 'DGH-1101',
      })
    : null;

/** Whether a player’s roll can be laid on the table now. */
export const isFree = (state: DaggerheartState): boolean => !isBusy(state) && !isGmsTurn(state);

/** Why somebody says nothing of what comes next, if so: they cannot act, or their own roll is on the table. */
export function isNotNext({ public: { roll } }: DaggerheartState, one: Character): Refusal | null {
  if (!roll?.parts.some(({ character }) => character === one.id)) return isDown(one);
  return barred('wrong-moment', `${one.name}’s own roll is on the table.`, {
    instead: 'Finish it or withdraw it first.',
    rule: 'TABLE-009',
  });
}

/** Lays what somebody does on the table; while something else comes first, it waits for its turn (TABLE-058). */
export function propose(play: DhPlay, one: Character, proposal: Proposal): void {
  if (!isFree(play.state)) {
    handIn(play, intentionWords, { character: one.id, ...proposal });
    return;
  }
  if (play.state.public.intentions?.[one.id]) play.emit(removed('character', one.id));
  lay(play, one, proposal);
}

/**
 * Lays a roll on the table: against an adversary at its own Difficulty, which stays on the desk, else at the
 * one that the GM has asked for it with, or the usual one.
 */
export function lay(play: DhPlay, one: Character, proposal: Proposal): void {
  const { trait, doing, weapon = null, experience, target = null, ...said } = proposal;
  const { against, companion, ...rest } = said;
  const { public: shared, director } = play.state;
  const part = partOf(play, one, trait, weapon, { doing, experience }, companion);
  const { others: further, ...more } = rest;
  // Whoever has fallen while it waited for its turn is no target any more.
  const others = (further ?? []).filter((id) => shared.adversaries[id]?.defeated === false);
  const foes = targetsOf({ target, others }).flatMap((id) => director.adversaries[id] ?? []);
  const call = shared.calls?.[one.id];
  if (call) play.emit({ type: 'callRemoved', character: one.id });
  const usual =
    target !== null
      ? { difficulty: null, kept: true }
      : call && call.difficulty !== null
        ? { difficulty: call.difficulty, kept: false }
        : shared.usual;
  const asked: Asked | null = target !== null ? askedOf(foes) : usual.kept ? director.usual : null;
  const roll: TableRoll = {
    id: play.id('roll'),
    version: 0,
    parts: [part],
    target,
    ...(others.length > 0 ? { others } : {}),
    stakes: '',
    difficulty: usual.difficulty,
    kept: usual.kept,
    advantage: 0,
    disadvantage: 0,
    ...more,
    ...(against === undefined ? {} : { against: { character: against, talked: false } }),
  };
  play.emit({ type: 'rollSet', roll });
  play.emit({ type: 'askedSet', asked });
}
