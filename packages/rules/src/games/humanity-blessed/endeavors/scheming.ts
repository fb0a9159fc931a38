import type { HumanityPlay } from '../game';
import { beat } from './beats';
import { scheme, schemesInARow } from './buttons';
import type { Endeavor } from './endeavor';
import { nameOf } from './find';

/** Puts Scheme Buttons where somebody stands, or above, and says it (HUM-1310, 1402). */
export function schemes(play: HumanityPlay, endeavor: Endeavor, who: string, count: number): void {
  const one = endeavor.participants[who];
  if (!one || count < 1) return;
  const { track, position: at } = one;
  const put = scheme(play, endeavor, { track, at }, count);
  const places = put.length === 1 ? `at ${put[0]}` : `at ${put.join(', ')}`;
  play.say(
    `${nameOf(play.state, who)} adds ${put.length} Scheme Button${put.length === 1 ? '' : 's'}, ${places}.`,
    {
      ...beat('endeavor-button', who),
      notes: [`${schemesInARow(endeavor, track)} in a row now.`],
    },
  );
}
