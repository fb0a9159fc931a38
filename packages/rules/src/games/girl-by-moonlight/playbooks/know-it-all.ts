import type { Ability } from '../content';
import { whenGathering } from '../hooks/options';

/** What one can know everything about. */
const topics = [
  ['plants-and-animals', 'plants and animals'],
  ['magic-rituals', 'magic rituals'],
  ['engineering', 'engineering'],
  ['ancient-lore', 'ancient lore'],
  ['pop-culture', 'pop culture'],
] as const;

/**
 * Know it all (GBM-PB-STR-017): one ability a topic, so that it can be taken again for another. The
 * die goes with gathering information, not with the downtime activity Investigate.
 */
export const knowItAll: Ability[] = topics.map(([id, topic]) => ({
  id: `know-it-all:${id}`,
  name: `Know it all: ${topic}`,
  summary: `You know everything about ${topic}: +1d when you gather information about it. Take this again for another topic.`,
  kind: 'special',
  hooks: {
    options: whenGathering({
      id: `know-it-all:${id}`,
      label: `Know it all: it is about ${topic}`,
      dice: 1,
    }),
  },
}));
