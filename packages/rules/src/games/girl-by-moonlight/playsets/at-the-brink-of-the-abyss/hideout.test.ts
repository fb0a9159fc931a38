import { describe, expect, it } from 'vitest';
import { diceFrom, partsFrom, sumOf } from '../../asking';
import { allPlaysets } from '../../library/registry';
import type { TestTable } from '../../testing';
import { bookTable, featureOf, hooksOf, playAt } from '../../testing';
import type { Phase } from '../../vocabulary';

const rooms = allPlaysets()['at-the-brink-of-the-abyss']?.rooms ?? [];

function hideout(room: string, phase: Phase = 'downtime'): TestTable {
  return bookTable(phase).given((state) => {
    state.public.series.rooms.push(room);
  });
}

const connections = rooms.flatMap(({ id, joins }) => joins.map((other) => `${id} – ${other}`));

describe('the map', () => {
  it('GBM-ABY-HID-004: every connection runs both ways', () => {
    const back = rooms.flatMap(({ id, joins }) => joins.map((other) => `${other} – ${id}`));
    expect(back.sort()).toEqual([...connections].sort());
    expect(connections).toHaveLength(2 * 12);
  });

  it('GBM-ABY-HID-004: these three pairs are not joined', () => {
    for (const pair of [
      'garden – power-source',
      'portal – workshop',
      'library – purification-chamber',
    ]) {
      expect(connections).not.toContain(pair);
    }
  });

  it('GBM-ABY-HID-003: eleven rooms, each with two questions, projects from 4 segments', () => {
    const beyond = rooms.filter(({ id }) => id !== 'hideout');
    expect(beyond).toHaveLength(11);
    expect(beyond.every(({ asks }) => asks.length === 2)).toBe(true);
    expect(Math.min(...rooms.map(({ segments }) => segments))).toBe(4);
  });
});

describe('rooms for downtime', () => {
  it.each([
    ['GBM-ABY-HID-005', 'lounge', 'moon'],
    ['GBM-ABY-HID-006', 'library', 'stars'],
    ['GBM-ABY-HID-007', 'practice-room', 'sun'],
  ] as const)('%s: the %s gives 2 xp in %s', (_rule, room, attribute) => {
    const table = hideout(room).send('claire', {
      type: 'downtime.start',
      protagonist: 'raven',
      activity: room,
    });
    expect(table.protagonist('raven').xp[attribute]).toBe(2);
    expect(table.state.public.episode.downtime.raven?.left).toBe(1);
  });

  it('GBM-ABY-HID-005: a locked lounge is closed', () => {
    const command = { type: 'downtime.start', protagonist: 'raven', activity: 'lounge' } as const;
    expect(bookTable('downtime').try('claire', command)?.code).toBe('not-found');
  });

  it('GBM-ABY-HID-008: the healing space is +1d to help a friend recover', () => {
    const hurt = [{ id: 'h1', level: 1 as const, text: 'scared', shrugged: false }];
    const table = hideout('healing-space').givenProtagonist('hawk', { harm: hurt }).send('claire', {
      type: 'downtime.start',
      protagonist: 'raven',
      activity: 'help-a-friend-recover',
      with: 'hawk',
      action: 'empathize',
    });
    expect(table.activity?.pool.dice).toBe(2);
  });

  it('GBM-ABY-HID-012: the workshop is +1d where tools or space are needed', () => {
    const table = hideout('workshop')
      .given((state) => {
        state.public.clocks.c1 = {
          id: 'c1',
          name: 'A glider',
          outcome: '',
          segments: 6,
          marked: 0,
          kind: 'project',
        };
      })
      .send('claire', {
        type: 'downtime.start',
        protagonist: 'raven',
        activity: 'work-on-a-project',
        clock: 'c1',
        action: 'confess',
      });
    expect(table.activity?.pool.dice).toBe(1);
    table.send('claire', { type: 'downtime.option', option: 'workshop:tools', on: true });
    expect(table.activity?.pool.dice).toBe(2);
  });
});

describe('Garden', () => {
  it('GBM-ABY-HID-009: clears 1 stress after obligation', () => {
    const table = hideout('garden', 'obligation');
    table.send('claire', { type: 'obligation.roll', protagonist: 'raven' }, 2, 3);
    expect(table.protagonist('raven').stress).toBe(3);
  });

  it('GBM-ABY-HID-009: not in eclipse', () => {
    const table = hideout('garden', 'obligation').givenProtagonist('raven', {
      eclipse: true,
      stress: 9,
    });
    table.send('claire', { type: 'obligation.roll', protagonist: 'raven' }, 2, 3);
    expect(table.protagonist('raven').stress).toBe(5);
  });
});

