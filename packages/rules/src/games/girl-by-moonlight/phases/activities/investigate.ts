import type { ActivityRule } from '../../hooks';
import { playsetOf } from '../../library/playset';
import { allowance, gatheredInSafety, openQuestions, won } from '../../rolls/gathering';
import { trackLength } from '../../series/lengths';
import { investigationTier } from '../../sheet/ratings';
import { numeral } from '../../vocabulary';
import { activityOptions } from '../activity-pool';

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
  brings: (amount, band) =>
    `${amount} segments and ${won(allowance[band])}${band === 'critical' ? '; a die for the next engagement roll' : ''}.`,
  beat: 'investigation',
  resolve(play, activity, self, amount, band) {
    const before = investigationTier(play.state);
    const from = play.state.public.series.investigation;
    const length = trackLength(play.state);
    const to = Math.min(length, from + amount);
    play.emit({ type: 'seriesChanged', changes: { investigation: to } });
    const notes: string[] = [];
    const tier = investigationTier(play.state);
    if (tier > before)
      notes.push(`${playsetOf(play.state).investigation.track} tier ${numeral(tier)} is reached.`);
    if (band === 'critical') {
      const track = playsetOf(play.state).investigation.track.toLowerCase();
      const { engagementBonus } = play.state.public.episode;
      play.emit({
        type: 'episodeChanged',
        changes: {
          engagementBonus: [...engagementBonus, { source: `Critical ${track}`, dice: 1 }],
        },
      });
      notes.push('The next engagement roll gets a die.');
    }
    play.say(`${playsetOf(play.state).investigation.track}: ${from} → ${to} of ${length}.`, {
      notes,
    });
    const chosen = activityOptions(play.state, self, activity).filter(({ id }) =>
      activity.options.includes(id),
    );
    const about = activity.description || 'the investigation';
    openQuestions(play, self.id, about, band, gatheredInSafety(play.state, self, chosen));
  },
};
