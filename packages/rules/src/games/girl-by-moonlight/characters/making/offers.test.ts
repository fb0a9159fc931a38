import { describe, expect, it } from 'vitest';
import type { Field, Offer } from '../../../../engine';
import { commandSchema } from '../../command-schema';
import { SeededDice, seatedTable, TestTable } from '../../testing';

/** Fills an offer in as somebody would who takes the first of everything. */
function filled({ command, with: settled, fields = [] }: Offer) {
  const values = fields.map((field) => [field.name, valueFor(field)] as const);
  return commandSchema.parse({ type: command, ...settled, ...Object.fromEntries(values) });
}

function valueFor(field: Field) {
  switch (field.kind) {
    case 'text':
      return field.initial || field.suggestions?.[0] || 'A few words';
    case 'choice':
      return field.initial ?? field.options[0]?.value;
    case 'choices':
      return field.options.slice(0, field.min).map(({ value }) => value);
    case 'number':
    case 'switch':
      return field.initial;
  }
}

/** Follows the highlighted next step in these places until there is none. */
function follow(table: TestTable, seat: string, place: Offer['place']): number {
  for (let steps = 0; steps < 40; steps += 1) {
    const next = table.offers(seat).find((offer) => offer.primary && offer.place === place);
    if (!next) return steps;
    table.send(seat, filled(next));
  }
  throw new Error('The next steps never end.');
}

describe('Creation by offers alone', () => {
  it('GBM-SER-002, GBM-CHR-001: the highlighted steps lead to a finished group', () => {
    const table = seatedTable();
    expect(follow(table, 'claire', 'series')).toBe(13);
    for (const seat of ['anya', 'dylan']) expect(follow(table, seat, 'series')).toBe(1);
    for (const seat of ['claire', 'anya', 'dylan']) {
      const begin = table.offers(seat, 'character.create')[0];
      if (begin) table.send(seat, filled(begin));
    }
    for (const seat of ['claire', 'anya', 'dylan']) follow(table, seat, 'creation');
    const all = Object.values(table.state.public.protagonists);
    expect(all.map(({ status }) => status)).toEqual(['active', 'active', 'active']);
  });

  it('every offer of creation is accepted as it stands', () => {
    const table = prepared();
    tryEach(table, 'claire', table.offers('claire'));
  });

  it('every offer of the director in creation is accepted as it stands', () => {
    const kinds = ['series', 'character', 'clock', 'note', 'override', 'session', 'seat'];
    const table = prepared();
    const offers = table
      .offers('bev')
      .filter(({ command }) => kinds.includes(command.split('.')[0] ?? ''));
    expect(offers.length).toBeGreaterThan(50);
    tryEach(table, 'bev', offers);
  });

  /** Takes each offer as it stands, at the same table as it was. */
  function tryEach(table: TestTable, seat: string, offers: readonly Offer[]): void {
    const { state, seq } = table;
    for (const [index, offer] of offers.entries()) {
      const refusal = table.try(seat, filled(offer));
      expect(refusal, `${index}: ${JSON.stringify(offer)}`).toBeNull();
      table.resume(state, seq);
    }
  }

  function prepared(): TestTable {
    // Some offers let a die choose.
    const table = seatedTable(new TestTable(undefined, new SeededDice(1)));
    for (const [seat, playbook] of [
      ['claire', 'the-harmony'],
      ['anya', 'the-enigma'],
      ['dylan', 'the-outsider'],
    ] as const) {
      table.send(seat, { type: 'character.create', playbook });
    }
    return table
      .send('bev', { type: 'clock.create', name: 'Flood', segments: 6, marked: 2 })
      .send('bev', { type: 'clock.create', name: 'Mole', segments: 6, secret: true });
  }
});