describe('rooms for missions', () => {
  /** Dice that a room gives the engagement roll of a mission of this tier. */
  function dice(room: string, tier: 1 | 2 | 3): number {
    const table = hideout(room, 'mission');
    const { mission } = table.state.public.episode;
    if (!mission) throw new Error('No mission');
    const context = { state: table.state, mission: { ...mission, tier } };
    return sumOf(partsFrom('engagementDice', context, [featureOf(table, room)]));
  }

  it('GBM-ABY-HID-010: the purification chamber is +1d on tier I', () => {
    expect(([1, 2, 3] as const).map((tier) => dice('purification-chamber', tier))).toEqual([
      1, 0, 0,
    ]);
  });

  it('GBM-ABY-HID-014: the portal is +1d on tiers II and III', () => {
    expect(([1, 2, 3] as const).map((tier) => dice('portal', tier))).toEqual([0, 1, 1]);
  });

  it('GBM-ABY-HID-013: containment holds the Abyss track back by 1', () => {
    const table = hideout('containment', 'fallout');
    const { state } = table;
    expect(diceFrom('adversary', { state }, [featureOf(table, 'containment')])).toEqual([
      { source: 'Containment', dice: -1 },
    ]);
  });

  it('GBM-ABY-HID-015: the vault reminds of its artefact', () => {
    expect(hooksOf(hideout('vault'), 'vault').reminders).toHaveLength(1);
  });
});

describe('Power source', () => {
  /** The power source has been unlocked, and the director has the choice. */
  function awakened(abilities: string[] = []): TestTable {
    const table = hideout('power-source').given((state) => {
      state.public.series.abilities.push(...abilities);
    });
    const play = playAt(table);
    hooksOf(table, 'power-source').groupAfter?.unlocked?.({ state: play.state }, play);
    return table.given((state) => {
      state.public.choices = structuredClone(play.state.public.choices);
    });
  }

  const choice = (table: TestTable) => Object.values(table.state.public.choices)[0];

  it('GBM-ABY-HID-011: the group gains one more transcendent series ability', () => {
    const table = awakened(['unshakeable']);
    expect(choice(table)?.to).toBe('bev');
    expect(choice(table)?.options.map(({ value }) => value)).toEqual([
      'hope-is-strength',
      'tireless',
    ]);
    const id = choice(table)?.id ?? '';
    table.send('bev', { type: 'choice.answer', choice: id, value: 'hope-is-strength' });
    expect(table.state.public.series.abilities).toEqual(['unshakeable', 'hope-is-strength']);
    expect(table.protagonist('fawn').actions.flow).toEqual({ mundane: 1, transcendent: 1 });
    expect(table.state.public.series.advances).toBe(0);
  });

  it('asks again when the group gained that ability meanwhile', () => {
    const table = awakened().given((state) => {
      state.public.series.abilities.push('tireless');
    });
    const id = choice(table)?.id ?? '';
    table.send('bev', { type: 'choice.answer', choice: id, value: 'tireless' });
    expect(choice(table)?.options.map(({ value }) => value)).not.toContain('tireless');
  });

  it('asks nothing when the group has them all', () => {
    expect(choice(awakened(['hope-is-strength', 'unshakeable', 'tireless']))).toBeUndefined();
  });
});

describe('a project for a room', () => {
  it('GBM-ABY-HID-002: is finished even if what led there is locked again', () => {
    const room = rooms.find(({ id, joins }) => id !== 'hideout' && !joins.includes('hideout'));
    const [way = ''] = room?.joins ?? [];
    const named = { name: room?.name ?? '', outcome: `${room?.name} opens.`, segments: 4 };
    const table = hideout(way)
      .send('claire', { type: 'project.start', ...named, room: room?.id })
      .send('bev', { type: 'override.room', room: way, reason: 'It was never ours' });
    const [clock = ''] = Object.keys(table.state.public.clocks);
    table.send('bev', { type: 'clock.tick', clock, by: 12 });
    expect(table.state.public.series.rooms).toContain(room?.id);
    expect(table.state.public.clocks).toEqual({});
  });
});
