import { describe, expect, it } from 'vitest';
import { effortRefresh } from '../numbers';
import type { StarsTable } from '../testing';
import { seated } from '../testing';
import { fullSheetOf } from '../testing/people';
import { abilities, pools, skillsOf } from '../vocabulary';

const ranks = {
  ...{ might: 5, grace: 4, endurance: 2 },
  ...{ intellect: 3, cunning: 3, will: 3 },
  ...{ confidence: 1, guile: 10, empathy: 2 },
};
const id = (table: StarsTable) => table.of('anya').id;

/** The steps of Ari that are still open. */
const open = (table: StarsTable) =>
  (table.state.public.derived.making.beings[id(table)]?.steps ?? [])
    .filter(({ state }) => state === 'open')
    .map((step) => step.id);

describe('Making a protagonist', () => {
  it('SNS-2401: needs nothing but a name, and each step may wait; what is empty is shown and bars nothing', () => {
    const table = seated();
    const all = ['identity', 'class', 'abilities', 'skills', 'aspects', 'connections', 'agendas'];
    expect(open(table)).toEqual([...all, 'anchors', 'affinities', 'magic']);
    expect(
      table.try('anya', {
        type: 'check.propose',
        protagonist: id(table),
        aim: 'Run',
        skill: 'agility',
      }),
    ).toBeNull();
    expect(table.of('anya')).toMatchObject({ hope: 5, xp: 0, sp: 0, despair: 0, corruption: 0 });
  });

  it('SNS-2401: all of it can be written down from this page alone, and then nothing is open', () => {
    const table = fullSheetOf(seated());
    expect(open(table)).toEqual([]);
    expect(table.of('anya')).toMatchObject({
      class: 'Comet',
      magic: { gift: 'A trail of light', catch: 'It shows where she was' },
    });
  });

  it('SNS-2401: each step names what it lacks, and nothing that is there', () => {
    const table = seated();
    const lacks = (step: string) =>
      table.state.public.derived.making.beings[id(table)]?.steps.find((one) => one.id === step);
    expect(lacks('magic')?.note).toBe('a Gift and a Catch, two Signature Moves');
    table.with('anya', { magic: { ...table.of('anya').magic, gift: 'A trail of light' } });
    expect(lacks('magic')?.note).not.toContain('a Gift');
  });

  it('TABLE-003: is for its player and for the referee', () => {
    const table = seated();
    const calling = { type: 'protagonist.class', protagonist: id(table), class: 'Comet' } as const;
    expect(table.try('carl', calling)).toMatchObject({ rule: 'TABLE-003' });
    expect(table.try('bev', calling)).toBeNull();
  });

  it('TABLE-012: a person has room for two whose story goes on', () => {
    const table = seated().send('anya', { type: 'protagonist.create', name: 'Ada' });
    const third = { type: 'protagonist.create', name: 'Asa' } as const;
    expect(table.try('anya', third)).toMatchObject({ rule: 'TABLE-012' });
    expect(table.try('bev', third)).toMatchObject({ rule: 'TABLE-003' });
    table.with('anya', { standing: 'gone' });
    expect(table.try('anya', third)).toBeNull();
  });

  it('SNS-902, 1001, 1003: W05, ranks of 5, 4 and 2 are 11 Blood; pools that were full are full', () => {
    const table = seated();
    table.send('anya', { type: 'protagonist.abilities', protagonist: id(table), ...ranks });
    expect(table.of('anya').abilities).toEqual(ranks);
    expect(table.of('anya').effort).toEqual({ blood: 11, sweat: 9, tears: 13 });
    expect(table.of('anya').sp).toBe(0);
    expect(abilities.flatMap(skillsOf)).toHaveLength(27);
  });

  it('SNS-1003: what was spent stays spent, and no pool holds more than its Refresh', () => {
    const table = seated();
    const send = (more: Partial<typeof ranks>) => {
      const all = { ...ranks, ...more };
      table.send('anya', { type: 'protagonist.abilities', protagonist: id(table), ...all });
    };
    send({});
    table.with('anya', { effort: { blood: 10, sweat: 9, tears: 13 } });
    send({ might: 10, intellect: 1, cunning: 1, will: 1 });
    expect(table.of('anya').effort).toEqual({ blood: 10, sweat: 3, tears: 13 });
    send({ might: 1, grace: 1, endurance: 1 });
    expect(table.of('anya').effort.blood).toBe(3);
    for (const pool of pools) {
      expect(table.of('anya').effort[pool]).toBeLessThanOrEqual(
        effortRefresh(table.of('anya'), pool),
      );
    }
  });

  it('SNS-902: ranks of Abilities go from 1 to 10', () => {
    const table = seated();
    for (const might of [0, 11]) {
      const send = () =>
        table.send('anya', {
          type: 'protagonist.abilities',
          protagonist: id(table),
          ...ranks,
          might,
        });
      expect(send).toThrow();
    }
  });

  it('SNS-905, 906, 910: Skills begin at 0 and end at 10, those of a category together', () => {
    const table = seated();
    const skills = { type: 'protagonist.skills', protagonist: id(table) } as const;
    const physical = { ...skills, category: 'physical' } as const;
    table.send('anya', { ...physical, violence: 3, agility: 10 });
    table.send('anya', { ...skills, category: 'mental', logic: 2 });
    expect(table.of('anya').skills).toMatchObject({ violence: 3, agility: 10, logic: 2 });
    expect(() => table.send('anya', { ...physical, violence: 11 })).toThrow();
    expect(table.try('anya', { ...physical, logic: 3 })).toMatchObject({ rule: 'TABLE-112' });
    const offers = table.offers('anya', 'protagonist.skills');
    expect(offers.map(({ fields = [] }) => fields.length)).toEqual([9, 9, 9]);
  });

  it('SNS-2208, 2213, 2217: Gift, Catch, Relic, Regalia and two Signature Moves stand on the sheet', () => {
    const table = fullSheetOf(seated());
    const signature = {
      type: 'protagonist.signature',
      protagonist: id(table),
      name: 'A third',
      action: 'create',
      skill: 'craft',
    } as const;
    expect(table.of('anya').magic.moves).toHaveLength(2);
    expect(table.try('anya', signature)).toMatchObject({ rule: 'TABLE-012' });
    const [first] = table.of('anya').magic.moves;
    table.send('anya', { ...signature, move: first?.id ?? '', name: 'Aphelion' });
    expect(table.of('anya').magic.moves).toMatchObject([
      { id: first?.id, name: 'Aphelion', action: 'create', skill: 'craft' },
      { name: 'Impact' },
    ]);
    table.send('anya', { type: 'protagonist.magic', protagonist: id(table), relic: 'A medal' });
    expect(table.of('anya').magic).toMatchObject({ gift: 'A trail of light', relic: 'A medal' });
  });

  it('SNS-2405: all of it is there in the next session', () => {
    const table = fullSheetOf(seated()).with('anya', { moods: ['weary'], despair: 3 });
    const before = table.of('anya');
    table.send('bev', { type: 'session.end' }).send('bev', { type: 'session.start' });
    expect(table.of('anya')).toEqual(before);
  });
});
