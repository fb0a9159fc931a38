import type { HumanityPlay } from '../game';
import type { Participant } from './endeavor';
import { stillIn, updateOne } from './find';

/** Takes somebody out of the Endeavor, with the Buttons that are theirs and the protection that they gave. */
export function removeFrom(
  play: HumanityPlay,
  who: string,
  standing: Exclude<Participant['standing'], 'in'> = 'removed',
): void {
  const { endeavor } = play.state.public;
  const one = endeavor?.participants[who];
  if (!endeavor || !one || one.standing !== 'in') return;
  updateOne(play, one, { standing, left: 0, more: 0, protectedBy: [] });
  for (const { id, owner } of Object.values(endeavor.buttons)) {
    if (owner === who) play.emit({ type: 'buttonRemoved', id });
  }
  endProtection(play, who);
}

/** What somebody has given lasts no longer (HUM-1311). */
export function endProtection(play: HumanityPlay, by: string): void {
  const { endeavor } = play.state.public;
  if (!endeavor) return;
  for (const one of stillIn(endeavor)) {
    if (!one.protectedBy.includes(by)) continue;
    updateOne(play, one, { protectedBy: one.protectedBy.filter((id) => id !== by) });
  }
}
