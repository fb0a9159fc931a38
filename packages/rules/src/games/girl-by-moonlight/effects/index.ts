import { betweenEffects } from './between';
import type { EffectRule } from './effect-rule';
import { rollEffects } from './rolls';
import { storyEffects } from './story';
import { strengthEffects } from './strength';

/** Every effect that abilities of a table's own can be built from, by what it is about. */
export const effectGroups: readonly { title: string; effects: readonly EffectRule[] }[] = [
  { title: 'Action rolls', effects: rollEffects },
  { title: 'Resistance, harm and eclipse', effects: strengthEffects },
  { title: 'Downtime and information', effects: betweenEffects },
  { title: 'The story', effects: storyEffects },
];

const byId = new Map(
  effectGroups.flatMap(({ effects }) => effects.map((effect) => [effect.id, effect] as const)),
);

/** An effect by id; `undefined` where another version knew more of them. */
export function effectById(id: string): EffectRule | undefined {
  return byId.get(id);
}
