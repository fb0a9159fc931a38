import { describe, expect, it } from 'vitest';
import type { AnyCommandInput } from '../areas';
import type { StarsTable } from '../testing';
import { seated } from '../testing';
import type { Alignment } from '../vocabulary';
import { hopeRefresh } from './hope';

type Reflect = Extract<AnyCommandInput, { type: 'milestone.reflect' }>;

const id = (table: StarsTable) => table.of('anya').id;
const lived = (...tones: Alignment[]) => tones.map((tone) => ({ text: 'A night', tone }));

/** Everybody goes through a Minor Milestone, and Ari comes to a step of it. */
function upTo(table: StarsTable, ...passed: ('recover' | 'hope')[]): StarsTable {
  table.send('bev', { type: 'milestone.begin', kind: 'minor', challenges: 0 });
  for (const step of passed) {
    if (table.try('anya', { type: 'milestone.pass', protagonist: id(table), step })) continue;
  }
  return table;
}

const reflect = (table: StarsTable, said: Omit<Reflect, 'type' | 'protagonist'>) =>
  table.try('anya', { type: 'milestone.reflect', protagonist: id(table), ...said });

/** Ari’s tie to Cole with two Memories, and the third at a Milestone. */
function thirdOf(alignment: Alignment, first: Alignment, second: Alignment, third: Alignment) {
  const table = seated().given(({ public: { traits } }) => {
    for (const trait of Object.values(traits)) {
      if (trait.text === 'Cole')
        Object.assign(trait, { alignment, memories: lived(first, second) });
    }
  });
  const trait = table.trait('Cole').id;
  upTo(table, 'recover', 'hope');
  expect(reflect(table, { trait, tone: third })).toBeNull();
  return { table, trait: () => table.state.public.traits[trait] };
}

describe('What Traits become', () => {
  it('SNS-1207, 1208: T32, mostly negative Memories make a Neutral Connection Negative: an Affinity, and 1 Hope Refresh', () => {
    const { table, trait } = thirdOf('neutral', 'negative', 'negative', 'positive');
    expect(trait()).toMatchObject({ alignment: 'negative', memories: [] });
    const affinity = Object.values(table.state.public.traits).find(
      ({ kind }) => kind === 'affinity',
    );
    expect(affinity).toMatchObject({ text: 'Cole', rank: 1, of: id(table) });
    expect(hopeRefresh(table.state, table.of('anya'))).toBe(6);
    const lines = Object.values(table.state.public.log.entries).map(({ text }) => text);
    expect(lines).toContain('“Cole” advances: Cole 1; it is Negative now.');
  });

  it.each([
    ['negative', 'positive', 'positive', 'negative', 'neutral'],
    ['neutral', 'positive', 'positive', 'neutral', 'positive'],
    ['positive', 'positive', 'positive', 'positive', 'positive'],
    ['positive', 'negative', 'negative', 'negative', 'neutral'],
    ['negative', 'negative', 'negative', 'negative', 'negative'],
    ['neutral', 'positive', 'negative', 'neutral', 'neutral'],
    ['negative', 'neutral', 'neutral', 'positive', 'negative'],
  ] as const)(
    'SNS-1208: %s, with Memories %s, %s and %s, is %s',
    (before, one, two, three, after) => {
      expect(thirdOf(before, one, two, three).trait()?.alignment).toBe(after);
    },
  );

  it('SNS-1209: the tone of a Memory is what its player says, and may be changed until the third', () => {
    const table = upTo(seated(), 'recover', 'hope');
    const trait = table.trait('Cole').id;
    reflect(table, { trait, tone: 'negative', text: 'He was late' });
    const memory = { type: 'memory.change', trait, at: 0, text: 'He came' } as const;
    const change = (as: string) => table.try(as, { ...memory, tone: 'positive' });
    expect(change('carl')).not.toBeNull();
    expect(change('anya')).toBeNull();
    expect(table.state.public.traits[trait]?.memories).toEqual([
      { text: 'He came', tone: 'positive' },
    ]);
  });

  it('SNS-1204: an Aspect that advances gives a rank in a Magical Affinity', () => {
    const memories = lived('neutral', 'neutral');
    const table = seated().withTrait('anya', 'Laughs', { aspect: 'mask', memories }, 'aspect');
    table.withTrait('anya', 'Stars', { rank: 1, magical: true }, 'affinity');
    upTo(table, 'recover', 'hope');
    expect(reflect(table, { trait: 'Laughs', affinity: 'Stars' })).toBeNull();
    expect(table.trait('Stars')).toMatchObject({ rank: 2, free: 1, magical: true });
    expect(table.trait('Laughs')).toMatchObject({ memories: [], alignment: 'neutral' });
  });

  const agenda = (heals: string | null = null) =>
    seated().withTrait(
      'anya',
      'Win',
      { memories: lived('neutral', 'neutral'), agenda: { ended: false, heals } },
      'agenda',
    );

  it('SNS-1303: an Agenda that advances may give an Affinity, of any list but two', () => {
    const table = upTo(agenda(), 'recover', 'hope');
    const gain = { trait: 'Win', gain: 'affinity' } as const;
    expect(reflect(table, { ...gain, affinity: 'Conviction: honour' })).toMatchObject({
      rule: 'SNS-1303',
    });
    expect(reflect(table, { ...gain, affinity: 'Racing' })).toBeNull();
    expect(table.trait('Racing')).toMatchObject({ kind: 'affinity', rank: 1 });
    expect(table.trait('Win').memories).toEqual([]);
  });

  it.each([true, false])('SNS-1304, 1307: or an Anchor; that the Agenda stays is %s', (stays) => {
    const table = upTo(agenda(), 'recover', 'hope');
    const anchor = 'The track at dawn';
    expect(reflect(table, { trait: 'Win', gain: 'anchor', anchor, stays })).toBeNull();
    expect(table.trait(anchor).kind).toBe('anchor');
    expect(table.state.public.traits.Win !== undefined).toBe(stays);
  });

  it('SNS-1305: or heals the Lingering Wound that it is devoted to, and no other', () => {
    const wound = { wound: 'mental', alignment: 'negative' } as const;
    const table = upTo(agenda(), 'recover', 'hope');
    table.withTrait('anya', 'The water', wound, 'lingering');
    const heal = { trait: 'Win', gain: 'heal' } as const;
    expect(reflect(table, heal)).toMatchObject({ rule: 'SNS-1305' });
    const devoted = agenda('The water').withTrait('anya', 'The water', wound, 'lingering');
    upTo(devoted, 'recover', 'hope');
    expect(reflect(devoted, heal)).toBeNull();
    expect(devoted.state.public.traits['The water']).toBeUndefined();
  });
});

