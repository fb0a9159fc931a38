import { describe, expect, it } from 'vitest';
import { bookTable, seatedTable, TestTable } from '../testing';

const takeSeat = (seat: string, name: string, role: 'protagonist' | 'spectator' = 'protagonist') =>
  ({ type: 'seat.take', seat, name, role }) as const;

describe('Seats', () => {
  it('opening a table seats its director and starts session 1 with published hashes', () => {
    const { state } = seatedTable();
    expect(state.public.table.seats.bev).toMatchObject({ name: 'Bev', role: 'director' });
    expect(state.public.table.session).toEqual({ number: 1, open: true, openedBy: 1 });
    expect(state.public.table.dice.hash).toBe('hash of public 1');
    expect(state.director.dice.hash).toBe('hash of director 1');
  });

  it('a table opens once, and only the server opens it', () => {
    const command = { type: 'table.open', by: 'eve', name: 'Eve' } as const;
    expect(seatedTable().try('server', command)?.code).toBe('already-done');
    expect(seatedTable().try('claire', command)?.code).toBe('not-allowed');
  });

  it('nobody sits down before the table is open', () => {
    expect(new TestTable().try('server', takeSeat('claire', 'Claire'))?.code).toBe('wrong-moment');
  });

  it('people cannot seat themselves, nor free a seat', () => {
    const table = seatedTable();
    expect(table.try('claire', takeSeat('eve', 'Eve'))?.code).toBe('not-allowed');
    expect(table.try('bev', { type: 'seat.free', seat: 'claire' })?.code).toBe('not-allowed');
  });

  it('a seat that somebody sits in cannot be taken', () => {
    expect(seatedTable().try('server', takeSeat('claire', 'Eve'))?.code).toBe('already-done');
  });

  it('TABLE-084: a freed seat keeps its id, its role and its protagonist for whoever takes it next, but no private note', () => {
    const table = bookTable()
      .send('claire', { type: 'note.write', text: 'I never liked Eve.' })
      .send('anya', { type: 'note.write', text: 'Hawk knows.' })
      .send('server', { type: 'seat.free', seat: 'claire' })
      .send('server', takeSeat('claire', 'Eve', 'spectator'));
    expect(table.state.public.table.seats.claire).toEqual({
      id: 'claire',
      name: 'Eve',
      role: 'protagonist',
      vacant: false,
    });
    expect(table.protagonist('raven').seat).toBe('claire');
    expect(table.state.seats.claire?.notes).toEqual({});
    expect(Object.values(table.state.seats.anya?.notes ?? {})).toHaveLength(1);
  });

  it('a seat is freed once, and the only director’s seat never', () => {
    const table = seatedTable().send('server', { type: 'seat.free', seat: 'claire' });
    expect(table.try('server', { type: 'seat.free', seat: 'claire' })?.code).toBe('already-done');
    expect(table.try('server', { type: 'seat.free', seat: 'bev' })?.code).toBe('not-allowed');
    expect(table.try('server', { type: 'seat.free', seat: 'eve' })?.code).toBe('not-found');
  });

  it('everybody may change their own name', () => {
    const table = seatedTable().send('claire', { type: 'seat.rename', name: 'Clara' });
    expect(table.state.public.table.seats.claire?.name).toBe('Clara');
    expect(table.lastLine).toBe('Claire is called Clara now.');
  });
});

