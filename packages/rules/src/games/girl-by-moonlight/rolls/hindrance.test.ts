import { describe, expect, it } from 'vitest';
import type { TestTable } from '../testing';
import { bookTable, hurt as worn } from '../testing';
import type { Position } from '../vocabulary';

const impaled = { id: 'h1', level: 3 as const, text: 'impaled', shrugged: false };
const due = (protagonist: string) => ({
  protagonist,
  stage: 'due' as const,
  attribute: null,
  result: null,
  band: null,
  declined: [],
});

/** Hawk is about to act; the director has judged. */
function hawkActs(table: TestTable, group: string[] = [], position: Position = 'risky'): TestTable {
  return table
    .send('dylan', {
      type: 'roll.propose',
      protagonist: 'hawk',
      goal: 'Break through',
      action: 'defy',
      group,
    })
    .send('bev', { type: 'roll.judge', position, effect: 'standard' });
}

const pool = (table: TestTable) => table.state.public.derived.roll?.pool;

describe('level 3 harm', () => {
  const hurt = () => hawkActs(bookTable().givenProtagonist('hawk', { harm: [impaled] }));
  /** Hawk has pushed for this before it was said that the harm matters. */
  const pushedBefore = (table: TestTable, benefit: 'die' | 'effect') =>
    table
      .send('bev', { type: 'roll.harm', harm: 'h1', relevant: false })
      .send('dylan', { type: 'roll.push', for: benefit })
      .send('bev', { type: 'roll.harm', harm: 'h1', relevant: true });

  it('GBM-ARP-024, 035: a push is one benefit: also one for a die lets one act, and gives no die then', () => {
    const table = hurt();
    const pushes = table.offers('dylan', 'roll.push').map((offer) => offer.with.for);
    expect(pushes).toEqual(['act']);
    expect(table.try('dylan', { type: 'roll.push', for: 'die' })?.rule).toBe('TABLE-112');
    pushedBefore(table, 'die');
    expect(table.state.public.derived.roll).toMatchObject({ blocked: null, pool: { dice: 1 } });
    table.send('dylan', { type: 'roll.roll' }, 4);
    expect(table.protagonist('hawk').stress).toBe(2);
  });

  it('GBM-ARP-035: nor does a push for effect give effect, where it lets one act', () => {
    const table = pushedBefore(hurt(), 'effect');
    const { blocked, effect } = table.state.public.derived.roll ?? {};
    expect({ blocked, effect }).toEqual({ blocked: null, effect: 'standard' });
    table.send('claire', { type: 'roll.assist', protagonist: 'raven', via: 'stress' });
    expect(table.state.public.derived.roll).toMatchObject({ effect: 'great', pool: { dice: 1 } });
  });

  it('AMB-11: with help as what enables the action, a push gives its die', () => {
    const table = hurt().send('claire', {
      type: 'roll.assist',
      protagonist: 'raven',
      via: 'stress',
    });
    expect(table.offers('dylan', 'roll.push')).toHaveLength(3);
    table.send('dylan', { type: 'roll.push', for: 'die' });
    expect(pool(table)?.dice).toBe(2);
    table.send('dylan', { type: 'roll.roll' }, 4, 2);
    expect(table.protagonist('hawk').stress).toBe(2);
  });

  it('GBM-ARP-032, AMB-78: it matters unless they say that it does not, for this roll', () => {
    const aside = { type: 'roll.harm', harm: 'h1', relevant: false } as const;
    const table = hurt();
    expect(table.offers('bev', 'roll.harm')).toMatchObject([{ with: { relevant: false } }]);
    table.send('bev', aside);
    expect(table.state.public.derived.roll).toMatchObject({ blocked: null, pool: { dice: 1 } });
    expect(table.offers('dylan', 'roll.push').map((offer) => offer.with.for)).not.toContain('act');
    table.send('dylan', { ...aside, relevant: true });
    expect(table.try('dylan', { type: 'roll.roll' })).toMatchObject({ code: 'wrong-moment' });
    table.send('dylan', aside).send('dylan', {
      type: 'roll.revise',
      goal: 'Climb instead',
      action: 'flow',
    });
    expect(table.state.public.derived.roll?.blocked).toMatch(/director judges/);
    table.send('bev', { type: 'roll.judge', position: 'risky', effect: 'standard' });
    expect(table.state.public.derived.roll?.blocked).toMatch(/incapacitated/);
  });

  it('GBM-ARP-035: whoever follows in a group action pushes to act, and gets no die', () => {
    const table = hawkActs(bookTable().givenProtagonist('fawn', { harm: [impaled] }), ['raven']);
    table.send('anya', { type: 'roll.join', protagonist: 'fawn' });
    expect(table.try('dylan', { type: 'roll.roll' })).toMatchObject({ code: 'wrong-moment' });
    expect(table.offers('dylan', 'roll.roll')).toEqual([]);
    expect(table.offers('anya', 'roll.push').map((offer) => offer.with.for)).toEqual(['act']);
    table.send('anya', { type: 'roll.push', for: 'act', protagonist: 'fawn' });
    expect(table.state.public.derived.roll?.members.fawn).toMatchObject({ keep: 'lowest' });
    // Hawk has defy 1; Raven and Fawn have none.
    table.rollTogether(5, 1, 1, 2, 2);
    expect(table.protagonist('fawn').stress).toBe(2);
  });
});

