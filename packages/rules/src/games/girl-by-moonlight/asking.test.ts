import { describe, expect, it } from 'vitest';
import {
  allowing,
  diceFrom,
  forbidding,
  happened,
  limitFrom,
  optionsFrom,
  partsFrom,
  readingsFrom,
  totalsFrom,
} from './asking';
import { ability } from './effects/ability';
import type { Hooks } from './hooks';
import { bookTable, playAt } from './testing';

describe('Asking what is in force', () => {
  const { state } = bookTable();
  const self = state.public.protagonists.hawk;
  if (!self) throw new Error('Hawk is missing.');
  const context = { state, self };
  const features = (...all: Hooks[]) =>
    all.map((hooks, index) => ({ id: `f${index}`, name: `Feature ${index}`, hooks }));

  it('explains a number by the name of what changes it, or in words of its own', () => {
    const all = features(
      { modify: { gatherDice: 1 } },
      { modify: { gatherDice: () => null } },
      { modify: { gatherDice: ({ self: { id } }) => [{ source: `only for ${id}`, amount: -1 }] } },
    );
    expect(diceFrom('gatherDice', context, all)).toEqual([
      { source: 'Feature 0', dice: 1 },
      { source: 'only for hawk', dice: -1 },
    ]);
    expect(partsFrom('followUps', context, all)).toEqual([]);
  });

  it('adds up what one ability changes by several effects', () => {
    const all = features({ modify: { downtimeActions: [1, 1] } }, {});
    expect(totalsFrom('downtimeActions', context, all)).toEqual([
      { source: 'Feature 0', amount: 2 },
    ]);
  });

  it('takes the lowest limit, also none at all, and says whose it is', () => {
    const all = features({ modify: { resistanceStress: 2 } }, { modify: { resistanceStress: 0 } });
    expect(limitFrom('resistanceStress', context, all)).toEqual({ source: 'Feature 1', amount: 0 });
    expect(limitFrom('resistanceStress', context, [])).toBeNull();
  });

  it('says who allows, who forbids and why, and what reads otherwise', () => {
    const other = self;
    const all = features(
      { may: { rival: () => false } },
      { may: { rival: true }, forbid: { activity: ({ activity }) => activity === 'rest' || null } },
      { instead: { obligation: { attribute: 'stars' } } },
    );
    expect(allowing('rival', { ...context, other }, all)?.id).toBe('f1');
    expect(forbidding('activity', { ...context, activity: 'rest' }, all)?.by.id).toBe('f1');
    expect(forbidding('activity', { ...context, activity: 'work' }, all)).toBeNull();
    expect(readingsFrom('obligation', context, all)).toMatchObject([
      { by: { id: 'f2' }, is: { attribute: 'stars' } },
    ]);
  });

  it('lists switches that are always there and those that are there now', () => {
    const all = features({
      options: { gather: [{ id: 'a', label: 'A' }, ({ self: { id } }) => [{ id, label: id }]] },
    });
    expect(optionsFrom('gather', context, all).map(({ id }) => id)).toEqual(['a', 'hawk']);
  });

  it('answers to a moment in turn, each seeing what came before', () => {
    const play = playAt(bookTable());
    const stress: number[] = [];
    const taking: Hooks = {
      after: {
        downtime({ self: { id, stress: now } }, deciding) {
          stress.push(now);
          deciding.emit({ type: 'protagonistChanged', id, changes: { stress: now + 1 } });
        },
      },
    };
    happened(play, 'hawk', 'downtime', {}, features(taking, {}, taking));
    expect(stress[1]).toBe((stress[0] ?? 0) + 1);
  });
});

describe('An ability of the book', () => {
  it('does what its effects do, and what it says besides', () => {
    const { hooks } = ability({
      id: 'a',
      name: 'A',
      summary: 'Two things.',
      kind: 'special',
      effects: [{ effect: 'downtime-action' }, { effect: 'free-question', words: 'Who?' }],
      hooks: { modify: { followUps: 1 }, freeQuestions: ['Why?'] },
    });
    expect(hooks).toEqual({
      modify: { downtimeActions: 1, followUps: 1 },
      freeQuestions: ['Who?', 'Why?'],
    });
  });

  it('has no effect that there is none of', () => {
    const unknown = { id: 'a', name: 'A', summary: '', kind: 'special' as const };
    expect(() => ability({ ...unknown, effects: [{ effect: 'flight' }] })).toThrow('flight');
  });
});
