import type { Ability } from '../../content';
import type { RollOption } from '../../hooks';
import { whenGathering } from '../../hooks/options';
import { transcendentDots } from '../added-dot';
import { dreaming } from './abilities';

const interrogation: RollOption = {
  id: 'just-a-dream:interrogation',
  label: 'Just a dream: an interrogation, with a follow-up more',
  followUps: 1,
};

const frightening: RollOption = {
  id: 'hold-back:frighten',
  label: 'Hold back the nightmare: to frighten or upset',
  dice: 1,
};

/** The series abilities that only transcended protagonists use (GBM-MAZ-ABL-008…011). */
export const transcendentAbilities: Ability[] = [
  transcendentDots({
    id: 'lucid',
    name: 'Lucid',
    actions: dreaming,
  }),
  {
    id: 'dream-logic',
    name: 'Dream logic',
    summary:
      'A flashback that you call while transcended gives you all that transcendence does. Its rolls mark transcendence as usual.',
    kind: 'transcendent',
    hooks: { may: { transcendedFlashbacks: true } },
  },
  {
    id: 'just-a-dream',
    name: 'Just a dream',
    summary:
      'While you are transcended others have to speak the truth to you, and an interrogation gives you a follow-up more.',
    kind: 'transcendent',
    hooks: {
      options: whenGathering(interrogation),
      reminders: [
        {
          when: 'gather-information',
          text: 'whoever speaks with you tells the truth, as far as they know it and not more than you ask. Other protagonists may lie, and you notice.',
        },
      ],
    },
  },
  {
    id: 'hold-back-the-nightmare',
    name: 'Hold back the nightmare',
    summary:
      'While you are transcended, a 4/5 on your eclipse rolls counts as a 6. If you are in eclipse too: +1d to frighten or upset others.',
    kind: 'transcendent',
    hooks: {
      instead: {
        eclipse: ({ band }) =>
          band === 'partial' ? { source: 'Hold back the nightmare', band: 'success' } : null,
      },
      options: { action: [({ self }) => (self.eclipse ? [frightening] : [])] },
    },
  },
];
