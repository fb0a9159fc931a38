import { publicSlot } from '../../slots';
import type { SkyEvent, SkyState } from './state';

/** Where a table keeps the cursed fates. */
export const skySlot = publicSlot<SkyState>({
  key: 'sky',
  changedBy: 'skyChanged' satisfies SkyEvent['type'],
  begins: () => ({ fates: {}, proposal: null }),
});
