import { describe, expect, it } from 'vitest';
import type { Field } from '../../../../engine';
import { allPlaysets, bookPlaybooks } from '../../library/registry';
import type { TestTable } from '../../testing';
import { begunTable, bookTable, seatedTable } from '../../testing';
import { missing } from './steps';

/** What the playbook of a fresh protagonist asks Claire to write. */
function claireBegins(playbook: string, seated = seatedTable()): { table: TestTable; id: string } {
  const table = begunTable(playbook, seated);
  return { table, id: table.played('claire').id };
}

const writing = (table: TestTable, name: string): Field => {
  const fields = table.offers('claire', 'character.write').flatMap((offer) => offer.fields ?? []);
  const found = fields.find((field) => field.name === name);
  if (!found) throw new Error(`Nothing asks for ${name}`);
  return found;
};
const suggested = (field: Field) => ('suggestions' in field ? field.suggestions : undefined);

const answered = () =>
  seatedTable()
    .send('bev', {
      type: 'series.answer',
      question: 'our-magical-origin',
      picks: ['reincarnations of interstellar royalty'],
    })
    .send('anya', {
      type: 'series.answer',
      question: 'shared-obligation',
      picks: ['university students'],
    });

describe('The words of a protagonist', () => {
  it('GBM-CHR-002: the series’ answers are there for everybody who makes one', () => {
    const { table } = claireBegins('the-harmony', answered());
    expect(table.state.public.series.answers['shared-obligation']?.picks).toEqual([
      'university students',
    ]);
    table.send('dylan', {
      type: 'series.answer',
      question: 'its-agenda',
      picks: ['to rule in glory'],
    });
    expect([...table.patches.keys()]).toContain('public');
  });

  it('GBM-CHR-003: origin and roles come from the series, and may be put in other words', () => {
    const { table, id } = claireBegins('the-harmony', answered());
    expect(suggested(writing(table, 'background'))).toEqual([
      'reincarnations of interstellar royalty',
    ]);
    expect(writing(table, 'roles')).toMatchObject({ min: 1, max: 2, own: true });
    table.send('claire', {
      type: 'character.write',
      protagonist: id,
      roles: ['scion of a powerful family'],
      background: 'Princess Lumina and the knight Lyre',
    });
    expect(table.protagonist(id)).toMatchObject({
      roles: ['scion of a powerful family'],
      background: 'Princess Lumina and the knight Lyre',
    });
  });

  it('GBM-CHR-004: the obligation that all share is suggested, and gets a detail of one’s own', () => {
    const { table, id } = claireBegins('the-harmony', answered());
    expect(suggested(writing(table, 'obligation'))).toEqual(['university students']);
    table.send('claire', { type: 'character.write', protagonist: id, obligation: 'Music student' });
    expect(table.protagonist(id).obligation).toBe('Music student');
  });

  it('GBM-CHR-009: two names, with hints that nobody has to take', () => {
    const { table, id } = claireBegins('the-harmony');
    expect(writing(table, 'name')).toMatchObject({
      hint: 'In everyday life. Perhaps a lofty name, or a romantic name.',
    });
    expect(writing(table, 'trueName')).toMatchObject({
      hint: 'Of the one you truly are. Perhaps a musical name, or a beautiful name.',
    });
    expect(suggested(writing(table, 'name'))).toContain('Raven');
    table.send('claire', {
      type: 'character.write',
      protagonist: id,
      name: 'Mrs Oblong',
      trueName: 'Quark',
    });
    expect(table.protagonist(id)).toMatchObject({ name: 'Mrs Oblong', trueName: 'Quark' });
  });

  it.each([
    ['GBM-PB-HAR-003', 'the-harmony', ['A shared promise', 'Two conflicting promises']],
    ['GBM-PB-ENI-003', 'the-enigma', ['A secretive promise', 'An intimate promise']],
    ['GBM-PB-OUT-003', 'the-outsider', ['A promise to your rival', 'A competitive promise']],
  ] as const)('%s, GBM-CHR-011: %s asks for each of its promises', (_rule, playbook, kinds) => {
    const table = seatedTable();
    table.send('anya', { type: 'character.create', playbook: 'the-enigma' });
    const { id } = claireBegins(playbook, table);
    const offers = table.offers('claire', 'character.promise');
    expect(offers.map(({ label }) => label)).toEqual(kinds);
    const one = table.state.public.protagonists[id];
    const left = one ? missing(table.state, one) : [];
    expect(left.map(({ text }) => text).join()).toContain('promise');
  });

  it('GBM-CHR-009: there are ideas for names, looks and promises of each playbook, and for people of each series', () => {
    for (const { id, ideas, promises } of Object.values(bookPlaybooks())) {
      for (const one of promises) expect(one.ideas?.length, one.label).toBeGreaterThanOrEqual(3);
      expect(ideas?.trueNames.length, id).toBeGreaterThanOrEqual(4);
      expect(ideas?.looks.length, id).toBeGreaterThanOrEqual(3);
    }
    for (const { id, names, ties } of Object.values(allPlaysets())) {
      expect(names.length, id).toBeGreaterThanOrEqual(8);
      expect(ties?.length, id).toBeGreaterThanOrEqual(3);
      // A name is no deed, and a look no name: none stands in two lists.
      expect(names.filter((name) => ties?.includes(name))).toEqual([]);
    }
  });

  it('GBM-EX-065: the promises of the second table, each of its playbook’s kind', () => {
    const table = seatedTable().send('server', {
      type: 'seat.take',
      seat: 'eve',
      name: 'Eve',
      role: 'protagonist',
    });
    const made = [
      ['claire', 'Himna', 'the-guardian', 'martyrdom', 'Van', 'I will give my life for Van.'],
      ['dylan', 'Van', 'the-stranger', 'misguided', 'Himna', 'Love shall not stop my duty.'],
      ['anya', 'Surt', 'the-time-traveller', 'paradoxical', 'Falin', 'It was, and can be again.'],
      ['eve', 'Falin', 'the-enigma', 'intimate', 'Van', 'I will make Van notice me.'],
    ] as const;
    const idOf = (name: string) =>
      Object.values(table.state.public.protagonists).find((one) => one.name === name)?.id ?? '';
    for (const [seat, name, playbook] of made) {
      table.send(seat, { type: 'character.create', playbook });
      const [one] = Object.values(table.state.public.protagonists).filter(
        (each) => each.seat === seat,
      );
      table.send(seat, { type: 'character.write', protagonist: one?.id ?? '', name });
    }
    for (const [seat, name, , promise, about, text] of made) {
      table.send(seat, {
        type: 'character.promise',
        protagonist: idOf(name),
        promise,
        text,
        with: [idOf(about)],
      });
      expect(table.protagonist(idOf(name)).promises).toMatchObject([
        { kind: promise, text, with: [idOf(about)] },
      ]);
    }
  });

  it('GBM-PRM-004: everybody reads a promise, also one that crosses another', () => {
    const table = bookTable('fallout');
    const promise = (protagonist: string, kind: string, text: string, about: string) => ({
      type: 'character.promise' as const,
      protagonist,
      promise: kind,
      text,
      with: [about],
    });
    table.send('anya', promise('fawn', 'secretive', 'Hawk shall never know', 'hawk'));
    expect([...table.patches.keys()]).toContain('public');
    table.send('dylan', promise('hawk', 'competitive', 'I will know who she is', 'fawn'));
    expect(table.lastLine).toContain('I will know who she is');
    expect(table.protagonist('fawn').promises[0]?.text).toBe('Hawk shall never know');
  });
});
