import { DOWNTIME_AMOUNTS } from '../../constants';
import type { Ability } from '../../content';
import { ability } from '../../effects/ability';
import type { Hooks } from '../../hooks';
import { nameOf } from '../../lookups';
import { advanceRecovery } from '../../sheet/harm';
import { transcendenceSegments } from '../../sheet/transcendence';
import { limited } from '../../sheet/uses';
import { transcendentDots } from '../added-dot';
import { ownBand } from '../own-band';
import { starlit } from './by-starlight';

const firstRoll = limited('transcendence', 'tireless');

/** Tireless (GBM-ABY-ABL-015, 016): a recovery roll marks what a downtime roll would (AMB-64). */
const tireless: Hooks['after'] = {
  action({ state, roll, self }, play) {
    const band = ownBand({ roll, self });
    if (band === null || roll.past === 'mundane') return;
    const first = firstRoll.left(self) > 0;
    if (first) firstRoll.spend(play, self);
    const last = self.transcendence.marked >= transcendenceSegments(state, self);
    if ((first || last) && self.harm.length > 0) {
      play.say(`Tireless: ${nameOf(self)} recovers in the thick of it.`, {
        notes: [advanceRecovery(play, self.id, DOWNTIME_AMOUNTS[band])],
      });
    }
  },
  missionEnd({ self }, play) {
    if (!self.transcendence.active || self.harm.length === 0) return;
    play.say(`Tireless: ${nameOf(self)} is still transcended.`, {
      notes: [advanceRecovery(play, self.id, 2)],
    });
  },
};

/** The series abilities that only transcended protagonists use (GBM-ABY-ABL-013…016). */
export const transcendentAbilities: Ability[] = [
  transcendentDots({
    id: 'hope-is-strength',
    name: 'Hope is strength',
    actions: starlit,
  }),
  ability({
    id: 'unshakeable',
    name: 'Unshakeable',
    summary: '+1d to resistance rolls while transcended.',
    kind: 'transcendent',
    effects: [{ effect: 'resistance-die', choice: 'any', amount: 1 }],
  }),
  {
    id: 'tireless',
    name: 'Tireless',
    summary:
      'Your first and last action rolls while transcended are recovery rolls for you too. Still transcended when the mission ends, you mark 2 recovery segments.',
    kind: 'transcendent',
    hooks: { after: tireless },
  },
];
