import { describe, expect, it } from 'vitest';
import { linesOf } from '../engine';
import { seated, TallyTable, tally } from './testing/tally';

describe('seats', () => {
  it('TABLE-014: the server seats people, and nobody else does', () => {
    const table = seated();
    expect(table.state.public.table.seats).toMatchObject({
      bev: { role: 'director', vacant: false },
      anya: { role: 'protagonist' },
      sam: { role: 'spectator' },
    });
    expect(table.state.public.table.session).toEqual({ number: 1, open: true, openedBy: 1 });
    const seat = { type: 'seat.take', seat: 'eve', name: 'Eve', role: 'protagonist' } as const;
    expect(table.send('anya', seat)).toMatchObject({ rule: 'TABLE-014' });
    expect(table.send('anya', seat)?.instead).toContain('the GM');
    expect(table.send('server', { ...seat, seat: 'anya' })?.code).toBe('already-done');
    expect(table.send('server', { type: 'table.open', by: 'eve', name: 'Eve' })?.code).toBe(
      'already-done',
    );
    expect(new TallyTable().send('server', seat)?.code).toBe('wrong-moment');
  });

  it('TABLE-014: a second one who directs joins under the game’s own word', () => {
    const table = seated();
    table.send('server', { type: 'seat.take', seat: 'eve', name: 'Eve', role: 'director' });
    expect(table.said).toBe('Eve joins as a GM.');
  });

  it('TABLE-015: a freed seat waits for somebody else, and somebody always directs', () => {
    const table = seated();
    expect(table.send('server', { type: 'seat.free', seat: 'bev' })).toMatchObject({
      message: 'A table needs the GM, so that seat cannot be freed.',
      rule: 'TABLE-015',
    });
    expect(table.send('server', { type: 'seat.free', seat: 'anya' })).toBeNull();
    expect(table.send('server', { type: 'seat.free', seat: 'anya' })?.rule).toBe('TABLE-008');
    expect(table.send('server', { type: 'seat.free', seat: 'eve' })?.rule).toBe('TABLE-005');
    table.send('server', { type: 'seat.take', seat: 'anya', name: 'Eve', role: 'spectator' });
    expect(table.state.public.table.seats.anya).toMatchObject({ name: 'Eve', role: 'protagonist' });
  });

  it('TABLE-113: nobody gets a second seat without knowing that somebody of their name sits there', () => {
    const table = seated();
    const seat = { type: 'seat.take', seat: 'eve', name: ' ＡNYA', role: 'protagonist' } as const;
    expect(table.send('server', seat)).toMatchObject({
      code: 'name-taken',
      message: 'Anya sits at this table already.',
      rule: 'TABLE-113',
    });
    expect(table.send('server', { ...seat, beside: true })).toBeNull();
    expect(table.state.public.table.seats.eve?.name).toBe('ＡNYA (2)');
    table.send('server', { type: 'seat.free', seat: 'anya' });
    const back = { ...seat, seat: 'anya', name: 'Anya' } as const;
    expect(table.send('server', back)).toBeNull();
    expect(table.state.public.table.seats.anya?.name).toBe('Anya');
  });

  it('TABLE-118: whoever is called as somebody else is told apart wherever names are listed', () => {
    const table = seated();
    table.send('anya', { type: 'seat.rename', name: 'bev' });
    expect(table.said).toBe('Anya is called bev (2) now.');
    table.send('anya', { type: 'seat.rename', name: 'Bev (2)' });
    expect(table.state.public.table.seats.anya?.name).toBe('Bev (2)');
  });

  it('anybody changes their own name', () => {
    const table = seated();
    table.send('anya', { type: 'seat.rename', name: 'Anja' });
    expect(table.said).toBe('Anya is called Anja now.');
  });
});

describe('those who watch', () => {
  it('TABLE-001: may ask for a pause, and nothing else', () => {
    const table = seated();
    expect(table.send('sam', { type: 'count' })).toMatchObject({
      instead: 'Ask the GM for a seat at the table.',
      rule: 'TABLE-001',
    });
    expect(table.state.seats.sam?.offers).toEqual({});
    expect(table.send('sam', { type: 'safety.pause' })).toBeNull();
  });
});

describe('the pause', () => {
  it('TABLE-016: anybody asks for it, nobody is named, and the one who directs ends it', () => {
    const table = seated();
    expect(table.send('anya', { type: 'safety.pause' })).toBeNull();
    expect(table.state.public.paused).toBe(true);
    expect(table.said).toContain('Somebody asks for a pause.');
    expect(JSON.stringify(table.state.public.log)).not.toContain('"by":"anya"');
    expect(table.send('anya', { type: 'safety.pause' })).toMatchObject({
      instead: 'Take the time you need; the GM says when play goes on.',
    });
    expect(table.send('anya', { type: 'safety.resume' })).toMatchObject({
      message: 'Only the GM can end a pause.',
      instead: 'Ask Bev.',
      rule: 'TABLE-002',
    });
    expect(table.offers('bev', 'safety.resume')).toHaveLength(1);
    expect(table.send('bev', { type: 'safety.resume' })).toBeNull();
    expect(table.send('bev', { type: 'safety.resume' })?.rule).toBe('TABLE-016');
  });
});

