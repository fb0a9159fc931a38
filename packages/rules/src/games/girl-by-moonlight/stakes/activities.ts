import type { Band } from '../../../forged-in-the-dark';
import { bands } from '../../../forged-in-the-dark';
import { DOWNTIME_AMOUNTS } from '../constants';
import type { ActivityRule } from '../hooks';
import type { Stakes } from './read';

/** What each result of a downtime activity brings: it cannot fail (GBM-DWN-003…005). */
export function activityStakes(rules: readonly ActivityRule[]): Record<string, Stakes> {
  const rolled = rules.filter((rule) => rule.rolls);
  return Object.fromEntries(rolled.map((rule) => [rule.id, { dice: bringing(rule) }]));
}

function bringing({ brings }: ActivityRule): Record<Band, string> {
  const say = brings ?? ((amount: number) => `${amount} segments.`);
  return Object.fromEntries(
    bands.map((band) => [band, say(DOWNTIME_AMOUNTS[band], band)]),
  ) as Record<Band, string>;
}
