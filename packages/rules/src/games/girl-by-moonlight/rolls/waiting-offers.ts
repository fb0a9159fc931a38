import type { OfferContext } from '../game';
import { nameById } from '../lookups';
import { whyNoStress } from '../sheet/stress';
import type { Intention } from '../state';
import { titled } from '../vocabulary';
import { turnPrompt } from './action-prompts';
import { canWait } from './intentions';

/** What may be done about each intention that waits (TABLE-058, TABLE-059). */
export function waitingOffers(c: OfferContext): void {
  for (const one of Object.values(c.state.public.intentions)) {
    if (c.self?.id === one.protagonist) offerOwn(c, one);
    else offerOthers(c, one);
  }
}

function offerOwn(c: OfferContext, { protagonist, action }: Intention): void {
  const settled = { protagonist };
  const free = c.state.public.roll === null && able(c, protagonist);
  const asked = free
    ? ({ place: 'prompt', prompt: turnPrompt(protagonist) } as const)
    : ({ place: 'waiting' } as const);
  if (c.self?.status !== 'active') return;
  if (free) {
    c.add({
      command: 'roll.take-up',
      with: settled,
      label: `Now: ${titled(action)}`,
      primary: true,
      order: 1,
      ...asked,
    });
  }
  c.add({ command: 'roll.let-go', with: settled, label: 'Not any more', order: 2, ...asked });
}

/** The director calls somebody up; whoever rolls just now lets somebody go first. */
function offerOthers(c: OfferContext, { protagonist }: Intention): void {
  const { roll } = c.state.public;
  const mine = roll !== null && roll.roller === c.self?.id;
  const name = nameById(c.state, protagonist);
  if ((c.director || mine) && able(c, protagonist) && (roll === null || canWait(roll))) {
    c.add({
      command: 'roll.take-up',
      with: { protagonist },
      label: roll ? `${name} goes first` : `${name} next`,
      place: 'waiting',
    });
  }
  if (c.director) {
    c.add({
      command: 'roll.let-go',
      with: { protagonist },
      label: `Not ${name} any more`,
      place: 'waiting',
    });
  }
}

/** Whether nothing of their own stands in the way of whoever waits. */
function able({ state }: OfferContext, id: string): boolean {
  const one = state.public.protagonists[id];
  return one?.status === 'active' && whyNoStress(state, one) === null;
}
