import { describe, expect, it } from 'vitest';
import { attacked, fighting, hitOn, take } from '../testing/fighting';
import { kindCost, most } from './adversary';

describe('an adversary attacks', () => {
  it('DGH-612, 1501: a d20 and its modifier against Evasion', () => {
    expect(hitOn(attacked(fighting(), {}, 7))).toBeUndefined();
    expect(hitOn(attacked(fighting(), {}, 8, 5))).toMatchObject({ damage: 9, severity: 2 });
  });

  it('DGH-1501: deals what it always deals, without dice', () => {
    const table = fighting().given((state) => {
      for (const one of Object.values(state.director.adversaries)) one.attack.dice = 0;
    });
    expect(hitOn(attacked(table, {}, 8))).toMatchObject({ damage: 4 });
  });

  it('DGH-613: whoever is hit says whether armour helps', () => {
    const table = take(attacked(fighting(), {}, 8, 5), true);
    expect(table.of('anya')).toMatchObject({ hp: { marked: 1 }, armour: { marked: 1 } });
    expect(take(attacked(fighting(), {}, 8, 5), false).of('anya').hp.marked).toBe(2);
  });

  it('DGH-1501: a total is read as it is, below nothing and at it', () => {
    const slow = () =>
      fighting().given((state) => {
        for (const one of Object.values(state.director.adversaries)) one.attack.modifier = -2;
      });
    const read = (face: number) => attacked(slow(), {}, face).lastLine()?.roll?.reading.text;
    expect(read(2)).toMatch(/^0 against Evasion/);
    expect(read(1)).toMatch(/^−1 against Evasion/);
  });

  it('DGH-611: armour does not help against direct damage', () => {
    const table = fighting();
    table.send('bev', {
      type: 'harm.deal',
      character: table.of('anya').id,
      damage: 8,
      kind: 'magical',
      direct: true,
    });
    const hit = hitOn(table)?.id ?? '';
    expect(table.try('anya', { type: 'hit.take', hit, armour: true })).toMatchObject({
      rule: 'DGH-611',
    });
    expect(take(table, false).of('anya').hp.marked).toBe(2);
  });

  it('DGH-1502: advantage keeps the higher of two dice, disadvantage the lower', () => {
    expect(hitOn(attacked(fighting(), { edge: 'advantage' }, 2, 12, 3))).toBeDefined();
    expect(hitOn(attacked(fighting(), { edge: 'disadvantage' }, 2, 12))).toBeUndefined();
  });

  it('DGH-1503: a natural 20 hits whatever the Evasion, and deals more', () => {
    const table = fighting().with('anya', { evasion: 30 });
    expect(hitOn(attacked(table, {}, 20, 3))?.damage).toBe(15);
  });

  it('DGH-701, 801: with every Stress marked a character is Vulnerable', () => {
    const table = fighting().with('anya', { stress: { marked: 6, slots: 6 } });
    expect(hitOn(attacked(table, {}, 2, 12, 3))).toBeDefined();
  });

  it('DGH-803: a Hidden character is attacked with disadvantage', () => {
    const table = fighting();
    table.send('bev', { type: 'condition.add', of: table.of('anya').id, name: 'Hidden' });
    expect(hitOn(attacked(table, {}, 2, 12))).toBeUndefined();
  });

  it('DGH-806: it clears a condition as its use of the spotlight', () => {
    const table = fighting();
    const adversary = table.foe().id;
    table.send('bev', { type: 'condition.add', of: adversary, name: 'Restrained' });
    table.send('bev', { type: 'spotlight.free' });
    const [condition] = table.foe().conditions;
    table.send('bev', { type: 'adversary.recover', adversary, condition: condition?.id ?? '' });
    expect(table.foe()).toMatchObject({ conditions: [], acted: 'done' });
  });

  it('DGH-1303: its features cost Fear', () => {
    const table = fighting().given((state) => {
      state.public.fear = 2;
    });
    const adversary = table.foe().id;
    table.send('bev', { type: 'adversary.feature', adversary, name: 'Slam', fear: 2 });
    const use = {
      type: 'adversary.use',
      adversary,
      feature: table.foe().features[0]?.id ?? '',
    } as const;
    expect(table.send('bev', use).state.public.fear).toBe(0);
    expect(table.try('bev', use)).toMatchObject({ code: 'cannot-afford', rule: 'DGH-1303' });
  });

  it('DGH-1303: a feature is offered with its type, if it has one, and its words', () => {
    const table = fighting();
    const adversary = table.foe().id;
    const write = { type: 'adversary.feature', adversary, text: 'It throws a rock.' } as const;
    table.send('bev', { ...write, name: 'Hurl' });
    table.send('bev', { ...write, name: 'Roar' }).given((state) => {
      for (const { features } of Object.values(state.director.adversaries))
        Object.assign(features[1] ?? {}, { type: 'action' });
    });
    const details = table.offers('bev', 'adversary.use').map(({ detail }) => detail);
    expect(details).toEqual(['It throws a rock.', 'Action. It throws a rock.']);
  });

  it('DGH-702, 1303: a feature that costs it Stress marks that, as long as there is some', () => {
    const table = fighting();
    const adversary = table.foe().id;
    const { slots } = table.foe().stress;
    table.send('bev', { type: 'adversary.feature', adversary, name: 'Roar', stress: slots });
    const feature = table.foe().features[0]?.id ?? '';
    table.send('bev', { type: 'adversary.use', adversary, feature });
    expect(table.foe().stress.marked).toBe(slots);
    expect(table.try('bev', { type: 'adversary.use', adversary, feature })).toMatchObject({
      rule: 'DGH-702',
    });
  });
});

