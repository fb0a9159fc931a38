import type { PublicValues } from '../../../../engine';
import { trackLength } from '../../series/lengths';
import type { GbmState } from '../../state';
import { part } from '../../telling/named-values';
import { ENGINE_RECOVERY, STRENGTH_MAX } from './rules';
import { starsSlot } from './slots';

/** How the Bastion and each Engine stand, for all to see. */
export function starsValues(state: Pick<GbmState, 'public'>): PublicValues[] {
  const stars = starsSlot.of(state);
  if (!stars) return [];
  const { bastion, engines } = stars;
  return [
    {
      ...part(null, stars, () => [
        { what: 'The Last Bastion', value: bastion, size: trackLength(state) },
      ]),
      id: 'bastion',
    },
    ...Object.values(engines).map((engine) =>
      part(engine.id, engine, () => [
        { what: 'strength', value: engine.strength, size: STRENGTH_MAX },
        { what: 'recovery', value: engine.recovery, size: ENGINE_RECOVERY },
        ...engine.impulses.map((impulse) => ({ what: `impulse ${impulse}`, value: 'shown' })),
        ...(engine.abandoned ? [{ what: 'standing', value: 'left behind' }] : []),
      ]),
    ),
  ];
}
