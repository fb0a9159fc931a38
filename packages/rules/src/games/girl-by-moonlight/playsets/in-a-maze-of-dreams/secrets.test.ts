import { describe, expect, it } from 'vitest';
import type { TestTable } from '../../testing';
import { dreamTable } from '../../testing';

const ROLE = /overseer|propagator|Overseer of|Propagator of/;

/** All that somebody was sent by the newest command, and has on their screen. */
function seenBy(table: TestTable, seat: string): string {
  const { public: shared, seats } = table.state;
  const packets = [...table.patches].filter(
    ([audience]) => audience === 'public' || audience === `seat:${seat}`,
  );
  // The map and its roles are no secret; who fills them is.
  const { derived, ...rest } = shared;
  const { dreams: _map, ...told } = derived;
  return JSON.stringify([packets, rest, told, seats[seat]]);
}

describe('what only the director knows of the Conspiracy', () => {
  it('GBM-MAZ-RUL-001: who has which role stays on the desk until it is told', () => {
    const table = dreamTable('downtime');
    const before = table.state.public;
    table
      .send('bev', { type: 'dreams.assign', suspect: 'vale', role: 'surveillance-overseer' })
      .send('bev', { type: 'dreams.assign', suspect: 'moss', role: 'acquisitions-propagator' });
    expect([...table.patches.keys()]).toEqual(['director']);
    expect(table.state.public).toEqual(before);
    for (const seat of ['claire', 'anya', 'dylan']) {
      expect(seenBy(table, seat)).not.toMatch(ROLE);
      expect(table.offers(seat, 'dreams.assign')).toEqual([]);
      expect(table.offers(seat, 'dreams.identify')).toEqual([]);
    }
  });

  it('GBM-MAZ-RUL-001: no refusal tells it either', () => {
    const table = dreamTable('downtime').send('bev', {
      type: 'dreams.assign',
      suspect: 'vale',
      role: 'host',
    });
    for (const command of [
      { type: 'dreams.assign', suspect: 'vale', role: 'surveillance-overseer' },
      { type: 'dreams.identify', suspect: 'vale', role: 'host' },
      {
        type: 'dreams.set-role',
        suspect: 'vale',
        role: 'host',
        confronted: false,
        reason: 'I guess',
      },
      { type: 'dreams.remove-suspect', suspect: 'vale' },
    ] as const) {
      const refusal = table.try('claire', command);
      expect(refusal).toMatchObject({ rule: expect.stringMatching(/^(GBM|TABLE)-/) });
      expect(JSON.stringify(refusal)).not.toMatch(/Host|is meant|assigned/);
    }
  });

  it('GBM-MAZ-RUL-018: an explored dream tells only that there is something to reveal', () => {
    const table = dreamTable().given(({ director }) => {
      director.dreams.roles = { vale: 'indoctrination-overseer' };
    });
    table.send('bev', { type: 'mission.end', outcome: 'success' });
    for (const seat of ['claire', 'anya', 'dylan']) {
      expect(seenBy(table, seat)).not.toMatch(ROLE);
    }
  });

  it('GBM-MAZ-RUL-012: the director gives a role to one suspect only', () => {
    const table = dreamTable('downtime').send('bev', {
      type: 'dreams.assign',
      suspect: 'vale',
      role: 'host',
    });
    const second = { type: 'dreams.assign', suspect: 'moss', role: 'host' } as const;
    expect(table.try('bev', second)).toMatchObject({ rule: 'GBM-MAZ-RUL-012' });
    const [offer] = table
      .offers('bev', 'dreams.assign')
      .filter(({ with: { suspect } }) => suspect === 'moss');
    expect(JSON.stringify(offer?.fields)).not.toContain('"host"');
    table.send('bev', { type: 'dreams.assign', suspect: 'vale', role: 'none' }).send('bev', second);
    expect(table.state.director.dreams.roles).toEqual({ moss: 'host' });
    table.send('bev', { type: 'dreams.identify', suspect: 'reed', role: 'host' });
    expect(table.state.director.dreams.roles).toEqual({});
    const known = table.try('bev', { ...second, suspect: 'reed' });
    expect(known).toMatchObject({ code: 'already-done', rule: 'GBM-MAZ-RUL-013' });
  });
});
