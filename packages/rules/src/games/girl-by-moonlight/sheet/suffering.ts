import { happened } from '../asking';
import { putChoice } from '../choices';
import { featuresOf } from '../features';
import type { GbmPlay } from '../game';
import { directorSeats, nameOf, protagonist } from '../lookups';
import type { Choice, HarmTerms, ProtagonistId } from '../state';
import { recordHarm } from './harm';
import { lose } from './loss';

/** The `kind` of the choice in which the director rules on a catastrophe. */
export const CATASTROPHE_CHOICE = 'rule:catastrophe';

/**
 * Records harm, and puts a catastrophe or a death to whoever decides on it (GBM-CON-017…020,
 * GBM-LOS-001).
 *
 * @param of what it came with, and what has met it: a fatal ruling takes that over (AMB-82).
 * @returns a sentence that says what became of it, for the log.
 */
export function suffer(
  play: GbmPlay,
  id: ProtagonistId,
  level: 1 | 2 | 3 | 4,
  text: string,
  of: Partial<HarmTerms> = {},
): string {
  const self = protagonist(play.state, id);
  if (level === 4) {
    const survived = survive(play, id, text);
    if (survived !== null) {
      happened(play, id, 'harm', { level, text });
      return survived;
    }
  }
  const outcome = recordHarm(play, id, level, text);
  if ('fatal' in outcome) {
    afterFatalHarm(play, id);
    lose(play, id, 'fatal-harm');
    return `Fatal harm: ${nameOf(self)} is lost.`;
  }
  if ('recorded' in outcome) {
    happened(play, id, 'harm', { level, text });
    return outcome.recorded === level
      ? `Recorded at level ${level}.`
      : `Level ${level} is full, so it is recorded at level ${outcome.recorded}.`;
  }
  const [director] = directorSeats(play.state);
  putChoice(play, director, id, {
    kind: CATASTROPHE_CHOICE,
    title: `Catastrophe for ${nameOf(self)}`,
    text: `There is no room left for this harm. Is it fatal, or do they narrowly escape?${spentOn(of)}`,
    options: [
      { value: 'out-of-action', label: 'Out of action for the rest of the mission' },
      { value: 'fatal', label: 'It is fatal' },
    ],
    data: { level: String(level), text },
    harm: of,
  });
  return 'There is no room left for this harm: the director rules on the catastrophe.';
}

/** What can no longer be used against it, should it be fatal (GBM-ARP-029, GBM-RES-001, AMB-82). */
function spentOn({ source, resisted, armoured }: Partial<HarmTerms>): string {
  if (source === 'promise') return ' It is the price of a promise: nothing softens it.';
  if (resisted)
    return ` They have resisted it${armoured ? ' and met it with armour' : ''} already.`;
  return armoured ? ' They have met it with armour already.' : '';
}

/** Fatal harm that an ability lets somebody live through, in words; `null` when none does. */
function survive(play: GbmPlay, id: ProtagonistId, text: string): string | null {
  for (const { hooks } of featuresOf(play.state, protagonist(play.state, id))) {
    const { state } = play;
    const said = hooks.survives?.({ state, self: protagonist(state, id), text }, play);
    if (said) return said;
  }
  return null;
}

/** What fatal harm does besides, which nothing kept from somebody (GBM-SEA-RUL-012). */
export function afterFatalHarm(play: GbmPlay, id: ProtagonistId): void {
  happened(play, id, 'fatalHarm', {});
}

/** What harm does besides, for which there was no room, but which was not fatal (AMB-39). */
export function afterOverflow(play: GbmPlay, id: ProtagonistId, { data }: Choice): void {
  const level = ([1, 2, 3] as const).find((one) => String(one) === data.level);
  if (level) happened(play, id, 'harm', { level, text: data.text ?? '' });
}
