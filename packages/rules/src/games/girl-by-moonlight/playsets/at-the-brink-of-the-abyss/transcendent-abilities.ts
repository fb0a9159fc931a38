import { DOWNTIME_AMOUNTS } from '../../constants';
import type { Ability } from '../../content';
import type { Hooks } from '../../hooks';
import { nameOf } from '../../lookups';
import { advanceRecovery } from '../../sheet/harm';
import { transcendenceSegments } from '../../sheet/transcendence';
import { transcendentDots } from '../added-dot';
import { ownBand } from '../own-band';
import { starlit } from './by-starlight';

/** Counts the first roll; counts that begin so end with transcendence. */
const ROLLED = 'transcendence:tireless';

/** Tireless (GBM-ABY-ABL-015, 016): a recovery roll marks what a downtime roll would (AMB-64). */
const tireless: Hooks = {
  afterAction({ state, roll, self }, play) {
    const band = ownBand({ roll, self });
    if (band === null || roll.past === 'mundane') return;
    const first = !self.uses[ROLLED];
    if (first) {
      play.emit({
        type: 'protagonistChanged',
        id: self.id,
        changes: { uses: { ...self.uses, [ROLLED]: 1 } },
      });
    }
    const last = self.transcendence.marked >= transcendenceSegments(state, self);
    if ((first || last) && self.harm.length > 0) {
      play.say(`Tireless: ${nameOf(self)} recovers in the thick of it.`, {
        notes: [advanceRecovery(play, self.id, DOWNTIME_AMOUNTS[band])],
      });
    }
  },
  onMissionEnd({ self }, play) {
    if (!self.transcendence.active || self.harm.length === 0) return;
    play.say(`Tireless: ${nameOf(self)} is still transcended.`, {
      notes: [advanceRecovery(play, self.id, 2)],
    });
  },
};

/** The series abilities that only transcended protagonists use (GBM-ABY-ABL-013…016). */
export const transcendentAbilities: Ability[] = [
  {
    id: 'hope-is-strength',
    name: 'Hope is strength',
    summary: 'Each protagonist gains a transcendent dot in Forgive, Empathize and Flow.',
    kind: 'transcendent',
    hooks: transcendentDots({
      id: 'hope-is-strength',
      name: 'Hope is strength',
      actions: starlit,
      rule: 'GBM-ABY-ABL-013',
    }),
  },
  {
    id: 'unshakeable',
    name: 'Unshakeable',
    summary: '+1d to resistance rolls while transcended.',
    kind: 'transcendent',
    hooks: {
      attributePool: ({ roll }) =>
        roll === 'resistance' ? [{ source: 'Unshakeable', dice: 1 }] : [],
    },
  },
  {
    id: 'tireless',
    name: 'Tireless',
    summary:
      'Your first and last action rolls while transcended are recovery rolls for you too. Still transcended when the mission ends, you mark 2 recovery segments.',
    kind: 'transcendent',
    hooks: tireless,
  },
];
