import type { GbmPlay } from '../game';
import type { ActionRoll, Consequence } from '../state';

/** Whether something has come of the dice already that is done with. */
export const hasBorne = ({ borne = [] }: ActionRoll): boolean => borne.length > 0;

/**
 * A consequence is done with. The roll that it came of remembers how it ended, so that whoever is asked
 * whether there is more to it knows what there has been (GBM-CON-026).
 *
 * @param one as it ended; `avoided` where nothing came of it.
 */
export function putAside(play: GbmPlay, one: Consequence): void {
  play.emit({ type: 'consequenceRemoved', id: one.id });
  const { roll } = play.state.public;
  if (!roll || one.source === 'fiction' || one.ruled) return;
  const borne = [...(roll.borne ?? []).map((earlier) => ({ ...earlier })), { ...one }];
  play.emit({ type: 'rollChanged', changes: { borne } });
}
