import type { DiceGroup } from '../../../engine';
import type { AskedDie, Expression } from '../../../table';
import { limits, parseDice, rollDice } from '../../../table';
import type { RandomTable } from '../state';
import { partsOf } from './parts';

/** Finds a table by its name, among those that a roll may come to. */
export type FindTable = (name: string) => RandomTable | undefined;

/** What a roll on a table has come to. */
export interface OnTable {
  groups: DiceGroup[];
  /** What the line says, with all that it leads to. */
  text: string;
  /** What the dice of the table itself came to. */
  total: number;
}

/**
 * Rolls on a table, and on those that its lines lead to: asks for one die after the other, and is given its face. A table
 * that would come back to itself, or to more dice than one roll may have, is left as its name (ANY-TBL-006).
 */
export function* rollOn(table: RandomTable, find: FindTable): Generator<AskedDie, OnTable, number> {
  const groups: DiceGroup[] = [];
  const [first, text] = yield* new Falling(groups, find).on(table, []);
  return { groups, text, total: first };
}

class Falling {
  #left: number = limits.dice;

  constructor(
    private readonly groups: DiceGroup[],
    private readonly find: FindTable,
  ) {}

  *on(table: RandomTable, path: readonly string[]): Generator<AskedDie, [number, string], number> {
    const total = yield* this.#roll(parseDice(table.dice), table.name);
    const line = table.lines.find(({ from, to }) => total >= from && total <= to);
    const said: string[] = [];
    for (const part of partsOf(line?.text ?? String(total))) {
      said.push(yield* this.#say(part.is, part.text, [...path, table.id]));
    }
    return [total, said.join('')];
  }

  *#say(
    is: 'words' | 'dice' | 'table',
    text: string,
    path: readonly string[],
  ): Generator<AskedDie, string, number> {
    if (is === 'words') return text;
    if (is === 'dice') {
      const dice = parseDice(text);
      return this.#has(dice) ? String(yield* this.#roll(dice, text)) : `[${text}]`;
    }
    const next = this.find(text);
    const may = next && !path.includes(next.id) && this.#has(parseDice(next.dice));
    if (!may) return next ? text : `[${text}]`;
    const [, said] = yield* this.on(next, path);
    return said;
  }

  #has({ groups }: Expression): boolean {
    return groups.reduce((sum, { count }) => sum + count, 0) <= this.#left;
  }

  *#roll(dice: Expression, label: string): Generator<AskedDie, number, number> {
    const fell = yield* rollDice(dice);
    for (const group of dice.groups) this.#left -= group.count;
    this.groups.push(...fell.groups.map((group) => ({ ...group, label })));
    return fell.total ?? 0;
  }
}
