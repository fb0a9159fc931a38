import { z } from 'zod';
import { newProgressClock, progressClockMoves, progressClocks } from '../../../forged-in-the-dark';
import { command } from '../../../table/command';
import { clockAdvanced, dropClockChoices } from '../clocks/advance';
import { clockRules } from '../clocks/rules';
import type { GbmPlay } from '../game';
import { unlockRoom } from '../series/hideout-map';
import { roomOfProject } from '../series/room-clocks';
import type { ClockKind } from '../state';
import { words } from '../words';

const progress = progressClocks<ClockKind, GbmPlay>({
  words,
  rules: clockRules,
  kinds: [
    { value: 'threat', label: 'Something looms' },
    { value: 'progress', label: 'Progress towards something' },
    { value: 'tug-of-war', label: 'A tug-of-war, with something at either end' },
  ],
  hooks: {
    /** The project of a room unlocks it (GBM-ABY-HID-002). A clock on the desk tells nobody anything. */
    moved(play, { clock, secret }, by) {
      if (secret) return;
      const room = clock.marked === clock.segments ? roomOfProject(clock.id) : null;
      if (room !== null) unlockRoom(play, room, { anywhere: true });
      if (by > 0) clockAdvanced(play, clock, by);
      else dropClockChoices(play, clock.id);
    },
    removed(play, { clock, secret }) {
      if (!secret) dropClockChoices(play, clock.id);
    },
  },
});

const kind = z.enum(['threat', 'progress', 'project', 'room', 'tug-of-war']).default('threat');

/** Clocks, open and secret (GBM-CLK-001…009). */
export const clocks = {
  ...progress,
  commands: [command('clock.create', { ...newProgressClock, kind }), ...progressClockMoves],
};
