import { describe, expect, it } from 'vitest';
import type { RollRecord } from '../../../engine';
import { seated } from '../testing';

const ranks = {
  might: 5,
  grace: 5,
  endurance: 1,
  intellect: 1,
  cunning: 1,
  will: 1,
  confidence: 1,
  guile: 1,
  empathy: 1,
};
/** Anya’s Ari has Might 5 and Strength 3: d6 and 2. */
const strong = () => seated().with('anya', { abilities: ranks, skills: { strength: 3 } });
const eliminate = { skill: 'strength', action: 'eliminate' } as const;

const recordOf = (table: ReturnType<typeof seated>): RollRecord => {
  const { roll } = table.lastLine() ?? {};
  if (!roll) throw new Error('The last line has no roll.');
  return roll;
};

describe('the dice of a Check', () => {
  it('SNS-301, 304, 305 (T01): 2d10, the die of the Ability and the Skill are one total', () => {
    const table = strong().check('anya', eliminate, 4, 7, 3);
    const { groups, modifiers, total, reading } = recordOf(table);
    expect(groups.map(({ sides, faces }) => [sides, faces])).toEqual([
      [10, [4, 7]],
      [6, [3]],
    ]);
    expect(modifiers).toEqual([{ source: 'Strength', value: 2, unit: 'total' }]);
    expect(total).toBe(16);
    expect(reading.word).toBe('Hit');
  });

  it('SNS-306, 309, 908: one Skill is added, that which was said', () => {
    const table = strong().with('anya', { skills: { strength: 3, violence: 10 } });
    expect(recordOf(table.check('anya', eliminate, 1, 1, 1)).total).toBe(5);
    expect(table.state.public.check?.fallen).toMatchObject({
      circumstance: 2,
      ability: 1,
      added: 2,
    });
  });

  it('SNS-103: a rank of 1 has no die; Boons make it count 1, Banes take 1', () => {
    const effect = { kind: 'ability' as const, action: null, skill: null, asset: null };
    const feature = {
      ...{ id: 'x', kind: 'class' as const, name: 'Steady', text: '', slot: null, trigger: '' },
      ...{ repeatable: false, hope: 0, uses: 0, used: 0, until: '', magical: false },
      clears: 'words' as const,
    };
    for (const amount of [2, 0, -3]) {
      const table = seated()
        .with('anya', { features: [{ ...feature, effect: { ...effect, amount } }] })
        .check('anya', eliminate, 5, 5);
      expect(recordOf(table).total).toBe(10 + Math.sign(amount));
      expect(recordOf(table).groups).toHaveLength(1);
    }
  });

  it('SNS-308, 904: Boons of each pool count on that pool alone', () => {
    const effect = { kind: 'ability' as const, action: null, skill: null, amount: 1, asset: null };
    const table = strong().with('anya', {
      features: [
        {
          ...{ id: 'x', kind: 'class', name: 'Steady', text: '', slot: null, trigger: '' },
          ...{ repeatable: false, hope: 0, uses: 0, used: 0, until: '', magical: false },
          ...{ clears: 'words', effect },
        },
      ],
    });
    table.check('anya', { ...eliminate, boons: 1, banes: 3 }, 9, 8, 3, 2, 1, 5);
    const { groups, total } = recordOf(table);
    expect(groups).toMatchObject([
      { label: 'Circumstance', faces: [9, 8, 3, 2], kept: [2, 3] },
      { label: 'Might', faces: [1, 5], kept: [1] },
    ]);
    expect(total).toBe(3 + 2 + 5 + 2);
  });

  it('SNS-104, 705, 706: what was pointed at is a Boon or a Bane on the Circumstance dice', () => {
    const table = strong()
      .withTrait('anya', 'Well rested', { alignment: 'positive' })
      .withTrait(null, 'Slippery', { alignment: 'negative' })
      .withTrait(null, 'Dark', { alignment: 'negative' })
      .lay('anya', eliminate);
    table.onCheck('carl', { type: 'check.point', trait: 'Slippery' });
    table.onCheck('carl', { type: 'check.point', trait: 'Dark' });
    table.onCheck('anya', { type: 'check.point', trait: 'Well rested' });
    table.roll('anya', 9, 2, 4, 6);
    expect(recordOf(table).modifiers.filter(({ unit }) => unit === 'dice')).toEqual([
      { source: 'Slippery', value: -1, unit: 'dice' },
      { source: 'Dark', value: -1, unit: 'dice' },
      { source: 'Well rested', value: 1, unit: 'dice' },
    ]);
    expect(recordOf(table).total).toBe(2 + 4 + 6 + 2);
  });

  it('SNS-704: a Neutral Trait does nothing by itself, so nobody points at it', () => {
    const table = strong().withTrait('anya', 'Curious').lay('anya', eliminate);
    expect(table.offers('anya', 'check.point')).toEqual([]);
    expect(table.tryOnCheck('anya', { type: 'check.point', trait: 'Curious' })?.code).toBe(
      'not-allowed',
    );
  });

  it('SNS-707, 2407: the referee rules once whether a Trait matters; then it is not pointed at again', () => {
    const table = strong().withTrait(null, 'Slippery', { alignment: 'negative' });
    table.lay('anya', eliminate).onCheck('carl', { type: 'check.point', trait: 'Slippery' });
    const ruled = { type: 'check.rule-out', trait: 'Slippery' } as const;
    expect(table.tryOnCheck('anya', ruled)?.rule).toBe('TABLE-002');
    table.onCheck('bev', ruled);
    const again = table.tryOnCheck('carl', { type: 'check.point', trait: 'Slippery' });
    expect(again?.rule).toBe('SNS-2407');
    expect(recordOf(table.roll('anya', 5, 5, 5)).total).toBe(17);
  });

  it('SNS-1702, 1711: each Wound of the category is a Bane, a Lingering one too; of another category none', () => {
    const bad = { alignment: 'negative', lasting: 'temporary' } as const;
    const table = strong()
      .withTrait('anya', 'A cut', { ...bad, wound: 'physical' }, 'wound')
      .withTrait('anya', 'A limp', { ...bad, wound: 'physical' }, 'lingering')
      .withTrait('anya', 'Shamed', { ...bad, wound: 'social' }, 'wound');
    table.check('anya', eliminate, 9, 8, 2, 1, 6);
    expect(recordOf(table).total).toBe(3 + 6 + 2);
  });

  it('SNS-1714: a Wound is not pointed at besides', () => {
    const cut = { alignment: 'negative', wound: 'physical' } as const;
    const table = strong().withTrait('anya', 'A cut', cut, 'wound').lay('anya', eliminate);
    expect(table.tryOnCheck('anya', { type: 'check.point', trait: 'A cut' })).not.toBeNull();
  });

  it('SNS-1804 (T07): in a Mood there is neither die nor modifier', () => {
    const table = seated().with('anya', {
      abilities: { ...ranks, might: 6 },
      skills: { violence: 4 },
      moods: ['weary'],
    });
    table.check('anya', { skill: 'violence', action: 'eliminate' }, 6, 5);
    expect(recordOf(table)).toMatchObject({ total: 11, reading: { word: 'Graze' } });
  });
});

