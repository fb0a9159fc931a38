import { describe, expect, it } from 'vitest';
import { AnyTable, seated } from './testing';

const now = ({ state }: AnyTable) => state.public.derived.nextStep;

describe('TABLE-127: what happens now', () => {
  it('begins with the link, and then says what an empty table is for', () => {
    const table = new AnyTable().send('server', { type: 'table.open', by: 'bev', name: 'Bev' });
    expect(now(table).title).toBe('Gather the table');
    table.send('server', { type: 'seat.take', seat: 'anya', name: 'Anya', role: 'protagonist' });
    expect(now(table).text).toMatch(/Roll dice, put a card .* or start a clock/);
    table.send('anya', { type: 'roll', expression: 'd6', to: 'all' }, 3);
    expect(now(table).title).toBe('Play on');
  });

  it('TABLE-198: says whose turn it is, and what a referee may weigh then', () => {
    const table = seated().send('bev', { type: 'turn.add', name: 'The troll' });
    table.send('bev', { type: 'turn.step', by: 1 });
    expect(now(table)).toEqual({
      title: 'Round 1',
      text: 'The troll acts now. Then the turn goes on to the next.',
      advice: ['turns', 'playing'],
    });
  });

  it('TABLE-127: says in a ready-made evening what is enough on its dice', () => {
    const table = seated().send('bev', { type: 'start.begin', start: 'the-last-ferry' });
    for (const [seat, person] of [
      ['anya', 'nurse'],
      ['carl', 'mechanic'],
    ] as const) {
      table.send(seat, { type: 'start.take', person });
    }
    expect(now(table).title).toBe('The first scene');
    table.send('anya', { type: 'roll', expression: '2d6+3', to: 'all' }, 3, 4);
    expect(now(table).text).toBe(
      'Say what you do. Open how it ends? Roll: 8 or more is well done.',
    );
  });

  it('TABLE-127: tells who reads how it begins, whoever is there to do so', () => {
    for (const [runBy, reader, by] of [
      ['referee', 'The referee', 'bev'],
      ['nobody', 'One of you', 'anya'],
    ] as const) {
      const table = seated({ runBy }).send(by, { type: 'start.begin', start: 'the-last-ferry' });
      expect(now(table).text).toContain(`${reader} reads aloud how it begins.`);
      expect(now(table).advice).toEqual(['first-scene', 'playing']);
    }
  });

  it('TABLE-127, 198: says of a clock that is full that it happens now, until it is put away', () => {
    const table = seated().send('bev', { type: 'clock.create', name: 'Dawn', segments: 4 });
    const [clock = ''] = Object.keys(table.state.public.clocks);
    table.send('bev', { type: 'clock.tick', clock, by: 3 });
    expect(now(table).title).toBe('Play on');
    table.send('bev', { type: 'clock.tick', clock, by: 1 });
    expect(now(table)).toMatchObject({ title: '“Dawn” is full', advice: ['clock', 'playing'] });
    table.send('bev', { type: 'clock.remove', clock });
    expect(now(table).title).not.toBe('“Dawn” is full');
  });

  it('TABLE-127: says nothing of a full clock that only the desk knows', () => {
    const table = seated().send('anya', { type: 'roll', expression: 'd6' }, 3);
    const hidden = { type: 'clock.create', name: 'Dawn', segments: 4, secret: true } as const;
    table.send('bev', hidden);
    const [clock = ''] = Object.keys(table.state.director.clocks);
    table.send('bev', { type: 'clock.tick', clock, by: 4 });
    expect(now(table).title).toBe('Play on');
  });

  it('says of a pause and of the end of a session who goes on', () => {
    const table = seated().send('anya', { type: 'safety.pause' });
    expect(now(table).title).toBe('The table is paused');
    table.send('bev', { type: 'safety.resume' }).send('bev', { type: 'session.end' });
    expect(now(table).text).toMatch(/^The referee starts the next one/);
    const alike = seated({ runBy: 'nobody' }).send('anya', { type: 'session.end' });
    expect(now(alike).text).toMatch(/^A player starts the next one/);
  });

  it('tells nobody of what does not lie open', () => {
    const table = seated();
    const { title } = now(table);
    table.send('bev', { type: 'card.create', name: 'The traitor', to: 'private' });
    table.send('bev', { type: 'roll', expression: 'd6', to: 'self' }, 3);
    expect(now(table).title).toBe(title);
  });
});
