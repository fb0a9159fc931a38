import { describe, expect, it } from 'vitest';
import { readyId } from '../../../table';
import { seatEverybody } from '../../../testing/game-table';
import type { Character } from '../characters/character';
import { DhTable } from '../testing';
import { allStarts } from './area';
import type { DhPerson } from './ready';
import { EXPERIENCE } from './ready';

const every = allStarts.flatMap((start) =>
  start.people.map((person) => [person.id, start.id, person] as const),
);
const begin = { type: 'start.begin', start: 'the-stolen-bell' } as const;

/** Makes somebody by the commands that players make a character with. */
function byHand(person: DhPerson): Character {
  const table = seatEverybody(new DhTable());
  table.send('anya', { type: 'character.create', name: person.name });
  const { id: character } = table.of('anya');
  const { name, pronouns, class: calling, heritage, description } = person;
  const told = { name, pronouns, class: calling, heritage, description };
  table.send('anya', { type: 'character.identity', character, ...told });
  table.send('anya', { type: 'character.traits', character, ...person.traits });
  const { evasion, thresholds, hp, armour, armourName, background } = person;
  const guard = { evasion, ...thresholds, hp, stress: 6, armour, armourName, proficiency: 1 };
  table.send('anya', { type: 'character.defences', character, ...guard });
  for (const weapon of person.weapons) {
    table.send('anya', { type: 'weapon.add', character, ...weapon });
  }
  for (const known of person.experiences) {
    table.send('anya', { type: 'experience.add', character, name: known, bonus: EXPERIENCE });
  }
  for (const feature of person.features) {
    table.send('anya', { type: 'feature.add', character, ...feature });
  }
  table.send('anya', { type: 'character.story', character, background });
  table.send('anya', { type: 'character.made', character });
  return table.of('anya');
}

/** A sheet but for the ids of what stands on it. */
const sheet = (one: Character): unknown =>
  JSON.parse(JSON.stringify(one, (key, value: unknown) => (key === 'id' ? 'some' : value)));

describe('The stolen bell', () => {
  it.each(every)('TABLE-071: %s of %s is what a player makes by hand', (id, start, person) => {
    const table = seatEverybody(new DhTable()).send('bev', { type: 'start.begin', start });
    table.send('anya', { type: 'start.take', person: id });
    expect(sheet(table.of('anya'))).toEqual(sheet(byHand(person)));
    expect(Object.values(person.traits).sort((a, b) => b - a)).toEqual([2, 1, 1, 0, 0, -1]);
  });

  it('TABLE-070: the tide is seen; the rest, and who waits there, lies on the desk', () => {
    const {
      public: shared,
      director,
      beside,
    } = seatEverybody(new DhTable()).send('bev', begin).state;
    expect(Object.values(shared.countdowns)).toMatchObject([{ kind: 'standard', left: 8 }]);
    expect(Object.values(director.countdowns)).toHaveLength(1);
    expect(shared.adversaries).toEqual({});
    expect(new Set(Object.values(director.adversaries).map(({ kind }) => kind)).size).toBe(2);
    expect(Object.values(beside.library.environments ?? {})).toHaveLength(1);
    expect(shared.usual).toEqual({ difficulty: 12, kept: false });
  });

  it('TABLE-070: a scene and a usual Difficulty that the GM has settled stay', () => {
    const table = seatEverybody(new DhTable())
      .send('bev', { type: 'scene.set', text: 'Our own place' })
      .send('bev', { type: 'difficulty.usual', difficulty: 15 })
      .send('bev', begin);
    expect(table.state.public).toMatchObject({
      scene: 'Our own place',
      usual: { difficulty: 15 },
    });
  });

  it('TABLE-070: not once dice have fallen', () => {
    const table = seatEverybody(new DhTable()).send('anya', {
      type: 'character.create',
      name: 'Ari',
    });
    expect(table.offers('bev', 'start.begin')).toHaveLength(1);
    table.roll('anya', {}, 7, 3);
    expect(table.try('bev', begin)).toMatchObject({ code: 'wrong-moment', rule: 'TABLE-070' });
  });

  it('TABLE-071: dice fall at once: nobody has to set a Difficulty', () => {
    const table = seatEverybody(new DhTable()).send('bev', begin);
    table.send('anya', { type: 'start.take', person: 'warden' });
    table.send('anya', {
      type: 'roll.propose',
      character: readyId('warden'),
      trait: 'strength',
    });
    table.lock('anya', 9, 4);
    expect(table.state.public.table.dice.rolls).toBe(1);
  });

  it('TABLE-074: they are tied to each other, to somebody else each time, and what is written stays', () => {
    const table = seatEverybody(new DhTable()).send('bev', begin);
    table.send('anya', { type: 'start.take', person: 'warden' });
    expect(table.of('anya').connections).toBe('');
    table.send('carl', { type: 'start.take', person: 'lamplighter', name: 'Sparks' });
    const { connections } = table.of('anya');
    expect(connections).toContain('Sparks once pulled me out');
    expect(table.of('carl').connections).toContain('Maren Holt');
    table.send('server', { type: 'seat.take', seat: 'dylan', name: 'Dylan', role: 'protagonist' });
    table.send('dylan', { type: 'start.take', person: 'bell-singer' });
    expect(table.of('anya').connections).toBe(connections);
    expect(table.of('dylan').connections).not.toBe('');
  });
});
