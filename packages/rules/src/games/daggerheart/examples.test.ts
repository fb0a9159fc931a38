import { describe, expect, it } from 'vitest';
import { damageOf, severityOf } from './fight/harm';
import { edgeTotal, groupModifier, netEdge } from './rolls/duality';
import type { DhTable } from './testing';
import { seated } from './testing';
import * as examples from './testing/examples';
import { fighting, sword } from './testing/fighting';

// The worked examples of the rules, from the same data each time.

const hope = (held: number) => ({ held, crossed: 0 });

describe('worked examples: rolls', () => {
  it.each(examples.damages)(
    'DGH-602, 603: $id, damage',
    ({ faces, die, bonus, critical, damage }) => {
      expect(damageOf(faces, die, bonus, critical)).toBe(damage);
    },
  );

  it.each(examples.actions)('DGH-111, 113, 114: $id, an action roll', (example) => {
    const { given, dice, total, outcome, brings } = example;
    const { difficulty, trait, stress = 0, experience } = given;
    const table = seated().with('anya', {
      hope: hope(given.hope),
      stress: { marked: stress, slots: 6 },
      experiences: experience ? [{ id: 'e', name: 'Sailor', bonus: experience }] : [],
    });
    const one = table.of('anya');
    table.with('anya', { traits: { ...one.traits, agility: trait } });
    table.send('anya', {
      type: 'roll.propose',
      character: one.id,
      trait: 'agility',
      ...(experience ? { experience: 'e' } : {}),
    });
    table.frame({ difficulty }).lock('anya', ...dice);
    expect(table.lastLine()?.roll?.total).toBe(total);
    expect(table.lastLine()?.roll?.reading.word).toBe(words[outcome]);
    expect(table.of('anya').hope.held).toBe(brings.hope);
    expect(table.of('anya').stress.marked).toBe(brings.stress ?? stress);
    const { fear, spotlight } = table.state.public;
    expect([fear, spotlight.side]).toEqual([brings.fear ?? 0, brings.side]);
  });

  const words = {
    critical: 'Critical Success',
    successHope: 'Success with Hope',
    successFear: 'Success with Fear',
    failureHope: 'Failure with Hope',
    failureFear: 'Failure with Fear',
  };

  it.each(examples.edges)('DGH-109, 110: $id', ({ advantage, disadvantage, faces, net, total }) => {
    expect(netEdge(advantage, disadvantage)).toBe(net);
    expect(edgeTotal(faces, net)).toBe(total);
  });

  it('DGH-402: T09, of two helpers’ dice the highest counts, and each pays', () => {
    const table = seated()
      .with('anya', { hope: hope(2) })
      .with('carl', { hope: hope(2) });
    const help = (state: DhTable, seat: string) =>
      state.send(seat, {
        type: 'roll.help',
        roll: state.rollId,
        part: state.of('anya').id,
        character: state.of(seat).id,
      });
    table.given((state) => {
      const carl = Object.values(state.public.characters).find(({ owner }) => owner === 'carl');
      if (carl) state.public.characters.third = { ...carl, id: 'third', hope: hope(1) };
    });
    table.send('anya', { type: 'roll.propose', character: table.of('anya').id, trait: 'agility' });
    help(table, 'carl');
    table.send('carl', {
      type: 'roll.help',
      roll: table.rollId,
      part: table.of('anya').id,
      character: 'third',
    });
    table.frame({ difficulty: 12 }).lock('anya', 5, 4, 2, 6);
    expect(table.lastLine()?.roll?.total).toBe(5 + 4 + 6);
    expect(
      [table.of('carl'), table.state.public.characters.third].map((one) => one?.hope.held),
    ).toEqual([1, 0]);
  });

  it.each(examples.groups)('DGH-204: $id', ({ helpers, modifier }) => {
    expect(groupModifier(helpers)).toBe(modifier);
  });

  it('DGH-301: T13, a Tag Team needs 3 Hope and is started once a session', () => {
    for (const [held, tagTeamIn, code] of [
      [2, 0, 'cannot-afford'],
      [6, 1, 'limit-reached'],
    ] as const) {
      const table = seated().with('anya', { hope: hope(held), tagTeamIn });
      table.send('anya', {
        type: 'roll.propose',
        character: table.of('anya').id,
        trait: 'agility',
      });
      const ask = {
        type: 'roll.tag-team',
        roll: table.rollId,
        partner: table.of('carl').id,
      } as const;
      expect(table.try('anya', ask)).toMatchObject({ code, rule: 'DGH-301' });
    }
  });

  it('DGH-205: W04, fire spreads on a 4 or less', () => {
    const roll = { type: 'fate.roll', die: 'fear', most: 4 } as const;
    const at = (face: number) => seated().send('bev', roll, face).lastLine()?.roll?.reading.word;
    expect(at(4)).toBe('It happens');
    expect(at(5)).not.toBe('It happens');
  });
});

