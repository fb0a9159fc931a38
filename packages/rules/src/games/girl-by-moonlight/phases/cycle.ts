import { z } from 'zod';
import { whyOf } from '../../../table';
import { command, reason } from '../../../table/command';
import type { GbmBrings } from '../moves';
import { directing, moves } from '../moves';
import { barred } from '../refusal';
import { spoken } from '../spoken';
import { titled } from '../vocabulary';
import { goOn, phaseAfter } from './entering';
import { onTheTable, unfinished } from './unfinished';

const going = directing('move to the next phase').once('next-step', (move) => [
  // Waits while something is missing, and says what; the director may go on all the same (GBM-CYC-004).
  move(command('phase.next', { evenIfUnfinished: z.boolean().default(false), reason }), {
    unless({ state }, { evenIfUnfinished }) {
      if (state.public.phase === 'epilogue') {
        return barred('wrong-phase', 'The series has ended.', {
          instead: 'Write the epilogue; the director can move the table by hand.',
          rule: 'GBM-CYC-004',
        });
      }
      if (evenIfUnfinished === undefined) return null;
      const missing = unfinished(state);
      if (evenIfUnfinished === missing.length > 0) return null;
      // Somebody has just finished the last of it, while the director was about to go on without.
      if (evenIfUnfinished) {
        return barred('already-done', 'Nothing is unfinished any more.', {
          instead: 'Go on.',
          rule: 'GBM-CYC-004',
        });
      }
      return barred('wrong-moment', missing.join(' '), {
        instead: 'Finish that first, or go on anyway.',
        rule: 'GBM-CYC-004',
      });
    },
    ways({ state }) {
      const missing = unfinished(state);
      const to = titled(phaseAfter(state));
      if (missing.length === 0) {
        return {
          with: { evenIfUnfinished: false },
          label: `Go on: ${to}`,
          // At the end of a session one thing comes first: to mark xp, and close it.
          primary: state.public.xpReview === null,
          order: 90,
        };
      }
      return {
        with: { evenIfUnfinished: true },
        // A form that somebody has opened in one phase must not be open, under their thumb, in the next.
        variant: state.public.phase,
        label: `Go on anyway: ${to}`,
        detail: missing.join(' '),
        fields: [spoken('reason', 'Why?')],
        place: 'director',
        order: 90,
      };
    },
    do(play, { evenIfUnfinished, reason: why }, { state }) {
      if (evenIfUnfinished) {
        const line = whyOf(why, unfinished(state));
        play.say('The director goes on although something is unfinished.', line);
      }
      goOn(play);
    },
  }),
]);

/** The director moves the table to the next phase. */
export const cycle = { ...moves.area(going), underWay: onTheTable } satisfies GbmBrings;
