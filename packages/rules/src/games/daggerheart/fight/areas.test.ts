import { describe, expect, it } from 'vitest';
import type { DhTable } from '../testing';
import { fighting } from '../testing/fighting';

/** Ari before an ogre of thresholds 10 and 20, and two rats that the table sees, a third that it does not. */
function crowd(): DhTable {
  const table = fighting();
  const rat = {
    type: 'adversary.create',
    name: 'Rat',
    kind: 'minion',
    difficulty: 10,
    major: 1,
    severe: 2,
    hp: 1,
    modifier: 0,
    dice: 0,
    die: 4,
    bonus: 2,
  } as const;
  return table
    .send('bev', { ...rat, copies: 2, shown: true })
    .send('bev', { ...rat, name: 'Lurker', shown: false });
}

const ids = (table: DhTable, ...names: string[]) => names.map((name) => table.foe(name).id);
const hits = (table: DhTable) => Object.values(table.state.public.hits);

const cast = (table: DhTable, targets: string[], more: object, ...faces: number[]) =>
  table.send(
    'anya',
    {
      ...{ type: 'damage.cast', character: table.of('anya').id, targets },
      ...{ dice: 2, die: 10, bonus: 3, kind: 'magical', what: 'Fire' },
      ...more,
    },
    ...faces,
  );

describe('damage that no attack brings', () => {
  it('DGH-615: a player rolls it once, and each whom it reaches holds it against what they have', () => {
    const table = crowd().given(({ director }) => {
      for (const one of Object.values(director.adversaries)) {
        if (one.name === 'Ogre') one.magical = 'resistance';
      }
    });
    cast(table, ids(table, 'Ogre', 'Rat 1'), {}, 9, 7);
    // 19 is 10 for whoever resists half of it: major.
    expect(table.foe('Ogre').hp.marked).toBe(2);
    expect(table.foe('Rat 1').defeated).toBe(true);
    expect(table.foe('Rat 2').defeated).toBe(false);
    const line = table.state.public.log.entries.find(({ roll }) => roll?.title === 'Fire');
    expect(line).toMatchObject({
      text: 'Ari: 19 magical damage to Ogre, Rat 1.',
      roll: { total: 19, groups: [{ label: 'magical', sides: 10, faces: [9, 7] }] },
      beat: { kind: 'damage', about: [table.of('anya').id, ...ids(table, 'Ogre', 'Rat 1')] },
    });
  });

  it('DGH-615: some take half of it', () => {
    const table = crowd();
    cast(table, ids(table, 'Ogre'), { half: ids(table, 'Ogre') }, 9, 7);
    expect(table.foe('Ogre').hp.marked).toBe(2);
    cast(table, ids(table, 'Ogre'), { half: ids(table, 'Ogre') }, 9, 5);
    // 17 is 9 for whoever takes half: minor.
    expect(table.foe('Ogre').hp.marked).toBe(3);
  });

  it('DGH-615: reaches nobody whom the table does not see, and waits for a roll that lies there', () => {
    const table = crowd();
    const [field] = table.offers('anya', 'damage.cast')[0]?.fields ?? [];
    expect(field).toMatchObject({ kind: 'choices', options: [{}, {}, {}] });
    const { id: character } = table.of('anya');
    const targets = ids(table, 'Lurker');
    expect(table.try('anya', { type: 'damage.cast', character, targets }, 1)).not.toBeNull();
    table.send('anya', { type: 'roll.propose', character: table.of('anya').id, trait: 'agility' });
    expect(table.offers('anya', 'damage.cast')).toEqual([]);
  });

  it('DGH-615, 609: the GM says a number, and each on the desk holds it against what they have', () => {
    const table = crowd();
    table.send('bev', {
      ...{ type: 'adversaries.harm', damage: 21, kind: 'physical', what: 'The roof' },
      adversaries: ids(table, 'Ogre', 'Rat 2', 'Lurker'),
      half: ids(table, 'Ogre'),
    });
    expect(table.foe('Ogre').hp.marked).toBe(2);
    expect(table.foe('Rat 2').defeated).toBe(true);
    expect(table.foe('Lurker').defeated).toBe(true);
    // Of whom the table does not see it is told nothing.
    expect(JSON.stringify([table.state.public, table.state.seats.anya])).not.toContain('Lurker');
    expect(table.state.public.log.entries.some(({ text }) => text.includes('The roof'))).toBe(true);
    const { anya } = table.state.seats;
    expect(Object.values(anya?.offers ?? {}).map(({ command }) => command)).not.toContain(
      'adversaries.harm',
    );
  });

  it('DGH-615, 611: the GM rolls once what befalls some of the party, half of it some, direct or not', () => {
    const table = crowd().with('carl', { thresholds: { major: 5, severe: 8 } });
    const characters = [table.of('anya').id, table.of('carl').id];
    table.send(
      'bev',
      {
        ...{ type: 'harm.several', dice: 2, die: 6, bonus: 2, kind: 'magical', direct: true },
        ...{ characters, half: [table.of('carl').id], what: 'A breath of fire' },
      },
      6,
      5,
    );
    expect(
      hits(table).map(({ character, damage, severity, direct }) => ({
        ...{ character, damage, severity, direct },
      })),
    ).toEqual([
      { character: characters[0], damage: 13, severity: 2, direct: true },
      { character: characters[1], damage: 7, severity: 2, direct: true },
    ]);
    expect(table.offers('anya', 'hit.take').map(({ with: { armour } }) => armour)).toEqual([false]);
    const hit = hits(table)[0]?.id ?? '';
    expect(table.try('anya', { type: 'hit.take', hit, armour: true })).toMatchObject({
      rule: 'DGH-611',
    });
  });
});

