import { describe, expect, it } from 'vitest';
import { fileOf } from '../../../table';
import type { Protagonist } from '../state';
import type { TestTable } from '../testing';
import { bookTable } from '../testing';
import { kind, sheetOf, travellersOf } from './sheet';

/** The book’s table with one more who plays, and who has nobody yet. */
const table = (): TestTable =>
  bookTable('downtime').send('server', {
    ...{ type: 'seat.take', seat: 'mira', name: 'Mira', role: 'protagonist' },
  });
/** Hawk as he leaves: with xp, a veteran ability, harm, a rival and a promise. */
const hawk = (): { table: TestTable; one: Protagonist } => {
  const at = bookTable('downtime').given(({ public: { protagonists } }) => {
    const { hawk: one } = protagonists;
    if (!one) return;
    one.special.push('perfect-pitch');
    one.xp.sun = 3;
    one.stress = 5;
    one.harm = [{ id: 'h', level: 1, text: 'Bruised', shrugged: false }];
    one.promises = [{ id: 'p', kind: 'extra', text: 'To beat her', with: ['fawn'] }];
    one.secondary = [{ name: 'Aunt Io', detail: 'Runs the noodle bar.' }];
    one.actions.defy.mundane = 2;
  });
  const [one] = travellersOf(at.state.public, 'dylan');
  if (!one) throw new Error('Dylan plays nobody.');
  return { table: at, one };
};
const bring = (at: TestTable, sheet: object) =>
  at.send('mira', { type: 'traveller.ask', text: fileOf(kind, sheet) });
const arrival = ({ state }: TestTable) => state.public.arrivals?.mira;
const letIn = (at: TestTable) =>
  at.send('bev', { type: 'traveller.answer', arrival: arrival(at)?.id ?? '', welcome: true });
const miras = ({ state }: TestTable) => travellersOf(state.public, 'mira')[0];
const sheetHere = (more: object = {}) => {
  const { table: from, one } = hawk();
  return { ...sheetOf(from.state.public, one), ...more };
};

describe('a protagonist who goes from table to table', () => {
  it('TABLE-231: leaves those behind whom they promised something, and what they suffer just now', () => {
    const { table: from, one } = hawk();
    const text = fileOf(kind, sheetOf(from.state.public, one));
    for (const gone of ['fawn', 'To beat her', 'Bruised', 'dylan', 'stress', 'links']) {
      expect(text).not.toContain(gone);
    }
    expect(text).toContain('Aunt Io');
  });

  it('TABLE-233: stands in the making with all that has come, and sits down when their player says so', () => {
    const at = letIn(bring(table(), sheetHere({ name: 'Merlin', colour: undefined })));
    const one = miras(at);
    expect(one).toMatchObject({
      name: 'Merlin',
      status: 'creating',
      playbook: 'the-outsider',
      special: ['something-to-prove', 'reckless', 'perfect-pitch'],
      transcendent: ['brutish'],
      xp: { sun: 3 },
      stress: 0,
      harm: [],
      promises: [],
      settings: {},
      actions: { defy: { mundane: 2 } },
      secondary: [{ name: 'Aunt Io', detail: 'Runs the noodle bar.' }],
    });
    at.send('mira', { type: 'character.ready', protagonist: one?.id ?? '' });
    expect(miras(at)?.status).toBe('active');
  });

  it.each([
    [{ special: ['something-to-prove', 'wings'] }, '“Wings”: the book has no such ability.'],
    [{ special: ['in-harmony'] }, /another playbook begins with it/],
    [
      { special: ['perfect-pitch', 'working-from-the-shadows'] },
      /no more abilities of other playbooks/,
    ],
    [{ transcendent: ['beacon'] }, /it is of another playbook/],
    [{ settings: { rival: 'fawn' } }, /to be chosen here/],
    [{ settings: { wings: 'two' } }, '“Wings”: to be chosen here.'],
    [{ xp: { sun: 11 } }, /^Sun xp: a track here holds \d+, so none of it comes/],
    [{ xp: { sun: 99 } }, /^Xp, Sun: at most 11/],
    [{ actions: { defy: { mundane: 3 } } }, /^Actions, Defy, dots: at most 2/],
    [
      { secondary: [{ name: 'a' }, { name: 'b' }, { name: 'c' }] },
      /there is room for 2, and 1 more/,
    ],
    [{ roles: ['x'.repeat(121)] }, /^Roles: at most 120/],
    [{ silhouette: 'wings' }, /^Silhouette: that is none/],
  ])('TABLE-233: what this table does not have is left out and named: %j', (odd, line) => {
    const at = bring(table(), { ...sheetHere(), name: 'Merlin', ...odd });
    const left = arrival(at)?.left ?? [];
    expect(left.some((one) => (typeof line === 'string' ? one === line : line.test(one)))).toBe(
      true,
    );
    expect(miras(letIn(at))).toMatchObject({ name: 'Merlin', playbook: 'the-outsider' });
  });

  it('TABLE-233: a colour that somebody here has stays behind', () => {
    const at = table().given(({ public: { protagonists } }) => {
      if (protagonists.raven) protagonists.raven.colour = 'rose';
    });
    bring(at, sheetHere({ name: 'Merlin', colour: 'rose' }));
    expect(arrival(at)?.left).toContain('Colour: somebody here has rose already.');
    expect(arrival(at)?.sheet).not.toHaveProperty('colour');
    expect(arrival(bring(table(), sheetHere({ colour: 'jade' })))?.sheet.colour).toBe('jade');
  });

  it('TABLE-233: a playbook that another table has written comes nowhere', () => {
    for (const playbook of ['playbook12-1', '__proto__', 'constructor']) {
      const text = fileOf(kind, sheetHere({ playbook }));
      expect(table().try('mira', { type: 'traveller.ask', text })).toMatchObject({
        rule: 'TABLE-233',
      });
    }
  });

  it('TABLE-003: whoever plays somebody already brings nobody', () => {
    const ask = { type: 'traveller.ask', text: fileOf(kind, sheetHere()) } as const;
    expect(table().try('dylan', ask)).toMatchObject({ rule: 'TABLE-003' });
  });

  it('TABLE-237: leaves the story when their player says that they have gone', () => {
    const { table: at, one } = hawk();
    at.send('dylan', { type: 'traveller.gone', traveller: one.id });
    expect(at.state.public.protagonists.hawk).toMatchObject({ status: 'lost', seat: null });
  });
});
