import { describe, expect, it } from 'vitest';
import { netBoons, nullDie } from '../../table/dice/boons';
import { poolOf } from './dice/pool';
import {
  bandOf,
  dieOf,
  effortRefresh,
  freeInvokesOf,
  mitigated,
  modifierOf,
  qualityDie,
  reactionScore,
  slotsOf,
  stateOf,
} from './numbers';
import { newProtagonist } from './protagonists/protagonist';
import type { Skill } from './vocabulary';
import {
  abilities,
  abilityOf,
  actionTypes,
  categoryOf,
  moods,
  moodWords,
  reactionTypes,
  skills,
  skillsOf,
} from './vocabulary';

const one = newProtagonist('a', 'anya', 'Ari');
const ranks = (set: Partial<typeof one.abilities>, known: typeof one.skills = {}) => ({
  ...one,
  abilities: { ...one.abilities, ...set },
  skills: known,
});
const each = <T>(from: number, to: number, of: (n: number) => T): T[] =>
  Array.from({ length: to - from + 1 }, (_, at) => of(from + at));

describe('the tables', () => {
  it('SNS-102, 903: a rank of 1 has the null die, then each two ranks the next larger one', () => {
    expect(each(1, 10, dieOf)).toEqual([0, 4, 4, 6, 6, 8, 8, 10, 10, 12]);
  });

  it('SNS-907, 101: a Skill adds half its rank, rounded up', () => {
    expect(each(0, 10, modifierOf)).toEqual([0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5]);
  });

  it('SNS-2007: Quality 0 to 5 is a null die, d4, d6, d8, d10, d12', () => {
    expect(each(0, 5, qualityDie)).toEqual([0, 4, 6, 8, 10, 12]);
  });

  it('SNS-1503: free invokes of an Affinity by its rank', () => {
    expect(each(0, 11, freeInvokesOf)).toEqual([0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5]);
  });

  it('SNS-802: points fill whole slots, and one that is begun is a whole one', () => {
    expect([-1, 0, 1, 5, 6, 7, 10, 11].map(slotsOf)).toEqual([0, 0, 1, 1, 2, 2, 2, 3]);
  });

  it('SNS-310: a total is read against bands that never change', () => {
    expect([-3, 9, 10, 14, 15, 19, 20, 40].map(bandOf)).toEqual([
      'miss',
      'miss',
      'graze',
      'graze',
      'hit',
      'hit',
      'critical',
      'critical',
    ]);
  });

  it('SNS-1606: from five slots on each band is one less', () => {
    expect([0, 4, 5, 9].map((despair) => stateOf({ despair }))).toEqual([
      'steady',
      'steady',
      'fragile',
      'fragile',
    ]);
    const bands = ['critical', 'hit', 'graze', 'miss'] as const;
    expect(bands.map((band) => mitigated(band, 'fragile'))).toEqual([
      'hit',
      'graze',
      'miss',
      'miss',
    ]);
    expect(bands.map((band) => mitigated(band, 'steady'))).toEqual(bands);
  });

  it('SNS-1607: with ten slots only a Critical Hit is still a Graze', () => {
    expect(stateOf({ despair: 10 })).toBe('broken');
    const bands = ['critical', 'hit', 'graze', 'miss'] as const;
    expect(bands.map((band) => mitigated(band, 'broken'))).toEqual([
      'graze',
      'miss',
      'miss',
      'miss',
    ]);
  });

  it('SNS-901, 905: nine Abilities in three categories, three Skills each', () => {
    expect(abilities.map(categoryOf)).toEqual([
      ...['physical', 'physical', 'physical'],
      ...['mental', 'mental', 'mental'],
      ...['emotional', 'emotional', 'emotional'],
    ]);
    expect(abilities.map((ability) => skillsOf(ability).length)).toEqual(Array(9).fill(3));
    expect(new Set(skills).size).toBe(27);
  });

  it('SNS-213 (W10): a Skill decides the Ability', () => {
    const told: Skill[] = ['violence', 'charisma', 'agility'];
    expect(told.map(abilityOf)).toEqual(['might', 'confidence', 'might']);
  });

  it('SNS-203, SNS-402: nine Action types, six Reaction types', () => {
    expect(new Set(actionTypes).size).toBe(9);
    expect(new Set(reactionTypes).size).toBe(6);
  });

  it('SNS-1801: a Mood for each Ability', () => {
    expect(moods.map((mood) => moodWords[mood].ability)).toEqual([...abilities]);
  });

  it('SNS-1003 (W05): a pool holds the ranks of its three Abilities', () => {
    const sheet = ranks({ might: 5, grace: 4, endurance: 2, will: 7, empathy: 9 });
    expect(effortRefresh(sheet, 'blood')).toBe(11);
    expect(effortRefresh(sheet, 'sweat')).toBe(9);
    expect(effortRefresh(sheet, 'tears')).toBe(11);
  });

  it('SNS-413: 10 and half of Ability and Skill together, rounded up', () => {
    expect(reactionScore(ranks({ grace: 5 }, { stealth: 2 }), 'stealth')).toBe(14);
    expect(reactionScore(ranks({ grace: 5 }, { stealth: 3 }), 'stealth')).toBe(14);
    expect(reactionScore(ranks({ endurance: 5 }, { vitality: 4 }), 'vitality')).toBe(15);
    expect(reactionScore(ranks({ might: 10 }, { violence: 10 }), 'violence')).toBe(20);
  });

  it('SNS-1805: in a Mood the scores of its Ability are 5', () => {
    const weary = { ...ranks({ might: 9, grace: 9 }, { violence: 9 }), moods: ['weary' as const] };
    expect(reactionScore(weary, 'violence')).toBe(5);
    expect(reactionScore(weary, 'stealth')).toBe(15);
  });
});

describe('Boons and Banes', () => {
  const two = (boons: number, banes: number, ...faces: number[]) => {
    const net = netBoons(boons, banes);
    const { group, sum } = poolOf('Circumstance', 10, faces, { count: 2, net });
    return { net, kept: group.kept.map((at) => faces[at]), sum };
  };

  it('SNS-106, 109 (W01): three Boons and a Bane are two Boons: the lowest two go', () => {
    expect(two(3, 1, 3, 8, 5, 9)).toEqual({ net: 2, kept: [8, 9], sum: 17 });
  });

  it('SNS-108, 109 (W02): two Boons and five Banes are three Banes: the highest three go', () => {
    expect(two(2, 5, 3, 8, 5, 9, 1)).toEqual({ net: -3, kept: [3, 1], sum: 4 });
  });

  it('SNS-109 (W03): four of each are an ordinary roll', () => {
    expect(two(4, 4, 6, 7)).toEqual({ net: 0, kept: [6, 7], sum: 13 });
  });

  it('SNS-105, SNS-107: of what is left five count', () => {
    expect([netBoons(7, 0), netBoons(7, 3), netBoons(0, 9), netBoons(2, 8)]).toEqual([
      5, 4, -5, -5,
    ]);
  });

  it('SNS-103 (T03): a null die counts 1 under Boons and −1 under Banes, however many', () => {
    expect([3, 0, -2].map(nullDie)).toEqual([1, 0, -1]);
  });
});
