import { acts } from '../characters/character';
import { actingCharacter, ownCharacter, party } from '../characters/find';
import { gainHope, spendHope } from '../characters/vitals';
import type { CommandOf, DhPlay } from '../game';
import { present, refuse } from '../game';
import { traitWords } from '../vocabulary';
import { succeeds } from './duality';
import { isTagTeam, leaderOf, openRoll, update } from './proposing';
import type { GroupHelp, TableRoll } from './roll';
import { throwDuality } from './throw';

/** A Hope gives another's roll an advantage die; each helps once (DGH-402). */
export function help(play: DhPlay, command: CommandOf<'roll.help'>): void {
  const one = actingCharacter(play, command.character);
  const roll = openRoll(play, command.roll);
  if (takesPart(roll, one.id)) {
    refuse('already-done', `${one.name} has a part in this roll already.`, {
      instead: 'Let somebody else help.',
      rule: 'DGH-402',
    });
  }
  present(
    roll.parts.find(({ character }) => character === command.part),
    'part of that roll',
  );
  spendHope(play, one.id, 1, 'To help', 'DGH-402');
  const helper = { character: one.id, how: command.how };
  update(play, roll, {
    parts: roll.parts.map((part) =>
      part.character === command.part ? { ...part, helpers: [...part.helpers, helper] } : part,
    ),
  });
}

/** Takes help back while nothing is rolled. */
export function unhelp(play: DhPlay, command: CommandOf<'roll.unhelp'>): void {
  const one = ownCharacter(play, command.character);
  const roll = openRoll(play, command.roll);
  const helps = ({ character }: { character: string }) => character === one.id;
  present(roll.parts.find(({ helpers }) => helpers.some(helps)) ?? null, 'help in that roll');
  gainHope(play, one.id, 1);
  update(play, roll, {
    parts: roll.parts.map((part) => ({
      ...part,
      helpers: part.helpers.filter((helper) => !helps(helper)),
    })),
  });
}

/** Whoever rolls leads a group action: all others who can act help by reaction rolls (DGH-203). */
export function together(play: DhPlay, command: CommandOf<'roll.together'>): void {
  const roll = openRoll(play, command.roll);
  const leader = actingCharacter(play, leaderOf(roll));
  if (roll.group || isTagTeam(roll) || roll.target !== null) {
    refuse('already-done', 'That roll is something else already.', {
      instead: 'Withdraw it, and begin anew.',
      rule: 'DGH-203',
    });
  }
  const others = party(play.state).filter(
    (one) => acts(one) && one.id !== leader.id && !takesPart(roll, one.id),
  );
  const group = Object.fromEntries(others.map(({ id }): [string, GroupHelp] => [id, 'waiting']));
  update(play, roll, { group });
  play.say(`${leader.name} leads; the others help.`);
}

/** One who helps in a group action rolls: a reaction, which gives neither Hope nor Fear (DGH-203, 204). */
export function assist(play: DhPlay, command: CommandOf<'roll.assist'>): void {
  const one = actingCharacter(play, command.character);
  const roll = openRoll(play, command.roll);
  const waiting = awaited(roll, one.id);
  const difficulty = difficultyOf(play, roll);
  const { fallen, record } = throwDuality(play, {
    title: `${one.name} helps: ${traitWords[command.trait].name}`,
    edges: [],
    points: [
      { source: traitWords[command.trait].name, value: one.traits[command.trait], unit: 'total' },
    ],
    difficulty,
    open: roll.difficulty !== null,
    word: (outcome) => (succeeds(outcome) ? 'Helps: +1' : 'Gets in the way: −1'),
  });
  const how: GroupHelp = succeeds(fallen.outcome) ? 'success' : 'failure';
  update(play, roll, { group: { ...waiting, [one.id]: how } });
  play.say(`${one.name} helps with ${traitWords[command.trait].name}: ${record.reading.word}.`, {
    roll: record,
    beat: { kind: 'group-help', about: [one.id] },
  });
}

/** Somebody does not help after all, or the GM goes on without them. */
export function waive(play: DhPlay, command: CommandOf<'roll.waive'>): void {
  const one = ownCharacter(play, command.character);
  const roll = openRoll(play, command.roll);
  const group = awaited(roll, one.id);
  update(play, roll, { group: { ...group, [one.id]: 'waived' } });
}

/** The Difficulty of the roll on the table, wherever it lies; refuses where nobody has set one. */
export function difficultyOf({ state }: DhPlay, { kept, difficulty }: TableRoll): number {
  if (kept) return state.director.asked?.difficulty ?? 0;
  if (difficulty !== null) return difficulty;
  refuse('wrong-moment', 'The GM has not said yet what this roll is against.', {
    instead: 'Ask for the Difficulty.',
    rule: 'DGH-105',
  });
}

function awaited({ group }: TableRoll, id: string): Record<string, GroupHelp> {
  if (group?.[id] === 'waiting') return group;
  refuse('already-done', 'Nobody waits for that help.', {
    instead: 'Let whoever leads roll.',
    rule: 'DGH-203',
  });
}

/** Whether somebody rolls, helps or is asked in a roll already. */
export const takesPart = ({ parts, asked, group }: TableRoll, id: string): boolean =>
  asked === id ||
  group?.[id] !== undefined ||
  parts.some(
    ({ character, helpers }) =>
      character === id || helpers.some((helper) => helper.character === id),
  );
