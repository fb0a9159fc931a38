import { describe, expect, it } from 'vitest';
import { provideContent } from './library/registry';
import { playsets } from './playsets';
import { skySlot } from './playsets/beneath-a-rotting-sky/slots';
import { starsSecrets, starsSlot } from './playsets/on-a-sea-of-stars/slots';
import { evolveSlot, newSlots } from './slots';
import { TestTable } from './testing';

describe('What a playset keeps', () => {
  it('lies in slots that every table has, filled where the playset is played', () => {
    const at = (playset: string) => newSlots('public', playsets, playset);
    expect(Object.keys(at('in-a-maze-of-dreams'))).toEqual(['sky', 'stars', 'dreams']);
    expect(at('beneath-a-rotting-sky')).toMatchObject({ stars: null, dreams: null });
    expect(at('beneath-a-rotting-sky').sky).toEqual({ fates: {}, proposal: null });
    expect(newSlots('director', playsets, 'beneath-a-rotting-sky')).toEqual({
      stars: { impulses: {} },
      dreams: { roles: {} },
    });
  });

  it('is read through its slot, and changed by the events that the slot names', () => {
    const { state } = new TestTable('on-a-sea-of-stars');
    expect(starsSlot.of(state)?.toCreate).toBe(0);
    expect(skySlot.of(state)).toBeNull();
    const changed = structuredClone(state);
    evolveSlot(changed, starsSlot, { type: 'starsChanged', changes: { toCreate: 2 } });
    evolveSlot(changed, starsSecrets, {
      type: 'starsSecretsChanged',
      changes: { impulses: { zura: 'lost' } },
    });
    expect(changed.public.stars).toEqual({ ...state.public.stars, toCreate: 2 });
    expect(changed.director.stars).toEqual({ impulses: { zura: 'lost' } });
  });

  it('is nothing to a table of another playset', () => {
    const { state } = new TestTable('beneath-a-rotting-sky');
    const same = structuredClone(state);
    evolveSlot(same, starsSlot, { type: 'starsChanged', changes: { toCreate: 2 } });
    expect(same).toEqual(state);
  });

  it('has an event of its own for every slot', () => {
    const types = playsets.flatMap(({ slots = [] }) => slots.map(({ changedBy }) => changedBy));
    expect(new Set(types).size).toBe(types.length);
  });
});

describe('The content of the game', () => {
  it('is handed to the rules once', () => {
    expect(() => provideContent({ playbooks: [], playsets: [] })).toThrow('already');
  });
});
