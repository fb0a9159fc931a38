import { describe, expect, it } from 'vitest';
import type { ShownStep } from './made';
import { goOnMaking, offersOf } from './made';
import { currentStep, goTo, isPutOff, setPutOff } from './progress';

const step = (id: string, state: ShownStep['state'], more: Partial<ShownStep> = {}): ShownStep => ({
  ...{ id, state, title: id, about: '', note: '', filledBy: [{ group: id }] },
  ...more,
});
const steps = [step('series', 'done'), step('looks', 'open'), step('names', 'open')];

describe('The way through the steps of making somebody', () => {
  it('TABLE-152: begins with the first, or goes on with what is open once anything is done', () => {
    expect(currentStep('new', { steps }, ['series'])?.id).toBe('series');
    expect(currentStep('new', { steps })?.id).toBe('looks');
    expect(currentStep('new', { steps: [] })).toBeNull();
  });

  it('TABLE-152: goes on where somebody was, for each of those they make', () => {
    goTo('ari', 'names');
    expect(currentStep('ari', { steps })?.id).toBe('names');
    expect(currentStep('cole', { steps })?.id).toBe('looks');
    goTo('ari', 'gone');
    expect(currentStep('ari', { steps })?.id).toBe('looks');
  });

  it('TABLE-152: is put away until it is taken up again', () => {
    expect(isPutOff('ari')).toBe(false);
    setPutOff('ari', true);
    expect([isPutOff('ari'), isPutOff('cole')]).toEqual([true, false]);
    setPutOff('ari', false);
    expect(isPutOff('ari')).toBe(false);
  });

  it('takes of a form what belongs to the step, with a draft of its own', () => {
    const text = { kind: 'text', label: 'Words', max: 80, required: false } as const;
    const form = {
      ...{ key: 'write', command: 'write', with: {}, label: 'Write', place: 'sheet' },
      fields: [
        { ...text, name: 'name' },
        { ...text, name: 'look' },
      ],
    };
    const looks = step('looks', 'open', { filledBy: [{ command: 'write', fields: ['look'] }] });
    expect(offersOf(looks, [form])).toMatchObject([
      { key: 'write:looks', label: 'looks', command: 'write', fields: [{ name: 'look' }] },
    ]);
    expect(offersOf(step('names', 'open'), [form])).toEqual([]);
  });

  it('leads on only where there is something for its maker to do', () => {
    const made = { being: 'ari', by: 'anya', plays: true, steps, next: 'looks' };
    expect(goOnMaking(made, 'Ari')).toEqual({ words: 'Go on making Ari', where: 'own' });
    expect(goOnMaking({ ...made, next: null }, 'Ari')).toBeNull();
  });
});
