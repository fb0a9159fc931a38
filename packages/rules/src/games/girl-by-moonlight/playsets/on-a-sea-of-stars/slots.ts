import { trackLength } from '../../series/lengths';
import { publicSlot, secretSlot } from '../../slots';
import { movesAt } from '../at-its-tables';
import type { StarsEvent, StarsSecrets, StarsState } from './state';

/** Where a table keeps the hangar and the Last Bastion. */
export const starsSlot = publicSlot<StarsState>({
  key: 'stars',
  changedBy: 'starsChanged' satisfies StarsEvent['type'],
  begins: () => ({
    bastion: trackLength({ public: {} }),
    engines: {},
    toCreate: 0,
    reacted: null,
    exposed: null,
    spent: {},
  }),
});

/** Where the director keeps what is hidden in the Engines. */
export const starsSecrets = secretSlot<StarsSecrets>({
  key: 'stars',
  changedBy: 'starsSecretsChanged' satisfies StarsEvent['type'],
  begins: () => ({ impulses: {} }),
});

/** What only tables of this series do. */
export const atStars = movesAt(
  starsSlot,
  'This series knows no Engines and no Last Bastion.',
  'On a Sea of Stars',
);