describe('worked examples: harm and rest', () => {
  it.each(examples.blows)(
    'DGH-604, 613: $id, $damage damage and armour mark $hp HP',
    ({ damage, hp }) => {
      const table = seated();
      const { id: character, thresholds } = table.of('anya');
      expect([thresholds, severityOf(damage, thresholds)]).toEqual([
        { major: 7, severe: 14 },
        hp + 1,
      ]);
      table.send('bev', { type: 'harm.deal', character, damage, kind: 'physical' });
      const [hit = ''] = Object.keys(table.state.public.hits);
      table.send('anya', { type: 'hit.take', hit, armour: true });
      expect(table.of('anya')).toMatchObject({ hp: { marked: hp }, armour: { marked: 1 } });
    },
  );

  it('DGH-701, 702, 703: T17, the last Stress, one that is forced, one that is chosen', () => {
    const table = seated().with('anya', { stress: { marked: 5, slots: 6 } });
    const { id: character } = table.of('anya');
    const force = { type: 'stress.force', character, stress: 1 } as const;
    expect(table.send('bev', force).of('anya').stress.marked).toBe(6);
    expect(table.send('bev', force).of('anya').hp.marked).toBe(1);
    const choose = { type: 'character.adjust', character, track: 'stress', by: 1 } as const;
    expect(table.try('anya', choose)).toMatchObject({ rule: 'DGH-702' });
    expect(table.send('anya', { ...choose, by: -1 }).of('anya').stress.marked).toBe(5);
  });

  it.each(examples.risks)('DGH-905, 906: $id, Hope and Fear $dice', ({ dice, brings }) => {
    const table = seated().with('anya', {
      hp: { marked: 6, slots: 6 },
      stress: { marked: 2, slots: 6 },
      life: 'dying',
    });
    const { id: character } = table.of('anya');
    table.send('anya', { type: 'death.choose', character, move: 'risk' }, ...dice);
    expect(table.of('anya')).toMatchObject(brings);
  });

  it('DGH-1005, 1007: T21, a short rest of tier 2', () => {
    const table = seated().with('anya', { hp: { marked: 6, slots: 7 }, level: 2 });
    table.send('bev', { type: 'rest.start', kind: 'short' }, 3);
    table.send('anya', { type: 'rest.move', character: table.of('anya').id, move: 'tend' }, 2);
    expect([table.state.public.fear, table.of('anya').hp.marked]).toEqual([3, 2]);
  });

  it.each(examples.preparing)('DGH-1010: $id, with $others others', ({ others, hope: held }) => {
    const table = seated().with('anya', { hope: hope(1) });
    table.send('bev', { type: 'rest.start', kind: 'short' }, 1);
    for (const seat of ['anya', 'carl'].slice(0, others + 1)) {
      const { id: character } = table.of(seat);
      table.send(seat, { type: 'rest.move', character, move: 'prepare' });
    }
    expect(table.send('bev', { type: 'rest.end' }).of('anya').hope.held).toBe(held);
  });

  it('DGH-1702: T33, four action rolls without air', () => {
    const table = seated();
    table.send('bev', { type: 'water.enter', character: table.of('anya').id });
    const airs = [1, 2, 3, 4].map(() => {
      table.roll('anya', { difficulty: 5 }, 9, 4);
      return table.air('anya');
    });
    expect(airs).toEqual([2, 1, 0, 0]);
    expect(table.of('anya').stress.marked).toBe(1);
  });
});

describe('worked examples: spotlight and growth', () => {
  it('DGH-1105, 1106, 1108: T25, an interrupt, and once a spotlight', () => {
    const table = fighting().given((state) => {
      state.public.fear = 2;
    });
    const act = { type: 'adversary.spotlight', adversary: table.foe().id } as const;
    table.send('bev', { type: 'spotlight.interrupt' });
    expect(table.state.public).toMatchObject({ fear: 1, spotlight: { side: 'gm' } });
    table.send('bev', act).send('bev', { type: 'spotlight.keep' });
    expect(table.state.public.fear).toBe(0);
    expect(table.try('bev', act)).toMatchObject({ rule: 'DGH-1108' });
    expect(table.try('bev', { type: 'spotlight.keep' })).toMatchObject({ code: 'cannot-afford' });
  });

  it('DGH-1902, 1904: T27, from level 4 to 5', () => {
    const table = seated().with('anya', {
      level: 4,
      thresholds: { major: 8, severe: 15 },
      proficiency: 2,
      markedTraits: ['agility'],
      weapons: [sword],
    });
    table.send('bev', { type: 'level.grant' }).send('anya', {
      type: 'level.up',
      character: table.of('anya').id,
      advancements: ['hp', 'stress'],
    });
    expect(table.of('anya')).toMatchObject({
      thresholds: { major: 9, severe: 16 },
      proficiency: 3,
      markedTraits: [],
      experiences: [{ bonus: 2 }],
    });
  });

  it('DGH-1801: T29, gold changes up', () => {
    const table = seated().with('anya', { gold: { handfuls: 8, bags: 9, chests: 0 } });
    const { id: character } = table.of('anya');
    table.send('anya', { type: 'gold.change', character, handfuls: 4 });
    expect(table.of('anya').gold).toEqual({ handfuls: 2, bags: 0, chests: 1 });
  });

  it('DGH-1905: T31, a card of a higher level, and a sixth', () => {
    const card = (at: number) =>
      ({
        id: `c${at}`,
        name: `Card ${at}`,
        text: '',
        hope: 0,
        stress: 0,
        level: 1,
        in: 'loadout',
      }) as const;
    const table = seated().with('anya', { level: 2, cards: [1, 2, 3, 4, 5].map(card) });
    const take = (level: number) =>
      ({ type: 'card.add', character: table.of('anya').id, name: 'Another', level }) as const;
    expect(table.try('anya', take(3))).toMatchObject({ rule: 'DGH-1905' });
    const { cards } = table.send('anya', take(2)).of('anya');
    expect([cards.length, cards.at(-1)?.in]).toEqual([6, 'vault']);
  });
});
