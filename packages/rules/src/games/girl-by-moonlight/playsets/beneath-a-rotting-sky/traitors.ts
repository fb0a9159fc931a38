import type { Playset } from '../../content';
import type { GbmState, Protagonist } from '../../state';

/** Who once were friends, and sold you for their own good (GBM-ROT-RUL-001). */
export const traitors: NonNullable<Playset['traitors']> = {
  hint: 'One of your two was a friend or an ally, and betrayed you for their own ends.',
  kinds: [
    { value: 'authority', label: 'Traitor: with the authorities now' },
    { value: 'rival-hunter', label: 'Traitor: a rival hunter' },
    { value: 'fallen-girl', label: 'Traitor: a magical girl fallen to the Blight' },
  ],
};

/** What is wrong with the traitors of a sheet that has both its people, if anything. */
export function traitorLacking(_state: GbmState, { secondary }: Protagonist): string | null {
  if (secondary.length < 2) return null;
  const marked = secondary.filter(({ kind }) => kind !== undefined).length;
  if (marked === 1) return null;
  return marked === 0 ? 'one of the two as a traitor' : 'one of the two who is no traitor';
}
