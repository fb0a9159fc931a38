import type { Refusal } from '../../../engine';
import { refuseFor } from '../../../engine';
import type { StarsPlay } from '../game';
import { barred, present } from '../game';
import type { StarsState } from '../state';
import { caps } from '../vocabulary';
import { protagonistOf, traitsOf } from './find';
import type { Protagonist } from './protagonist';
import type { Trait } from './trait';
import { newTrait } from './trait';

/** What ties somebody to the mundane world. */
export const anchorsOf = (state: Pick<StarsState, 'public'>, of: string): Trait[] =>
  traitsOf(state, of).filter(({ kind }) => kind === 'anchor');

/**
 * Gains an Anchor. For a sixth one is given up, whose Memories move to the new one (SNS-1403, 1404).
 *
 * @param instead the Anchor that is given up, where there are five.
 */
export function gainAnchor(play: StarsPlay, of: string, text: string, instead?: string): void {
  const all = anchorsOf(play.state, of);
  if (all.length < caps.anchors) {
    play.emit({ type: 'traitSet', trait: newTrait(play.id('trait'), 'anchor', text, { of }) });
    return;
  }
  refuseFor(fullOfAnchors(protagonistOf(play, of), all, instead));
  const { id, memories } = present(
    all.find((anchor) => anchor.id === instead),
    'Anchor',
  );
  const trait = newTrait(play.id('trait'), 'anchor', text, { of, memories: [...memories] });
  play.emit({ type: 'traitRemoved', id });
  play.emit({ type: 'traitSet', trait });
}

/** What bars a sixth Anchor where none is given up for it (SNS-1404). */
export function fullOfAnchors(
  { name }: Pick<Protagonist, 'name'>,
  all: readonly Trait[],
  instead?: string,
): Refusal | null {
  if (all.length < caps.anchors || all.some(({ id }) => id === instead)) return null;
  return barred('limit-reached', `${name} has ${caps.anchors} Anchors.`, {
    instead: 'Give one up for it: its Memories move to the new one.',
    rule: 'SNS-1404',
  });
}

/** What bars the last Anchor from being burnt (SNS-1909). */
export const lastAnchor = (
  { name }: Pick<Protagonist, 'name'>,
  all: readonly Trait[],
): Refusal | null =>
  all.length > 1
    ? null
    : barred('not-allowed', `${name} has no Anchor but the last to burn.`, {
        instead: 'Choose another way.',
        rule: 'SNS-1909',
      });
