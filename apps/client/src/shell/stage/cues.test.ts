import { afterEach, expect, it, vi } from 'vitest';
import type { StageBeat } from '../beats/stage-beat';
import { tell } from './cues';
import type { CueLoan } from './moments';
import { pulses } from './moments';

afterEach(() => vi.unstubAllGlobals());

const beat = (kind: string): StageBeat => ({
  key: 'all:1',
  entry: { seq: 1, at: 0, by: null, text: 'She changes.', beat: { kind, about: [] } },
  also: [],
  secret: false,
});
const cues = async (): Promise<CueLoan> => ({ moments: { change: 'change' }, tones: {} });

it('TABLE-244: is felt as it happens, and not when it is read again, nor where it is no great moment', async () => {
  const vibrate = vi.fn();
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true }, vibrate });
  await tell(beat('change'), false, cues);
  await tell(beat('counter'), true, cues);
  expect(vibrate).not.toHaveBeenCalled();
  await tell(beat('change'), true, cues);
  await tell(beat('clock-filled'), true, cues);
  // What does not come leaves the moments of every game.
  await tell(beat('clock-filled'), true, () => Promise.reject(new Error('Offline')));
  expect(vibrate.mock.calls).toEqual([[pulses.change[0]], [pulses.full], [pulses.full]]);
});

it('does nothing on a device that nobody has touched', async () => {
  const vibrate = vi.fn();
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: false }, vibrate });
  await tell(beat('change'), true, cues);
  expect(vibrate).not.toHaveBeenCalled();
});
