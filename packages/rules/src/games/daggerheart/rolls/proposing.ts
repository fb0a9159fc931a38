import type { Character } from '../characters/character';
import { actingCharacter, change, characterOf, ownCharacter } from '../characters/find';
import { gainHope, spendHope } from '../characters/vitals';
import { movable } from '../fight/moving';
import type { CommandOf, DhPlay } from '../game';
import { present, refuse } from '../game';
import type { Trait } from '../vocabulary';
import { opponent } from './against';
import type { RollPart, TableRoll } from './roll';

/** Proposes an action roll; the GM says what it is against (DGH-101…103). */
export function propose(play: DhPlay, command: CommandOf<'roll.propose'>): void {
  const one = free(play, command.character);
  if (command.clears !== undefined) {
    const found = one.conditions.find(({ id }) => id === command.clears);
    const condition = present(found, 'condition');
    if (condition.until !== '') {
      refuse('not-allowed', `“${condition.name}” needs more than a roll: ${condition.until}.`, {
        instead: 'Do what it takes, and the GM ends it.',
        rule: 'DGH-805',
      });
    }
  }
  const { usual } = play.state.public;
  put(play, {
    ...fresh(play, partOf(play, one, command.trait, null, command)),
    difficulty: usual.difficulty,
    kept: usual.kept,
    ...(command.clears === undefined ? {} : { clears: command.clears }),
    ...(command.against === undefined ? {} : opponent(play, one, command.against)),
  });
  play.emit({ type: 'askedSet', asked: play.state.director.usual });
}

/** Proposes an attack: an action roll against an adversary, whose Difficulty stays on the desk (DGH-601). */
export function attack(play: DhPlay, command: CommandOf<'roll.attack'>): void {
  const one = free(play, command.character);
  const weapon = weaponOf(one, command.weapon);
  const target = present(play.state.public.adversaries[command.target], 'adversary');
  if (target.defeated) {
    refuse('wrong-moment', `${target.name} is defeated.`, {
      instead: 'Choose somebody who still stands.',
      rule: 'DGH-601',
    });
  }
  const part = partOf(play, one, weapon.trait, weapon.id, command);
  put(play, { ...fresh(play, part), target: target.id, kept: true });
  const difficulty = play.state.director.adversaries[target.id]?.difficulty;
  play.emit({ type: 'askedSet', asked: difficulty === undefined ? null : { difficulty } });
}

/** Proposes to sprint, or to move under pressure: an Agility roll that does nothing else (DGH-1107). */
export function moveByRoll(play: DhPlay, command: CommandOf<'roll.move'>): void {
  const one = free(play, command.character);
  const { id } = movable(play, one, command.adversary);
  const { usual } = play.state.public;
  put(play, {
    ...fresh(play, partOf(play, one, 'agility', null, command)),
    difficulty: usual.difficulty,
    kept: usual.kept,
    moves: { adversary: id, range: command.range },
  });
  play.emit({ type: 'askedSet', asked: play.state.director.usual });
}

/** Takes a roll back before its dice have fallen: what was paid for it comes back. */
export function withdraw(play: DhPlay, { roll: id }: CommandOf<'roll.withdraw'>): void {
  const roll = openRoll(play, id);
  ownCharacter(play, leaderOf(roll));
  callOff(play, roll);
}

/** Takes a roll off the table as if it had never lain there: what was paid for it comes back. */
export function callOff(play: DhPlay, roll: TableRoll): void {
  for (const part of roll.parts) payBack(play, part);
  if (isTagTeam(roll)) forgetTagTeam(play, roll);
  clear(play);
}

/** Gives back what a part has cost. */
function payBack(play: DhPlay, part: RollPart): void {
  if (part.experience !== null) gainHope(play, part.character, 1);
  for (const { character } of part.helpers) gainHope(play, character, 1);
}

/** A Tag Team that was not rolled has not been used, and has cost nothing. */
export function forgetTagTeam(play: DhPlay, roll: TableRoll): void {
  const leader = characterOf(play, leaderOf(roll));
  change(play, leader, { tagTeamIn: 0 });
  gainHope(play, leader.id, 3);
}

export const isTagTeam = ({ parts, asked }: TableRoll): boolean =>
  parts.length > 1 || asked !== undefined;

/** Whose roll it is. */
export const leaderOf = ({ parts }: TableRoll): string => parts[0]?.character ?? '';

/** One character's part, its Experience paid for (DGH-106, 403). */
export function partOf(
  play: DhPlay,
  one: Character,
  trait: Trait,
  weapon: string | null,
  { doing, experience }: { doing: string; experience?: string | undefined },
): RollPart {
  if (experience !== undefined) {
    const { name } = present(
      one.experiences.find(({ id }) => id === experience),
      'Experience on that sheet',
    );
    spendHope(play, one.id, 1, `“${name}”`, 'DGH-106');
  }
  return {
    character: one.id,
    trait,
    weapon,
    experience: experience ?? null,
    doing,
    helpers: [],
    fallen: null,
  };
}

export const weaponOf = ({ weapons }: Character, id: string) =>
  present(
    weapons.find((weapon) => weapon.id === id),
    'weapon on that sheet',
  );

/** The roll on the table, while its dice have not fallen. */
export function openRoll(play: DhPlay, id: string): TableRoll {
  const { roll } = play.state.public;
  const found = present(roll?.id === id ? roll : null, 'roll on the table');
  if (found.parts.every(({ fallen }) => fallen === null)) return found;
  refuse('wrong-moment', 'The dice of that roll have fallen.', {
    instead: 'Say which of the two counts.',
    rule: 'DGH-302',
  });
}

/** Changes the roll on the table; whoever has read it before reads it again (`version`). */
export function update(play: DhPlay, roll: TableRoll, set: Partial<TableRoll>): void {
  put(play, { ...roll, ...set, version: roll.version + 1 });
}

/** There is nothing on the table any more. */
export function clear(play: DhPlay): void {
  put(play, null);
  play.emit({ type: 'askedSet', asked: null });
}

const put = (play: DhPlay, roll: TableRoll | null): void => play.emit({ type: 'rollSet', roll });

const fresh = (play: DhPlay, part: RollPart): TableRoll => ({
  id: play.id('roll'),
  version: 0,
  parts: [part],
  target: null,
  stakes: '',
  difficulty: null,
  kept: false,
  advantage: 0,
  disadvantage: 0,
});

/** A character who may begin a roll now: the spotlight is the players', and nothing else is on the table. */
function free(play: DhPlay, id: string): Character {
  const one = actingCharacter(play, id);
  const { roll, damage, spotlight } = play.state.public;
  if (roll || damage) {
    refuse('wrong-moment', 'Another roll is on the table.', {
      instead: 'Help with it, or wait until it is settled.',
      rule: 'TABLE-009',
    });
  }
  if (spotlight.side === 'gm') {
    refuse('wrong-moment', 'The GM has the spotlight.', {
      instead: 'Say that you would like it next.',
      rule: 'DGH-1101',
    });
  }
  return one;
}
