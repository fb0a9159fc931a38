import type { Playset } from '../../content';

/** What the director of this series has at hand, and how its episodes are called and end. */
export const direction = {
  /** What fallout brings, by adversary tier and band (GBM-SEA-MIS-006…008). */
  fallout: {
    1: {
      bad: 'Dissent spreads in the Bastion',
      partial: 'An Engine is given to somebody else',
      success: 'The institutions put the pilots under pressure',
    },
    2: {
      bad: 'Strife breaks out in the Bastion',
      partial: 'An Engine falls dormant',
      success: 'A pilot is reprimanded',
    },
    3: {
      bad: 'A Leviathan gets into the Bastion',
      partial: 'An Engine breaks down',
      success: 'An overseer is set over the pilots',
    },
  },

  /** What earns the series xp at the end of a session (GBM-XP-009). */
  xpTriggers: [
    { id: 'mission', text: 'You completed a mission from the list.' },
    { id: 'nature', text: 'You showed the group’s nature, its origin, or its destiny.' },
    { id: 'bastion', text: 'You struggled with your place and protected the Bastion.' },
    { id: 'history', text: 'You brought a tragic history to light.' },
  ],

  /** What the director keeps in mind (GBM-SEA-MIS-016). */
  principles: [
    {
      title: 'Make monsters of the institutions too',
      text: 'The Leviathans batter the Bastion from outside; its own institutions rot it from within. Whenever the first are held off, let the second press harder: with demands nobody can meet, with ranks and orders that make tools of good people and leave no room for kindness.',
    },
    {
      title: 'Give the Engines vast hearts',
      text: 'Engines are beings, not machines: their feelings are familiar and alien at once, and heavy to carry. They have to be won over, and their impulses pull the other way. Should they lose hope, humanity is done for.',
    },
    {
      title: 'Keep the Leviathans alien',
      text: 'Show fragments of what they are, never the whole. Pilots may find some way to relate to them; the institutions of the Bastion will not.',
    },
  ],

  /** How the tone of the series reads the rules (GBM-SEA-MIS-009…014, 016). */
  guidance: [
    {
      at: 'transcended',
      text: 'In an Engine, a transcended pilot stands a chance against a Leviathan: weigh both together. The pilot’s power is what fuels the Engine.',
    },
    {
      at: 'mundane',
      text: 'In an Engine without transcending, a pilot is outmatched: often they resist before they act, or have limited effect, unless the Engine’s virtue or impulse is with them.',
    },
    {
      at: 'effect',
      text: 'Without an Engine, a Leviathan is about survival and escape: little effect at most, and often none.',
    },
    {
      at: 'position',
      text: 'The Engines count too: who is in one, who is not, and how far the two are of one mind?',
    },
    {
      at: 'price',
      text: 'Attrition is the tone: people die, buildings fall, things are lost for good, even in success. Ask who they were, and what they meant.',
    },
    {
      at: 'promise',
      text: 'A promise may open an Engine’s hidden impulse, follow one that is known, or cost its strength.',
    },
    {
      at: 'obligation',
      text: 'Show what keeps the pilots in line, and what their reputation asks of them. They have what the others gave up, and it shows.',
    },
    {
      at: 'downtime',
      text: 'Downtime is stolen: a look in a corridor, a sleepless hour in the hangar. The pilots are seldom alone. The lower the Bastion’s track, the more damaged and frightened the city is.',
    },
    {
      at: 'mission',
      text: 'Leviathan, Readiness and Bastion pull at one another. When the Bastion is left open, or strife runs unchecked, fallout rolls for what becomes of it.',
    },
    {
      at: 'fallout',
      text: 'If the Leviathan track fills, the last assault comes. If the pilots strike first, the season may end in a true reprieve.',
    },
  ],

  /** Names to pick from (GBM-SEA-MIS-015). */
  names: [
    'Ace',
    'Adnach',
    'Alastor',
    'Cass',
    'Dagon',
    'Eoligos',
    'Ferug',
    'Forcas',
    'Hagith',
    'Ipos',
    'Malphas',
    'Och',
    'Ophiel',
    'Rauym',
    'Stygal',
    'Nono',
    'Stolas',
    'Surgat',
    'Uphir',
    'Vetis',
    'Zura',
    'Van',
    'Folken',
    'Alen',
    'Dilandau',
    'Norna',
    'Falin',
    'Byrlir',
    'Hildar',
    'Lenneth',
    'Silmeria',
    'Surt',
    'Raumur',
    'Lalc',
    'Himna',
    'Unnar',
    'Ulfsgin',
    'Ofraun',
    'Jokuls',
    'Skrumnir',
    'Pursa',
  ],

  /** How an episode of this series ends, whichever its mission was. */
  endings: {
    won: 'The line holds, and those whom they guard live on.',
    lost: 'The line breaks, and the dark between the stars is wider.',
    open: 'They are called back with the fight undecided.',
  },

  /** What an episode may be called, for whoever has no title at hand. */
  titles: [
    'Cold start',
    'The long silence',
    'All hands',
    'Signal and noise',
    'Beyond the last buoy',
  ],
} satisfies Partial<Playset>;