describe('before the dice', () => {
  it('SNS-202: what is said aloud need not be typed', () => {
    const table = strong();
    const { id: protagonist } = table.of('anya');
    table.send('anya', { type: 'check.propose', protagonist, skill: 'strength' });
    expect(table.state.public.check?.aim).toBe('');
    expect(table.state.public.derived.prompts.frame?.text).toBe('With Strength; they say how.');
    table.onCheck('bev', { type: 'check.frame', action: 'transport' }).roll('anya', 2, 2, 2);
    expect(table.lastLine()?.beat).not.toHaveProperty('fiction');
    table.close('anya');
    expect(Object.values(table.state.public.owed)).toMatchObject([{ from: 'Strength' }]);
  });

  it('SNS-202, 214: the player says aim and Skill, the referee names the Action; else no dice fall', () => {
    const table = strong();
    const { id: protagonist } = table.of('anya');
    table.send('anya', { type: 'check.propose', protagonist, aim: 'Open it', skill: 'strength' });
    expect(table.state.public.derived.prompts.frame?.to).toEqual(['bev']);
    expect(table.tryOnCheck('anya', { type: 'check.roll', version: 0 })?.rule).toBe('SNS-202');
    expect(table.tryOnCheck('anya', { type: 'check.frame', action: 'create' })?.rule).toBe(
      'TABLE-002',
    );
    table.onCheck('bev', { type: 'check.frame', action: 'create' });
    expect(table.state.public.check).toMatchObject({ action: 'create', skill: 'strength' });
    expect(table.state.public.derived.prompts.frame).toBeUndefined();
  });

  it('SNS-202: the Action is named once, and what it is against is changed until the dice fall', () => {
    const table = seated().lay('anya', { skill: 'strength', action: 'eliminate' });
    const named = { type: 'check.frame', action: 'create' } as const;
    expect(table.tryOnCheck('bev', named)).toMatchObject({ code: 'already-done', rule: 'SNS-202' });
    const again = { ...named, type: 'check.reframe' } as const;
    table.onCheck('bev', again);
    expect(table.state.public.check?.action).toBe('create');
    table.roll('anya', 5, 6);
    expect(table.tryOnCheck('bev', again)?.code).toBe('wrong-moment');
    expect(table.tryOnCheck('bev', named)?.code).toBe('wrong-moment');
  });

  it('SNS-605: what is at stake stands beside the roll, where something is', () => {
    const act = { skill: 'strength', action: 'eliminate' } as const;
    const notes = (risk: string) =>
      seated()
        .check('anya', { ...act, risk }, 5, 6)
        .lastLine()?.notes;
    expect(notes('The bridge')).toEqual(['At stake: The bridge']);
    expect(notes('')).toBeUndefined();
  });

  it('SNS-215, 216: whoever says it differently has the Action named anew', () => {
    const table = strong().lay('anya', eliminate);
    table.onCheck('anya', { type: 'check.reword', aim: 'Hold it shut', skill: 'stamina' });
    expect(table.state.public.check).toMatchObject({ action: null, skill: 'stamina' });
    expect(table.tryOnCheck('carl', { type: 'check.reword', aim: 'x', skill: 'logic' })?.code).toBe(
      'not-yours',
    );
  });

  it('SNS-2404: nobody rolls something else than they have read', () => {
    const table = strong().lay('anya', eliminate);
    const { version = 0 } = table.state.public.check ?? {};
    table.onCheck('bev', { type: 'check.reframe', action: 'hinder', stakes: 'high' });
    expect(table.tryOnCheck('anya', { type: 'check.roll', version })?.rule).toBe('SNS-2404');
    table.roll('anya', 5, 5, 5);
    expect(table.tryOnCheck('bev', { type: 'check.reframe', action: 'hinder' })?.rule).toBe(
      'SNS-2404',
    );
  });

  it('SNS-302, 303: the referee says that it happens, or cannot be, and no dice fall', () => {
    for (const type of ['check.grant', 'check.deny'] as const) {
      const table = strong().withTrait('anya', 'Stubborn').lay('anya', eliminate);
      table.onCheck('anya', { type: 'check.invoke', trait: 'Stubborn' });
      expect(table.of('anya').hope).toBe(4);
      expect(table.tryOnCheck('anya', { type })?.rule).toBe('TABLE-002');
      table.onCheck('bev', { type });
      expect(table.state.public.check).toBeNull();
      expect(table.of('anya').hope).toBe(5);
      expect(table.state.public.table.dice.rolls).toBe(0);
    }
  });

  it('SNS-708, 709: to invoke a Trait costs 1 Hope and is a Boon', () => {
    const table = strong().withTrait('anya', 'Stubborn').lay('anya', eliminate);
    table.onCheck('anya', { type: 'check.invoke', trait: 'Stubborn' });
    expect(table.of('anya').hope).toBe(4);
    expect(recordOf(table.roll('anya', 1, 5, 6, 2)).total).toBe(11 + 2 + 2);
    const poor = strong().withTrait('anya', 'Stubborn').with('anya', { hope: 0 });
    const refused = poor
      .lay('anya', eliminate)
      .tryOnCheck('anya', { type: 'check.invoke', trait: 'Stubborn' });
    expect(refused).toMatchObject({ code: 'cannot-afford', rule: 'SNS-708' });
  });

  it('SNS-712: any number of Traits, each once', () => {
    const table = strong().withTrait('anya', 'Stubborn').withTrait(null, 'A rusty lock');
    table.lay('anya', eliminate);
    table.onCheck('anya', { type: 'check.invoke', trait: 'Stubborn' });
    table.onCheck('anya', { type: 'check.invoke', trait: 'A rusty lock' });
    const again = table.tryOnCheck('anya', { type: 'check.invoke', trait: 'Stubborn' });
    expect(again?.rule).toBe('SNS-712');
    expect(recordOf(table.roll('anya', 1, 2, 8, 9, 1)).total).toBe(17 + 1 + 2);
  });

  it('SNS-713: a free invoke takes the place of the Hope, and is used up', () => {
    const table = strong().withTrait('anya', 'Chess', { free: 1, rank: 2 }, 'affinity');
    table.lay('anya', eliminate).onCheck('anya', { type: 'check.invoke', trait: 'Chess' });
    expect(table.of('anya').hope).toBe(5);
    expect(table.trait('Chess').free).toBe(0);
    table.onCheck('anya', { type: 'check.withdraw' });
    expect(table.trait('Chess').free).toBe(1);
    expect(table.of('anya').hope).toBe(5);
  });

  it('SNS-2304, 2408: Hope of an invoke comes back with the Check, as far as there is room for it', () => {
    const table = strong().withTrait('anya', 'Stubborn').lay('anya', eliminate);
    table.onCheck('anya', { type: 'check.invoke', trait: 'Stubborn' });
    expect(table.of('anya').hope).toBe(4);
    table.with('anya', { hope: 5 }).onCheck('anya', { type: 'check.withdraw' });
    expect(table.of('anya').hope).toBe(5);
    table.lay('anya', eliminate).onCheck('anya', { type: 'check.invoke', trait: 'Stubborn' });
    expect(table.onCheck('anya', { type: 'check.withdraw' }).of('anya').hope).toBe(5);
  });

  it('TABLE-004: what the referee may do for whoever acts lies in a drawer, and they have it in play', () => {
    const table = strong().lay('anya', eliminate);
    const inPlay = (seat: string) =>
      Object.values(table.state.seats[seat]?.offers ?? {}).map(({ command }) => command);
    expect(inPlay('anya')).toContain('check.roll');
    expect(inPlay('bev')).not.toContain('check.roll');
    expect(table.state.seats.bev?.drawers).toContain('check-for-them');
    expect(table.state.seats.anya?.drawers).not.toContain('check-for-them');
    expect(table.offers('bev', 'check.roll')).toHaveLength(1);
    expect(table.offers('anya', 'check.roll')).toHaveLength(1);
    expect(table.offers('carl', 'check.roll')).toEqual([]);
    expect(table.roll('bev', 5, 6, 3).state.public.check?.fallen).not.toBeNull();
  });

  it('SNS-715, 717: only its holder has the free invoke, and none is on a Negative Trait; all may pay Hope', () => {
    const table = strong().withTrait(null, 'A way in', { free: 1, holder: 'somebody else' });
    table.withTrait(null, 'Watched', { free: 1, alignment: 'negative' }).lay('anya', eliminate);
    table.onCheck('anya', { type: 'check.invoke', trait: 'A way in' });
    table.onCheck('anya', { type: 'check.invoke', trait: 'Watched' });
    expect(table.of('anya').hope).toBe(3);
    expect([table.trait('A way in').free, table.trait('Watched').free]).toEqual([1, 1]);
  });

  it('SNS-1608, 1611: whoever is Broken spends no Hope, and may still use a free invoke', () => {
    const table = strong().with('anya', { despair: 10 }).withTrait('anya', 'Stubborn');
    table.withTrait('anya', 'Chess', { free: 1, rank: 2 }, 'affinity').lay('anya', eliminate);
    const paid = table.tryOnCheck('anya', { type: 'check.invoke', trait: 'Stubborn' });
    expect(paid?.rule).toBe('SNS-1608');
    table.onCheck('anya', { type: 'check.invoke', trait: 'Chess' });
    expect(table.trait('Chess').free).toBe(0);
  });

  it('SNS-2209: a Magical Affinity is invoked while Transformed alone', () => {
    const table = strong().withTrait('anya', 'Comets', { magical: true, rank: 1 }, 'affinity');
    table.lay('anya', eliminate);
    const invoke = { type: 'check.invoke', trait: 'Comets' } as const;
    expect(table.tryOnCheck('anya', invoke)?.rule).toBe('SNS-2209');
    table.with('anya', { transformed: { filled: 0, temporary: 0 } }).onCheck('anya', invoke);
    expect(table.of('anya').hope).toBe(4);
  });

  it('SNS-2408: what is taken back brings Hope, free invokes, Effort and dice back together', () => {
    const table = strong().withTrait('anya', 'Stubborn').lay('anya', eliminate);
    const to = table.seq + 1;
    table.onCheck('anya', { type: 'check.invoke', trait: 'Stubborn' });
    table.roll('anya', 5, 5, 5, 1).onCheck('anya', { type: 'check.effort', points: 2 });
    expect(table.of('anya')).toMatchObject({ hope: 4, effort: { blood: 1 } });
    table.send('bev', { type: 'table.undo', to, reason: '' });
    expect(table.of('anya')).toMatchObject({ hope: 5, effort: { blood: 3 } });
    expect(table.state.public.check).toMatchObject({ fallen: null, invoked: [] });
  });
});

