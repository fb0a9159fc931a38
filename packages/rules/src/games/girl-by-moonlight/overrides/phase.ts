import type { CommandOf } from '../commands';
import type { GbmPlay, OfferContext } from '../game';
import { begin, beginAnew, goBack } from '../phases/entering';
import { newFallout } from '../phases/fallout';
import { refuse } from '../refusal';
import type { Fallout } from '../state';
import type { Phase } from '../vocabulary';
import { phases, titled } from '../vocabulary';
import { byHand, choiceField, numberField, sayByHand } from './by-hand';

/**
 * Takes the table to any phase (GBM-CYC-004). To a later one it goes as usual, only that what lies
 * between is left out; to an earlier one of the same episode it returns, and nothing is given twice.
 */
export function overridePhase(play: GbmPlay, { to, reason }: CommandOf<'override.phase'>): void {
  play.director('set values by hand');
  const { phase: from } = play.state.public;
  if (to === from) {
    refuse('already-done', `The table is in ${titled(from)}.`, {
      instead: 'Choose another phase, or begin a new episode.',
      rule: 'TABLE-008',
    });
  }
  if (to === 'new-episode') {
    const before = play.state.public.episode.number;
    beginAnew(play);
    const { number } = play.state.public.episode;
    sayByHand(play, [`${titled(from)}, episode ${before} → episode ${number}.`], reason);
    return;
  }
  if (isLater(from, to)) begin(play, to);
  else goBack(play, to);
  sayByHand(play, [`${titled(from)} → ${titled(to)}.`], reason);
}

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

/**
 * Says how far fallout has come, in the order of its steps (GBM-FAL-001). A step that is open again
 * can be taken again; what it has changed stays until it is set by hand.
 */
export function overrideFallout(play: GbmPlay, command: CommandOf<'override.fallout'>): void {
  play.director('set values by hand');
  const { steps, reason } = command;
  const { phase, episode, series } = play.state.public;
  if (phase !== 'fallout') {
    refuse('wrong-phase', 'The table is not in fallout.', {
      instead: 'Take it there by hand first.',
      rule: 'GBM-CYC-004',
    });
  }
  const now = episode.fallout ?? newFallout();
  const before = stepsDone(now);
  const { adversary, investigation } = series;
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
  sayByHand(play, [`fallout, ${STEPS[before] ?? before} → ${STEPS[steps] ?? steps}.`], reason);
}

function stepsDone({ adversary, cleared, told, halved }: Fallout): number {
  return [adversary, cleared, told, halved].filter(Boolean).length;
}

export function phaseOffers({ state, add }: OfferContext): void {
  const { phase, episode } = state.public;
  const others = phases.filter((one) => one !== phase);
  add(
    byHand('The cycle', {
      command: 'override.phase',
      with: {},
      label: 'Go to another phase',
      detail: 'Back, or on and past what lies between. What is under way is put away.',
      order: 24,
      fields: [
        choiceField('to', 'Phase', [
          ...others.map((value) => ({ value, label: titled(value) })),
          { value: 'new-episode', label: 'A new episode' },
        ]),
      ],
    }),
  );
  if (phase !== 'fallout' || !episode.fallout) return;
  add(
    byHand('The cycle', {
      command: 'override.fallout',
      with: {},
      label: 'How far fallout has come',
      detail: STEPS.map((step, index) => `${index}: ${step}`).join('; '),
      order: 26,
      fields: [numberField('steps', 'Steps done', 4, stepsDone(episode.fallout))],
    }),
  );
}
