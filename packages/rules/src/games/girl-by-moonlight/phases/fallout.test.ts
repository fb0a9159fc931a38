import { describe, expect, it } from 'vitest';
import type { TestTable } from '../testing';
import { bookTable } from '../testing';

const adversary = (marks: { agenda?: boolean; eclipse?: boolean; destiny?: boolean } = {}) =>
  ({
    type: 'fallout.adversary',
    agenda: false,
    eclipse: false,
    destiny: false,
    ...marks,
  }) as const;
const clear = { type: 'fallout.clear' } as const;
const roll = { type: 'fallout.roll' } as const;
const tell = { type: 'fallout.tell', text: 'Her mother is summoned to a board room.' } as const;
const halve = { type: 'fallout.halve' } as const;

/** A mission is over, and its fallout begins. */
function after(change: (state: TestTable['state']) => void = () => {}): TestTable {
  return bookTable('mission')
    .given(({ public: shared }) => {
      if (shared.episode.mission) shared.episode.mission.stage = 'over';
    })
    .send('bev', { type: 'phase.next' })
    .given(change);
}
const tracks = ({ state }: TestTable) => state.public.series;

describe('1. The adversary track', () => {
  it('GBM-EX-055, GBM-ADV-002, 005: the mission and the destiny mark 2, into tier 2', () => {
    const table = after((state) => {
      state.public.series.adversary = 3;
    }).send('bev', adversary({ destiny: true }));
    expect(tracks(table).adversary).toBe(5);
    expect(table.state.public.derived.tiers.adversary).toBe(2);
  });

  it('AMB-21: at most four before abilities, and never beyond full', () => {
    const all = adversary({ agenda: true, eclipse: true, destiny: true });
    expect(tracks(after().send('bev', all)).adversary).toBe(4);
    const nearly = after((state) => {
      state.public.series.adversary = 14;
    });
    expect(tracks(nearly.send('bev', all)).adversary).toBe(15);
    expect(nearly.lastLine).toContain('The track is full');
  });

  it('GBM-ADV-004: the question of eclipse is filled in when somebody fell in the mission', () => {
    const table = after((state) => {
      state.public.episode.eclipsedInMission = true;
    });
    const field = table
      .offers('bev', 'fallout.adversary')[0]
      ?.fields?.find(({ name }) => name === 'eclipse');
    expect(field).toMatchObject({ initial: true });
  });

  it('GBM-ABY-HID-013, AMB-69: Containment takes one away', () => {
    const table = after((state) => {
      state.public.series.rooms.push('containment');
    });
    expect(tracks(table.send('bev', adversary())).adversary).toBe(0);
  });
});

describe('2. Clearing', () => {
  const worn = {
    stress: 6,
    links: { hawk: 2 },
    transcendence: { marked: 3, active: false, spent: true },
    armourUsed: true,
    specialArmourUsed: true,
  };

  it('GBM-FAL-003, GBM-ARM-006, GBM-LNK-003: stress, links, transcendence and armour', () => {
    const table = after()
      .givenProtagonist('raven', structuredClone(worn))
      .send('bev', adversary())
      .send('bev', clear);
    expect(table.protagonist('raven')).toMatchObject({
      stress: 0,
      links: {},
      transcendence: { marked: 0, active: false, spent: false },
      armourUsed: false,
      specialArmourUsed: false,
    });
  });

  it('GBM-FAL-004, GBM-STR-017, 020, AMB-59, AMB-60: in eclipse only links go, and a free segment can be used', () => {
    const table = after()
      .givenProtagonist('raven', { ...structuredClone(worn), eclipse: true })
      .send('bev', adversary())
      .send('bev', clear);
    expect(table.protagonist('raven')).toMatchObject({
      ...worn,
      links: {},
      transcendence: { marked: 3, active: false, spent: false },
    });
  });

  it('waits for an eclipse roll that is due', () => {
    const table = after((state) => {
      state.public.eclipses.raven = {
        protagonist: 'raven',
        stage: 'due',
        attribute: null,
        result: null,
        band: null,
        declined: [],
      };
    }).send('bev', adversary());
    expect(table.try('bev', clear)).toMatchObject({ code: 'wrong-moment' });
  });
});

