import { describe, expect, it } from 'vitest';
import type { HouseRuleId } from '../state';
import type { TestTable } from '../testing';
import { bookTable } from '../testing';

const rule = (id: HouseRuleId, value: string) =>
  ({ type: 'table.house-rule', rule: id, value }) as const;

/** Hawk is about to defy something; Raven and Fawn have links with him. */
function hawkDefies(...rules: ReturnType<typeof rule>[]): TestTable {
  const table = bookTable()
    .givenProtagonist('raven', { links: { hawk: 1 } })
    .givenProtagonist('fawn', { links: { hawk: 2 } });
  for (const one of rules) table.send('bev', one);
  return table
    .send('dylan', { type: 'roll.propose', protagonist: 'hawk', goal: 'Strike', action: 'defy' })
    .send('bev', { type: 'roll.judge', position: 'risky', effect: 'standard' });
}

const assist = (protagonist: string, via: 'stress' | 'link') =>
  ({ type: 'roll.assist', protagonist, via }) as const;
const push = (benefit: 'die' | 'effect' | 'act') => ({ type: 'roll.push', for: benefit }) as const;
const dice = (table: TestTable) => table.state.public.derived.roll?.pool.dice;
const sources = (table: TestTable) =>
  table.state.public.derived.roll?.pool.lines.map(({ source }) => source);

describe('Bonus dice', () => {
  it('AMB-06, GBM-ARP-019, GBM-ARP-021: two: assist or link, and a push', () => {
    const table = hawkDefies().send('claire', assist('raven', 'stress')).send('dylan', push('die'));
    expect(table.try('anya', assist('fawn', 'link'))).toMatchObject({
      code: 'not-allowed',
      rule: 'GBM-ARP-020',
    });
    expect(dice(table)).toBe(3);
  });

  it('AMB-06, GBM-LNK-007: three: an assist, a link, and a push give a die each', () => {
    const table = hawkDefies(rule('bonusDice', 'three'))
      .send('claire', assist('raven', 'stress'))
      .send('anya', assist('fawn', 'link'))
      .send('dylan', push('die'));
    expect(sources(table)).toEqual(['Defy 1', 'Raven assists', 'Fawn spends a link', 'push']);
    expect(dice(table)).toBe(4);
    table.send('dylan', { type: 'roll.roll' }, 1, 2, 3, 6);
    expect(table.protagonist('raven').stress).toBe(1);
    expect(table.protagonist('fawn')).toMatchObject({ stress: 0, links: { hawk: 1 } });
    expect(table.protagonist('hawk').stress).toBe(2);
  });

  it('AMB-06: of three, one assist and one link; a friend may give both, and take each back', () => {
    const table = hawkDefies(rule('bonusDice', 'three'))
      .send('anya', assist('fawn', 'stress'))
      .send('anya', assist('fawn', 'link'));
    expect(table.try('claire', assist('raven', 'link'))).toMatchObject({
      message: 'Fawn spends a link already; one is all a roll can have.',
    });
    expect(table.offers('claire', 'roll.assist')).toEqual([]);
    expect(table.offers('anya', 'roll.stop-assisting')).toHaveLength(2);
    table.send('anya', { type: 'roll.stop-assisting', help: 'linkHelp' });
    expect(sources(table)).toEqual(['Defy 1', 'Fawn assists']);
    table.send('claire', assist('raven', 'link'));
    expect(dice(table)).toBe(3);
  });

  it('AMB-06, AMB-11, GBM-ARP-035: with severe harm one of them lets Hawk act, the other gives its die', () => {
    const table = hawkDefies(rule('bonusDice', 'three'))
      .givenProtagonist('hawk', { harm: [{ id: 'h', level: 3, text: 'impaled', shrugged: false }] })
      .send('anya', assist('fawn', 'link'));
    expect(table.state.public.derived.roll?.blocked).toBeNull();
    expect(sources(table)).toEqual(['Defy 1']);
    table.send('claire', assist('raven', 'stress'));
    expect(sources(table)).toEqual(['Defy 1', 'Fawn spends a link']);
  });

  it('AMB-06: back to two, one helper stays, and everybody reads who does not', () => {
    const table = hawkDefies(rule('bonusDice', 'three'))
      .send('claire', assist('raven', 'stress'))
      .send('anya', assist('fawn', 'link'))
      .send('bev', rule('bonusDice', 'two'));
    expect(sources(table)).toEqual(['Defy 1', 'Raven assists']);
    expect(table.lastLine).toBe('Fawn does not help after all.');
    table.send('claire', { type: 'roll.stop-assisting' }).send('anya', assist('fawn', 'link'));
    table.send('bev', rule('bonusDice', 'three')).send('claire', assist('raven', 'stress'));
    expect(dice(table)).toBe(3);
    table.send('dylan', { type: 'roll.roll' }, 6, 1, 1);
    expect(table.protagonist('fawn').links.hawk).toBe(1);
  });

  it('AMB-06, GBM-LOS-001: whoever leaves the story spends no link', () => {
    const table = hawkDefies(rule('bonusDice', 'three'))
      .send('anya', assist('fawn', 'link'))
      .send('bev', { type: 'override.loss', protagonist: 'fawn', how: 'Gone', reason: 'x' });
    expect(sources(table)).toEqual(['Defy 1']);
  });
});