describe('Rest', () => {
  const physical = { wound: 'physical', lasting: 'temporary', alignment: 'negative' } as const;
  const hurt = () => {
    const { abilities } = seated().of('anya');
    const given = { abilities: { ...abilities, endurance: 5 }, skills: { vitality: 4 } };
    const table = upTo(seated().with('anya', given).withTrait('anya', 'A cut', physical, 'wound'));
    return table.send('anya', {
      type: 'milestone.recover',
      protagonist: id(table),
      wound: 'A cut',
    });
  };

  it.each([
    [7, 7, true],
    [8, 7, false],
  ])(
    'SNS-1705, 1706: T20, a Recover Test of %i and %i against 15 clears the Wound: %s',
    (one, other, gone) => {
      const table = hurt();
      const before = table.of('anya');
      table.send('bev', { type: 'milestone.test', protagonist: id(table) }, one, other);
      expect(table.state.public.traits['A cut'] === undefined).toBe(gone);
      expect(table.of('anya')).toMatchObject({ despair: before.despair, corruption: 0 });
    },
  );

  it('SNS-1604, 1608: each Hope clears a slot of Despair; not while Broken', () => {
    const table = upTo(seated().with('anya', { despair: 9, hope: 4 }), 'recover');
    const spend = (on: StarsTable, hope: number) =>
      on.try('anya', { type: 'milestone.hope', protagonist: id(on), hope });
    expect(spend(table, 5)).toMatchObject({ rule: 'SNS-1604' });
    expect(spend(table, 3)).toBeNull();
    expect(table.of('anya')).toMatchObject({ despair: 6, hope: 1 });
    const broken = upTo(seated().with('anya', { despair: 10 }), 'recover');
    expect(spend(broken, 1)).not.toBeNull();
    expect(broken.of('anya')).toMatchObject({ despair: 10, hope: 5 });
  });

  it('SNS-1603: a Major Milestone clears all Despair, a Minor one none by itself', () => {
    const after = (kind: 'minor' | 'major') =>
      seated()
        .with('anya', { despair: 10 })
        .send('bev', { type: 'milestone.begin', kind, challenges: 0 })
        .send('bev', { type: 'milestone.end' })
        .of('anya').despair;
    expect([after('minor'), after('major')]).toEqual([10, 0]);
  });

  it('SNS-1713: the third Memory of a Lingering Wound clears it, in the place of an Agenda', () => {
    const memories = lived('neutral', 'neutral');
    const wound = { wound: 'mental', alignment: 'negative', memories } as const;
    const table = seated().withTrait('anya', 'The water', wound, 'lingering');
    table.withTrait('anya', 'Win', { agenda: { ended: false, heals: null } }, 'agenda');
    upTo(table, 'recover', 'hope');
    expect(reflect(table, { trait: 'The water' })).toBeNull();
    expect(table.state.public.traits['The water']).toBeUndefined();
    expect(reflect(table, { trait: 'Win' })).toMatchObject({ rule: 'SNS-2103' });
  });
});
