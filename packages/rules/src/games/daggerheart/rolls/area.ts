import { put, reconcile } from '../../../engine';
import type { Brings, StandingPrompt } from '../../../table';
import type { DaggerheartEvent } from '../events';
import { damage } from '../fight/dealing';
import { gmSeats, moves } from '../game';
import type { DaggerheartState } from '../state';
import { traitWords } from '../vocabulary';
import { answeringCalls, asking, called } from './calling';
import { building, companionRolls } from './commanding';
import { conflict, conflictPrompts } from './conflict';
import { deskRoll } from './desk-roll';
import { framing, usualDifficulty } from './framing';
import { answering, helping } from './joining';
import { leading } from './leading';
import { proposals } from './proposing';
import { askingForReactions, droppingReactions, fate, reacting } from './reactions';
import { charactersOnRoll, leaderOf } from './standing';
import * as next from './waiting';

const standing = moves.about(charactersOnRoll, 'roll', (move) => [
  ...leading(move),
  ...answering(move),
  ...helping(move),
  ...building(move),
]);

const brings: Brings<DaggerheartState, DaggerheartEvent> = {
  evolves: {
    rollSet({ public: shared }, { roll }) {
      if (shared.roll && roll) reconcile(shared.roll, roll);
      else shared.roll = roll;
    },
    askedSet({ director }, { asked }) {
      director.asked = asked;
    },
    damageSet(state, event) {
      state.public.damage = event.damage;
    },
    reactionSet({ public: shared, director }, { reaction, asked }) {
      put(shared.reactions, reaction.id, reaction);
      if (asked) director.askedReactions[reaction.id] = asked;
    },
    reactionRemoved({ public: shared, director }, { id }) {
      delete shared.reactions[id];
      delete director.askedReactions[id];
    },
    usualSet({ public: shared, director }, { usual, asked }) {
      reconcile(shared.usual, usual);
      director.usual = asked;
    },
  },
  underWay: ({ public: shared }) => (shared.roll || shared.damage ? ['a roll'] : []),
  // What comes of them says whether a Difficulty was reached, also one that the GM keeps.
  discloses: (_, { type }) => toldBy[type] ?? [],
};

const toldBy: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'roll.lock': [['director', 'asked']],
  'roll.assist': [['director', 'asked']],
  'reaction.roll': [['director', 'askedReactions']],
};

/** Rolls: from a proposal to what comes of it. */
export const rolls = {
  ...brings,
  ...next.brings,
  evolves: { ...brings.evolves, ...called.evolves, ...next.brings.evolves },
  ...moves.area(
    answeringCalls,
    next.waiting,
    proposals,
    companionRolls,
    standing,
    conflict,
    framing,
    usualDifficulty,
    asking,
    askingForReactions,
    droppingReactions,
    fate,
    deskRoll,
    damage,
    reacting,
  ),
  // A mark changes what few of them read.
  apart: true,
  // They read nearly all of a roll, where there is one.
  coarse: true,
  prompts,
};

/** The questions about rolls that wait for somebody. */
function prompts(state: DaggerheartState): StandingPrompt[] {
  const { roll, damage, reactions, characters } = state.public;
  const found: StandingPrompt[] = conflictPrompts(state);
  const ask = (id: string, character: string, title: string, text: string) => {
    const one = characters[character];
    if (one) found.push({ id, to: [one.owner], title, text });
  };
  if (roll) {
    const fallen = roll.parts.some((part) => part.fallen !== null);
    const name = characters[leaderOf(roll)]?.name ?? 'somebody';
    if (!fallen && !roll.kept && roll.difficulty === null) {
      const text = roll.parts[0]?.doing || 'Say what it is against, and what is at stake.';
      found.push({ id: 'difficulty', to: gmSeats(state), title: `${name} wants to roll`, text });
    }
    if (roll.asked !== undefined) {
      ask('tag-team', roll.asked, `A Tag Team with ${name}?`, 'It costs you nothing.');
    }
    if (fallen) {
      const text = roll.parts.length > 2 ? 'It counts for all of you.' : 'It counts for you both.';
      ask('tag-team', leaderOf(roll), 'Which roll counts?', text);
    }
    const waiting = Object.entries(roll.group ?? {}).filter(([, how]) => how === 'waiting');
    const to = waiting.flatMap(([id]) => characters[id]?.owner ?? []);
    if (to.length > 0) {
      const open = roll.kept || roll.difficulty === null ? '' : ` against ${roll.difficulty}`;
      const text = `A reaction roll each${open}: +1 for a success, −1 for a failure.`;
      found.push({ id: 'group', to: [...new Set(to)], title: `Help ${name}`, text });
    }
  }
  for (const { character } of damage?.dealers.slice(0, 1) ?? []) {
    ask('damage', character, damage?.critical ? 'A critical hit!' : 'A hit!', 'Roll the damage.');
  }
  for (const { id, character, trait, difficulty, what } of Object.values(reactions)) {
    const open = difficulty === null ? '' : `Difficulty ${difficulty}.`;
    const text = [open, what].filter(Boolean).join(' ');
    ask(`reaction:${id}`, character, `React: ${traitWords[trait].name}`, text);
  }
  return [...found, ...called.prompts(state), ...next.prompts(state)];
}