describe('whoever follows in a group action', () => {
  const push = { type: 'roll.push', for: 'die', protagonist: 'fawn' } as const;

  it('GBM-ARP-024, GBM-TEAM-003: may push for a die of their own', () => {
    const table = hawkActs(bookTable(), ['fawn']).send('anya', push);
    expect(table.state.public.derived.roll?.members.fawn).toMatchObject({
      dice: 1,
      lines: [{ source: 'push', dice: 1 }],
    });
    expect(pool(table)?.dice).toBe(1);
    table.rollTogether(5, 1);
    expect(table.protagonist('fawn').stress).toBe(2);
    // Fawn’s 1 costs the leader 1 stress.
    expect(table.protagonist('hawk').stress).toBe(1);
  });

  it('GBM-ARP-033, GBM-ARP-034, AMB-99: has less dice for their harm, and less effect for nobody', () => {
    const harm = ([1, 2] as const).map((level) => worn(`h${level}`, level));
    const table = hawkActs(bookTable().givenProtagonist('fawn', { harm }), ['fawn']);
    const counts = (id: string) => ({ type: 'roll.harm', harm: id, relevant: true }) as const;
    expect(table.offers('anya', 'roll.harm').map((offer) => offer.with.harm)).toEqual(['h2']);
    expect(table.try('anya', counts('h1'))).toMatchObject({ rule: 'GBM-ARP-033' });
    table.send('anya', counts('h2'));
    expect(table.state.public.derived.roll).toMatchObject({
      effect: 'standard',
      members: { fawn: { lines: [{ dice: -1 }] } },
    });
  });

  it('GBM-LNK-007, GBM-TEAM-003: may spend a link on the one who leads, but not assist as well', () => {
    const table = hawkActs(bookTable().givenProtagonist('fawn', { links: { hawk: 1 } }), ['fawn']);
    const help = { type: 'roll.assist', protagonist: 'fawn' } as const;
    expect(table.offers('anya', 'roll.assist').map((offer) => offer.with.via)).toEqual(['link']);
    expect(table.try('anya', { ...help, via: 'stress' })).toMatchObject({ code: 'not-allowed' });
    table.send('anya', { ...help, via: 'link' });
    expect(pool(table)?.dice).toBe(2);
    table
      .send('anya', { type: 'roll.leave', protagonist: 'fawn' })
      .send('anya', { type: 'roll.join', protagonist: 'fawn' })
      .rollTogether(5, 1, 2, 3);
    expect(table.protagonist('fawn')).toMatchObject({ links: { hawk: 0 }, stress: 0 });
  });

  it('GBM-ARP-024: takes it back for nothing, and leaves the effect to the leader', () => {
    const table = hawkActs(bookTable(), ['fawn']).send('anya', push);
    expect(table.try('anya', { ...push, for: 'effect' })).toMatchObject({ code: 'not-allowed' });
    expect(table.try('claire', { ...push, protagonist: 'raven' })).toMatchObject({
      rule: 'GBM-ARP-024',
    });
    table.send('anya', { type: 'roll.stop-pushing', protagonist: 'fawn' }).rollTogether(5, 1, 2);
    expect(table.protagonist('fawn').stress).toBe(0);
  });
});

