import type { FieldOption } from '../../../engine';
import { whenGathering } from '../hooks/options';
import { nameOf } from '../lookups';
import type { EffectRule } from './effect-rule';
import { dice, sentence, WORDS_MAX, within } from './effect-rule';

/** The activities that are always there; an effect can also be about every one. */
const activities: readonly FieldOption[] = [
  { value: 'any', label: 'Any downtime activity' },
  { value: 'make-a-connection', label: 'Making a connection' },
  { value: 'help-a-friend-recover', label: 'Helping a friend recover' },
  { value: 'work-on-a-project', label: 'Working on a project' },
  { value: 'investigate', label: 'Investigating' },
];

const when = { label: 'When does it count?', max: WORDS_MAX };

/** Effects on downtime, on what one finds out, and on flashbacks. */
export const betweenEffects: readonly EffectRule[] = [
  {
    id: 'downtime-action',
    label: 'One more action in each downtime',
    needs: {},
    text: () => 'One more action in each downtime.',
    hooks: () => ({ modify: { downtimeActions: 1 } }),
  },
  {
    id: 'downtime-die',
    label: 'More dice on a downtime activity',
    needs: {
      choice: { label: 'Which activity?', options: activities },
      amount: { label: 'Dice', min: 1, max: 2 },
    },
    text: ({ choice, amount }) => `${dice(amount)} on ${within(activities, choice)}.`,
    hooks: ({ choice, amount }) => ({
      modify: {
        downtimeDice: ({ activity }) =>
          choice === 'any' || choice === activity.activity ? amount : null,
      },
    }),
  },
  {
    id: 'downtime-die-when',
    label: 'A die on downtime activities, when…',
    needs: { words: when },
    text: ({ words }) => sentence(`+1d on a downtime activity: ${words}`),
    hooks: ({ words }, { key, name }) => ({
      options: { downtime: [{ id: key, label: `${name}: ${words}`, dice: 1 }] },
    }),
  },
  {
    id: 'friend-die',
    label: 'Friends who help you in downtime roll another die',
    needs: {},
    text: () => '+1d on downtime activities of others that are for you.',
    hooks: () => ({ modify: { friendDice: 1 } }),
  },
  {
    id: 'own-links',
    label: 'Links with yourself when downtime begins',
    needs: { amount: { label: 'Links', min: 1, max: 3 } },
    text: ({ amount }) =>
      `Each downtime begins with ${amount} link${amount === 1 ? '' : 's'} with yourself.`,
    hooks: ({ amount }, { name }) => ({
      after: {
        downtime({ self }, play) {
          const links = { ...self.links, [self.id]: amount };
          play.emit({ type: 'protagonistChanged', id: self.id, changes: { links } });
          play.say(
            `${name}: ${nameOf(self)} has ${amount} link${amount === 1 ? '' : 's'} with themselves.`,
          );
        },
      },
    }),
  },
  {
    id: 'gather-die',
    label: 'A die to gather information about…',
    needs: { words: { label: 'About what?', max: WORDS_MAX } },
    text: ({ words }) => sentence(`+1d to gather information about ${words}`),
    hooks: ({ words }, { key, name }) => ({
      options: whenGathering({ id: key, label: `${name}: it is about ${words}`, dice: 1 }),
    }),
  },
  {
    id: 'gather-effect',
    label: 'Fuller answers when gathering information',
    needs: {},
    text: () => '+1 effect whenever you gather information.',
    hooks: () => ({ modify: { gatherEffect: 1 } }),
  },
  {
    id: 'free-question',
    label: 'A question that is always free',
    needs: { words: { label: 'The question', max: WORDS_MAX } },
    text: ({ words }) => `Gathering information, you may always ask for free: ${words}`,
    hooks: ({ words }) => ({ freeQuestions: [words] }),
  },
  {
    id: 'follow-up',
    label: 'More follow-ups when gathering information',
    needs: { amount: { label: 'Follow-ups', min: 1, max: 2 } },
    text: ({ amount }) =>
      `${amount === 1 ? 'One follow-up' : 'Two follow-ups'} more whenever you gather information.`,
    hooks: ({ amount }) => ({ modify: { followUps: amount } }),
  },
  {
    id: 'flashback-discount',
    label: 'Flashbacks cost less stress',
    needs: { amount: { label: 'Stress less', min: 1, max: 2 } },
    text: ({ amount }) => `Your flashbacks cost ${amount} stress less.`,
    hooks: ({ amount }) => ({ modify: { flashbackDiscount: amount } }),
  },
];