describe('Pushes', () => {
  it('AMB-12, GBM-ARP-024: one: for another benefit the first is taken back', () => {
    const table = hawkDefies().send('dylan', push('die'));
    expect(table.try('dylan', push('effect'))?.rule).toBe('TABLE-112');
    table.send('dylan', { type: 'roll.stop-pushing' }).send('dylan', push('effect'));
    expect(table.state.public.derived.roll).toMatchObject({ pool: { dice: 1 }, effect: 'great' });
    expect(table.offers('dylan', 'roll.push')).toEqual([]);
    table.send('dylan', { type: 'roll.roll' }, 6);
    expect(table.protagonist('hawk').stress).toBe(2);
  });

  it('AMB-12, GBM-ARP-024: several: a die and effect, 2 stress each', () => {
    const table = hawkDefies(rule('pushes', 'several'))
      .send('dylan', push('die'))
      .send('dylan', push('effect'));
    expect(table.state.public.derived.roll).toMatchObject({ pool: { dice: 2 }, effect: 'great' });
    expect(table.offers('dylan', 'roll.roll')[0]?.cost).toBe('4 stress');
    table.send('dylan', { type: 'roll.roll' }, 6, 1);
    expect(table.protagonist('hawk').stress).toBe(4);
    expect(table.lastLine).toContain('2 pushes');
  });

  it('AMB-12: several: each can be taken back alone', () => {
    const table = hawkDefies(rule('pushes', 'several'))
      .send('dylan', push('die'))
      .send('dylan', push('effect'));
    expect(table.offers('dylan', 'roll.stop-pushing').map(({ label }) => label)).toEqual([
      'Do not push yourself for +1d',
      'Do not push yourself for more effect',
    ]);
    table.send('dylan', { type: 'roll.stop-pushing', for: 'die' });
    expect(table.state.public.derived.roll).toMatchObject({ pool: { dice: 1 }, effect: 'great' });
    expect(table.try('dylan', { type: 'roll.stop-pushing', for: 'die' })?.code).toBe(
      'wrong-moment',
    );
    table.send('dylan', { type: 'roll.stop-pushing' });
    expect(table.state.public.derived.roll).toMatchObject({
      pool: { dice: 1 },
      effect: 'standard',
    });
  });

  it('AMB-12, GBM-ARP-023: however many, none stands beside a poisoned promise', () => {
    const table = hawkDefies(rule('pushes', 'several'))
      .send('bev', { type: 'roll.promise', text: 'The bell falls silent' })
      .send('dylan', push('effect'));
    const promise = table.state.public.roll?.promises[0]?.id ?? '';
    const take = { type: 'roll.answer-promise', promise, accept: true } as const;
    expect(table.try('dylan', take)).toMatchObject({ rule: 'GBM-ARP-023' });
    table.send('dylan', { type: 'roll.stop-pushing' }).send('dylan', take);
    expect(table.try('dylan', push('die'))).toMatchObject({ rule: 'GBM-ARP-023' });
  });

  it('AMB-12, GBM-ARP-035: several: to act in spite of severe harm, and for a die', () => {
    const table = hawkDefies(rule('pushes', 'several')).givenProtagonist('hawk', {
      harm: [{ id: 'h', level: 3, text: 'impaled', shrugged: false }],
    });
    const offered = () => table.offers('dylan', 'roll.push').map((offer) => offer.with.for);
    expect(offered()).toEqual(['act']);
    table.send('dylan', push('act'));
    expect(offered()).toEqual(['die', 'effect']);
    table.send('dylan', push('die'));
    expect(dice(table)).toBe(2);
  });

  it('AMB-12, GBM-TEAM-003: several: whoever follows in a group action, too', () => {
    const table = bookTable()
      .send('bev', rule('pushes', 'several'))
      .givenProtagonist('raven', { harm: [{ id: 'h', level: 3, text: 'torn', shrugged: false }] })
      .send('dylan', {
        type: 'roll.propose',
        protagonist: 'hawk',
        goal: 'Hold the gate',
        action: 'defy',
        group: ['raven'],
      })
      .send('bev', { type: 'roll.judge', position: 'risky', effect: 'standard' })
      .send('claire', { ...push('act'), protagonist: 'raven' })
      .send('claire', { ...push('die'), protagonist: 'raven' });
    expect(table.state.public.derived.roll?.members.raven?.dice).toBe(1);
    table.rollTogether(6, 1);
    expect(table.protagonist('raven').stress).toBe(4);
  });

  it('AMB-12: back to one, only one push is left, and everybody reads it', () => {
    const table = hawkDefies(rule('pushes', 'several'))
      .send('dylan', push('die'))
      .send('dylan', push('effect'))
      .send('bev', rule('pushes', 'one'));
    expect(table.state.public.derived.roll).toMatchObject({
      pool: { dice: 2 },
      effect: 'standard',
    });
    expect(table.lastLine).toBe('Hawk pushes themselves only once.');
  });

  it('AMB-12: back to one, the only push stays, and there is nothing to read', () => {
    const table = hawkDefies(rule('pushes', 'several'))
      .send('dylan', push('effect'))
      .send('bev', rule('pushes', 'one'));
    expect(table.state.public.derived.roll).toMatchObject({ effect: 'great' });
    expect(table.lastLine).not.toContain('only once');
  });
});

