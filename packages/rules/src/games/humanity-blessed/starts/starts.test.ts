import { describe, expect, it } from 'vitest';
import { HumanityTable, seated } from '../testing';
import { lastFerry } from './last-ferry';

/** A table at which nobody has made anybody yet. */
const fresh = (setup: ConstructorParameters<typeof HumanityTable>[0] = {}) => {
  const table = new HumanityTable(setup);
  table.send('server', { type: 'table.open', by: 'bev', name: 'Bev' });
  return table.send('server', {
    type: 'seat.take',
    seat: 'anya',
    name: 'Anya',
    role: 'protagonist',
  });
};
const begin = { type: 'start.begin', start: lastFerry.id } as const;

describe('what is ready-made', () => {
  it('TABLE-070, HUM-1004, HUM-1506: a scene, a long goal, and a rumor whose truth lies on the desk', () => {
    const table = fresh().send('bev', begin);
    const shared = table.state.public;
    expect(shared.scene).toBe(lastFerry.scene);
    expect(Object.values(shared.tracked)).toMatchObject([
      {
        name: lastFerry.goal.name,
        goal: lastFerry.goal.to,
        position: 0,
        boons: [],
        busts: [],
        due: null,
      },
    ]);
    const [rumor] = Object.values(shared.rumors);
    expect(rumor).toMatchObject({ text: lastFerry.rumor.text, by: '', ended: false });
    expect(table.state.director.rumors).toEqual({ [rumor?.id ?? '']: lastFerry.rumor.truth });
  });

  it('HUM-101, HUM-1808: where nobody directs nobody knows what is true', () => {
    const table = fresh({ arbiter: 'vote' }).send('anya', begin);
    expect(table.state.director.rumors ?? {}).toEqual({});
    expect(JSON.stringify(table.state)).not.toContain(lastFerry.rumor.truth);
  });

  it('TABLE-070: a scene that is set already stays', () => {
    const table = fresh().send('bev', { type: 'scene.set', text: 'A quay at night' });
    expect(table.send('bev', begin).state.public.scene).toBe('A quay at night');
  });

  it('TABLE-070: once, and before play has begun', () => {
    const again = fresh().send('bev', begin);
    expect(again.try('bev', begin)).toMatchObject({ code: 'already-done', rule: 'TABLE-070' });
    const rolled = seated().check('anya', 'head', [2]);
    expect(rolled.try('bev', begin)).toMatchObject({ code: 'wrong-moment', rule: 'TABLE-070' });
    const acting = seated().propose('anya', 'head');
    expect(acting.try('bev', begin)?.rule).toBe('TABLE-070');
    const endeavor = seated().send('bev', { type: 'endeavor.ready', plan: 'lantern-stair' });
    expect(endeavor.try('bev', begin)?.rule).toBe('TABLE-070');
    expect(seated().try('bev', begin)).toBeNull();
  });

  it('TABLE-071, HUM-203, HUM-214: each of its people is as their player would have made them', () => {
    for (const {
      id,
      name,
      highest,
      motivation,
      skills,
      ties,
      aptitudes,
      gains,
    } of lastFerry.people) {
      const table = fresh().send('bev', begin).send('anya', { type: 'start.take', person: id });
      const one = table.of('anya');
      expect(one).toMatchObject({ name, highest, motivation, owner: 'anya', standing: 'in' });
      expect(one.backstory).toMatchObject({ skills: [...skills], ties: [...ties] });
      expect(one.aptitudes.map(({ text }) => text)).toEqual([...aptitudes]);
      expect(one.aptitudes.every(({ specialization }) => specialization === null)).toBe(true);
      expect(one.gains.map(({ text, exceptional }) => [text, exceptional])).toEqual(
        gains.map(({ text }) => [text, false]),
      );
      const steps = table.state.public.derived.making.beings[one.id]?.steps ?? [];
      expect(steps.map(({ state }) => state)).toEqual(steps.map(() => 'done'));
      const sizes = Object.values(one.stats)
        .map(({ size }) => size)
        .sort();
      expect(sizes).toEqual([4, 4, 4, 4, 6, 6, 6]);
    }
  });

  it('TABLE-012: nobody is taken where there is no room for them', () => {
    const table = fresh().send('bev', begin);
    table.given(({ public: { characters } }) => {
      const [person] = lastFerry.people;
      if (!person) return;
      for (let at = 0; at < 48; at += 1) {
        const id = `x${at}`;
        characters[id] = { ...seated().of('anya'), id, owner: null, name: id };
      }
    });
    const [person] = lastFerry.people;
    const take = { type: 'start.take', person: person?.id ?? '' } as const;
    expect(table.try('anya', take)?.rule).toBe('TABLE-012');
  });
});
