import type { PublicState } from '@moonlit/rules/girl-by-moonlight';
import { stakesNow } from '@moonlit/rules/girl-by-moonlight/stakes';
import type { GameStakes } from '../../../shell/game';
import { content, playsetOf } from '../api/content';

/** What may come of a command, as the playset of the table says; nothing while its texts are on their way. */
export const stakes: GameStakes<PublicState> = {
  of(state, { type, protagonist }) {
    if (!content.value) return null;
    const activity = state.activities[String(protagonist)];
    return stakesNow(playsetOf(state.series.playset)?.stakes[type], {
      ...state,
      ...(activity ? { activity } : {}),
    });
  },
  elsewhere: ['roll.roll', 'roll.roll-along', 'downtime.roll'],
};
