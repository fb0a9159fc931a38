import { describe, expect, it } from 'vitest';
import type { TestTable } from '../testing';
import { bookTable, guardianTable, harmFor, hurt } from '../testing';

/** Raven leads Fawn and Hawk, being Synchronized with them. */
function leading(table: TestTable, ...faces: number[]): TestTable {
  return table
    .givenProtagonist('raven', { special: ['in-harmony', 'synchronized'] })
    .send('claire', {
      type: 'roll.propose',
      protagonist: 'raven',
      goal: 'Hold the bridge',
      action: 'empathize',
      group: ['fawn', 'hawk'],
    })
    .send('bev', { type: 'roll.judge', position: 'risky', effect: 'standard' })
    .rollTogether(...faces);
}

const notesOf = (table: TestTable): string[] =>
  Object.values(table.state.public.log.entries).flatMap(({ notes = [] }) => notes);

describe('numbers that say where they come from', () => {
  it('GBM-PB-HAR-013: sixes of different rolls are told to be the critical', () => {
    const table = leading(bookTable(), 6, 6, 6, 1, 2);
    const why = 'Synchronized: the sixes of different rolls together are a critical.';
    expect(notesOf(table)).toContain(why);
    expect(table.state.public.derived.roll?.outcome?.text).toContain(why);
  });

  it('GBM-TEAM-004, GBM-PB-HAR-014: leading names the bad results, and what limits the price', () => {
    const table = leading(bookTable(), 4, 1, 2, 1, 2);
    expect(notesOf(table).join(' ')).toContain(
      'stress 0 → 1 (leading the group action, 2 bad results, but at most 1 with Synchronized)',
    );
  });

  it('GBM-PB-GUA-011, 017: a resistance roll is offered with its dice and its limit', () => {
    const table = guardianTable('mission', {
      special: ['honour-bound', 'watchful'],
      transcendent: ['indomitable'],
    });
    const consequence = harmFor(table, 'hawk');
    table.send('claire', { type: 'consequence.protect', consequence, protagonist: 'swan' });
    expect(table.offers('claire', 'consequence.resist')).toMatchObject([
      {
        label: 'Resist with Sun (2d)',
        cost: '6 minus the result in stress, at most 2 with Indomitable',
        detail: 'It becomes level 1 harm “Crushed”. Dice: Sun 1, Watchful +1.',
      },
    ]);
  });

  it('GBM-PB-ENI-014: help that costs nothing says by which ability, and how often', () => {
    const table = bookTable()
      .givenProtagonist('fawn', { special: ['behind-the-mask', 'two-steps-ahead'] })
      .send('dylan', { type: 'roll.propose', protagonist: 'hawk', goal: 'On!', action: 'defy' })
      .send('bev', { type: 'roll.judge', position: 'risky', effect: 'standard' })
      .send('anya', { type: 'roll.assist', protagonist: 'fawn', via: 'ability' })
      .send('dylan', { type: 'roll.roll' }, 6, 1);
    expect(notesOf(table)).toContain('Fawn helps by an ability (Two steps ahead, 1 of 2 times).');
  });

  it('GBM-PB-ENI-013: a switch on the obligation roll says what it costs', () => {
    const table = bookTable('obligation').givenProtagonist('fawn', {
      special: ['behind-the-mask', 'cover-story'],
      harm: [hurt('h1', 2)],
    });
    const [offer] = table.offers('anya', 'obligation.roll');
    expect(JSON.stringify(offer?.fields)).toContain('How do you explain your injuries? (−1d)');
  });

  it('GBM-ARM-008, 011, GBM-PB-UNL-009: the sheet says what the special armour is, or why there is none', () => {
    const words = (changes: object) =>
      bookTable().givenProtagonist('fawn', changes).state.public.derived.protagonists.fawn
        ?.specialArmour;
    expect(words({ special: ['behind-the-mask'] })).toBe('none');
    expect(words({ special: ['behind-the-mask', 'phantom'] })).toBe('ready (Phantom)');
    expect(words({ special: ['phantom'], specialArmourUsed: true })).toBe('used (Phantom)');
    expect(words({ special: ['only-mortal', 'phantom'] })).toBe('none (Only mortal)');
  });

  it('GBM-PB-GUA-012: the sheet says by how much harm is felt less, and why', () => {
    const table = guardianTable('mission', {
      special: ['honour-bound', 'you-dont-have-to-feel-it'],
    });
    expect(table.state.public.derived.protagonists.swan?.relief).toEqual({
      levels: 1,
      by: 'You don’t have to feel it',
    });
  });

  it('GBM-PB-OUT-016: what the fiction has earned says that it marks xp', () => {
    const table = bookTable().givenProtagonist('hawk', {
      special: ['something-to-prove', 'anything-you-do'],
    });
    expect(table.offers('dylan', 'ability.claim')).toMatchObject([{ cost: 'marks xp' }]);
  });
});
