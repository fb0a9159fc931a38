import type { BeatKind } from './kinds';

/** What the sentence of a beat is made of: whom it is about, by name, and what its kind says besides. */
export interface Told {
  /** Whose moment it is. */
  one: string;
  /** What they are called in everyday life. */
  mundane: string;
  /** Who comes second. */
  other: string;
  /** A goal, a title, a consequence in words. */
  what: string;
  /** Who has given the command. */
  by: string;
}

/** How a disagreement ends that nobody wins, and a catastrophe that is ruled fatal. */
export const EVEN = 'even';
export const FATAL = 'fatal';

/** An episode that begins in the middle of things. */
export const AT_ONCE = 'at once';

type Sentence = (told: Told) => string;

const plainly: Sentence = ({ what }) => what;
const titledActivity: Sentence = ({ one, what }) => `${one}: ${what}.`;
const takes: Sentence = ({ one, what }) => `${one} takes it: ${what}`;

/** The sentence of each kind of beat, for eye and ear. What a person wrote of it stands beside it. */
export const sentences: Readonly<Record<BeatKind, Sentence>> = {
  'series-answer': plainly,
  'series-drawn': ({ by, what }) => `${by} lets the dice answer “${what}”`,
  obligation: ({ one }) => `${one} meets their obligation.`,
  'downtime-activity': titledActivity,
  'intimate-moment': titledActivity,
  investigation: titledActivity,
  closer: ({ one, other }) => `${one} and ${other} are closer.`,
  disagreement: ({ one, what }) => `${one} answers with ${what}.`,
  'disagreement-ends': ({ one, what }) =>
    what === EVEN ? 'Neither of them gives way.' : `${one} has the upper hand.`,
  track: plainly,
  engagement: ({ by, what }) => `${by} rolls engagement: ${what}`,
  ambush: ({ what }) => `${what} has found the group.`,
  'action-roll': ({ one, what }) => `${one}: ${what}`,
  'acting-along': ({ one }) => `${one} acts along.`,
  'gather-information': ({ one }) => `${one} gathers information.`,
  answer: ({ by, what }) => `${by} answers “${what}”`,
  resistance: ({ one, what }) => `${one} resists: ${what}`,
  harm: takes,
  catastrophe({ one, what }) {
    if (what === FATAL)
      return `The catastrophe is fatal for ${one}, unless something holds it off.`;
    return what || `${one} narrowly escapes, and is out of action for the rest of the mission.`;
  },
  consequence: takes,
  fortune: plainly,
  bond: ({ one, what }) => `${one} draws on the bond with ${what}.`,
  transcend: ({ mundane, what }) => `${mundane} transcends${what && ` and becomes ${what}`}.`,
  'transcendence-ends': ({ one }) => `${one}’s transcendence ends.`,
  'eclipse-roll': ({ one, what }) => `${one} rolls for eclipse with ${what}.`,
  hope: ({ one }) => `${one} holds on to hope.`,
  rescue: ({ other, what }) => `${other} keeps ${what} from falling into eclipse.`,
  eclipse: ({ one }) => `${one} falls into eclipse.`,
  escape: ({ one, other }) => `${one} escapes eclipse with ${other}’s help.`,
  loss: ({ one, what }) => (what ? `${one} is lost: ${what}.` : `${one} leaves the story.`),
  'mission-won': ({ what }) => `The mission ends: a success.${what && ` ${what}`}`,
  'mission-lost': ({ what }) => `The mission ends: a failure.${what && ` ${what}`}`,
  respite: () => 'The protagonists catch their breath.',
  hearts: () => 'They devour blighted hearts.',
  fallout: ({ what }) => `Fallout: ${what}`,
  bastion: plainly,
  unmasked: ({ one, what }) => `${one} is ${what}.`,
  confronted: ({ one, what }) => `${one}, ${what}, is confronted.`,
  'room-opened': ({ what }) => `${what} is unlocked.`,
  'fate-taken': ({ what }) => `The group gives itself over to a cursed fate: ${what}.`,
  'fate-price': plainly,
  'episode-begins': ({ what }) =>
    what === AT_ONCE
      ? 'The first episode begins in the middle of things.'
      : `Episode ${what}. Obligation: what holds you in everyday life?`,
  'episode-ends': ({ what }) => `The episode ends.${what && ` ${what}`}`,
  'episode-named': ({ what }) => `${what} has a title.`,
  'next-time': ({ by }) => `${by} says what may come next time.`,
  phase: plainly,
  'season-begins': ({ what }) => `Season ${what} begins: the adversary has lost your trail.`,
  'season-ends': () => 'The season is over.',
  'series-ends': () => 'The series ends. What becomes of everybody?',
  epilogue: ({ by, what }) => `${by} writes an epilogue: ${what}.`,
  'joins-the-story': ({ one }) => `${one} is ready.`,
  introducing: ({ one }) => `${one} is introduced now.`,
  introduction: ({ one }) => `The table meets ${one}.`,
  'advance-earned': plainly,
  advance: ({ one, what }) => (one ? `${one} ${what}.` : what),
};
