import type { StarsPlay } from '../game';
import { ruleOf } from '../house-rules';
import { protagonistOf, traitsOf } from '../protagonists/find';
import type { Trait } from '../protagonists/trait';
import { called, newTrait } from '../protagonists/trait';
import type { StarsState } from '../state';
import type { WoundKind } from '../vocabulary';
import { caps, woundWords } from '../vocabulary';
import { defeat } from './defeat';

/** The ordinary Wounds of somebody. */
export const woundsOf = (state: Pick<StarsState, 'public'>, of: string): Trait[] =>
  traitsOf(state, of).filter(({ kind }) => kind === 'wound');

/** How many Wounds somebody bears that count among the five (SNS-1708, Q15). */
export function borne(state: StarsState, of: string): number {
  const counts = ruleOf(state, 'lingering') === 'counts';
  return traitsOf(state, of).filter(
    ({ kind }) => kind === 'wound' || (counts && kind === 'lingering'),
  ).length;
}

/**
 * Gains a Wound, a Temporary Negative Trait of its kind; one more than five is not gained: it defeats (SNS-1701, 1708).
 * Nobody who is out of play gains any.
 */
export function gainWound(play: StarsPlay, id: string, kind: WoundKind, text = ''): void {
  const one = protagonistOf(play, id);
  if (one.standing !== 'in') return;
  const word = woundWords[kind].name;
  if (borne(play.state, id) >= caps.wounds) {
    play.say(`${one.name} would have a ${word} Wound more than anybody bears.`);
    defeat(play, id, kind);
    return;
  }
  const trait = newTrait(play.id('trait'), 'wound', text, {
    of: id,
    wound: kind,
    lasting: 'temporary',
    alignment: 'negative',
  });
  play.emit({ type: 'traitSet', trait });
  play.say(`${one.name} has a ${word} Wound: ${called(trait)}.`, {
    beat: { kind: 'wound', about: [id], fiction: text },
  });
}

/** Clears a Wound (SNS-1703). */
export function clearWound(play: StarsPlay, wound: Trait): void {
  const name = wound.of === null ? '' : protagonistOf(play, wound.of).name;
  const word = called(wound);
  play.emit({ type: 'traitRemoved', id: wound.id });
  play.say(`${name}: a Wound is gone, “${word}”.`, {
    beat: { kind: 'recovery', about: wound.of === null ? [] : [wound.of] },
  });
}
