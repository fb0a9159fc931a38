import type { GbmPlay } from '../../game';
import { nameOf, own } from '../../lookups';
import { refuse } from '../../refusal';
import type { GbmState, MakingStep, Protagonist, ProtagonistId } from '../../state';
import type { Step } from '../../vocabulary';
import { plan } from './progress';
import { lackingSettings, missing } from './steps';

/** Whether somebody has sat down to play, with whatever is on the sheet. */
export const isInPlay = ({ status }: Pick<Protagonist, 'status'>): boolean =>
  status === 'active' || status === 'out-of-action';

/** Whether a step of making them is still open, in play as well as before. */
export function isOpen(state: GbmState, one: Protagonist, step: Step): boolean {
  return missing(state, one).some((lack) => lack.step === step);
}

/** What somebody in play has still to choose, by the steps of making them; empty for anybody else. */
export function leftForLater(state: GbmState, one: Protagonist): MakingStep[] {
  if (!isInPlay(one)) return [];
  const lacks = missing(state, one);
  const settings = (aboutOthers: boolean) => lackingSettings(state, one, aboutOthers);
  return plan.flatMap(({ id, title, of }) => {
    const own = lacks.filter(({ step }) => of.includes(step)).map(({ text }) => text);
    if (id === 'abilities') own.push(...settings(false));
    if (id === 'promises') own.push(...settings(true));
    return own.length === 0 ? [] : [{ id, title, state: 'open' as const, note: own.join(', ') }];
  });
}

/**
 * Whether dice are on their way that what is on the sheet goes into: until they are settled, nothing that
 * counts is added to it.
 */
export function isRolling({ public: shared }: GbmState, { id }: Protagonist): boolean {
  const { roll, eclipses, activities, consequences } = shared;
  const faces = Object.values(consequences).some(({ target }) => target === id);
  return roll !== null || eclipses[id] !== undefined || activities[id] !== undefined || faces;
}

/**
 * The sender's own protagonist while a choice of making them is theirs: as long as they are made, and in
 * play as long as it is open, between rolls (TABLE-092).
 */
export function stillChoosing(play: GbmPlay, id: ProtagonistId, step: Step): Protagonist {
  const one = own(play, id);
  if (one.status === 'creating') return one;
  if (!isInPlay(one) || !isOpen(play.state, one, step)) {
    refuse('wrong-moment', `${nameOf(one)} is made already.`, {
      instead: 'What is on the sheet grows through advances.',
      rule: 'GBM-CHR-001',
    });
  }
  if (isRolling(play.state, one)) {
    refuse('wrong-moment', 'Something is being rolled that this would change.', {
      instead: 'Settle what is on the table, then choose.',
      rule: 'TABLE-092',
    });
  }
  return one;
}
