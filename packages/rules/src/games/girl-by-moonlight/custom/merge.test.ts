import { describe, expect, it } from 'vitest';
import type { Hooks } from '../hooks';
import { bookTable, playAt } from '../testing';
import { mergeHooks } from './merge';

describe('Merging hooks', () => {
  const { state } = bookTable();
  const self = state.public.protagonists.hawk;
  if (!self) throw new Error('Hawk is missing.');
  const context = { state, self };
  const gather = (id: string): Hooks => ({
    gatherOptions: () => [{ id, label: id, dice: 1 }],
    freeQuestions: [id],
    extraFollowUps: 1,
  });

  it('leaves what is alone as it is', () => {
    const hooks: Hooks = { shiftsEclipse: true, freeQuestions: ['Who?'] };
    expect(mergeHooks([{}, hooks])).toEqual(hooks);
    expect(mergeHooks([])).toEqual({});
  });

  it('joins lists, asks functions in turn, and adds up numbers', () => {
    const merged = mergeHooks([gather('a'), gather('b'), gather('c')]);
    expect(merged.gatherOptions?.(context).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    expect(merged.freeQuestions).toEqual(['a', 'b', 'c']);
    expect(merged.extraFollowUps).toBe(3);
  });

  it('takes the limit that costs the bearer least', () => {
    const merged = mergeHooks([{ resistanceStressAtMost: 3 }, { resistanceStressAtMost: 1 }]);
    expect(merged.resistanceStressAtMost).toBe(1);
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
    const { onMissionEnd } = mergeHooks([
      { onMissionEnd: () => void done.push('first') },
      { onMissionEnd: () => void done.push('second') },
    ]);
    onMissionEnd?.(context, playAt(bookTable()));
    expect(done).toEqual(['first', 'second']);
  });
});
