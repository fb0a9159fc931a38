import type { GbmState, StarsView } from '../../state';

/** What becomes of Readiness in fallout, by the roll for the exposed Bastion (GBM-SEA-RUL-042, 043). */
export function readinessLoss(state: GbmState): StarsView['readiness'] {
  switch (state.public.stars?.exposed?.rolled?.band) {
    case 'critical':
      return 'stays';
    case 'success':
      return 'halves-and-loses-one';
    default:
      return 'halves';
  }
}
