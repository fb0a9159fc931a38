import type { Playset } from '../../content';

/** What the director of this series has at hand, and how its episodes are called and end. */
export const direction = {
  /** What fallout brings, by adversary tier and band (GBM-ABY-MIS-006…008). */
  fallout: {
    1: {
      bad: 'An enemy makes a move against the group',
      partial: 'A friend urgently needs help',
      success: 'Omens appear in the mundane world',
    },
    2: {
      bad: 'The Abyss takes an enemy into its embrace',
      partial: 'Agents of the Abyss are after a friend',
      success: 'An obligation turns into trouble for the group',
    },
    3: {
      bad: 'The agenda of the Abyss moves forward',
      partial: 'A friend gives in to the Abyss',
      success: 'A place that matters falls to the Abyss',
    },
  },

  /** What earns the series xp at the end of a session (GBM-XP-009). */
  xpTriggers: [
    { id: 'mission', text: 'You completed a mission from the list.' },
    { id: 'nature', text: 'You showed the group’s nature, its origin, or its destiny.' },
    { id: 'comfort', text: 'You faced oppression and gave somebody comfort.' },
    { id: 'redemption', text: 'You explored the darkness and redeemed something in it.' },
  ],

  /** What the director keeps in mind (GBM-ABY-MIS-016). */
  principles: [
    {
      title: 'Give monsters human hearts',
      text: 'Let a feeling that the protagonists know drive each monster, so that it can be reached, redeemed, even made human again. A monster shows what the Abyss does to people who lose to it.',
    },
    {
      title: 'Make adversaries, not villains',
      text: 'Give those who oppose the group a face and reasons one can follow. Show how little would have made friends of them, and let them tempt the protagonists with a warped image of their own goals.',
    },
    {
      title: 'Let the mundane world give voice to the Abyss',
      text: 'The Abyss is in everyday troubles as much as in the magical ones. Let ordinary people say and do small, quiet versions of what it wants, and give both kinds of trouble the same weight.',
    },
  ],

  /** What the tone of the series adds where people judge (GBM-ABY-MIS-009…014, 017). */
  guidance: [
    {
      at: 'resisting',
      text: 'The tone is light: resisting may avoid a consequence altogether, and danger need not leave lasting marks.',
    },
    {
      at: 'mundane',
      text: 'In this series they can find a way against the supernatural, by wits or by heart: often with standard effect.',
    },
    {
      at: 'transcended',
      text: 'In this series often great effect, and sometimes a victory that is complete: a foe redeemed, a better world.',
    },
    { at: 'effect', text: 'Keep the greatest triumphs for what the protagonists do together.' },
    {
      at: 'price',
      text: 'Start small and let it grow with the story. Show severe consequences coming, so that people choose their risks.',
    },
    {
      at: 'obligation',
      text: 'People with power uphold what is sacred and punish what is profane, knowingly or not.',
    },
    {
      at: 'downtime',
      text: 'This is what the group has for itself: let it show how they live against those norms.',
    },
    {
      at: 'mission',
      text: 'The Abyss track and the investigation track race each other. Let their balance colour how the world feels.',
    },
    {
      at: 'fallout',
      text: 'If investigation fills first, the group chooses the last battle; if the Abyss does, it finds them unprepared.',
    },
  ],

  /** Names to pick from (GBM-ABY-MIS-015). */
  names: [
    'Aquila',
    'Libra',
    'Corvus',
    'Topaz',
    'Sapphire',
    'Caspian',
    'Scorpio',
    'Taurus',
    'Crux',
    'Aquarius',
    'Gemini',
    'Virgo',
    'Lyra',
    'Capricorn',
    'Cygnus',
    'Drake',
    'Canis',
    'Hydra',
    'Auriga',
    'Leo',
    'Saggita',
    'Carina',
    'Cetus',
    'Lynx',
    'Wren',
    'Hawk',
    'Osprey',
    'Faun',
    'Spinel',
    'Minnow',
    'Lumina',
    'Diamond',
    'Charybdis',
    'Castor',
    'Talc',
    'Oryxian',
    'Silver',
    'Tourmaline',
    'Raven',
    'Stella',
  ],

  /** How an episode of this series ends, whichever its mission was. */
  endings: {
    won: 'The Abyss gives way, and something broken is made whole.',
    lost: 'The Abyss keeps its hold, and its shadow grows longer.',
    open: 'They turn back, and nothing is settled.',
  },

  /** What an episode may be called, for whoever has no title at hand. */
  titles: [
    'A crack in the glass',
    'What the dark gave back',
    'The last light on',
    'Somebody else’s crown',
    'Hands in the dark',
  ],
} satisfies Partial<Playset>;
