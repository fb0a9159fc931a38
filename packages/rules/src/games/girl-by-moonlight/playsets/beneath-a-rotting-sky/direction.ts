import type { Playset } from '../../content';

/** What the director of this series has at hand, and how its episodes are called and end. */
export const direction = {
  /** What fallout brings, by adversary tier and band (GBM-ROT-MIS-007…009). */
  fallout: {
    1: {
      bad: 'A dread power shows itself',
      partial: 'An obligation turns grotesque',
      success: 'A friend asks a favour',
    },
    2: {
      bad: 'The Blight gives an enemy power',
      partial: 'Agents of dystopia confront a protagonist',
      success: 'Rival hunters take a friend',
    },
    3: {
      bad: 'The agenda of the Blight moves forward',
      partial: 'Hunters lay an ambush',
      success: 'A friend is lost to the Blight',
    },
  },

  /** What earns the series xp at the end of a session (GBM-XP-009). */
  xpTriggers: [
    { id: 'mission', text: 'You completed a mission from the list.' },
    { id: 'nature', text: 'You showed the group’s nature, its origin, or its destiny.' },
    { id: 'oppression', text: 'You suffered oppression and came closer to your tragic fate.' },
    { id: 'hunt', text: 'You explored the Blight and went hunting.' },
  ],

  /** What the director keeps in mind (GBM-ROT-MIS-014). */
  principles: [
    {
      title: 'Ruin the virtuous',
      text: 'Put protagonists and the people around them where every way out costs them a principle. Let those people disappoint, tell secrets, and fail their own fine words. Make virtue dear, and betrayal of it tempting.',
    },
    {
      title: 'Let adversaries mirror the protagonists',
      text: 'Each foe shows a turn that a protagonist’s life could take: the friend who betrayed, the hero who broke, the hopeful one who was used. Make them understandable and their equals; beaten, they choose a bitter end over being saved.',
    },
    {
      title: 'Shut them in dystopia',
      text: 'The mundane world is broken and all but helps the Blight along: what it does to save itself speeds its fall. Institutions make victims, neighbours close their doors, and there is never enough of anything.',
    },
    {
      title: 'Savour irony, betrayal and tragedy',
      text: 'That is what everybody came for. Take what they said about their tragic fate and hold it out to them again and again; trust them to walk towards it with relish.',
    },
  ],

  /** What the tone of the series adds where people judge (GBM-ROT-RUL-002, GBM-ROT-MIS-010, 012, 014). */
  guidance: [
    {
      at: 'position',
      text: 'In this series they are outnumbered and outmatched from every side: lean towards desperate.',
    },
    {
      at: 'effect',
      text: 'More risk may well bring more effect, but less say in what shape that effect takes.',
    },
    {
      at: 'promise',
      text: 'Let poisoned promises show how wild this power is: what it brings is seldom what was meant.',
    },
    {
      at: 'price',
      text: 'Consequences lean towards danger to life and burdens that crush the heart, and come without warning.',
    },
    {
      at: 'resisting',
      text: 'Resisting should rarely do away with a consequence altogether: wounds of body and heart leave scars.',
    },
    {
      at: 'obligation',
      text: 'The world that holds them makes victims of them. It is heavy enough: let players lead the way in describing it, within the limits they have set.',
    },
    {
      at: 'downtime',
      text: 'There is hardly any rest: wounds are licked and bitter words exchanged. Against that, every small tender thing shines.',
    },
    {
      at: 'mission',
      text: 'The rival pack hunts here too. Where nobody fends them off they meddle with other missions and steal the prey.',
    },
    {
      at: 'fallout',
      text: 'The end of the Blight track is the end of the series. Show that doom coming well before it is there.',
    },
  ],

  /** Names to pick from (GBM-ROT-MIS-013). */
  names: [
    'Violet',
    'Amber',
    'Acajou',
    'Alabaster',
    'Amaranth',
    'Sienna',
    'Umber',
    'Carmine',
    'Lavender',
    'Eton',
    'Fallow',
    'Flax',
    'Icterine',
    'Isobel',
    'Jet',
    'Midnight',
    'Dawn',
    'Dusk',
    'Twilight',
    'Sunrise',
    'Orchid',
    'Scarlet',
    'Thistle',
    'Verse',
    'Puce',
    'Cerulean',
    'Steel',
    'Ochre',
    'Jonquil',
    'Aurora',
    'Gloam',
    'Maize',
  ],

  /** How an episode of this series ends, whichever its mission was. */
  endings: {
    won: 'They live for another night; the Blight has not had them yet.',
    lost: 'The hunt turns against them, and the rot comes closer.',
    open: 'They leave the ground to others, and go hungry.',
  },

  /** What an episode may be called, for whoever has no title at hand. */
  titles: [
    'Carrion moon',
    'One more clean breath',
    'What the pack owes',
    'Nothing grows here',
    'The price of teeth',
  ],
} satisfies Partial<Playset>;