describe('an eclipse roll that is due', () => {
  it('GBM-STR-005: comes before any more stress is paid for a roll', () => {
    const table = hawkActs(bookTable())
      .givenProtagonist('raven', { stress: 9 })
      .given((state) => {
        state.public.eclipses.raven = due('raven');
      });
    const help = { type: 'roll.assist', protagonist: 'raven', via: 'stress' } as const;
    expect(table.try('claire', help)).toMatchObject({ rule: 'GBM-STR-005' });
    expect(table.offers('claire', 'roll.assist')).toEqual([]);
  });

  it('GBM-STR-005: holds up the roll of the one who has to make it', () => {
    const table = hawkActs(bookTable())
      .send('dylan', { type: 'roll.push', for: 'die' })
      .given((state) => {
        state.public.eclipses.hawk = due('hawk');
      });
    expect(table.try('dylan', { type: 'roll.roll' })).toMatchObject({ code: 'wrong-moment' });
    expect(table.offers('dylan', 'roll.roll')).toEqual([]);
  });

  it('GBM-STR-005, GBM-RES-007: comes before a second consequence is resisted', () => {
    const table = bookTable().givenProtagonist('hawk', { stress: 8 });
    for (const text of ['Cut off', 'Cornered']) {
      table.send('bev', {
        type: 'consequence.assign',
        source: 'fiction',
        kind: 'complication',
        text,
        target: 'hawk',
      });
    }
    const [one = '', two = ''] = Object.keys(table.state.public.consequences);
    table.send('dylan', { type: 'consequence.resist', consequence: one }, 2, 1);
    expect(table.state.public.eclipses.hawk?.stage).toBe('due');
    expect(table.try('dylan', { type: 'consequence.resist', consequence: two })).toMatchObject({
      rule: 'GBM-STR-005',
    });
    expect(table.offers('dylan', 'consequence.resist')).toEqual([]);
    expect(table.offers('dylan', 'consequence.accept')).toHaveLength(1);
  });
});

describe('a roll set in the past', () => {
  const called = (table: TestTable, transcended: boolean) =>
    table
      .send('dylan', {
        type: 'flashback.call',
        protagonist: 'hawk',
        text: 'We trained for this',
        transcended,
      })
      .send('bev', { type: 'flashback.price', stress: 1, roll: true })
      .send('dylan', { type: 'flashback.accept' });

  it('GBM-FLB-005: transcends nobody in the group who had not transcended', () => {
    const active = { marked: 0, active: true, spent: false };
    const table = called(bookTable().givenProtagonist('hawk', { transcendence: active }), true);
    hawkActs(table, ['fawn']).rollTogether(4, 4, 4);
    expect(table.protagonist('hawk').transcendence.marked).toBe(1);
    expect(table.protagonist('fawn').transcendence.marked).toBe(0);
  });

  it('GBM-FLB-004: is still owed when its roll is withdrawn, for it has been paid', () => {
    const table = hawkActs(called(bookTable(), false)).send('dylan', { type: 'roll.withdraw' });
    expect(table.state.public.flashback).toMatchObject({ by: 'hawk', accepted: true });
    hawkActs(table);
    expect(table.state.public.roll?.past).toBe('mundane');
    expect(table.try('dylan', { type: 'flashback.withdraw' })).toMatchObject({
      code: 'wrong-moment',
    });
    expect(table.offers('dylan', 'flashback.withdraw')).toEqual([]);
    table.send('dylan', { type: 'roll.roll' }, 6);
    expect(table.state.public.flashback).toBeNull();
    expect(table.protagonist('hawk').stress).toBe(1);
  });
});

describe('a poisoned promise', () => {
  it('GBM-ARP-028: comes due on a clean success too, so the director ends the roll', () => {
    const table = hawkActs(bookTable()).send('claire', {
      type: 'roll.promise',
      text: 'A wall comes down on the way out',
    });
    const promise = table.state.public.roll?.promises[0]?.id ?? '';
    table
      .send('dylan', { type: 'roll.answer-promise', promise, accept: true })
      .send('dylan', { type: 'roll.roll' }, 6, 1);
    expect(table.state.public.derived.prompts['roll:consequences']?.to).toEqual(['bev']);
    expect(table.offers('dylan', 'roll.finish')).toEqual([]);
    expect(table.try('dylan', { type: 'roll.finish' })).toMatchObject({ rule: 'GBM-ARP-028' });
    table.send('bev', { type: 'roll.finish' });
    expect(table.state.public.roll).toBeNull();
  });
});

describe('what a roll writes', () => {
  it('GBM-ARP-033: the log says what changed the effect and the position', () => {
    const table = hawkActs(
      bookTable().givenProtagonist('hawk', {
        harm: [{ id: 'h2', level: 1, text: 'bruised', shrugged: false }],
      }),
    )
      .send('bev', { type: 'roll.harm', harm: 'h2', relevant: true })
      .send('dylan', { type: 'roll.roll' }, 6);
    expect(table.lastLine).toContain('Effect: level 1 harm “bruised” −1.');
  });
});
