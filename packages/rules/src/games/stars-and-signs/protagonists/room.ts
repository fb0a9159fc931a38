import type { Refusal } from '../../../engine';
import { barred } from '../game';
import type { StarsState } from '../state';
import { traitsOf } from './find';
import type { Protagonist } from './protagonist';

/** How much one sheet, and one scene, has room for: far more than anybody needs. */
export const room = { traits: 60, scene: 40, assets: 24, functions: 6, features: 30, moves: 2 };

/** What bars one more of a list, where a sheet is full. */
export const isFull = (
  { name }: Pick<Protagonist, 'name'>,
  there: number,
  most: number,
  what: string,
): Refusal | null =>
  there < most
    ? null
    : barred('limit-reached', `${name} has room for ${most} ${what}.`, {
        instead: 'Strike out another one first.',
        rule: 'TABLE-012',
      });

/** What bars one more Trait of somebody’s, or of the scene (`null`). */
export function hasRoomFor(state: Pick<StarsState, 'public'>, one: Protagonist | null) {
  const [name, most] = one ? [one.name, room.traits] : ['The scene', room.scene];
  return isFull({ name }, traitsOf(state, one?.id ?? null).length, most, 'Traits');
}

/** Of whom there is room for one more Trait: of the scene, and of some people. */
export function haveRoom(
  { public: { traits } }: Pick<StarsState, 'public'>,
  some: readonly Protagonist[],
): { scene: boolean; people: Protagonist[] } {
  const counts = new Map<string | null, number>();
  for (const { of } of Object.values(traits)) counts.set(of, (counts.get(of) ?? 0) + 1);
  const there = (of: string | null): number => counts.get(of) ?? 0;
  return {
    scene: there(null) < room.scene,
    people: some.filter(({ id }) => there(id) < room.traits),
  };
}
