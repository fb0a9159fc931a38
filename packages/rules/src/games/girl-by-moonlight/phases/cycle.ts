import { whyOf } from '../../../table';
import type { CommandOf } from '../commands';
import type { Area, GbmPlay, OfferContext } from '../game';
import { refuse } from '../refusal';
import { titled } from '../vocabulary';
import { goOn, phaseAfter } from './entering';
import { onTheTable, unfinished } from './unfinished';

/**
 * The director moves the table to the next phase (GBM-CYC-004). Refuses while something is missing,
 * and says what; the director may go on all the same.
 */
function next(play: GbmPlay, { evenIfUnfinished, reason }: CommandOf<'phase.next'>): void {
  play.director('move to the next phase');
  if (play.state.public.phase === 'epilogue') {
    refuse('wrong-phase', 'The series has ended.', {
      instead: 'Write the epilogue; the director can move the table by hand.',
      rule: 'GBM-CYC-004',
    });
  }
  const missing = unfinished(play.state);
  if (missing.length > 0) {
    if (!evenIfUnfinished) {
      refuse('wrong-moment', missing.join(' '), {
        instead: 'Finish that first, or go on anyway.',
        rule: 'GBM-CYC-004',
      });
    }
    play.say('The director goes on although something is unfinished.', whyOf(reason, missing));
  }
  goOn(play);
}

function offers({ state, director, add }: OfferContext): void {
  if (!director || state.public.phase === 'epilogue') return;
  const missing = unfinished(state);
  const to = titled(phaseAfter(state));
  if (missing.length === 0) {
    add({
      command: 'phase.next',
      with: { evenIfUnfinished: false },
      label: `Go on: ${to}`,
      place: 'next-step',
      // At the end of a session one thing comes first: to mark xp, and close it.
      primary: state.public.xpReview === null,
      order: 90,
    });
    return;
  }
  add({
    command: 'phase.next',
    with: { evenIfUnfinished: true },
    // A form that somebody has opened in one phase must not be open, under their thumb, in the next.
    variant: state.public.phase,
    label: `Go on anyway: ${to}`,
    detail: missing.join(' '),
    fields: [{ name: 'reason', kind: 'text', label: 'Why?', max: 300, required: false }],
    place: 'director',
    order: 90,
  });
}

export const cycle: Area = { handlers: { 'phase.next': next }, offers, underWay: onTheTable };
