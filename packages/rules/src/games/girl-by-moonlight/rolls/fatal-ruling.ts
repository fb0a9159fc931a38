import type { GbmPlay } from '../game';
import type { Choice, Consequence, ProtagonistId } from '../state';
import { FATAL } from '../telling/sentences';
import { tell } from '../telling/tell';

/**
 * A catastrophe that is ruled fatal is level 4 harm (GBM-CON-019), and like any harm it can be resisted, met with
 * armour or taken by a friend before it lands. It is the same harm that found no room: its words, what resists it,
 * whether armour fits, whether it is a promise’s price, and what has been used against it already (AMB-82).
 */
export function ruleFatal(
  play: GbmPlay,
  target: ProtagonistId,
  { harm = {}, data }: Pick<Choice, 'harm' | 'data'>,
): void {
  const consequence: Consequence = {
    protecting: null,
    source: 'fiction',
    attribute: 'sun',
    resisting: 'reduce',
    reducedText: '',
    armourFits: true,
    resistancePenalty: [],
    resisted: null,
    armoured: false,
    ...harm,
    id: play.id('consequence'),
    kind: 'harm',
    text: data.text || 'A catastrophe',
    serious: false,
    level: 4,
    clock: null,
    target,
    avoided: false,
    ruled: true,
  };
  play.emit({ type: 'consequenceSet', consequence });
  tell(play, { kind: 'catastrophe', about: [target], what: FATAL }, { reveals: true });
}
