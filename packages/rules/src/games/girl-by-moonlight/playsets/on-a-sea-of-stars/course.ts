import type { GbmPlay } from '../../game';
import { trackLength } from '../../series/lengths';
import type { GbmState } from '../../state';
import type { Phase } from '../../vocabulary';
import { bastionReacts } from './bastion';
import { enginesOf } from './engines';
import { forgetExposed, isDue } from './exposed';
import { STRENGTH_MAX } from './rules';
import { starsSlot } from './slots';
import { changeEngine, mend } from './strength';

/** Segments of recovery that Power source gives an Engine that nobody piloted (GBM-SEA-RUL-024). */
const POWERED = 2;

/** What begins with each phase. */
export function enterPhase(play: GbmPlay, phase: Phase): void {
  const { episode } = play.state.public;
  switch (phase) {
    case 'obligation':
      // The Bastion starts play full, however long its track is at this table (GBM-SEA-RUL-001).
      if (episode.number === 1 && starsSlot.in(play.state).reacted === null) {
        starsSlot.change(play, { bastion: trackLength(play.state) });
      }
      forgetExposed(play);
      return;
    case 'downtime':
      bastionReacts(play);
      return;
    default:
  }
}

/** When a mission is over: what nobody piloted recovers, and what was spent in it comes back. */
export function missionOver(play: GbmPlay): void {
  const powered = play.state.public.series.rooms.includes('flagship-power-source');
  const rested = enginesOf(play.state)
    .filter(({ used, pilot, abandoned }) => !used && pilot === null && !abandoned)
    .filter(({ strength }) => strength < STRENGTH_MAX)
    .map(({ id }) => id);
  if (powered && rested.length > 0) {
    const notes = rested.map((id) => mend(play, id, POWERED));
    play.say('Power source: Engines that nobody piloted recover.', { notes });
  }
  for (const { id } of enginesOf(play.state).filter(({ used }) => used)) {
    changeEngine(play, id, { used: false });
  }
  starsSlot.change(play, { spent: {} });
}

/** What the table lacks before it goes on, a sentence each. */
export function lacks(state: GbmState): string[] {
  return isDue(state) ? ['The Bastion was left open, and nothing has been rolled for it.'] : [];
}
