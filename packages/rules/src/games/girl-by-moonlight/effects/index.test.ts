import { describe, expect, it } from 'vitest';
import { effectGroups } from '.';

describe('The library of effects', () => {
  const all = effectGroups.flatMap(({ effects }) => effects);

  it('gives each effect an id of its own and a sentence', () => {
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    for (const effect of all) {
      const filled = {
        words: 'when it rains',
        more: 'this, that',
        amount: effect.needs.amount?.min ?? 0,
        choice: effect.needs.choice?.options[0]?.value ?? '',
      };
      expect(effect.text(filled), effect.id).toMatch(/[.!?]$|: /);
      expect(Object.keys(effect.hooks(filled, { key: 'k', name: 'n' })), effect.id).not.toEqual([]);
    }
  });
});
