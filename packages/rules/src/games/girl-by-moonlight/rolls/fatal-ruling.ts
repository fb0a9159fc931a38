import type { GbmPlay } from '../game';
import type { Consequence, ProtagonistId } from '../state';
import { FATAL } from '../telling/sentences';
import { tell } from '../telling/tell';

/**
 * A catastrophe that is ruled fatal is level 4 harm (GBM-CON-019), and like any harm it can be resisted, met with
 * armour or taken by a friend before it lands (AMB-82).
 */
export function ruleFatal(play: GbmPlay, target: ProtagonistId): void {
  const consequence: Consequence = {
    id: play.id('consequence'),
    kind: 'harm',
    text: 'A catastrophe',
    serious: false,
    level: 4,
    clock: null,
    target,
    protecting: null,
    source: 'fiction',
    attribute: 'sun',
    resisting: 'reduce',
    reducedText: '',
    armourFits: true,
    resistancePenalty: [],
    resisted: null,
    armoured: false,
    avoided: false,
  };
  play.emit({ type: 'consequenceSet', consequence });
  tell(play, { kind: 'catastrophe', about: [target], what: FATAL }, { reveals: true });
}