describe('Following up on a set-up', () => {
  /** Fawn has set something up; Hawk has followed up on it. */
  function followedUp(value: string): { table: TestTable; setUp: string } {
    const table = bookTable()
      .send('bev', rule('setUpsForAll', value))
      .given((state) => {
        const used = { id: 's', by: 'fawn', goal: 'Lure him', options: [], usedBy: ['hawk'] };
        state.public.setUps = { s: { ...used, benefit: 'effect' } };
      })
      .send('claire', {
        type: 'roll.propose',
        protagonist: 'raven',
        goal: 'Now',
        action: 'forgive',
      })
      .send('bev', { type: 'roll.judge', position: 'risky', effect: 'standard' });
    return { table, setUp: 's' };
  }

  it('AMB-29, GBM-TEAM-008: helps everybody who follows up, once each', () => {
    const { table, setUp } = followedUp('on');
    expect(table.offers('claire', 'roll.use-set-up')).toHaveLength(1);
    table.send('claire', { type: 'roll.use-set-up', setUp });
    expect(table.state.public.derived.roll?.effect).toBe('great');
  });

  it('AMB-29, GBM-TEAM-008: or one ally only', () => {
    const { table, setUp } = followedUp('off');
    expect(table.offers('claire', 'roll.use-set-up')).toEqual([]);
    expect(table.try('claire', { type: 'roll.use-set-up', setUp })).toMatchObject({
      code: 'not-allowed',
      rule: 'GBM-TEAM-008',
    });
  });
});
