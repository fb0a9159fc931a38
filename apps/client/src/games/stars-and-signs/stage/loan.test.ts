import { readdirSync, readFileSync } from 'node:fs';
import { seated } from '@moonlit/rules/stars-and-signs/testing';
import { describe, expect, it } from 'vitest';
import { stage } from './loan';

const rules = new URL(
  '../../../../../../packages/rules/src/games/stars-and-signs/',
  import.meta.url,
);

/** Every kind of beat that the rules of the game name. */
function kindsOfRules(): string[] {
  const sources = readdirSync(rules, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  const found = sources.flatMap((file) => [
    ...readFileSync(new URL(file, rules), 'utf8').matchAll(/kind: '([a-z-]+)',\s+about/g),
  ]);
  return [...new Set(found.map(([, kind = '']) => kind))];
}

describe('what the game lends to the stage', () => {
  it('has a word for every kind of beat', () => {
    const without = kindsOfRules().filter((kind) => !(kind in (stage.kinds ?? {})));
    expect(without).toEqual([]);
  });

  it('draws, and turns everybody to, kinds that have a word', () => {
    const { kinds = {}, large = [], steps = [], sequences = {} } = stage;
    for (const kind of [...large, ...steps, ...Object.keys(sequences)]) {
      expect(Object.keys(kinds)).toContain(kind);
    }
    expect(steps.filter((kind) => !large.includes(kind))).toEqual([]);
    expect(Object.keys(sequences).filter((kind) => !large.includes(kind))).toEqual([]);
  });

  it('knows protagonists and Counters by name', () => {
    const { public: shared } = seated().send('bev', {
      ...{ type: 'counter.begin', secret: false, name: 'The flood', kind: 'timer', slots: 4 },
      brings: '',
    }).state;
    const [one = ''] = Object.keys(shared.protagonists);
    const [counter = ''] = Object.keys(shared.counters);
    expect(stage.name?.(shared, one)).toBe('Ari');
    expect(stage.name?.(shared, counter)).toBe('The flood');
    expect(stage.name?.(shared, 'nobody')).toBeUndefined();
  });
});
