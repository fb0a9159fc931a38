import { characterOf, setStat } from '../characters/find';
import type { HumanityPlay } from '../game';
import { resized } from '../numbers';

/** Hardy has been used in place of another Stat: it is a d2 again (HUM-413). What it locks at stays. */
export function hardyUsed(play: HumanityPlay): void {
  const { shared, optional } = play.state.public;
  if (optional === 'hardy' && shared) {
    play.emit({ type: 'statSet', character: null, stat: 'hardy', die: { ...shared, size: 2 } });
  }
}

/**
 * What a Check that fails makes grow: Hardy of the friends by a size (HUM-413), and Haze of whoever fails, where the
 * table has marked the Check so (HUM-415).
 */
export function growByFailing(play: HumanityPlay, who: string, dark: boolean): void {
  const { shared, optional } = play.state.public;
  const one = characterOf(play, who);
  if (optional === 'hardy' && shared && one.side === 'protagonists') {
    const size = resized(shared.size, 1);
    if (size !== shared.size) {
      play.emit({ type: 'statSet', character: null, stat: 'hardy', die: { ...shared, size } });
      play.say(`Hardy grows to a d${size}.`);
    }
  }
  const { haze } = one.stats;
  if (dark && haze) {
    const size = resized(haze.size, 1);
    if (size !== haze.size) {
      setStat(play, one, 'haze', { ...haze, size });
      play.say(`${one.name}’s Haze grows to a d${size}.`);
    }
  }
}
