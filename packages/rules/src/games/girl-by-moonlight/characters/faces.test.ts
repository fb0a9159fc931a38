import { describe, expect, it } from 'vitest';
import { linesOf } from '../../../engine';
import type { TestTable } from '../testing';
import { bookTable, seatedTable } from '../testing';
import { sheetWords } from './making/writing';

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

  it('TABLE-243: of a face what was chosen is kept, and nothing has to be', () => {
    const table = bookTable();
    const fields = table
      .offers('claire', 'character.write')
      .flatMap(({ fields: all }) => all ?? []);
    for (const name of ['silhouette', 'collar', 'cloak', 'prop', 'posture']) {
      expect(fields.find((field) => field.name === name)).toMatchObject({ required: false });
    }
    table.send('claire', { type: 'character.write', protagonist: 'raven', pronouns: 'she' });
    expect(table.protagonist('raven')).not.toHaveProperty('face');
    const write = { type: 'character.write', protagonist: 'raven' } as const;
    table.send('claire', { ...write, collar: 'sailor', prop: 'cat' });
    table.send('claire', { ...write, prop: 'lantern' });
    expect(table.protagonist('raven').face).toEqual({ collar: 'sailor', prop: 'lantern' });
    expect(linesOf(table.state.public.log).at(-1)?.text).toBe('Raven’s sheet: face.');
    expect(sheetWords.cloak.safeParse('invisible').success).toBe(false);
    expect(table.try('dylan', { ...write, prop: 'book' })?.rule).toBe('TABLE-003');
  });

  it('TABLE-243, TABLE-019: whoever directs sets a part by hand, and the log says which', () => {
    const table = bookTable();
    table.send('bev', {
      type: 'override.words',
      protagonist: 'raven',
      posture: 'reaching',
      reason: 'As she asked',
    });
    expect(table.protagonist('raven').face).toEqual({ posture: 'reaching' });
    expect(JSON.stringify(linesOf(table.state.public.log).at(-1))).toContain('an arm held high');
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
