import { textField } from '../../../table';
import type { Area, OfferContext } from '../game';
import { playsetOf } from '../library/playset';
import { beginTonight, mayBegin } from './begin';
import { freeHeroes, mayTakeHero } from './heroes';
import { takeHero } from './take';

/** Playing at once: a ready-made series, and heroes to choose from. */
export const tonight: Area = {
  handlers: { 'tonight.begin': beginTonight, 'tonight.hero': takeHero },
  offers(c) {
    beginOffer(c);
    heroOffers(c);
  },
};

function beginOffer({ state, director, add }: OfferContext): void {
  if (!director || !mayBegin(state)) return;
  add({
    command: 'tonight.begin',
    with: {},
    label: 'Play tonight',
    detail: playsetOf(state).tonight.pitch,
    place: 'tonight',
  });
}

function heroOffers({ state, seat, self, add }: OfferContext): void {
  if (seat.role !== 'protagonist' || self || !mayTakeHero(state)) return;
  freeHeroes(state).forEach(({ playbook, name, line }, order) => {
    add({
      command: 'tonight.hero',
      with: { hero: playbook },
      label: `Play ${name}`,
      detail: line,
      place: 'tonight',
      order,
      fields: [textField('name', 'Name', 80, name, true)],
    });
  });
}
