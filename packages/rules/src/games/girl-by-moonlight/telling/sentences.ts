import type { BeatKind } from './kinds';

/** What the sentence of a beat is made of: whom it is about, by name, and what its kind says besides. */
export interface Told {
  /** Whose moment it is. */
  one: string;
  /** Who comes second. */
  other: string;
  /** A goal, a title, a consequence in words. */
  what: string;
  /** Who has given the command. */
  by: string;
}

type Sentence = (told: Told) => string;

const plainly: Sentence = ({ what }) => what;
const titledActivity: Sentence = ({ one, what }) => `${one}: ${what}.`;
const takes: Sentence = ({ one, what }) => `${one} takes it: ${what}`;

/** The sentence of each kind of beat, for eye and ear. What a person wrote of it stands beside it. */
export const sentences: Readonly<Record<BeatKind, Sentence>> = {
  obligation: ({ one }) => `${one} meets their obligation.`,
  'downtime-activity': titledActivity,
  'intimate-moment': titledActivity,
  investigation: titledActivity,
  closer: plainly,
  disagreement: plainly,
  track: plainly,
  engagement: ({ by, what }) => `${by} rolls engagement: ${what}`,
  ambush: plainly,
  'action-roll': ({ one, what }) => `${one}: ${what}`,
  'acting-along': ({ one }) => `${one} acts along.`,
  'gather-information': ({ one }) => `${one} gathers information.`,
  answer: ({ by, what }) => `${by} answers “${what}”`,
  resistance: ({ one, what }) => `${one} resists: ${what}`,
  harm: takes,
  catastrophe: plainly,
  consequence: takes,
  fortune: plainly,
  bond: ({ one, what }) => `${one} draws on the bond with ${what}.`,
  transcend: ({ one, what }) => `${one} transcends${what && ` and becomes ${what}`}.`,
  'transcendence-ends': ({ one }) => `${one}’s transcendence ends.`,
  'eclipse-roll': ({ one, what }) => `${one} rolls for eclipse with ${what}.`,
  hope: ({ one }) => `${one} holds on to hope.`,
  rescue: ({ other, what }) => `${other} keeps ${what} from falling into eclipse.`,
  eclipse: ({ one }) => `${one} falls into eclipse.`,
  escape: ({ one, other }) => `${one} escapes eclipse with ${other}’s help.`,
  loss: ({ one, what }) => (what ? `${one} is lost: ${what}.` : `${one} leaves the story.`),
  'mission-won': () => 'The mission ends: a success.',
  'mission-lost': () => 'The mission ends: a failure.',
  respite: () => 'The protagonists catch their breath.',
  hearts: () => 'They devour blighted hearts.',
  fallout: ({ what }) => `Fallout: ${what}`,
  bastion: plainly,
  unmasked: ({ one, what }) => `${one} is ${what}.`,
  confronted: ({ one, what }) => `${one}, ${what}, is confronted.`,
  'room-opened': ({ what }) => `${what} is unlocked.`,
  'fate-taken': ({ what }) => `The group gives itself over to a cursed fate: ${what}.`,
  'fate-price': plainly,
  'episode-begins': ({ what }) => `Episode ${what}. Obligation: what holds you in everyday life?`,
  'episode-ends': ({ what }) => `Episode ${what} ends.`,
  phase: plainly,
  'season-begins': ({ what }) => `Season ${what} begins: the adversary has lost your trail.`,
  'season-ends': () => 'The season is over.',
  'series-ends': () => 'The series ends. What becomes of everybody?',
  epilogue: ({ by, what }) => `${by} writes an epilogue: ${what}.`,
  'joins-the-story': ({ one }) => `${one} is ready.`,
  introduction: ({ one }) => `The table meets ${one}.`,
  'advance-earned': plainly,
  advance: plainly,
};
