import { TRACK_MAX } from '../../constants';
import type { ActivityRule } from '../../hooks';
import { openQuestions } from '../../rolls/information';
import { investigationTier } from '../../table/sheet';

/**
 * Investigate (GBM-DWN-016…018): the investigation track moves on, the result gathers information
 * as well, and a critical gives a die to the next engagement roll.
 */
export const investigate: ActivityRule = {
  id: 'investigate',
  name: 'Investigate',
  summary: 'Look into the adversary: the investigation track moves on, and you ask questions.',
  needs: 'nobody',
  rolls: true,
  resolve(play, activity, self, amount, band) {
    const before = investigationTier(play.state);
    const from = play.state.public.series.investigation;
    const to = Math.min(TRACK_MAX, from + amount);
    play.emit({ type: 'seriesChanged', changes: { investigation: to } });
    const notes: string[] = [];
    const tier = investigationTier(play.state);
    if (tier > before) notes.push(`Investigation tier ${tier} is reached.`);
    if (band === 'critical') {
      const { engagementBonus } = play.state.public.episode;
      play.emit({
        type: 'episodeChanged',
        changes: {
          engagementBonus: [...engagementBonus, { source: 'Critical investigation', dice: 1 }],
        },
      });
      notes.push('The next engagement roll gets a die.');
    }
    play.say(`Investigation: ${from} → ${to} of ${TRACK_MAX}.`, { notes });
    openQuestions(play, self.id, activity.description || 'the investigation', band);
  },
};
