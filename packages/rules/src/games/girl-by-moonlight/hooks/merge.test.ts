import { describe, expect, it } from 'vitest';
import { happened, limitFrom, optionsFrom, partsFrom } from '../asking';
import { bookTable, playAt } from '../testing';
import type { Hooks } from '.';
import { mergeHooks } from './merge';

describe('Merging hooks', () => {
  const { state } = bookTable();
  const self = state.public.protagonists.hawk;
  if (!self) throw new Error('Hawk is missing.');
  const context = { state, self };
  const merged = (...all: Hooks[]) => [{ id: 'both', name: 'Both', hooks: mergeHooks(all) }];
  const gather = (id: string): Hooks => ({
    options: { gather: [{ id, label: id, dice: 1 }] },
    freeQuestions: [id],
    modify: { followUps: 1 },
  });

  it('leaves what is alone as it is', () => {
    const hooks: Hooks = { may: { shiftEclipse: true }, freeQuestions: ['Who?'] };
    expect(mergeHooks([{}, hooks])).toEqual(hooks);
    expect(mergeHooks([])).toEqual({});
  });

  it('joins lists, and under each word of a vocabulary all that is there', () => {
    const features = merged(gather('a'), { may: { rival: true } }, gather('b'), gather('c'));
    expect(optionsFrom('gather', context, features).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    expect(features[0]?.hooks.freeQuestions).toEqual(['a', 'b', 'c']);
    expect(partsFrom('followUps', context, features)).toHaveLength(3);
    expect(features[0]?.hooks.may).toEqual({ rival: true });
  });

  it('changes nothing of what it merges', () => {
    const first = gather('a');
    merged(first, gather('b'));
    expect(first).toEqual(gather('a'));
  });

  it('takes the limit that costs the bearer least', () => {
    const features = merged(
      { modify: { resistanceStress: 3 } },
      { modify: { resistanceStress: 1 } },
    );
    expect(limitFrom('resistanceStress', context, features)?.amount).toBe(1);
  });

  it('makes one special armour of two, since there is one box', () => {
    const { specialArmour } = mergeHooks([
      { specialArmour: { negates: 'shame', instead: 'vanish' } },
      { specialArmour: { negates: 'fire', instead: 'shine', givesDie: true } },
    ]);
    expect(specialArmour).toMatchObject({
      negates: 'shame; or fire',
      instead: 'vanish; or shine',
      givesDie: true,
    });
  });

  it('does what every hook does', () => {
    const done: string[] = [];
    const features = merged(
      { after: { missionEnd: () => void done.push('first') } },
      { after: { missionEnd: () => void done.push('second') } },
    );
    happened(playAt(bookTable()), 'hawk', 'missionEnd', {}, features);
    expect(done).toEqual(['first', 'second']);
  });
});
