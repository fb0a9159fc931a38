import { describe, expect, it } from 'vitest';
import type { TestTable } from '../testing';
import { guardianTable, harmFor, hurt, proposed, told } from '../testing';
import type { GbmCommandInput } from '../types';

const roll = (table: TestTable) => table.state.public.derived.roll;

describe('Indomitable', () => {
  it('GBM-PB-GUA-017, AMB-70: resisting costs at most 2 stress', () => {
    const table = guardianTable('mission', { transcendent: ['indomitable'] });
    const consequence = harmFor(table, 'swan');
    table.send('claire', { type: 'consequence.resist', consequence }, 1);
    expect(table.protagonist('swan').stress).toBe(2);
    expect(told(table).join(' ')).toContain('at most 2 with Indomitable');
  });

  it('GBM-PB-GUA-017: a result that costs less costs less', () => {
    const table = guardianTable('mission', { transcendent: ['indomitable'] });
    const consequence = harmFor(table, 'swan');
    table.send('claire', { type: 'consequence.resist', consequence }, 5);
    expect(table.protagonist('swan').stress).toBe(1);
  });

  it('GBM-PB-GUA-017: costs the usual while she is mundane', () => {
    const table = guardianTable('mission', { transcendent: ['indomitable'] }).givenProtagonist(
      'swan',
      { transcendence: { marked: 0, active: false, spent: false } },
    );
    const consequence = harmFor(table, 'swan');
    table.send('claire', { type: 'consequence.resist', consequence }, 1);
    expect(table.protagonist('swan').stress).toBe(5);
  });

  it('GBM-PB-GUA-017: +1d on eclipse rolls', () => {
    const table = guardianTable('mission', { transcendent: ['indomitable'], stress: 8 });
    const consequence = harmFor(table, 'swan');
    table
      .send('claire', { type: 'consequence.resist', consequence }, 4)
      .send('claire', { type: 'eclipse.roll', protagonist: 'swan', attribute: 'stars' }, 6);
    expect(table.protagonist('swan')).toMatchObject({ eclipse: false, stress: 9 });
    expect(table.state.public.eclipses).toEqual({});
  });
});

describe('How dare you', () => {
  const striking: GbmCommandInput = {
    type: 'roll.option',
    option: 'how-dare-you:striking-back',
    on: true,
  };
  const daring = { transcendent: ['how-dare-you'], stress: 3 };

  it('GBM-PB-GUA-018: +1 effect against who harmed a friend, and 1 stress back when it works', () => {
    const table = guardianTable('mission', daring).givenProtagonist('fawn', {
      harm: [hurt('burn', 1)],
    });
    proposed(table, 'claire', 'swan', 'defy').send('claire', striking);
    expect(roll(table)?.effect).toBe('great');
    table.send('claire', { type: 'roll.roll' }, 4);
    expect(table.protagonist('swan').stress).toBe(2);
  });

  it('GBM-PB-GUA-018: gives no stress back when it fails, or strikes at somebody else', () => {
    const fails = guardianTable('mission', daring).givenProtagonist('fawn', {
      harm: [hurt('burn', 1)],
    });
    proposed(fails, 'claire', 'swan', 'defy')
      .send('claire', striking)
      .send('claire', { type: 'roll.roll' }, 3);
    expect(fails.protagonist('swan').stress).toBe(3);
    const other = guardianTable('mission', daring).givenProtagonist('fawn', {
      harm: [hurt('burn', 1)],
    });
    proposed(other, 'claire', 'swan', 'defy').send('claire', { type: 'roll.roll' }, 6);
    expect(other.protagonist('swan').stress).toBe(3);
  });

  it('GBM-PB-GUA-018: has no effect while nobody else has harm', () => {
    const table = guardianTable('mission', { ...daring, harm: [hurt('cut', 1)] });
    proposed(table, 'claire', 'swan', 'defy');
    expect(table.offers('claire', 'roll.option')).toEqual([]);
    expect(table.try('claire', striking)).toMatchObject({ code: 'not-found' });
  });
});

describe('Bolstering presence', () => {
  const bolstering = { transcendent: ['bolstering-presence'] };
  const withScars = (table: TestTable) =>
    table.givenProtagonist('hawk', { harm: [hurt('scar', 1), hurt('burn', 2)] });

  it('GBM-PB-GUA-019: whom she assists marks a segment, whatever the dice show', () => {
    const table = withScars(guardianTable('mission', bolstering));
    proposed(table, 'dylan', 'hawk', 'defy')
      .send('claire', { type: 'roll.assist', protagonist: 'swan', via: 'stress' })
      .send('dylan', { type: 'roll.roll' }, 1, 2);
    expect(table.protagonist('hawk').recovery).toBe(1);
  });

  it('GBM-PB-GUA-019: so does whoever follows up on her set-up', () => {
    const table = withScars(guardianTable('mission', bolstering));
    proposed(table, 'claire', 'swan', 'defy', { purpose: 'set-up' })
      .send('claire', { type: 'roll.roll' }, 6)
      .send('claire', { type: 'roll.set-up-benefit', benefit: 'effect' })
      .send('claire', { type: 'roll.finish' });
    const [setUp = ''] = Object.keys(table.state.public.setUps);
    proposed(table, 'dylan', 'hawk', 'defy')
      .send('dylan', { type: 'roll.use-set-up', setUp })
      .send('dylan', { type: 'roll.roll' }, 6);
    expect(table.protagonist('hawk').recovery).toBe(1);
  });

  it('GBM-PB-GUA-019: help from somebody else marks nothing', () => {
    const table = withScars(guardianTable('mission', bolstering));
    proposed(table, 'dylan', 'hawk', 'defy')
      .send('anya', { type: 'roll.assist', protagonist: 'fawn', via: 'stress' })
      .send('dylan', { type: 'roll.roll' }, 6, 2);
    expect(table.protagonist('hawk').recovery).toBe(0);
  });
});
