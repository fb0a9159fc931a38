import type { StarsPlay } from '../game';
import { endTransformation } from '../protagonists/energy';
import { change, protagonistOf } from '../protagonists/find';
import type { Defeat } from './trouble';

/**
 * Somebody is Defeated: they are out of play until it is settled what becomes of them, and no longer Transformed
 * (SNS-1708, 2203, 2220).
 *
 * @param by the kind of the Wound that was one too many, or the Wish that leaves no choice.
 */
export function defeat(play: StarsPlay, id: string, by: Defeat['by']): void {
  const one = protagonistOf(play, id);
  if (one.standing !== 'in') return;
  change(play, one, { standing: 'defeated' });
  play.emit({ type: 'defeatSet', defeat: { protagonist: id, by } });
  play.say(`${one.name} is Defeated.`, { beat: { kind: 'defeated', about: [id] } });
  endTransformation(play, id, 'Defeated');
}

/** Somebody who was out with a Lingering Wound is in play again (SNS-1712). */
export function comeBack(play: StarsPlay, id: string): void {
  const one = protagonistOf(play, id);
  if (one.standing !== 'out') return;
  change(play, one, { standing: 'in' });
  play.say(`${one.name} is back.`, { beat: { kind: 'returns', about: [id] } });
}
