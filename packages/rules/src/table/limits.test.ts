import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compartmentOf, rewindable, unsigned } from '../engine';
import { games } from '../games';
import { GameTable, seatEverybody } from '../testing';
import { filledFields } from '../testing/moves';
import { fromJson, removed } from '../testing/removal';

const says = (line = '', more: object = {}) => ({ type: 'limits.answer', line, ...more }) as const;

const shown = ({ state }: GameTable) =>
  state.public.limits?.shown?.map(({ kind, text }) => `${kind}: ${text}`);

/** Whoever plays besides Bev, who directs. */
const others = ['carl', 'anya', 'dylan'] as const;

const titled = games.map((game) => [game.title, game] as const);

describe.each(titled)('Lines and veils at a table of %s', (_title, game) => {
  const setup = game.setupSchema.parse(filledFields(game.about.setup, () => 0));

  /** Bev directs; Anya, Carl and Dylan play; Sam watches. */
  function table(): GameTable {
    const dylan = { type: 'seat.take', seat: 'dylan', name: 'Dylan', role: 'protagonist' };
    return seatEverybody(new GameTable(game, { name: 'A table', setup })).send('server', dylan);
  }

  /** Everybody answers; Carl’s words are told apart from Anya’s by what they are about. */
  function answered(): GameTable {
    return table()
      .send('carl', says('spiders.\n- Zealots', { care: 'Hospitals' }))
      .send('anya', says('abandonment', { veil: 'Blood' }))
      .send('dylan', says('Spiders'))
      .send('bev', says());
  }

  it('TABLE-080, 081: are shown when everybody has answered, not before', () => {
    const half = table().send('carl', says('Spiders')).send('anya', says());
    expect(half.try('carl', { type: 'limits.ask' })).toMatchObject({
      code: 'already-done',
      rule: 'TABLE-081',
    });
    expect(half.state.public.limits).toEqual({
      round: 1,
      open: true,
      answered: { carl: true, anya: true },
      shown: null,
    });
    expect(shown(answered())).toEqual([
      'line: Abandonment',
      'line: Spiders',
      'line: Zealots',
      'veil: Blood',
      'care: Hospitals',
    ]);
  });

  it('TABLE-081: are shown when the last who has not answered leaves', () => {
    const half = table();
    for (const seat of ['bev', 'carl', 'anya']) half.send(seat, says(`No ${seat}`));
    expect(half.state.public.limits?.open).toBe(true);
    half.send('server', { type: 'seat.free', seat: 'dylan' });
    expect(shown(half)).toEqual(['line: No anya', 'line: No bev', 'line: No carl']);
    expect(half.lastLine()?.text).toBe('Lines and veils are there for everybody to read.');
  });

  it('TABLE-081: once somebody has answered, there is somebody whom they wait for, or they are shown', () => {
    const people = ['bev', ...others];
    const steps = fc.array(
      fc.record({ who: fc.constantFrom(...people), goes: fc.boolean(), again: fc.boolean() }),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(steps, (all) => {
        const one = table();
        for (const { who, goes, again } of all) {
          if (one.state.public.table.seats[who]?.vacant) continue;
          if (goes && who !== 'bev') one.send('server', { type: 'seat.free', seat: who });
          else if (again && one.state.public.limits?.open === false)
            one.send(who, { type: 'limits.ask' });
          else one.send(who, says(`Words of ${who}`));
          const { limits, table: at } = one.state.public;
          if (!limits?.open || Object.keys(limits.answered).length === 0) continue;
          const left = Object.values(at.seats).filter(({ vacant }) => !vacant);
          expect(left.some(({ id }) => !limits.answered[id])).toBe(true);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('TABLE-082: who answered when, or how they write, leaves nothing in the list', () => {
    const otherwise = table()
      .send('bev', says('SPIDERS', { care: 'hospitals!' }))
      .send('dylan', says('zealots', { veil: 'blood' }))
      .send('anya', says('Abandonment'))
      .send('carl', says());
    expect(shown(otherwise)?.map((text) => text.toLowerCase())).toEqual(
      shown(answered())?.map((text) => text.toLowerCase()),
    );
  });

  it('TABLE-082: no audience is ever sent who said what, the director and the seat itself included', () => {
    const seen: unknown[] = [];
    const one = table();
    for (const [seat, line] of [
      ['carl', 'Spiders'],
      ['anya', 'Zealots'],
    ] as const) {
      one.send(seat, says(line));
      seen.push(...one.patches.values());
      for (const audience of ['public', 'director', 'seat:carl', 'seat:anya'] as const)
        seen.push(compartmentOf(one.state, audience));
      seen.push(rewindable(one.state), one.offers('bev'), one.offers(seat));
    }
    expect(JSON.stringify(seen)).not.toMatch(/Spiders|Zealots/);
    // What others are sent of an answer does not depend on what is in it.
    const told = (line: string) =>
      JSON.stringify(
        [...table().send('carl', says(line)).patches].filter(([of]) => of === 'public'),
      );
    expect(told('A long list of things that I cannot stand')).toBe(told(''));
  });

  it('TABLE-081: what is said later waits until everybody is asked again, and nobody sees that it waits', () => {
    const later = answered().send('carl', says('Snakes'));
    expect([...later.patches.keys()]).toEqual([]);
    expect(shown(later)).not.toContain('line: Snakes');
    later.send('dylan', { type: 'limits.ask' });
    expect(later.lastLine()?.text).not.toContain('Dylan');
    for (const seat of ['bev', 'carl', 'anya']) later.send(seat, says());
    expect(shown(later)).not.toContain('line: Snakes');
    later.send('dylan', says());
    expect(shown(later)).toContain('line: Snakes');
  });

  it('TABLE-081: what somebody says who has come late is not even known to be said', () => {
    const late = answered().send('server', {
      type: 'seat.take',
      seat: 'eve',
      name: 'Eve',
      role: 'protagonist',
    });
    const { limits } = late.state.public;
    late.send('eve', says('Snakes'));
    expect([...late.patches.keys()]).toEqual([]);
    expect(late.state.public.limits).toEqual(limits);
  });

  it('TABLE-081: with less than three answers nobody can have them shown', () => {
    const one = table().send('carl', says('Spiders')).send('bev', says());
    expect(one.try('bev', { type: 'limits.show' })?.message).toContain('whose');
    one.send('anya', says('Zealots'));
    expect(one.try('carl', { type: 'limits.show' })?.code).toBe('not-allowed');
    expect(shown(one.send('bev', { type: 'limits.show' }))).toHaveLength(2);
  });

  it('TABLE-080: somebody takes back what they have said, and it is gone with the next round', () => {
    const anew = answered().send('anya', { type: 'limits.ask' });
    for (const seat of ['bev', 'carl', 'dylan']) anew.send(seat, says());
    anew.send('anya', says('', { anew: true }));
    expect(shown(anew)).toEqual(['line: Spiders', 'line: Zealots', 'care: Hospitals']);
  });

  it('TABLE-082: no undo touches it', () => {
    const one = table();
    const before = one.seq;
    one.send('carl', says('Spiders'));
    const { limits } = one.state.public;
    one.send('bev', { type: 'scene.set', text: 'The pier' });
    one.send('bev', { type: 'table.undo', to: before + 1, evenIfRevealed: true });
    expect(one.state.public.limits).toEqual(limits);
    expect(rewindable(one.state).public).not.toHaveProperty('limits');
    expect(one.state.sealed?.limits.carl).toHaveLength(1);
  });

  it('TABLE-083: a copy tells nothing of it but the list, and the list stays', () => {
    const step = {
      seat: 'carl',
      command: says('Spiders'),
      events: [
        { type: 'limitsAnswered', seat: 'carl', limits: [{ kind: 'line', text: 'Spiders' }] },
        { type: 'limitsShown', shown: [{ kind: 'line', text: 'Spiders' }] },
      ],
    };
    const told = unsigned(step);
    expect(JSON.stringify(told.command)).not.toContain('Spiders');
    expect(told.events[0]).toEqual({ type: 'limitsAnswered', seat: 'carl', limits: null });
    expect(told.events[1]).toBe(step.events[1]);
    const copied = answered().given(({ sealed }) => {
      if (sealed) for (const seat of Object.keys(sealed.limits)) sealed.limits[seat] = null;
    });
    copied.send('anya', { type: 'limits.ask' });
    for (const seat of ['bev', 'carl', 'dylan', 'anya']) copied.send(seat, says());
    expect(shown(copied)).toHaveLength(5);
  });

  it('TABLE-083: words that somebody has removed stay in the list, and are gone where they are theirs', () => {
    const said = 'Spiders in the dark';
    // Others say the same where it can be read: what were missing there would tell whose it was.
    const one = table()
      .send('carl', says(said))
      .send('anya', says('Zealots'))
      .send('dylan', says())
      .send('dylan', { type: 'scene.set', text: said })
      .send('anya', { type: 'note.write', title: said, text: `No ${said}.` })
      .send('bev', { type: 'limits.show' });
    const steps = fromJson(one.recorded);
    const blank = table().state;
    const left = removed({ system: game, blank, steps }, 'carl').steps;
    const at = steps.findIndex(({ seat }) => seat === 'carl');
    expect(JSON.stringify(left[at])).not.toContain('Spiders');
    expect(left.slice(at + 1)).toEqual(steps.slice(at + 1));
    expect(JSON.stringify(left.at(-1))).toContain(said);
  });

  it('TABLE-083: what is gone of what somebody has said does not come back into the list', () => {
    const gone = answered().given(({ sealed }) => {
      if (sealed) sealed.limits.carl = [{ kind: 'line', text: '[removed]' }];
    });
    gone.send('anya', { type: 'limits.ask' });
    for (const seat of ['bev', 'carl', 'dylan', 'anya']) gone.send(seat, says());
    expect(shown(gone)).toContain('line: Zealots');
    expect(shown(gone)).not.toContain('line: [removed]');
  });

  it('TABLE-082: no step back of one’s own takes it away', () => {
    const one = table().send('carl', says('Spiders'));
    expect(one.try('carl', { type: 'table.take-back', to: one.seq })).toMatchObject({
      message: 'What was answered there stays answered.',
    });
    expect(one.state.sealed?.limits.carl).toHaveLength(1);
  });

  it('TABLE-080: is asked of everybody but those who watch, between sessions as well', () => {
    const one = table();
    const open = (seat: string) =>
      Object.keys(game.drawer(one.state, seat, 'limits')).map((key) => key.split(' ')[0]);
    expect(open('sam')).toEqual([]);
    one.given(({ public: { table: about } }) => {
      about.session.open = false;
    });
    for (const seat of ['bev', ...others])
      expect(one.state.seats[seat]?.drawers).toContain('limits');
    expect(one.try('sam', says('Spiders'))?.rule).toBe('TABLE-001');
    expect(one.try('carl', says('Spiders'))).toBeNull();
  });
});
