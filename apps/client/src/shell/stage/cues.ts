import type { StageBeat } from '../beats/stage-beat';
import { audible } from './audio';
import type { CueLoan } from './moments';
import { momentOf, noCues, pulses, usualTone } from './moments';
import { shake } from './shake';
import type { Cue } from './sound';
import { sound } from './sound';
import { sounds } from './sound-setting';
import { playTune } from './tunes';

/** What the game that is played has lent. */
let lent: CueLoan = noCues;

/** Plays a short sound, where that is switched on and the way for it is open. */
export function playCue(cue: Cue): void {
  const audio = heard();
  if (audio) sound(audio, cue);
}

/**
 * Lets what is told be felt and heard: a great moment as such, a roll as it reads. Never rejects: where what a game lends
 * does not come, the moments of every game are heard in the usual tone.
 *
 * @param live it happens now. What somebody reads again shakes nothing, and has no tune.
 */
export async function tell(
  { entry: { beat, roll } }: StageBeat,
  live: boolean,
  cues: (() => Promise<CueLoan>) | undefined,
): Promise<void> {
  lent = (await cues?.().catch(() => noCues)) ?? noCues;
  const moment = live && beat ? momentOf(beat, lent.moments) : undefined;
  if (!moment) {
    if (roll) playCue(roll.reading.tone);
    return;
  }
  shake(pulses[moment]);
  const audio = heard();
  if (audio) playTune(audio, moment, toneNow());
}

/** Lets whoever has just switched sounds on hear what they will. */
export function taste(): void {
  const audio = heard();
  if (audio) playTune(audio, 'begins', toneNow());
}

const heard = (): AudioContext | null => (sounds.now.peek() === 'off' ? null : audible());

const toneNow = () => lent.tones[document.documentElement.dataset.look ?? ''] ?? usualTone;
