import { z } from 'zod';
import type { BaseState, Offer, TypedDice } from '../../engine';
import { refuse, TYPED_DICE } from '../../engine';
import { command } from '../command';
import type { HouseRule } from '../house-rules/definition';
import { oneOf } from '../house-rules/definition';
import { managerWord, type TableWords } from '../words';

/** How long what somebody types of their dice may be: “4 2 6”. */
const TYPED_MAX = 400;

/** The part of a command that takes dice of somebody's own (TABLE-063). */
export const typedDice = z.string().trim().min(1).max(TYPED_MAX).optional();

/** A command that rolls dice which everybody sees; with `typed`, those on somebody's own desk. */
export const rolling = <T extends string, Shape extends z.core.$ZodLooseShape>(
  type: T,
  shape: Shape,
) => command(type, { ...shape, typed: typedDice });

/** Whose dice count at a table: its fair ones, or also what somebody types in. */
export interface DiceRule {
  dice: 'fair' | 'typed';
}

/**
 * The rule of a table about dice of one's own.
 *
 * @param text what makes it a question in this game, and `source` where it stands.
 */
export const diceThatCount = (text: string, source: string): HouseRule<DiceRule['dice']> =>
  oneOf(
    [
      { value: 'fair', label: 'The table’s', detail: 'Dice fall here, and can be checked.' },
      {
        value: 'typed',
        label: 'Also one’s own',
        detail:
          'Whoever rolls may type in what dice on their desk show. Each such roll is marked; nothing proves it.',
      },
    ],
    { title: 'Dice that count', text, source, rules: ['TABLE-063'], standard: 'fair' },
  );

/** How dice of one's own fit a game. */
export interface TypedDiceOptions<S> {
  /** Whether they count at this table. */
  count(state: S): boolean;
  /** How the dice that an offer rolls are typed in; `null` where it takes none. */
  typed(offer: Offer): TypedHow | null;
}

/** How dice of one's own are typed in. */
export interface TypedHow {
  hint: string;
  /** A field that such a roll has not. */
  without?: string;
}

/** Refuses dice of one's own where the table does not let them count (TABLE-063). */
export function refuseTyped(state: BaseState, words: TableWords): never {
  refuse('not-allowed', 'At this table dice fall here, where all can check them.', {
    instead: `Roll here, or ask ${managerWord(state, words)} to let dice of one’s own count.`,
    rule: 'TABLE-063',
  });
}

/** How a roll is offered to somebody who has rolled dice in their hand. */
export function typedWay<O extends Pick<Offer, 'label' | 'fields' | 'rolls' | 'primary'>>(
  { rolls: _turning, primary: _usual, ...offer }: O,
  { hint, without }: TypedHow,
) {
  return {
    ...offer,
    variant: TYPED_DICE,
    label: `Type in dice: ${offer.label}`,
    fields: [
      ...(offer.fields ?? []).filter(({ name }) => name !== without),
      {
        name: 'typed',
        kind: 'text',
        label: 'What your dice show',
        hint,
        max: TYPED_MAX,
        required: true,
      },
    ],
  };
}

/**
 * Reads dice as somebody has typed them: a number for each, with spaces or commas between them; faces of
 * one digit may run together. Dice with ten sides, and with a hundred, show a 0 for the highest.
 *
 * @param names what stands on the sides of the die that is read next, where that is no number.
 */
export function readTyped(
  typed: string,
  names: () => readonly string[] | undefined = () => undefined,
): TypedDice {
  const words = typed.split(/[\s,;]+/).filter(Boolean);
  return {
    left: () => words.length,
    next(sides) {
      const word = words.shift();
      if (word === undefined) return null;
      const side = names()?.findIndex((name) => sameName(name, word)) ?? -1;
      if (side >= 0) return side + 1;
      if (!/^\d+$/.test(word)) refuseWord(word, sides);
      const together = sides < 10 && word.length > 1;
      if (together) words.unshift(word.slice(1));
      const face = Number(together ? word[0] : word);
      return face === 0 && TENS.has(sides) ? sides : face;
    },
  };
}

/** Dice on which the highest side is a 0. */
const TENS: ReadonlySet<number> = new Set([10, 100]);

const sameName = (name: string, word: string): boolean =>
  name.toLowerCase() === word.replace('-', '−').toLowerCase() ||
  name.toLowerCase() === word.toLowerCase();

function refuseWord(word: string, sides: number): never {
  refuse('malformed', `“${word}” is not what a die with ${sides} sides shows.`, {
    instead: 'Type a number for each die, such as 4 2 6.',
    rule: 'TABLE-063',
  });
}
