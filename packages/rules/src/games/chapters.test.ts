import { describe, expect, it } from 'vitest';
import type { Chapter, LogEntry, RuleSystem, TableEvent } from '../engine';
import { isTableEvent } from '../engine';
import { commandTypesOf } from '../testing/exhaustive';
import { GameTable, seatEverybody } from '../testing/game-table';
import { games } from '.';

// What holds at every table whose sessions are the chapters of its story, whatever is played there.

const told = games.filter(({ commandSchema }) =>
  commandTypesOf(commandSchema).includes('chapter.title'),
);

const seated = (game: RuleSystem): GameTable =>
  seatEverybody(new GameTable(game, { name: 'A table', setup: game.setupSchema.parse({}) }));

const linesIn = (events: readonly ({ type: string } | TableEvent)[]): LogEntry[] =>
  events.flatMap((event) =>
    isTableEvent(event) && event.type === 'logged' && event.to === 'public' ? [event.entry] : [],
  );

/** The card that the newest command has shown. */
const cardOf = (table: GameTable): Chapter | undefined =>
  linesIn(table.recorded.at(-1)?.events ?? []).flatMap(({ beat }) => beat?.chapter ?? [])[0];

/** What of the public log is the story, as a server reads it. */
const storyOf = (table: GameTable): LogEntry[] =>
  linesIn(table.events).filter(
    ({ beat }) => beat && (beat.fiction || beat.chapter || table.system.story?.includes(beat.kind)),
  );

const scene = (text: string) => ({ type: 'scene.set', text });
const name = (title: string) => ({ type: 'chapter.title', title });
const end = { type: 'session.end' };
const start = { type: 'session.start' };
const undo = (table: GameTable) => ({
  type: 'table.undo',
  to: table.seq,
  evenIfRevealed: true,
  reason: 'No',
});

it('is true of more than one game', () => {
  expect(told.length).toBeGreaterThan(1);
});

describe.each(told.map((game) => [game.title, game] as const))('a session of %s', (_, game) => {
  it('TABLE-047, TABLE-200: bears the name that it was given before it began, or none', () => {
    const table = seated(game).send('bev', end);
    expect(cardOf(table)).toEqual({ part: 'ends', name: 'Session 1' });
    table.send('bev', start);
    expect(cardOf(table)).toEqual({ part: 'begins', name: 'Session 2' });
    table.send('bev', end).send('bev', name('Embers')).send('bev', start);
    expect(cardOf(table)).toEqual({ part: 'begins', name: 'Session 3', title: 'Embers' });
    expect(cardOf(table.send('bev', end))).toMatchObject({ part: 'ends', title: 'Embers' });
    expect(cardOf(table.send('bev', start))).not.toHaveProperty('title');
  });

  it('TABLE-047: is named by whoever runs the table, at any time in it, and loses its name again', () => {
    const table = seated(game).send('bev', name('Ashes'));
    expect(table.lastLine()).toMatchObject({
      text: 'Session 1 has a title.',
      beat: { kind: 'chapter-named', fiction: 'Ashes' },
    });
    expect(table.try('anya', name('Mine'))?.code).toBe('not-allowed');
    expect(table.offers('anya', 'chapter.title')).toEqual([]);
    table.send('bev', name('')).send('bev', end);
    expect(cardOf(table)).not.toHaveProperty('title');
  });

  it('TABLE-048: tells again what people wrote, in its order, and nothing that was taken back', () => {
    const table = seated(game);
    table.send('anya', scene('The ferry, at dusk')).send('carl', scene('Nobody says this'));
    table.send('bev', undo(table)).send('carl', scene('The far bank'));
    table.send('bev', end).send('bev', start);
    expect(cardOf(table)?.before).toEqual([
      { kind: 'scene', text: 'The scene is set.', fiction: 'The ferry, at dusk' },
      { kind: 'scene', text: 'The scene is set.', fiction: 'The far bank' },
    ]);
    table.send('bev', end).send('bev', start);
    expect(cardOf(table)).not.toHaveProperty('before');
  });

  it('TABLE-048, TABLE-167: does not begin with what people said when they looked back', () => {
    const table = seated(game).send('anya', scene('The ferry, at dusk')).send('bev', end);
    const [way] = table.offers('anya', 'review.answer');
    table.send('anya', { type: 'review.answer', ...way?.with, text: 'The ferryman’s face.' });
    expect(JSON.stringify(storyOf(table))).toContain('The ferryman’s face.');
    table.send('bev', start);
    expect(cardOf(table)?.before?.map(({ fiction }) => fiction)).toEqual(['The ferry, at dusk']);
  });

  it('TABLE-048: tells no more than five things, the latest of those that weigh the same', () => {
    const table = seated(game);
    for (const at of [1, 2, 3, 4, 5, 6, 7]) table.send('anya', scene(`Scene ${at}`));
    table.send('bev', end).send('bev', start);
    expect(cardOf(table)?.before?.map(({ fiction }) => fiction)).toEqual(
      [3, 4, 5, 6, 7].map((at) => `Scene ${at}`),
    );
  });

  it('TABLE-049: ends with what may come next time, which whoever plays may say, and begins with it', () => {
    const next = { type: 'chapter.next-time', nextTime: 'Something knocks.' };
    const table = seated(game).send('anya', next);
    expect(table.try('sam', next)?.code).toBe('not-allowed');
    expect(cardOf(table.send('bev', end))?.nextTime).toBe('Something knocks.');
    expect(cardOf(table.send('bev', start))?.nextTime).toBe('Something knocks.');
    expect(cardOf(table.send('bev', end))).not.toHaveProperty('nextTime');
  });

  it('TABLE-049, 127: between sessions nobody is led to a line of the next time before what they are asked', () => {
    const table = seated(game);
    const [during] = table.offers('anya', 'chapter.next-time');
    expect(during?.place).not.toBe('next-step');
    table.send('bev', end);
    const [after] = table.offers('anya', 'chapter.next-time');
    expect(after).toMatchObject({ place: 'next-step', primary: false });
    expect(table.offers('bev', 'session.start')[0]?.primary).toBe(true);
  });

  it('TABLE-050, TABLE-201: is told by scenes, remarks and what people wrote; not by what only the desk knows', () => {
    const table = seated(game);
    table.send('anya', scene('The ferry, at dusk'));
    table.send('carl', { type: 'remark', text: 'We do not trust the ferryman.' });
    table.send('bev', { type: 'note.write', text: 'He is a ghost.' });
    table.send('bev', end);
    expect(storyOf(table).map(({ text, beat }) => beat?.fiction ?? text)).toEqual([
      'The ferry, at dusk',
      'Carl: We do not trust the ferryman.',
      expect.stringMatching(/^Session 1 ends/),
    ]);
  });

  it('TABLE-046, TABLE-048: keeps no secret in what is told again', () => {
    const table = seated(game).send('bev', { type: 'note.write', text: 'He is a ghost.' });
    expect(JSON.stringify(table.state.public)).not.toContain('ghost');
  });
});
