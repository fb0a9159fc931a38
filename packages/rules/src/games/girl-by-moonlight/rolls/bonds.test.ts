import { describe, expect, it } from 'vitest';
import { linesOf } from '../../../engine';
import { bookPlaybooks } from '../library/registry';
import type { TestTable } from '../testing';
import { bookTable } from '../testing';

const transcend = (protagonist: string) =>
  ({ type: 'transcend', protagonist, description: 'Wings of ash' }) as const;
const hawkActs = (table: TestTable) =>
  table
    .send('dylan', { type: 'roll.propose', protagonist: 'hawk', goal: 'Run', action: 'defy' })
    .send('bev', { type: 'roll.judge', position: 'risky', effect: 'standard' });

describe('Transcending', () => {
  it('GBM-TRN-002: at any moment, also before one’s roll and facing a consequence', () => {
    const moments: [string, TestTable][] = [
      ['any time', bookTable()],
      ['before the dice', hawkActs(bookTable())],
      [
        'facing a consequence',
        hawkActs(bookTable()).send('dylan', { type: 'roll.roll' }, 1).send('bev', {
          type: 'consequence.assign',
          kind: 'harm',
          level: 2,
          text: 'clawed',
          target: 'hawk',
          armourFits: true,
        }),
      ],
    ];
    for (const [moment, table] of moments) {
      expect(table.offers('dylan', 'transcend'), moment).toHaveLength(1);
      table.send('dylan', transcend('hawk'));
      expect(table.protagonist('hawk').transcendence.active, moment).toBe(true);
      const [told] = linesOf(table.state.public.log).filter(
        ({ beat }) => beat?.fiction === 'Wings of ash',
      );
      expect(told, moment).toBeDefined();
      // In answer to the harm, armour is there at once.
      const armour = table.offers('dylan', 'consequence.armour');
      expect(armour).toHaveLength(moment === 'facing a consequence' ? 1 : 0);
    }
  });

  it('GBM-TRN-008, GBM-PB-ENI-015: the table is reminded of feats that become possible', () => {
    const table = bookTable();
    const reminders = () =>
      table.state.public.derived.protagonists.fawn?.reminders.filter((text) =>
        text.startsWith('The big reveal: You may vanish'),
      );
    expect(reminders()).toEqual([]);
    table.send('anya', transcend('fawn'));
    expect(reminders()).toHaveLength(1);
    expect(table.protagonist('hawk').transcendent).toContain('brutish');
    table.send('dylan', transcend('hawk'));
    const push = hawkActs(table)
      .offers('dylan', 'roll.push')
      .flatMap(({ fields }) => fields ?? []);
    expect(push.map(({ name }) => name)).toContain('extra');
  });
});

describe('Links', () => {
  it('GBM-LNK-004: spending one asks how the bond gives strength, and the log keeps it', () => {
    const table = bookTable().givenProtagonist('raven', { stress: 4, links: { hawk: 1 } });
    for (const { fields } of table.offers('claire', 'links.spend')) {
      expect(fields?.at(-1)).toMatchObject({ name: 'how', kind: 'text' });
    }
    table.send('claire', {
      type: 'links.spend',
      protagonist: 'raven',
      with: 'hawk',
      effect: 'recover-self',
      how: 'She remembers the roof',
    });
    expect(table.protagonist('raven')).toMatchObject({ stress: 2, links: { hawk: 0 } });
    expect(table.lastLine).toContain('She remembers the roof');
  });
});