describe('Sessions', () => {
  const end = { type: 'session.end' } as const;

  it('ending a session asks for xp first, then closes and tells the seeds', () => {
    const table = bookTable('fallout').send('bev', end);
    expect(table.state.public.xpReview).toMatchObject({ done: {}, seriesDone: false });
    expect(table.state.public.table.session.open).toBe(true);
    table.send('bev', end);
    expect(table.state.public.xpReview).toBeNull();
    expect(table.state.public.table.session.open).toBe(false);
    expect(table.state.public.table.dice.past).toEqual([
      { session: 1, hash: 'hash of public 1', seed: 'seed of public 1', rolls: 0 },
    ]);
  });

  it('the next session has new dice, and is offered once the last one has ended', () => {
    const table = bookTable('fallout').send('bev', end).send('bev', end);
    expect(table.offers('bev', 'session.start')).toHaveLength(1);
    table.send('bev', { type: 'session.start' });
    expect(table.state.public.table.session).toMatchObject({ number: 2, open: true });
    expect(table.state.public.table.dice.hash).toBe('hash of public 2');
    expect(table.try('bev', { type: 'session.start' })?.code).toBe('already-done');
  });

  it('a closed session cannot end again', () => {
    const table = bookTable('fallout').send('bev', end).send('bev', end);
    expect(table.try('bev', end)?.code).toBe('already-done');
  });

  it('only the director starts and ends sessions', () => {
    const table = bookTable('fallout');
    expect(table.try('claire', end)?.code).toBe('not-allowed');
    expect(table.try('claire', { type: 'session.start' })?.code).toBe('not-allowed');
    expect(table.offers('claire', 'session.end')).toEqual([]);
  });

  it('GBM-CYC-005: play stops anywhere, but not in the middle of an eclipse roll', () => {
    const table = bookTable().given((state) => {
      state.public.eclipses.raven = {
        protagonist: 'raven',
        stage: 'due',
        attribute: null,
        result: null,
        band: null,
        declined: [],
      };
    });
    expect(table.try('bev', end)).toMatchObject({ code: 'wrong-moment', rule: 'GBM-CYC-005' });
    expect(table.offers('bev', 'session.end')).toEqual([]);
  });
});

describe('Safety', () => {
  const pause = { type: 'safety.pause' } as const;

  it('GBM-CYC-002: a player’s pause stops the table and names nobody', () => {
    const table = bookTable().send('claire', pause);
    const { log, paused } = table.state.public;
    expect(paused).toBe(true);
    const line = log.entries[log.next - 1];
    expect(line?.by).toBeNull();
    expect(JSON.stringify(line)).not.toMatch(/claire/i);
  });

  it('GBM-CYC-002: a spectator may ask for a pause too, and for nothing else', () => {
    const table = bookTable().send('server', takeSeat('sam', 'Sam', 'spectator'));
    expect(table.try('sam', { type: 'seat.rename', name: 'S' })?.code).toBe('not-allowed');
    expect(table.try('sam', pause)).toBeNull();
  });

  it('GBM-CYC-002: the director says when play goes on', () => {
    const table = bookTable().send('anya', pause);
    expect(table.try('anya', pause)?.code).toBe('already-done');
    expect(table.try('anya', { type: 'safety.resume' })?.code).toBe('not-allowed');
    expect(table.offers('anya', 'safety.pause')).toEqual([]);
    expect(table.offers('bev', 'safety.resume')).toHaveLength(1);
    table.send('bev', { type: 'safety.resume' });
    expect(table.state.public.paused).toBe(false);
    expect(table.try('bev', { type: 'safety.resume' })?.code).toBe('already-done');
  });
});

describe('stopping and going on', () => {
  it.each(['obligation', 'downtime', 'mission', 'interlude'] as const)(
    'GBM-CYC-005: play stops in the middle of %s, and the next session goes on from there',
    (phase) => {
      const table = bookTable(phase);
      const { episode, protagonists } = structuredClone(table.state.public);
      table.send('bev', { type: 'session.end' });
      if (table.state.public.table.session.open) table.send('bev', { type: 'session.end' });
      expect(table.state.public.table.session.open).toBe(false);
      table.send('bev', { type: 'session.start' });
      expect(table.state.public).toMatchObject({
        phase,
        table: { session: { number: 2, open: true } },
        episode: { number: episode.number, mission: episode.mission },
      });
      expect(Object.keys(table.state.public.protagonists)).toEqual(Object.keys(protagonists));
    },
  );
});
