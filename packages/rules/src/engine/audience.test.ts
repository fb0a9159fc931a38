import { expect, it } from 'vitest';
import type { Patch } from './audience';
import { audiencesOf, compartmentOf, splitByAudience } from './audience';

const set = (...path: Patch['path']): Patch => ({ op: 'replace', path, value: 1 });

it('a seat sees what everybody does and its own side, and whoever directs the desk as well', () => {
  const of = (role: Parameters<typeof audiencesOf>[0]['role']) => audiencesOf({ id: 'bev', role });
  expect(of('director')).toEqual(['public', 'director', 'seat:bev']);
  expect(of('protagonist')).toEqual(['public', 'seat:bev']);
  expect(of('spectator')).toEqual(['public']);
});

it('an audience sees its compartment, and none for the seat of nobody', () => {
  const state = {
    public: { a: 1 },
    director: { b: 2 },
    seats: { bev: { c: 3 }, public: { d: 4 } },
  };
  expect(compartmentOf(state, 'public')).toBe(state.public);
  expect(compartmentOf(state, 'director')).toBe(state.director);
  expect(compartmentOf(state, 'seat:bev')).toBe(state.seats.bev);
  expect(compartmentOf(state, 'seat:public')).toBe(state.seats.public);
  expect(compartmentOf(state, 'seat:carl')).toBeUndefined();
});

it('a patch goes to those whose compartment it changes, and what is sealed to nobody', () => {
  const patches = [
    set('public', 'a'),
    set('sealed', 'limits'),
    set('director', 'b'),
    set('seats', 'bev', 'c', 0),
    set('seats', 'anya'),
    set('public', 'd'),
    set('public'),
  ];
  expect([...splitByAudience(patches)]).toEqual([
    ['public', [set('a'), set('d'), set()]],
    ['director', [set('b')]],
    ['seat:bev', [set('c', 0)]],
    ['seat:anya', [set()]],
  ]);
  for (const outside of [set('seats'), set('secret', 'a'), set()]) {
    expect(() => splitByAudience([outside])).toThrow('A patch outside every compartment');
  }
});