describe('3. The fallout roll', () => {
  const ready = () =>
    after((state) => {
      state.public.series.investigation = 10;
      state.public.series.adversary = 5;
    })
      .send('bev', adversary())
      .send('bev', clear);

  it('GBM-DICE-016, GBM-INV-005, GBM-FAL-006, AMB-24: two dice, a 4: agents stalk a friend', () => {
    const table = ready().send('bev', roll, 4, 2);
    expect(table.state.director.fallout).toMatchObject({ investigationTier: 2, adversaryTier: 2 });
    expect(table.state.director.fallout?.entry).toMatch(/friend/);
  });

  it('GBM-FAL-007: the roll stays with the director until it is told', () => {
    const table = ready();
    const before = structuredClone(table.state.public);
    table.send('bev', roll, 4, 2);
    expect([...table.patches.keys()].sort()).toEqual(['director', 'seat:bev']);
    expect(table.state.public).toEqual(before);
    const { entry } = table.state.director.fallout ?? { entry: '' };
    table.send('bev', tell);
    expect(table.state.public.episode.fallout).toMatchObject({
      rolled: true,
      told: { entry, text: tell.text },
    });
    expect(table.state.director.fallout).toBeNull();
  });

  it('AMB-24: tier 0 rolls two dice, the lower counts', () => {
    const table = after().send('bev', adversary()).send('bev', clear).send('bev', roll, 6, 2);
    expect(table.state.director.fallout?.result).toMatchObject({ result: 2, band: 'bad' });
  });

  it('AMB-72: the Shrine of eyes does not count here', () => {
    const table = after((state) => {
      state.public.series.investigation = 5;
      state.public.episode.blessings = ['shrine-of-eyes'];
    });
    table.send('bev', adversary()).send('bev', clear).send('bev', roll, 6);
    expect(table.state.director.fallout?.pool.dice).toBe(1);
  });
});

describe('4. Halving the investigation', () => {
  const told = (investigation: number, mission?: string) =>
    after((state) => {
      state.public.series.investigation = investigation;
      if (mission && state.public.episode.mission) state.public.episode.mission.type = mission;
    })
      .send('bev', adversary())
      .send('bev', clear)
      .send('bev', roll, 1)
      .send('bev', tell);

  it('GBM-INV-004: to half, rounding up', () => {
    expect(tracks(told(7).send('bev', halve)).investigation).toBe(4);
  });

  it('GBM-ABY-MIS-003: not after Seek answers', () => {
    expect(tracks(told(7, 'seek-answers').send('bev', halve)).investigation).toBe(7);
  });
});

describe('The order of the steps', () => {
  it('GBM-FAL-001: each waits for the one before, and happens once', () => {
    const table = after();
    for (const early of [clear, roll, tell, halve]) {
      expect(table.try('bev', early, 1, 1)).toMatchObject({ rule: 'GBM-FAL-001' });
    }
    table.send('bev', adversary());
    expect(table.try('bev', adversary())).toMatchObject({ code: 'already-done' });
    table.send('bev', clear);
    expect(table.try('bev', clear)).toMatchObject({ code: 'already-done' });
    table.send('bev', roll, 1, 1);
    expect(table.try('bev', roll)).toMatchObject({ code: 'already-done' });
    table.send('bev', tell).send('bev', halve);
    expect(table.try('bev', halve)).toMatchObject({ code: 'already-done' });
  });

  it('only the director takes them, and is offered one at a time', () => {
    const table = after();
    expect(table.try('claire', adversary())).toMatchObject({ code: 'not-allowed' });
    const steps = () =>
      table
        .offers('bev')
        .filter(({ command }) => command.startsWith('fallout.'))
        .map(({ command }) => command);
    expect(steps()).toEqual(['fallout.adversary']);
    table.send('bev', adversary());
    expect(steps()).toEqual(['fallout.clear']);
  });
});
