import { DOWNTIME_AMOUNTS } from '../../constants';
import type { Ability } from '../../content';
import type { Hooks } from '../../hooks';
import { nameOf } from '../../lookups';
import { advanceRecovery } from '../../sheet/harm';
import { lose } from '../../sheet/loss';
import { transcendentDots } from '../added-dot';
import { ownBand } from '../own-band';
import { shadowed } from './shadowed';

const DEFIANT = 'i-wont-allow-it';
/** Counts deaths that are held off until transcendence ends. */
const HELD_OFF = `transcended:${DEFIANT}`;

/**
 * I won't allow it! (GBM-ROT-ABL-011, 012): fatal harm waits until transcendence ends, and then an
 * eclipse roll decides, whatever has become of the harm (AMB-40).
 */
const iWontAllowIt: Hooks = {
  survives({ self }, play) {
    if (!self.transcendence.active) return null;
    const uses = { ...self.uses, [HELD_OFF]: 1 };
    play.emit({ type: 'protagonistChanged', id: self.id, changes: { uses } });
    return `${nameOf(self)} should be dead, and will not have it. When transcendence ends, an eclipse roll decides.`;
  },
  after: {
    transcendenceEnd({ state, self }, play) {
      if (!self.uses[HELD_OFF]) return;
      const { [HELD_OFF]: _paid, ...uses } = self.uses;
      play.emit({ type: 'protagonistChanged', id: self.id, changes: { uses } });
      const torn = state.public.eclipses[self.id] ?? {
        protagonist: self.id,
        stage: 'due' as const,
        attribute: null,
        result: null,
        band: null,
        declined: [],
      };
      play.emit({ type: 'eclipseSet', eclipse: { ...torn, calledBy: DEFIANT } });
      play.say(`${nameOf(self)} falls. An eclipse roll decides between life and death.`, {
        notes: ['Who catches them?'],
      });
    },
    eclipseDecided({ state, self, held }, play) {
      if (!held) {
        lose(play, self.id, 'fatal-harm');
        play.say(`What held death off from ${nameOf(self)} fades.`, { reveals: true });
        return;
      }
      if (state.public.episode.mission?.stage === 'under-way') {
        play.emit({
          type: 'protagonistChanged',
          id: self.id,
          changes: { status: 'out-of-action' },
        });
      }
      play.say(`${nameOf(self)} is out of action for the rest of the mission, but alive.`);
    },
  },
};

/** For the thrill (GBM-ROT-ABL-013, 014): a recovery roll marks what a downtime roll would (AMB-64). */
const forTheThrill: Hooks = {
  instead: {
    position: ({ self }) =>
      self.transcendence.active ? { source: 'For the thrill', atLeast: 'risky' } : null,
  },
  after: {
    action({ roll, self }, play) {
      const band = ownBand({ roll, self });
      if (band === null || roll.past === 'mundane') return;
      if (roll.rolled?.position !== 'desperate' || self.harm.length === 0) return;
      play.say(`For the thrill: ${nameOf(self)} feels alive.`, {
        notes: [advanceRecovery(play, self.id, DOWNTIME_AMOUNTS[band])],
      });
    },
  },
};

/** The series abilities that only transcended protagonists use (GBM-ROT-ABL-010…014). */
export const transcendentAbilities: Ability[] = [
  transcendentDots({
    id: 'fighting-in-shadow',
    name: 'Fighting in shadow',
    actions: shadowed,
  }),
  {
    id: DEFIANT,
    name: 'I won’t allow it!',
    summary:
      'Fatal harm does not kill you while you are transcended. When that ends you roll for eclipse: if you hold on, you are out of action and alive; if not, you die.',
    kind: 'transcendent',
    hooks: iWontAllowIt,
  },
  {
    id: 'for-the-thrill',
    name: 'For the thrill',
    summary:
      'While transcended, your desperate rolls are recovery rolls for you too, and controlled rolls count as risky.',
    kind: 'transcendent',
    hooks: forTheThrill,
  },
];
