import { describe, expect, it } from 'vitest';
import type { TestTable } from '../testing';
import { bookTable, seatedTable } from '../testing';

const colours = (table: TestTable) =>
  Object.values(table.state.public.derived.protagonists).map(({ colour }) => colour);

/** All three players begin with the same playbook. */
function three(playbook: string): TestTable {
  const table = seatedTable();
  for (const seat of ['claire', 'anya', 'dylan'])
    table.send(seat, { type: 'character.create', playbook });
  return table;
}

describe('Faces and colours', () => {
  it('begins with the colour of the playbook, and gives nobody that of another', () => {
    const [first, ...others] = colours(three('the-outsider'));
    expect(first).toBe('coral');
    expect(new Set([first, ...others]).size).toBe(3);
  });

  it('TABLE-007: a colour that another has is not offered, and is refused', () => {
    const table = bookTable();
    const [hawk, raven] = ['hawk', 'raven'].map(
      (id) => table.state.public.derived.protagonists[id]?.colour,
    );
    const field = table
      .offers('claire', 'character.write')
      .flatMap(({ fields }) => fields ?? [])
      .find(({ name }) => name === 'colour');
    expect(field).toMatchObject({ initial: raven });
    expect(JSON.stringify(field)).not.toContain(`"${hawk}"`);
    expect(
      table.try('claire', { type: 'character.write', protagonist: 'raven', colour: hawk }),
    ).toMatchObject({ code: 'already-done' });
  });

  it('keeps the silhouette and the colour that were chosen, and the others keep theirs', () => {
    const table = bookTable();
    const before = table.state.public.derived.protagonists.hawk?.colour;
    table.send('claire', {
      type: 'character.write',
      protagonist: 'raven',
      silhouette: 'braid',
      colour: 'silver',
    });
    expect(table.state.public.protagonists.raven).toMatchObject({
      silhouette: 'braid',
      colour: 'silver',
    });
    const { raven, hawk } = table.state.public.derived.protagonists;
    expect([raven?.colour, hawk?.colour]).toEqual(['silver', before]);
  });

  it('TABLE-011: the director sets both by hand, with a reason', () => {
    const table = bookTable();
    table.send('bev', {
      type: 'override.words',
      protagonist: 'raven',
      silhouette: 'scarf',
      colour: 'jade',
      reason: 'As she asked',
    });
    expect(table.state.public.protagonists.raven).toMatchObject({
      silhouette: 'scarf',
      colour: 'jade',
    });
  });

  it('whoever is lost leaves their colour to others', () => {
    const table = bookTable().send('claire', {
      type: 'character.write',
      protagonist: 'raven',
      colour: 'silver',
    });
    table.send('bev', {
      type: 'override.loss',
      protagonist: 'raven',
      how: 'She stays behind.',
      reason: 'As we said',
    });
    table.send('dylan', { type: 'character.write', protagonist: 'hawk', colour: 'silver' });
    expect(table.state.public.derived.protagonists.hawk?.colour).toBe('silver');
  });
});
