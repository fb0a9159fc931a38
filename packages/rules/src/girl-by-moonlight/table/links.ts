import { refuse } from '../../engine';
import type { GbmPlay } from '../game';
import type { Protagonist, ProtagonistId } from '../state';
import { nameById, nameOf, protagonist } from './lookups';

/** How many links a sheet holds with another protagonist (GBM-LNK-002). */
export function linksWith(one: Protagonist, other: ProtagonistId): number {
  return one.links[other] ?? 0;
}

/** Gives links to the sheet of `id`, with `other` (GBM-DWN-007). */
export function giveLinks(
  play: GbmPlay,
  id: ProtagonistId,
  other: ProtagonistId,
  links: number,
): string {
  const one = protagonist(play.state, id);
  const now = linksWith(one, other) + links;
  play.emit({ type: 'protagonistChanged', id, changes: { links: { ...one.links, [other]: now } } });
  return `${nameOf(one)} has ${now} link${now === 1 ? '' : 's'} with ${nameById(play.state, other)}.`;
}

/** Spends one link from the sheet of `id`, with `other` (GBM-LNK-004, 010). */
export function spendLink(play: GbmPlay, id: ProtagonistId, other: ProtagonistId): string {
  const one = protagonist(play.state, id);
  const had = linksWith(one, other);
  if (had < 1) {
    refuse('cannot-afford', `${nameOf(one)} has no link with ${nameById(play.state, other)}.`, {
      instead: 'Links come from making a connection in downtime.',
      rule: 'GBM-LNK-010',
    });
  }
  play.emit({
    type: 'protagonistChanged',
    id,
    changes: { links: { ...one.links, [other]: had - 1 } },
  });
  return `${nameOf(one)} spends a link with ${nameById(play.state, other)} (${had - 1} left).`;
}
