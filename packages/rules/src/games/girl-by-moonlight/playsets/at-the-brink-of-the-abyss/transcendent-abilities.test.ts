import { describe, expect, it } from 'vitest';
import { diceFrom, happened } from '../../asking';
import { takeSeriesAbility } from '../../series/take-ability';
import { attributeRating } from '../../sheet/ratings';
import type { TestTable } from '../../testing';
import { bookTable, featureOf, playAt } from '../../testing';

const bruised = { id: 'h1', level: 2 as const, text: 'bruised', shrugged: false };

/** Hawk has transcended and is hurt; the group has this ability. */
function hawk(ability: string, marked = 0): TestTable {
  return bookTable()
    .given((state) => {
      state.public.series.abilities.push(ability);
    })
    .givenProtagonist('hawk', {
      harm: [bruised],
      transcendence: { marked, active: true, spent: false },
    });
}

/** Hawk rolls one action with these faces. */
function act(table: TestTable, ...faces: number[]): TestTable {
  return table
    .send('dylan', {
      type: 'roll.propose',
      protagonist: 'hawk',
      goal: 'Hold the line',
      action: 'defy',
    })
    .send('bev', { type: 'roll.judge', position: 'risky', effect: 'standard' })
    .send('dylan', { type: 'roll.roll' }, ...faces);
}

describe('Hope is strength', () => {
  it('GBM-ABY-ABL-013: a transcendent dot in Forgive, Empathize and Flow for each', () => {
    const play = playAt(bookTable());
    takeSeriesAbility(play, 'hope-is-strength');
    const { raven, hawk: other } = play.state.public.protagonists;
    expect(raven?.actions.forgive).toEqual({ mundane: 1, transcendent: 1 });
    expect(other?.actions.flow).toEqual({ mundane: 0, transcendent: 1 });
    expect(other?.actions.defy).toEqual({ mundane: 1, transcendent: 0 });
  });

  it('GBM-ACT-020: those dots raise no attribute', () => {
    const table = bookTable();
    const play = playAt(table);
    takeSeriesAbility(play, 'hope-is-strength');
    const before = attributeRating(table.protagonist('hawk'), 'stars');
    const after = play.state.public.protagonists.hawk;
    expect(after && attributeRating(after, 'stars')).toBe(before);
  });
});

describe('Unshakeable', () => {
  it('GBM-ABY-ABL-014: +1d to resistance, and to nothing else', () => {
    const table = hawk('unshakeable');
    const context = {
      state: table.state,
      self: table.protagonist('hawk'),
      attribute: 'sun' as const,
      consequence: null,
    };
    const dice = (roll: 'resistance' | 'eclipse') =>
      diceFrom('attributeDice', { ...context, roll }, [featureOf(table, 'unshakeable')]);
    expect(dice('resistance')).toMatchObject([{ dice: 1 }]);
    expect(dice('eclipse')).toEqual([]);
  });

  it('GBM-ABY-ABL-014: only while transcended', () => {
    const resist = (table: TestTable, ...faces: number[]) => {
      table.send('bev', {
        type: 'consequence.assign',
        kind: 'complication',
        text: 'The roof comes down',
        target: 'hawk',
        source: 'fiction',
        attribute: 'sun',
      });
      const [consequence = ''] = Object.keys(table.state.public.consequences);
      return table.send('dylan', { type: 'consequence.resist', consequence }, ...faces);
    };
    expect(resist(hawk('unshakeable'), 1, 2, 5).protagonist('hawk').stress).toBe(1);
    const mundane = hawk('unshakeable').givenProtagonist('hawk', {
      transcendence: { marked: 0, active: false, spent: false },
    });
    expect(resist(mundane, 1, 5).protagonist('hawk').stress).toBe(1);
  });
});

describe('Tireless', () => {
  it('GBM-ABY-ABL-015: the first transcended roll is a recovery roll', () => {
    expect(act(hawk('tireless'), 4).protagonist('hawk').recovery).toBe(3);
  });

  it('GBM-ABY-ABL-015: the ones between are not', () => {
    const table = act(hawk('tireless'), 2).send('bev', { type: 'roll.finish' });
    act(table, 6);
    expect(table.protagonist('hawk').recovery).toBe(2);
  });

  it('GBM-ABY-ABL-015: the roll that marks the last segment is one again', () => {
    const table = hawk('tireless', 3).givenProtagonist('hawk', {
      uses: { 'transcendence:tireless': 1 },
    });
    const one = act(table, 6).protagonist('hawk');
    expect(one.harm).toMatchObject([{ level: 1 }]);
  });

  it('GBM-ABY-ABL-015, AMB-64: in a group, one’s own dice count', () => {
    const table = hawk('tireless')
      .send('claire', {
        type: 'roll.propose',
        protagonist: 'raven',
        goal: 'Push together',
        action: 'express',
        group: ['hawk'],
      })
      .send('bev', { type: 'roll.judge', position: 'risky', effect: 'standard' })
      .rollTogether(6, 6, 3);
    expect(table.protagonist('hawk').recovery).toBe(2);
    expect(table.protagonist('raven').recovery).toBe(0);
  });

  it('GBM-ABY-ABL-016: still transcended when the mission ends, 2 segments', () => {
    const table = hawk('tireless');
    const play = playAt(table);
    happened(play, 'hawk', 'missionEnd', {});
    expect(play.state.public.protagonists.hawk?.recovery).toBe(2);
  });
});
