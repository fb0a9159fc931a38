import { describe, expect, it } from 'vitest';
import { linesOf } from '../engine';
import { GameTable, seatEverybody } from '../testing';
import { filledFields } from '../testing/moves';
import { SeededDice } from '../testing/seeded-dice';
import { games } from '.';

// What holds at every table, whatever is played there, by example: a game is held to it by standing in the registry.

const titled = games.map((game) => [game.title, game] as const);

describe.each(titled)('At a table of %s', (_title, game) => {
  const setup = game.setupSchema.parse(filledFields(game.about.setup, () => 0));
  /** What is made ready between sessions may fall by dice, as a deck is shuffled. */
  const empty = () => new GameTable(game, { name: 'A table', setup }, new SeededDice(1));
  /** Bev directs; Anya and Carl play; Sam watches. */
  const table = () => seatEverybody(empty());

  const scene = (text: string) => ({ type: 'scene.set', text });
  const sceneOf = ({ state }: GameTable) => ('scene' in state.public ? state.public.scene : '');
  /** What everybody reads, the newest last. */
  const said = ({ state }: GameTable) => linesOf(state.public.log).map(({ text }) => text);

  /** What Bev and Anya may do now, filled in as the forms come. */
  const everything = (one: GameTable) =>
    ['bev', 'anya'].flatMap((as) =>
      one.offers(as).map(({ command: type, with: settled, fields = [] }) => ({
        as,
        command: { type, ...settled, ...filledFields(fields, () => 0) },
      })),
    );

  it('TABLE-001: whoever only watches may ask for a pause, and nothing else', () => {
    const one = table();
    expect(one.try('sam', scene('A shore'))?.rule).toBe('TABLE-001');
    expect(one.offers('sam').map(({ command }) => command)).toEqual([]);
    one.send('sam', { type: 'safety.pause' });
    expect(one.state.public).toMatchObject({ paused: true });
  });

  it('TABLE-005: nobody hears more of a seat that is not there than of one that they may not see', () => {
    const one = table();
    const free = (seat: string) => one.try('server', { type: 'seat.free', seat });
    expect(free('nobody')?.rule).toBe('TABLE-005');
    expect(free('somebody')?.message).toBe(free('nobody')?.message);
  });

  it('TABLE-008: a freed seat is not freed again', () => {
    const one = table().send('server', { type: 'seat.free', seat: 'carl' });
    expect(one.try('server', { type: 'seat.free', seat: 'carl' })?.rule).toBe('TABLE-008');
  });

  it('TABLE-013: between sessions people write, and nothing is played', () => {
    const one = table();
    const playing = everything(one);
    // The first time, a game may ask what the session has brought.
    while (one.state.public.table.session.open) one.send('bev', { type: 'session.end' });
    const rules = playing.map(({ as, command }) => one.try(as, command)?.rule);
    expect(rules).toContain('TABLE-013');
    for (const { as, command } of everything(one)) {
      expect(one.try(as, command)?.rule, command.type).not.toBe('TABLE-013');
    }
    while (one.state.public.table.session.open) one.send('bev', { type: 'session.end' });
    one.send('bev', { type: 'session.start' });
    expect(one.state.public.table.session).toMatchObject({ open: true });
  });

  it('TABLE-014: commands give no seats and take none', () => {
    const seat = { type: 'seat.take', seat: 'eve', name: 'Eve', role: 'protagonist' };
    const one = table();
    expect(one.try('anya', seat)?.rule).toBe('TABLE-014');
    expect(one.try('bev', { type: 'seat.free', seat: 'anya' })?.rule).toBe('TABLE-014');
    expect(one.state.public.table.seats).not.toHaveProperty('eve');
  });

  it('TABLE-015: a table is never without whoever directs it', () => {
    const one = table();
    expect(one.try('server', { type: 'seat.free', seat: 'bev' })?.rule).toBe('TABLE-015');
    expect(one.state.public.table.seats.bev?.vacant).toBe(false);
  });

  it('TABLE-002, 016: anybody pauses, nobody is told who, and whoever directs goes on', () => {
    const one = table().send('carl', { type: 'safety.pause' });
    expect(one.state.public).toMatchObject({ paused: true });
    expect(JSON.stringify(said(one).at(-1))).not.toContain('Carl');
    expect(one.try('anya', { type: 'safety.resume' })?.rule).toBe('TABLE-002');
    one.send('bev', { type: 'safety.resume' });
    expect(one.state.public).toMatchObject({ paused: false });
  });

  it('TABLE-002, 017: whoever directs takes back what happened in this session, each thing once', () => {
    const one = table().send('anya', scene('A shore'));
    const to = one.seq;
    expect(one.try('anya', { type: 'table.undo', to })?.rule).toBe('TABLE-002');
    one.send('bev', { type: 'table.undo', to });
    expect(sceneOf(one)).toBe('');
    expect(one.try('bev', { type: 'table.undo', to })).not.toBeNull();
  });

  it('TABLE-020: whoever directs changes a reading of the rules, and nobody else', () => {
    const one = table();
    const [reading] = one.offers('bev', 'table.house-rule');
    if (!reading) throw new Error('No rule of this game is read in another way.');
    const changed = {
      type: reading.command,
      ...reading.with,
      ...filledFields(reading.fields ?? [], () => 0),
    };
    expect(one.offers('anya', 'table.house-rule')).toEqual([]);
    expect(one.try('anya', changed)?.code).toBe('not-allowed');
    expect(one.try('bev', changed)).toBeNull();
  });

  it('TABLE-051: one’s own last step is taken back at once, and nobody else’s', () => {
    const one = table().send('anya', scene('A shore'));
    const back = { type: 'table.take-back', to: one.seq };
    expect(one.try('carl', back)?.rule).toBe('TABLE-051');
    one.send('anya', back);
    expect(sceneOf(one)).toBe('');
  });

  it('TABLE-051: and no more when some seconds have passed', () => {
    const one = table().send('anya', scene('A shore'));
    one.wait(60_000);
    expect(one.try('anya', { type: 'table.take-back', to: one.seq })?.rule).toBe('TABLE-051');
  });

  it('TABLE-057: whoever plays says where the story is, and it stands until somebody says otherwise', () => {
    const one = table().send('anya', scene('A shore at low tide'));
    expect(sceneOf(one)).toBe('A shore at low tide');
    one.send('carl', scene('The lighthouse'));
    expect(sceneOf(one)).toBe('The lighthouse');
  });

  it('TABLE-118: two people of one name are told apart by a number', () => {
    const one = table().send('carl', { type: 'seat.rename', name: 'Anya' });
    expect(one.state.public.table.seats.carl?.name).toBe('Anya (2)');
    expect(one.state.public.table.seats.anya?.name).toBe('Anya');
  });

  it('TABLE-127: says what happens now from the first second, in a title and a sentence', () => {
    const one = empty().send('server', { type: 'table.open', by: 'bev', name: 'Bev' });
    for (const at of [one, table()]) {
      expect(at.state.public).toMatchObject({
        derived: {
          nextStep: { title: expect.stringMatching(/\S/), text: expect.stringMatching(/\S/) },
        },
      });
    }
  });
});
