import type { Ability } from '../content';
import type { GbmPlay } from '../game';
import type { Bearer } from '../hooks';
import { nameOf } from '../lookups';
import { limited } from '../sheet/uses';
import type { Protagonist, SetUp } from '../state';

const device = limited('transcendence', 'prepared-earlier');

/** What the device is for, and what the log says that it does. */
interface Purpose {
  label: string;
  done: string;
  /** What an ally who takes the opportunity gains. */
  benefit?: NonNullable<SetUp['benefit']>;
}

const purposes: Record<string, Purpose> = {
  escape: { label: 'A way to escape', done: 'It opens a way out.' },
  reveal: {
    label: 'Unexpected information',
    done: 'It brings something unexpected to light: the director says what.',
  },
  'opportunity-effect': {
    label: 'An opportunity for an ally: +1 effect',
    done: 'An ally who follows up on it gets +1 effect.',
    benefit: 'effect',
  },
  'opportunity-position': {
    label: 'An opportunity for an ally: a better position',
    done: 'An ally who follows up on it acts from a better position.',
    benefit: 'position',
  },
};

/**
 * Here’s one I prepared earlier (GBM-PB-STR-020): a flashback without stress, in which the bearer
 * has made a device. An opportunity for an ally is an opening as a set-up makes one (GBM-TEAM-006).
 */
export const preparedEarlier: Ability = {
  id: 'prepared-earlier',
  name: 'Here’s one I prepared earlier',
  summary:
    'Once per transcendence, flash back without stress to a device that you have made: to escape, to reveal something unexpected, or to give an ally an opportunity.',
  kind: 'transcendent',
  hooks: {
    uses: [
      {
        id: 'use',
        label: 'Flash back to a device that you have made',
        cost: 'no stress, once per transcendence',
        unavailable,
        targets: () => ({
          label: 'What is it for?',
          options: Object.entries(purposes).map(([value, { label }]) => ({ value, label })),
        }),
        asks: { label: 'What is the device?', required: false },
        run: bringOut,
      },
    ],
  },
};

function unavailable({ state, self }: Bearer): string | null {
  const underWay = state.public.episode.mission?.stage === 'under-way';
  if (state.public.phase !== 'mission' || !underWay) return 'Only while a mission is under way.';
  if (!self.transcendence.active) return 'Only while you are transcended.';
  return device.left(self) === 0 ? 'Once per transcendence.' : null;
}

/** What stands for a device that was told aloud. */
const DEVICE_SAID = 'just what is needed';

function bringOut(play: GbmPlay, self: Protagonist, text: string, target?: string): void {
  const made = text || DEVICE_SAID;
  const purpose = target === undefined ? undefined : purposes[target];
  if (!purpose) return;
  device.spend(play, self);
  const { benefit } = purpose;
  if (benefit) {
    const id = play.id('setup');
    play.emit({
      type: 'setUpSet',
      setUp: { id, by: self.id, goal: made, benefit, options: [], usedBy: [] },
    });
  }
  play.say(`Flashback, for no stress: ${nameOf(self)} has made ${made}.`, {
    notes: [purpose.done],
    reveals: true,
  });
}