describe('The way out of eclipse', () => {
  const wayOut = {
    type: 'eclipse.escape',
    protagonist: 'hawk',
    helper: 'fawn',
    how: 'Fawn does not flinch, and they hold the door together',
  } as const;

  it('GBM-STR-024: needs a friend and the way out that the playbook names, and no roll', () => {
    const table = bookTable().givenProtagonist('hawk', { eclipse: true, stress: 5 });
    const [offer] = table.offers('dylan', 'eclipse.escape');
    expect(offer?.detail).toBe(bookPlaybooks()['the-outsider']?.eclipse.escape);
    expect(table.try('dylan', { ...wayOut, helper: 'hawk' })).toMatchObject({
      rule: 'GBM-STR-024',
    });
    table.send('dylan', wayOut);
    expect(table.protagonist('hawk').eclipse).toBe(false);
    expect(linesOf(table.state.public.log).some(({ beat }) => beat?.fiction === wayOut.how)).toBe(
      true,
    );
  });

  it('GBM-PB-HAR-005: the Harmony’s two halves need somebody else to mediate', () => {
    const table = bookTable('downtime').givenProtagonist('raven', { eclipse: true, stress: 5 });
    const [offer] = table.offers('claire', 'eclipse.escape');
    expect(offer?.detail).toContain('Somebody else mediates');
    table.send('claire', {
      ...wayOut,
      protagonist: 'raven',
      how: 'Fawn makes Lumina and Lyre listen to each other',
    });
    expect(table.protagonist('raven')).toMatchObject({ eclipse: false, stress: 0 });
  });
});

describe('What abilities remind of', () => {
  it('GBM-PB-OUT-014: Old loyalties lets adversaries be dealt with as peers', () => {
    const table = bookTable().givenProtagonist('hawk', {
      special: ['something-to-prove', 'old-loyalties'],
    });
    const reminders = table.state.public.derived.protagonists.hawk?.reminders ?? [];
    expect(
      reminders.filter((text) => text.startsWith('Old loyalties: Adversaries hear you out')),
    ).toHaveLength(1);
    const [role] = table
      .offers('bev', 'override.setting')
      .filter((offer) => offer.with.setting === 'old-role');
    expect(role).toBeDefined();
    table.send('bev', {
      type: 'override.setting',
      protagonist: 'hawk',
      setting: 'old-role',
      value: 'The queen’s blade',
      reason: 'She told us so',
    });
    expect(table.protagonist('hawk').settings['old-role']).toBe('The queen’s blade');
  });
});

describe('a link spent on stress', () => {
  const stressed = () =>
    bookTable()
      .givenProtagonist('raven', { stress: 5, links: { hawk: 2 } })
      .givenProtagonist('hawk', { stress: 6 });
  const spend = { type: 'links.spend', protagonist: 'raven', with: 'hawk' } as const;
  const stress = (table: TestTable) => ['raven', 'hawk'].map((id) => table.protagonist(id).stress);

  it('GBM-LNK-005: takes 2 from the spender, or from the one it is with, as the spender likes', () => {
    const own = stressed().send('claire', { ...spend, effect: 'recover-self' });
    expect(stress(own)).toEqual([3, 6]);
    expect(own.protagonist('raven').links).toEqual({ hawk: 1 });
    const other = stressed().send('claire', { ...spend, effect: 'recover-friend' });
    expect(stress(other)).toEqual([5, 4]);
    expect(other.protagonist('raven').links).toEqual({ hawk: 1 });
  });

  it('GBM-LNK-006: takes no harm from whoever is not transcended', () => {
    const harmed = stressed().givenProtagonist('hawk', {
      harm: [{ id: 'h1', level: 1, text: 'bruised', shrugged: false }],
    });
    const shrug = { ...spend, effect: 'shrug-off', harm: 'h1' } as const;
    expect(harmed.try('claire', shrug)).toMatchObject({ rule: 'GBM-LNK-006' });
    harmed.send('dylan', { type: 'transcend', protagonist: 'hawk' }).send('claire', shrug);
    expect(harmed.protagonist('hawk').harm).toMatchObject([{ shrugged: true }]);
  });

  it('GBM-LNK-005: never more than there is, and never from anybody else', () => {
    const little = stressed()
      .givenProtagonist('raven', { stress: 1 })
      .send('claire', { ...spend, effect: 'recover-self' });
    expect(stress(little)).toEqual([0, 6]);
    const third = { ...spend, effect: 'recover-friend', for: 'fawn' } as const;
    expect(stressed().try('claire', third)).not.toBeNull();
    expect(stressed().try('dylan', { ...spend, effect: 'recover-self' })?.code).toBe('not-yours');
  });
});
