import type { Field } from '../../../engine';
import { choiceField, textField } from '../../../table';
import { acts } from '../characters/character';
import { ownedBy } from '../characters/find';
import type { DhOffers } from '../game';
import { offering } from '../game';
import type { Range } from '../vocabulary';
import { farRanges, nearRanges, rangeWords, sprintRanges } from '../vocabulary';
import { isHeld, within } from './moving';

const rangeField = (list: readonly Range[]): Field =>
  choiceField(
    'range',
    'How far they are then',
    list.map((value) => ({ value, label: rangeWords[value] })),
    'melee',
  );

/** How far an adversary may come with its spotlight. */
export const sprintField = rangeField(sprintRanges);

/** Where one's character may go while the players have the spotlight (DGH-1107). */
export function offerMoves(context: DhOffers): void {
  const { state, seat } = context;
  const { roll, damage, spotlight, adversaries } = state.public;
  const foes = Object.values(adversaries).filter(({ defeated }) => !defeated);
  if (spotlight.side === 'gm' || foes.length === 0) return;
  for (const one of ownedBy(state, seat.id)) {
    if (!acts(one) || isHeld(one.conditions)) continue;
    const offer = offering(context, 'roll', one.name);
    const settled = { character: one.id };
    const options = (of: typeof foes) => of.map(({ id, name }) => ({ value: id, label: name }));
    const whom = (of: typeof foes) => {
      const [first, ...others] = options(of);
      const lone = others.length === 0 ? first?.value : undefined;
      return choiceField('adversary', 'To or from whom', options(of), lone);
    };
    const near = foes.filter(({ bands }) => within(bands[one.id], 'close') !== null);
    if (near.length > 0) {
      offer('move.near', settled, 'Move within Close', [whom(near), rangeField(nearRanges)]);
    }
    if (roll || damage) continue;
    const doing = textField('doing', 'What do you do?', 300, '');
    offer(
      'roll.move',
      settled,
      'Sprint, or move under pressure',
      [whom(foes), rangeField(farRanges), doing],
      { detail: 'An Agility roll, and nothing else beside it.' },
    );
  }
}