describe('an Asset', () => {
  it('SNS-2003 (T18): raises the die of the Ability to that of its Quality, never lowers it', () => {
    const die = { type: 'check.asset', function: 'f', gives: 'die' } as const;
    for (const [might, sides] of [
      [3, 6],
      [7, 8],
    ] as const) {
      const table = strong().with('anya', { abilities: { ...ranks, might } });
      table.withAsset('anya', { quality: 2 }).lay('anya', eliminate).onCheck('anya', die);
      expect(recordOf(table.roll('anya', 5, 5, 4)).groups[1]?.sides).toBe(sides);
    }
  });

  it('SNS-2004, 2005, 307: adds its Quality instead, which is said before the dice fall', () => {
    const bonus = { type: 'check.asset', function: 'f', gives: 'bonus' } as const;
    const table = strong().withAsset('anya', { quality: 4 }).lay('anya', eliminate);
    table.onCheck('anya', bonus);
    expect(recordOf(table.roll('anya', 5, 5, 5)).total).toBe(17 + 4);
    expect(table.tryOnCheck('anya', bonus)?.rule).toBe('SNS-2404');
  });

  it('SNS-2002: one an Action; another takes its place', () => {
    const table = strong().withAsset('anya', { quality: 4 });
    table.withAsset('anya', { id: 'g', quality: 1 }, { id: 'second' }).lay('anya', eliminate);
    table.onCheck('anya', { type: 'check.asset', function: 'f', gives: 'bonus' });
    table.onCheck('anya', { type: 'check.asset', function: 'g', gives: 'bonus' });
    expect(recordOf(table.roll('anya', 5, 5, 5)).total).toBe(17 + 1);
  });

  it('SNS-2008: outside its Functions it counts as Quality 0, and raises no Scale', () => {
    const table = strong().withAsset('anya', { action: 'discover', quality: 4, scale: 3 });
    table.lay('anya', eliminate);
    table.onCheck('anya', { type: 'check.asset', function: 'f', gives: 'bonus' });
    expect(recordOf(table.roll('anya', 5, 5, 5)).total).toBe(17);
    expect(table.close('anya').settling.scale).toBe(0);
  });

  it('SNS-2009: raises the Scale of what is done with it', () => {
    const table = strong()
      .withAsset('anya', { scale: 2 })
      .lay('anya', { ...eliminate, against: '2' });
    const version = () => table.state.public.check?.version ?? 0;
    expect(table.tryOnCheck('anya', { type: 'check.roll', version: version() })?.rule).toBe(
      'SNS-606',
    );
    table.onCheck('anya', { type: 'check.asset', function: 'f', gives: 'bonus' });
    table.roll('anya', 5, 5, 5).close('anya');
    expect(table.settling).toMatchObject({ scale: 2, band: 'hit' });
  });

  it('SNS-2013, 317: what is lost or left behind is not used', () => {
    const use = { type: 'check.asset', function: 'f', gives: 'bonus' } as const;
    for (const [more, rule] of [
      [{ carried: false }, 'SNS-2013'],
      [{ lost: true }, 'SNS-317'],
    ] as const) {
      const table = strong().withAsset('anya', {}, more).lay('anya', eliminate);
      expect(table.tryOnCheck('anya', use)?.rule).toBe(rule);
      expect(table.offers('anya', 'check.asset')).toEqual([]);
    }
  });
});
