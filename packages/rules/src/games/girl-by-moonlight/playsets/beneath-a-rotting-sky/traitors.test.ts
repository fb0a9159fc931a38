import { describe, expect, it } from 'vitest';
import { missing } from '../../characters/making/steps';
import type { TestTable } from '../../testing';
import { seatedTable, skyTable, TestTable as Table } from '../../testing';

/** What Raven’s sheet still lacks, in words. */
const lacks = (table: TestTable): string =>
  missing(table.state, table.protagonist('raven'))
    .map(({ text }) => text)
    .join();

function write(index: number, kind?: string) {
  const name = index === 0 ? 'Amaranth' : 'Steel';
  return {
    type: 'character.secondary',
    protagonist: 'raven',
    index,
    name,
    ...(kind ? { kind } : {}),
  } as const;
}

/** Raven is being made, and lacks nothing but people. */
function inTheMaking(): TestTable {
  return skyTable('creation').givenProtagonist('raven', {
    status: 'creating',
    roles: ['naive protector'],
    obligation: 'the ward',
    freeDot: 'confess',
    promises: [
      { id: 'a', kind: 'extra', text: 'x', with: [] },
      { id: 'b', kind: 'extra', text: 'x', with: [] },
    ],
  });
}

describe('Traitors', () => {
  it('GBM-ROT-RUL-001: one of the two is a traitor, of a kind', () => {
    const table = inTheMaking().send('claire', write(0)).send('claire', write(1));
    expect(lacks(table)).toContain('one of the two as a traitor');
    table.send('claire', write(1, 'rival-hunter'));
    expect(table.protagonist('raven').secondary).toEqual([
      { name: 'Amaranth', detail: '' },
      { name: 'Steel', detail: '', kind: 'rival-hunter' },
    ]);
    expect(lacks(table)).not.toContain('traitor');
  });

  it('GBM-ROT-RUL-001: not both, and no other kind', () => {
    const table = inTheMaking()
      .send('claire', write(0, 'authority'))
      .send('claire', write(1, 'fallen-girl'));
    expect(lacks(table)).toContain('who is no traitor');
    expect(table.try('claire', write(1, 'landlord'))).toMatchObject({
      code: 'not-found',
      rule: 'GBM-ROT-RUL-001',
    });
    table.send('claire', write(0, 'ordinary'));
    expect(lacks(table)).not.toContain('traitor');
  });

  it('GBM-ROT-RUL-001: somebody new on a finished sheet is what the other is not', () => {
    const kinds = (kind?: string) =>
      skyTable()
        .givenProtagonist('raven', {
          secondary: [{ name: 'Amaranth', detail: '', ...(kind ? { kind } : {}) }],
        })
        .offers('claire', 'character.secondary')
        .find(({ with: { index } }) => index === 1)
        ?.fields?.flatMap((field) =>
          field.kind === 'choice' ? field.options.map(({ value }) => value) : [],
        );
    expect(kinds()).toEqual(['authority', 'rival-hunter', 'fallen-girl']);
    expect(kinds('authority')).toEqual(['ordinary']);
  });

  it('GBM-ROT-RUL-001: creation says so and offers the kinds; written anew, the kind stays', () => {
    const table = inTheMaking().send('claire', write(0, 'authority'));
    const [first] = table.offers('claire', 'character.secondary');
    expect(first?.detail).toContain('betrayed you');
    const kind = first?.fields?.find(({ name }) => name === 'kind');
    expect(kind?.kind === 'choice' ? kind.options : []).toHaveLength(4);
    table.send('claire', write(0));
    expect(table.protagonist('raven').secondary[0]?.kind).toBe('authority');
  });

  it('GBM-ROT-RUL-001: in play the traitor stays one', () => {
    const table = skyTable().givenProtagonist('raven', {
      secondary: [
        { name: 'Amaranth', detail: '' },
        { name: 'Steel', detail: '', kind: 'authority' },
      ],
    });
    expect(table.try('claire', write(1, 'ordinary'))).toMatchObject({ rule: 'GBM-ROT-RUL-001' });
    expect(table.try('claire', write(0, 'rival-hunter'))).toMatchObject({ code: 'not-allowed' });
    expect(table.try('claire', write(1, 'fallen-girl'))).toBeNull();
  });

  it('other series have no traitors', () => {
    const table = seatedTable(new Table()).given((state) => {
      state.public.phase = 'creation';
    });
    table.send('claire', { type: 'character.create', playbook: 'the-harmony' });
    const [id = ''] = Object.keys(table.state.public.protagonists);
    const refused = table.try('claire', { ...write(0, 'authority'), protagonist: id });
    expect(refused).toMatchObject({ code: 'not-found' });
  });
});
