import type { ActionId, AttributeId } from './vocabulary';

/** What an action is for, as people read it. */
export interface ActionText {
  name: string;
  attribute: AttributeId;
  text: string;
  /** When another would suit better. */
  beside: string;
}

/** What an attribute stands for, as people read it. */
export interface AttributeText {
  name: string;
  text: string;
  resists: string;
}

/** What each action is for, and when another would suit better (GBM-ACT-007…015). */
export const actionGuide: Record<ActionId, ActionText> = {
  confess: {
    name: 'Confess',
    attribute: 'moon',
    text: 'Let somebody see what you really think or feel: own up to a secret, bare your heart.',
    beside: 'To win somebody over to your side, Express usually suits better.',
  },
  forgive: {
    name: 'Forgive',
    attribute: 'moon',
    text: 'Care about somebody in spite of a wrong: offer a second chance, embrace the monster.',
    beside: 'To find out how somebody feels, Empathize usually suits better.',
  },
  perceive: {
    name: 'Perceive',
    attribute: 'moon',
    text: 'Take the world in as it shows itself: watch, listen, see the beauty without judging.',
    beside: 'To work out what a thing does, Analyze usually suits better.',
  },
  express: {
    name: 'Express',
    attribute: 'sun',
    text: 'Speak with a purpose: argue, teach, taunt, rally, or talk somebody round.',
    beside: 'To tell somebody how you truly feel, Confess usually suits better.',
  },
  defy: {
    name: 'Defy',
    attribute: 'sun',
    text: 'Find your courage and meet what stands against you head on: stand firm, strike hard.',
    beside: 'To get your way in an argument, Express usually suits better.',
  },
  empathize: {
    name: 'Empathize',
    attribute: 'sun',
    text: 'Feel with somebody: sense their mood, share it, and know what it is like to be them.',
    beside: 'To uncover what somebody intends, Analyze usually suits better.',
  },
  conceal: {
    name: 'Conceal',
    attribute: 'stars',
    text: 'Hide what you want and feel: blend into a crowd, keep a straight face, tell a lie.',
    beside: 'To sneak by way of climbing and balance, Flow usually suits better.',
  },
  flow: {
    name: 'Flow',
    attribute: 'stars',
    text: 'Move gracefully and bend with what happens: leap, dance, dodge, fit in.',
    beside: 'To trade blows with a foe face to face, Defy usually suits better.',
  },
  analyze: {
    name: 'Analyze',
    attribute: 'stars',
    text: 'Look beneath the surface for what is hidden: study, search, find the weak spot.',
    beside: 'To enjoy something for its beauty, Perceive usually suits better.',
  },
};

/** What each attribute stands for and resists (GBM-ACT-021…023). */
export const attributeGuide: Record<AttributeId, AttributeText> = {
  sun: { name: 'Sun', text: 'Compassion and resolve.', resists: 'violence and fear' },
  moon: { name: 'Moon', text: 'Sincerity and clarity.', resists: 'despair and heartbreak' },
  stars: { name: 'Stars', text: 'Cleverness and elegance.', resists: 'panic and social pressure' },
};
