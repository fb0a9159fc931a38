import { describe, expect, it } from 'vitest';
import { bookTable, type TestTable } from '../testing';
import { heroTable } from '../testing/unlikely-hero';

/** Wren has Believe in me, and these links are on the sheets. */
function believed(links: Record<string, Record<string, number>>): TestTable {
  const table = heroTable('mission', { special: ['only-mortal', 'believe-in-me'] });
  for (const [id, held] of Object.entries(links)) table.givenProtagonist(id, { links: held });
  return table;
}

const hawkActs = (table: TestTable) =>
  table
    .send('dylan', { type: 'roll.propose', protagonist: 'hawk', goal: 'Leap', action: 'defy' })
    .send('bev', { type: 'roll.judge', position: 'risky', effect: 'standard' });

const fieldOf = (table: TestTable, seat: string, command: string, name: string) => {
  const field = table
    .offers(seat, command)
    .flatMap(({ fields }) => fields ?? [])
    .find((one) => one.name === name);
  return field?.kind === 'choice' ? field.options.map(({ value }) => value) : null;
};

describe('Believe in me', () => {
  it('GBM-PB-UNL-019: a link on Wren’s sheet, with Hawk, lets Fawn recover', () => {
    const table = believed({ wren: { hawk: 2 } }).givenProtagonist('fawn', { stress: 5 });
    expect(fieldOf(table, 'claire', 'links.spend', 'for')).toEqual(['fawn']);
    table.send('claire', {
      type: 'links.spend',
      protagonist: 'wren',
      with: 'hawk',
      for: 'fawn',
      effect: 'recover-friend',
      how: 'A promise between them',
    });
    expect(table.protagonist('fawn').stress).toBe(3);
    expect(table.protagonist('wren').links).toEqual({ hawk: 1 });
  });

  it('GBM-PB-UNL-019: a link on Hawk’s sheet, with Wren, lets transcended Fawn shrug off harm', () => {
    const table = believed({ hawk: { wren: 1 } }).givenProtagonist('fawn', {
      transcendence: { marked: 0, active: true, spent: false },
      harm: [{ id: 'h1', level: 2, text: 'bruised', shrugged: false }],
    });
    const shrug = table
      .offers('dylan', 'links.spend')
      .find(({ with: settled }) => settled.effect === 'shrug-off');
    expect(shrug).toMatchObject({
      label: 'Fawn shrugs off “bruised”',
      with: { with: 'wren', for: 'fawn', harm: 'h1' },
    });
    table.send('dylan', {
      type: 'links.spend',
      protagonist: 'hawk',
      with: 'wren',
      for: 'fawn',
      harm: 'h1',
      effect: 'shrug-off',
      how: 'A promise between them',
    });
    expect(table.protagonist('fawn').harm[0]?.shrugged).toBe(true);
    expect(table.protagonist('hawk').links).toEqual({ wren: 0 });
  });

  it('GBM-PB-UNL-019: only the one on whose sheet it is spends it', () => {
    const table = believed({ hawk: { wren: 1 } });
    const spend = {
      type: 'links.spend',
      with: 'wren',
      for: 'fawn',
      effect: 'recover-friend',
      how: 'A promise between them',
    } as const;
    expect(table.try('claire', { ...spend, protagonist: 'hawk' })?.code).toBe('not-yours');
    expect(table.offers('claire', 'links.spend')).toEqual([]);
  });

  it('GBM-PB-UNL-019, GBM-LNK-010: links between two others reach nobody else', () => {
    const table = believed({ hawk: { fawn: 1 } });
    expect(
      table.try('dylan', {
        type: 'links.spend',
        protagonist: 'hawk',
        with: 'fawn',
        for: 'wren',
        effect: 'recover-friend',
        how: 'A promise between them',
      }),
    ).toMatchObject({ rule: 'GBM-LNK-010' });
    expect(fieldOf(table, 'dylan', 'links.spend', 'for')).toBeNull();
  });

  it('GBM-LNK-010: without the ability a link reaches the one it is with', () => {
    const table = bookTable().givenProtagonist('raven', { links: { hawk: 1 } });
    const labels = table.offers('claire', 'links.spend').map(({ label }) => label);
    expect(labels).toEqual(['Recover 2 stress', 'Hawk recovers 2 stress']);
  });

  it('GBM-PB-UNL-019: Fawn helps Hawk with her link with Wren', () => {
    const table = hawkActs(believed({ fawn: { wren: 1 } }));
    table.send('anya', { type: 'roll.assist', protagonist: 'fawn', via: 'link' });
    expect(table.state.public.derived.roll?.pool.dice).toBe(2);
    table.send('dylan', { type: 'roll.roll' }, 3, 6);
    expect(table.protagonist('fawn')).toMatchObject({ stress: 0, links: { wren: 0 } });
  });

  it('GBM-PB-UNL-019: with two links that reach Hawk, the one who helps is asked which', () => {
    const table = hawkActs(believed({ fawn: { wren: 1, hawk: 2 } }));
    expect(fieldOf(table, 'anya', 'roll.assist', 'link')).toEqual(['wren', 'hawk']);
    const assist = { type: 'roll.assist', protagonist: 'fawn', via: 'link' } as const;
    expect(table.try('anya', assist)).toMatchObject({ instead: 'Choose which one to spend.' });
    table.send('anya', { ...assist, link: 'wren' }).send('dylan', { type: 'roll.roll' }, 3, 6);
    expect(table.protagonist('fawn').links).toEqual({ wren: 0, hawk: 2 });
  });

  it('GBM-PB-UNL-019: Wren’s own roll can have one of Wren’s links', () => {
    const table = believed({ wren: { fawn: 1 } })
      .send('claire', {
        type: 'roll.propose',
        protagonist: 'wren',
        goal: 'Stand up',
        action: 'confess',
      })
      .send('claire', { type: 'roll.assist', protagonist: 'wren', via: 'link' });
    expect(table.state.public.derived.roll?.pool.dice).toBe(2);
  });

  it('a link that was spent meanwhile holds the dice back until the help is taken back', () => {
    const table = hawkActs(believed({ fawn: { hawk: 1 } }))
      .send('anya', { type: 'roll.assist', protagonist: 'fawn', via: 'link' })
      .send('anya', {
        type: 'links.spend',
        protagonist: 'fawn',
        with: 'hawk',
        effect: 'recover-self',
        how: 'A promise between them',
      });
    expect(table.state.public.derived.roll?.blocked).toContain('no such link');
    table.send('anya', { type: 'roll.stop-assisting' });
    expect(table.state.public.derived.roll?.blocked).toBeNull();
  });

  describe('holding on to a friend', () => {
    const slipping = (links: Record<string, Record<string, number>>, id: string) =>
      believed(links).given((state) => {
        state.public.eclipses[id] = {
          protagonist: id,
          stage: 'rescue',
          attribute: 'moon',
          result: null,
          band: 'partial',
          declined: [],
        };
      });

    it('GBM-PB-UNL-019, GBM-LNK-008: Hawk’s link with Wren keeps Fawn from falling', () => {
      const table = slipping({ hawk: { wren: 1 } }, 'fawn');
      table.send('dylan', { type: 'eclipse.rescue', protagonist: 'fawn', by: 'hawk', via: 'link' });
      expect(table.state.public.eclipses).toEqual({});
      expect(table.protagonist('hawk').links).toEqual({ wren: 0 });
    });

    it('GBM-PB-UNL-019: Wren holds on by a link with a friend', () => {
      const table = slipping({ wren: { fawn: 1, hawk: 1 } }, 'wren');
      expect(fieldOf(table, 'claire', 'eclipse.rescue', 'link')).toEqual(['fawn', 'hawk']);
      table.send('claire', {
        type: 'eclipse.rescue',
        protagonist: 'wren',
        by: 'wren',
        via: 'link',
        link: 'hawk',
      });
      expect(table.protagonist('wren')).toMatchObject({
        eclipse: false,
        links: { fawn: 1, hawk: 0 },
      });
    });
  });
});