describe('adversaries react', () => {
  const react = (table: DhTable, more: object, ...faces: number[]) =>
    table.send(
      'bev',
      {
        ...{ type: 'adversaries.react', difficulty: 13, what: 'The floor gives way' },
        ...{ adversaries: ids(table, 'Ogre', 'Rat 1', 'Rat 2') },
        ...more,
      },
      ...faces,
    );
  const last = (table: DhTable) => table.state.public.log.entries.at(-1);

  it('DGH-207: a d20 each against what the spell says, and nothing else comes of it', () => {
    const table = crowd();
    const { fear, spotlight } = table.state.public;
    react(table, {}, 13, 12, 1);
    expect(last(table)).toMatchObject({
      text: 'Reacts in time: Ogre. Does not: Rat 1, Rat 2.',
      roll: {
        groups: [{ label: 'Ogre', faces: [13] }, { faces: [12] }, { faces: [1] }],
        reading: { word: '1 of 3 succeed', text: 'Against 13: Ogre 13, Rat 1 12, Rat 2 1.' },
      },
    });
    expect(table.state.public).toMatchObject({ fear, spotlight });
  });

  it('DGH-207, 1502: with a number added, and the better or worse of two; a 20 is always in time', () => {
    const only = { adversaries: ids(crowd(), 'Ogre') };
    const word = (more: object, ...faces: number[]) =>
      last(react(crowd(), { ...only, ...more }, ...faces))?.roll?.reading.word;
    expect(word({ bonus: 2 }, 11)).toBe('Success');
    expect(word({ bonus: -1 }, 13)).toBe('Failure');
    expect(word({ edge: 'advantage' }, 2, 13)).toBe('Success');
    expect(word({ edge: 'disadvantage' }, 2, 13)).toBe('Failure');
    expect(word({ difficulty: 30 }, 20)).toBe('Success');
  });

  it('DGH-207: nobody reacts whom the table does not see', () => {
    const table = crowd();
    const [field] = table.offers('bev', 'adversaries.react')[0]?.fields ?? [];
    expect(JSON.stringify(field)).not.toContain('Lurker');
  });
});