describe('conditions', () => {
  it('DGH-802, 804: a temporary condition ends when a roll against it succeeds', () => {
    const table = fighting();
    const { id: character } = table.of('anya');
    table.send('bev', { type: 'condition.add', of: character, name: 'Restrained' });
    const clears = table.of('anya').conditions[0]?.id ?? '';
    table.send('anya', { type: 'roll.propose', character, trait: 'strength', clears });
    table.frame({ difficulty: 10 }).lock('anya', 8, 5);
    expect(table.of('anya').conditions).toEqual([]);
  });

  it('TABLE-012: nobody is under the same condition twice, nor under more than there is room for', () => {
    const table = fighting();
    const of = table.foe().id;
    const add = (name: string) => ({ type: 'condition.add', of, name }) as const;
    table.send('bev', add('Hidden'));
    expect(table.try('bev', add('Hidden'))).toMatchObject({ code: 'already-done' });
    for (let at = 1; at < most.conditions; at += 1) table.send('bev', add(`Cursed ${at}`));
    expect(table.try('bev', add('Cursed once more'))).toMatchObject({ rule: 'TABLE-012' });
    expect(table.foe().conditions).toHaveLength(most.conditions);
  });

  it('DGH-805: a special one needs what it says', () => {
    const table = fighting();
    const { id: character } = table.of('anya');
    const written = table.offers('bev', 'condition.add').filter(({ fields }) => fields?.length);
    expect(written.map(({ with: { of } }) => of)).toContain(character);
    table.send('bev', {
      type: 'condition.add',
      of: character,
      name: 'Cursed',
      until: 'a saint’s kiss',
    });
    const clears = table.of('anya').conditions[0]?.id ?? '';
    const roll = { type: 'roll.propose', character, trait: 'strength', clears } as const;
    expect(table.try('anya', roll)).toMatchObject({ rule: 'DGH-805' });
  });
});

describe('an adversary’s edge and Experience', () => {
  const d20s = (table: ReturnType<typeof fighting>) =>
    table.state.public.log.entries.findLast(({ roll }) => roll?.title.startsWith('Ogre'))?.roll;

  it('DGH-801, 803, 1502: what gives advantage and what gives disadvantage cancel each other out', () => {
    const vulnerable = { conditions: [{ id: 'v', name: 'Vulnerable', until: '' }] };
    const hidden = { conditions: [{ id: 'h', name: 'Hidden', until: '' }] };
    const thrown = (set: object, edge: 'none' | 'advantage' | 'disadvantage', ...faces: number[]) =>
      d20s(attacked(fighting().with('anya', set), { edge }, ...faces))?.groups[0]?.faces;
    expect(thrown(vulnerable, 'none', 2, 3)).toEqual([2, 3]);
    expect(thrown(vulnerable, 'disadvantage', 4)).toEqual([4]);
    expect(thrown(hidden, 'advantage', 4)).toEqual([4]);
    expect(thrown(hidden, 'none', 2, 3)).toEqual([2, 3]);
  });

  it('DGH-1304: its Experience costs a Fear, and is not to be had without', () => {
    const known = (fear: number) =>
      fighting().given(({ public: shared, director }) => {
        shared.fear = fear;
        for (const one of Object.values(director.adversaries)) {
          one.experiences = [{ name: 'Old', bonus: 3 }];
        }
      });
    const table = attacked(known(1), { experience: true }, 2);
    expect(table.state.public.fear).toBe(0);
    expect(d20s(table)?.total).toBe(7);
    const poor = known(0).send('bev', { type: 'spotlight.free' });
    const attack = {
      type: 'adversary.attack',
      adversary: poor.foe().id,
      target: poor.of('anya').id,
      experience: true,
    } as const;
    expect(poor.try('bev', attack)).toMatchObject({ code: 'cannot-afford', rule: 'DGH-1304' });
  });
});

describe('hazards and range', () => {
  it('DGH-1703, 1704: falls and collisions deal their dice', () => {
    const table = fighting();
    const { id: character } = table.of('anya');
    table.send('bev', { type: 'harm.fall', character, far: 'close' }, 9);
    expect(hitOn(table)).toMatchObject({ damage: 14, direct: false });
    expect(table.lastLine()?.beat).toMatchObject({ kind: 'hit', about: [character] });
    take(table, false).send('bev', { type: 'harm.fall', character, far: 'collision' }, 9);
    expect(hitOn(table)).toMatchObject({ damage: 14, direct: true });
  });

  it('DGH-1703, 1704: each has its die and what is added to it', () => {
    const dice = (['veryClose', 'close', 'far', 'collision'] as const).map((far) => {
      const table = fighting();
      table.send('bev', { type: 'harm.fall', character: table.of('anya').id, far }, 7);
      const { groups, modifiers, total } = table.lastLine()?.roll ?? {};
      return [groups?.[0]?.sides, modifiers?.[0]?.value, total];
    });
    expect(dice).toEqual([
      [10, 3, 10],
      [20, 5, 12],
      [100, 15, 22],
      [20, 5, 12],
    ]);
  });

  it('DGH-1202: an adversary stands in a band to each character', () => {
    const table = fighting();
    const { id: character } = table.of('anya');
    const adversary = table.foe().id;
    table.send('bev', { type: 'range.set', adversary, character, range: 'far' });
    expect(table.state.public.adversaries[adversary]?.bands).toEqual({ [character]: 'far' });
  });

  it('DGH-1506: each kind of adversary has its price', () => {
    expect([
      kindCost.minion,
      kindCost.standard,
      kindCost.leader,
      kindCost.bruiser,
      kindCost.solo,
    ]).toEqual([1, 2, 3, 4, 5]);
  });
});
