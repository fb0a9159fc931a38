import type { Playset } from '../../content';

/** What the director of this series has at hand, and how its episodes are called and end. */
export const direction = {
  /** What fallout brings, by tier and band (GBM-MAZ-MIS-001…003). */
  fallout: {
    1: {
      bad: 'An agent of the Conspiracy makes a move',
      partial: 'A suspect shows what they are part of',
      success: 'A terrible secret slips out of a suspect',
    },
    2: {
      bad: 'The Conspiracy carries out part of its agenda',
      partial: 'A suspect is in danger',
      success: 'The dream seeps into the waking world',
    },
    3: {
      bad: 'The Conspiracy takes a suspect for its host',
      partial: 'A suspect is lost to the dream',
      success: 'A suspect makes a weapon of the dream',
    },
  },

  /** What earns the series xp at the end of a session (GBM-XP-009). */
  xpTriggers: [
    { id: 'mission', text: 'You completed a mission from the list.' },
    { id: 'nature', text: 'You showed the group’s nature, its origin, or its destiny.' },
    { id: 'solace', text: 'You delved into the maze and gave a dreamer solace.' },
    { id: 'suspects', text: 'You looked into a suspect and faced their demons.' },
  ],

  /** What the director keeps in mind (GBM-MAZ-MIS-009). */
  principles: [
    {
      title: 'Tie everybody to the Conspiracy',
      text: 'Some belong to it; others have a friend it changed, or made a work that it took over. Let its traces turn up where nobody looks for them, also in the places where the protagonists feel safe.',
    },
    {
      title: 'Let what suspects feel spill over',
      text: 'By day it shows in their bearing, in what they say and what they leave out. In their dreams it is there to touch. Let images that all suspects share adorn the memories that are each one’s own.',
    },
    {
      title: 'Give suspects good reasons and dreadful deeds',
      text: 'Whatever drew them in was well meant, or easy to understand. Then show what they do for it that cannot be excused, and how the Conspiracy bends what they want until it is ruined.',
    },
    {
      title: 'Drown them in everyday detail',
      text: 'A dream is made of ordinary places and things, twisted. The waking world seems orderly and overflows: build a labyrinth of routine and pressure in which the protagonists are small and alone.',
    },
    {
      title: 'An Avatar is an ego without morals',
      text: 'Avatars are strong, moody, and there for what they want, not quite for the protagonists. Their power has a price that the protagonists pay. Sooner or later it has to be settled who is in charge.',
    },
  ],

  /** What the tone of the series adds where people judge (GBM-MAZ-MIS-004, 005, 007…010). */
  guidance: [
    {
      at: 'position',
      text: 'What plays into the feelings of the dream weighs more, also through its symbols. Using its inner logic well deserves a better position.',
    },
    {
      at: 'effect',
      text: 'Dreamers still hold on to gravity, cause and pain. To break with the logic of the dream is possible, and has extreme consequences either way.',
    },
    {
      at: 'price',
      text: 'Most consequences are emotional. The Conspiracy and its minions may act in ways that the dream does not allow anybody else.',
    },
    {
      at: 'price',
      text: 'Agree at the table what harm in a dream does to the waking body. It may become an echo of feeling, but it stays in some form.',
    },
    {
      at: 'promise',
      text: 'A promise built on a desire of a transcended Avatar is the best kind: it marks xp and no transcendence.',
    },
    {
      at: 'obligation',
      text: 'No confrontation: a slow grinding down in crowds and commutes. It is a chance to meet suspects in their everyday lives.',
    },
    {
      at: 'downtime',
      text: 'Here they let their guard down, which comes hard to them. By daylight they make sense of what they met in dreams.',
    },
    {
      at: 'mission',
      text: 'Every mission is somebody’s dream, and the longer they stay the more it turns on them. Be generous with what they find out.',
    },
    {
      at: 'fallout',
      text: 'Let consequences reach the dreamer too: what happened in the dream comes back in the waking world.',
    },
  ],

  /** Names to pick from (GBM-MAZ-MIS-008). */
  names: [
    'Mol',
    'Ryde',
    'Turn',
    'Boon',
    'Nore',
    'Stell',
    'Fran',
    'Vik',
    'Love',
    'Hen',
    'Ann',
    'Lane',
    'Harp',
    'Best',
    'Jo',
    'Puc',
    'Sol',
    'Case',
    'Gunn',
    'Hart',
    'Deed',
    'Len',
    'Phyl',
    'Kyo',
    'Skip',
    'Win',
    'Char',
    'Cat',
    'Shay',
    'Luce',
    'Faye',
    'Heff',
    'Eve',
    'Cross',
    'Rip',
    'Bog',
    'Tif',
    'Spice',
  ],

  /** How an episode of this series ends, whichever its mission was. */
  endings: {
    won: 'The dream gives up its truth, and they wake with it in their hands.',
    lost: 'The dream closes over its truth, and the Conspiracy has seen their faces.',
    open: 'They wake too soon, and the door is shut.',
  },

  /** What an episode may be called, for whoever has no title at hand. */
  titles: [
    'The room behind the mirror',
    'Somebody else’s face',
    'Do not wake her',
    'The thirteenth stair',
    'All that she wanted',
  ],
} satisfies Partial<Playset>;
