import type { Guidance } from '../../../table';

/** What a referee may weigh now, in our own words (SNS-202, 302, 303, 312, 715). */
export const guidance = {
  playing: {
    title: 'The players act',
    lines: [
      'There is no order: whoever speaks acts. Who has not acted in this scene? Look to them.',
      'Ask for a Check where it could go either way and failing would change something. Else it simply happens.',
      'You never roll for foes: they act through Complications, Fallout and Tests.',
    ],
  },
  framing: {
    title: 'Before the dice',
    lines: [
      'What is it meant to do? That names the Action type. How they do it names the Skill.',
      'Compare the Scales: two apart is impossible, so say so; one apart takes a Critical Hit.',
      'Which Traits matter here? Each counts once. Say what is at stake.',
    ],
  },
  scale: {
    title: 'Scale',
    lines: [
      'Weigh how strong it is, how fast, how lasting and how far it reaches; no need to score each.',
      '0 an ordinary person, 1 simple tools or luck, 2 special means, 3 beyond human technology.',
      '4 takes luck or exertion on top of that, 5 is the peak of what a protagonist can do.',
    ],
  },
  settling: {
    title: 'After the dice',
    lines: [
      'A Graze: they choose the kind of Cost, you say what it is. It never undoes the success.',
      'A Miss: what they wanted is barred, or partly theirs with a serious drawback.',
      'A Complication follows all but a Hit: something moves, arrives, breaks or is found out.',
    ],
  },
  milestone: {
    title: 'A Milestone',
    lines: [
      'Minor at the end of a session, now or when the next one begins. Major when an arc is over.',
      'How many challenges did they overcome together? Each is 1 XP for everybody, whoever took part.',
      'Ask what each Memory is of: a line of the story as it was.',
      'You roll the Recover Tests. Failing them costs nothing.',
    ],
  },
  corruption: {
    title: 'What Corruption gives you',
    lines: [
      'A Temptation against whoever has five slots or more: an easy way that leads down.',
      'A Corruption Fallout in an arc, as grave as the Corruption: plan it, and use it once.',
      'Show both through somebody or something they love.',
    ],
  },
  wishing: {
    title: 'A Wish',
    lines: [
      'Say what exactly it does, by what their Gift is, before they decide.',
      'It is their end. What becomes of them is yours to say: make it worthy.',
    ],
  },
  remembering: {
    title: 'A Flashback',
    lines: [
      'One short scene with their Anchor, before all this. Ask what mattered to them.',
      'Did an Anchor break that nobody has seen break? Show it here.',
    ],
  },
} as const satisfies Guidance;

/** What there is guidance about. */
export type GuidanceTopicId = keyof typeof guidance;

/** Names topics, for a next step. */
export const mind = (...topics: GuidanceTopicId[]): readonly GuidanceTopicId[] => topics;