describe('sessions', () => {
  it('TABLE-013: between sessions nothing is played, but people still write', () => {
    const table = seated();
    expect(table.send('bev', { type: 'session.start' })?.code).toBe('already-done');
    expect(table.send('anya', { type: 'session.end' })?.rule).toBe('TABLE-002');
    expect(table.send('bev', { type: 'session.end' })).toBeNull();
    expect(table.send('anya', { type: 'count' })).toMatchObject({
      instead: 'The GM can start the next session.',
      rule: 'TABLE-013',
    });
    expect(table.offers('anya', 'count')).toEqual([]);
    expect(table.send('anya', { type: 'note.write', text: 'Later' })).toBeNull();
    expect(table.send('bev', { type: 'session.end' })?.code).toBe('already-done');
    expect(table.send('bev', { type: 'session.start' })).toBeNull();
    const [line] = linesOf(table.state.public.log).slice(-1);
    expect(line?.beat?.chapter).toEqual({ part: 'begins', name: 'Session 2' });
    expect(table.state.public.table.session).toMatchObject({ number: 2, open: true });
    expect(table.state.public.table.dice.past).toHaveLength(1);
  });

  it('TABLE-009: what is under way comes to an end first', () => {
    const table = seated();
    table.send('anya', { type: 'count' });
    expect(table.offers('bev', 'session.end')).toEqual([]);
    expect(table.send('bev', { type: 'session.end' })).toMatchObject({
      message: 'The session cannot end in the middle of something. One is a bad number.',
      rule: 'TABLE-009',
    });
  });

  it('a step of the game’s own may come before the end', () => {
    const table = seated();
    for (let n = 0; n < 10; n += 1) table.send('anya', { type: 'count' });
    table.send('bev', { type: 'session.end' });
    expect(table.state.public).toMatchObject({ count: 0, table: { session: { open: true } } });
    table.send('bev', { type: 'session.end' });
    expect(table.state.public.table.session.open).toBe(false);
  });
});

describe('undo', () => {
  it('TABLE-017: takes back what has happened, once, and leaves notes, a pause and seats', () => {
    const table = seated();
    table.send('anya', { type: 'count' });
    const to = table.seq;
    table.send('anya', { type: 'count' });
    table.send('bev', { type: 'note.write', text: 'Mine' });
    table.send('anya', { type: 'note.write', text: 'Hers' });
    table.send('sam', { type: 'safety.pause' });
    expect(table.send('anya', { type: 'table.undo', to })?.rule).toBe('TABLE-002');
    expect(table.send('bev', { type: 'table.undo', to })).toBeNull();
    expect(table.state.public).toMatchObject({ count: 0, paused: true });
    expect(Object.values(table.state.director.notes)).toMatchObject([{ text: 'Mine' }]);
    expect(Object.values(table.state.seats.anya?.notes ?? {})).toMatchObject([{ text: 'Hers' }]);
    expect(table.said).toContain('Bev takes back this and all that came after it: Anya counts.');
    expect(table.send('bev', { type: 'table.undo', to })?.rule).toBe('TABLE-017');
    expect(table.send('bev', { type: 'table.undo', to: 1 })?.rule).toBe('TABLE-017');
  });
});

describe('a table that nobody directs', () => {
  const together = () => {
    const table = seated(tally({}, false));
    table.send('server', { type: 'seat.take', seat: 'dee', name: 'Dee', role: 'protagonist' });
    return table;
  };

  it('TABLE-025: its host plays like everybody, and it says so', () => {
    const { state } = together();
    expect(state.public.table).toMatchObject({
      directed: false,
      seats: { bev: { role: 'protagonist' } },
    });
    expect(seated().state.public.table).not.toHaveProperty('directed');
  });

  it('TABLE-025: whoever plays manages it, and whoever watches does not', () => {
    const table = together();
    const { seq } = table;
    table.send('dee', { type: 'count' });
    table.send('dee', { type: 'safety.pause' });
    expect(table.offers('anya', 'safety.resume')).toHaveLength(1);
    expect(table.send('anya', { type: 'safety.resume' })).toBeNull();
    expect(table.send('anya', { type: 'table.undo', to: seq + 1 })).toBeNull();
    expect(table.state.public.count).toBe(0);
    expect(table.send('dee', { type: 'session.end' })).toBeNull();
    expect(table.send('dee', { type: 'count' })?.instead).toBe(
      'A player can start the next session.',
    );
    expect(table.send('bev', { type: 'session.start' })).toBeNull();
    expect(table.send('sam', { type: 'count' })?.instead).toBe(
      'Ask a player for a seat at the table.',
    );
  });

  it('TABLE-025: nobody sits down to direct', () => {
    const eve = { type: 'seat.take', seat: 'eve', name: 'Eve', role: 'director' } as const;
    expect(together().send('server', eve)).toMatchObject({ rule: 'TABLE-025' });
  });

  it('TABLE-015: the last one who plays keeps their seat', () => {
    const table = together();
    for (const seat of ['bev', 'anya']) {
      expect(table.send('server', { type: 'seat.free', seat })).toBeNull();
    }
    expect(table.send('server', { type: 'seat.free', seat: 'dee' })).toMatchObject({
      message: 'A table needs somebody who plays, so that seat cannot be freed.',
      rule: 'TABLE-015',
    });
  });
});
