import { z } from 'zod';
import type { About, NewTable } from '../../engine';
import { emptyTable } from '../../engine';
import { choiceField, noTurns, nothingToMake, textField } from '../../table';
import type { AnyState } from './state';

/** How a table may look. */
export const looks = ['paper', 'night'] as const;

/** What is chosen before a table is opened. */
export const setupSchema = z.strictObject({
  runBy: z.enum(['referee', 'nobody']).default('referee'),
  game: z.string().trim().max(60).default(''),
  look: z.enum(looks).default('paper'),
});
export type AnySetup = z.infer<typeof setupSchema>;

const ways = [
  { value: 'referee', label: 'One of us runs it', detail: 'A referee, with a desk of their own.' },
  { value: 'nobody', label: 'Nobody: we all do', detail: 'All who play look after the table.' },
];

export const lookOptions = [
  { value: 'paper', label: 'Kitchen table', line: 'Index cards, blue ink.', look: 'any-game' },
  { value: 'night', label: 'Card room', line: 'Green baize, brass.', look: 'any-game-night' },
];

/** What one reads before there is a table. */
export const about: About = {
  line: 'Any game that you have the rules of: dice, cards, counters and clocks, and nothing in the way.',
  look: 'any-game',
  setup: [
    choiceField('runBy', 'Who runs the table?', ways, 'referee'),
    textField('game', 'What do you play? (if you like)', 60, ''),
    choiceField('look', 'How does it look?', lookOptions, 'paper'),
  ],
  credits: {
    title: 'Any game',
    lines: ['A table without a rulebook. Whatever you play on it is its makers’.'],
  },
};

/** A new table, before anybody sits down. */
export function create({ name, setup: { runBy, game, look } }: NewTable<AnySetup>): AnyState {
  const base = emptyTable(name, { directed: runBy === 'referee' });
  const items = () => ({ cards: {}, counters: {}, saved: {}, clocks: {} });
  const shared = { ...base.public, ...items(), veiled: {}, paused: false, turns: noTurns() };
  return {
    public: {
      ...shared,
      game,
      look,
      derived: { nextStep: { title: '', text: '' }, making: nothingToMake, prompts: {} },
    },
    director: { ...base.director, ...items(), notes: {}, rolls: [] },
    seats: {},
  };
}
