import { z } from 'zod';
import { ask, theTable } from '../../../table/settable';
import { begin, beginAnew, goBack } from '../phases/entering';
import { newFallout } from '../phases/fallout';
import { refuse } from '../refusal';
import type { Fallout } from '../state';
import type { Phase } from '../vocabulary';
import { phases, titled } from '../vocabulary';
import { row } from './by-hand';

const aims = [...phases, 'new-episode'] as const;

/**
 * Takes the table to any phase (GBM-CYC-004). To a later one it goes as usual, only that what lies
 * between is left out; to an earlier one of the same episode it returns, and nothing is given twice.
 */
export const phase = row({
  type: 'override.phase',
  topic: 'The cycle',
  of: theTable,
  parts: { to: z.enum(aims) },
  label: 'Go to another phase',
  detail: 'Back, or on and past what lies between. What is under way is put away.',
  order: 24,
  form: (_table, { public: { phase: now } }) => ({
    to: ask.oneOf('Phase', {
      ...ask.choicesOfWords(aims, (to) => (to === 'new-episode' ? 'A new episode' : titled(to))),
      not: {
        is: (to) => to === now,
        refuse: () =>
          refuse('already-done', `The table is in ${titled(now)}.`, {
            instead: 'Choose another phase, or begin a new episode.',
            rule: 'TABLE-008',
          }),
      },
    }),
  }),
  set(play, _table, { to }) {
    const { phase: from } = play.state.public;
    if (to === 'new-episode') {
      const before = play.state.public.episode.number;
      beginAnew(play);
      const { number } = play.state.public.episode;
      return [`${titled(from)}, episode ${before} → episode ${number}.`];
    }
    if (isLater(from, to)) begin(play, to);
    else goBack(play, to);
    return [`${titled(from)} → ${titled(to)}.`];
  },
});

const order: readonly Phase[] = ['creation', 'obligation', 'downtime', 'mission', 'fallout'];

/** What closes a season or the series lies after all that it follows, and before a new season. */
function isLater(from: Phase, to: Phase): boolean {
  if (to === 'epilogue') return true;
  if (from === 'interlude' || from === 'epilogue') return to === 'obligation';
  return to === 'interlude' || order.indexOf(to) > order.indexOf(from);
}

const STEPS = [
  'none of it',
  'the adversary track has moved',
  'stress and links are cleared',
  'fallout is told',
  'what is left of the investigation is settled',
] as const;
const STEPS_MAX = STEPS.length - 1;

/**
 * Says how far fallout has come, in the order of its steps (GBM-FAL-001). A step that is open again
 * can be taken again; what it has changed stays until it is set by hand.
 */
export const fallout = row({
  type: 'override.fallout',
  topic: 'The cycle',
  of: {
    parts: {},
    each: ({ public: { phase: now, episode } }) =>
      now === 'fallout' ? [episode.fallout ?? newFallout()] : [],
    settled: () => ({}),
    otherwise: () =>
      refuse('wrong-phase', 'The table is not in fallout.', {
        instead: 'Take it there by hand first.',
        rule: 'GBM-CYC-004',
      }),
  },
  parts: { steps: z.int().min(0).max(STEPS_MAX) },
  label: 'How far fallout has come',
  detail: STEPS.map((step, index) => `${index}: ${step}`).join('; '),
  order: 26,
  listed: (_now, state) => state.public.episode.fallout !== null,
  form: (now) => ({ steps: ask.number('Steps done', { now: stepsDone(now), max: STEPS_MAX }) }),
  set(play, now, { steps }) {
    const before = stepsDone(now);
    const { adversary, investigation } = play.state.public.series;
    const unmoved = { lines: [], from: adversary, to: adversary };
    const changed: Fallout = {
      ...now,
      adversary: steps > 0 ? (now.adversary ?? unmoved) : null,
      cleared: steps > 1,
      rolled: steps > 2,
      told: steps > 2 ? (now.told ?? { entry: 'Without a roll', text: '' }) : null,
      halved: steps > 3 ? (now.halved ?? { from: investigation, to: investigation }) : null,
    };
    play.emit({ type: 'episodeChanged', changes: { fallout: changed } });
    // What the director has rolled in secret belongs to a step that is settled another way now.
    if (play.state.director.fallout) play.emit({ type: 'falloutDrawn', fallout: null });
    return [`fallout, ${STEPS[before] ?? before} → ${STEPS[steps] ?? steps}.`];
  },
});

function stepsDone({ adversary, cleared, told, halved }: Fallout): number {
  return [adversary, cleared, told, halved].filter(Boolean).length;
}
