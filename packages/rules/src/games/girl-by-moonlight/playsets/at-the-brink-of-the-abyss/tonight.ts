import type { ReadySeries } from '../../ready-made';
import { heroes } from './heroes';

/** An evening in Orelle, a harbour city whose lights go out (TABLE-070). */
export const tonight: ReadySeries = {
  name: 'The Lights of Orelle',
  title: 'The night the lanterns failed',
  pitch:
    'A harbour city with too many stairs, a school on top of them, and something under the bay that is lonely and wants company. Hopeful, warm, a little salt in the air.',
  answers: {
    'what-lies-in-the-abyss': {
      picks: ['the poisoned heart of a world'],
      text: 'Under the bay lies another Orelle, drowned so long ago that only its loneliness is left. On still nights its bells are heard.',
    },
    'its-agenda': {
      picks: ['to see its emptiness reflected in others'],
      text: 'Whoever it touches goes quiet, smiles, and stops minding anything.',
    },
    'its-harbingers': {
      picks: ['a court of petty gods'],
      text: 'The Tidal Court: vain little gods of drains, moorings and last ferries. Each was somebody once.',
    },
    'the-mundane-world': {
      picks: ['an ancient city', 'class struggle'],
      text: 'The terraces own the view, the quays do the work, and nine hundred stairs lie between them.',
    },
    'held-sacred': {
      picks: ['tradition', 'achievement'],
      text: 'Marks are read aloud on the school steps. Families have climbed or fallen by them.',
    },
    'considered-profane': {
      picks: ['tenderness', 'friendship'],
      text: 'A friend from the wrong end of the stairs is a thing to be ashamed of.',
    },
    'our-magical-origin': {
      picks: ['embodiments of the stars'],
      text: 'Seven stars are missing from the old charts of Orelle. They came down to look for whoever was crying.',
    },
    'shared-obligation': { picks: ['high school'], text: 'Saint Orel’s, in the year that counts.' },
    'our-hideout': {
      picks: ['a star chamber'],
      text: 'The closed observatory above the school. One breathes on the brass door, and writes a name in the mist.',
    },
    transcendence: {
      text: 'It is like letting out a breath held for years. All of us burn in the colour of our own star, and every one of us is taller than they dared to be.',
    },
    transgressions: {
      text: 'We share lunch across the stairs, we forgive people who have not asked for it, and we leave class when somebody is in danger.',
    },
    'ultimate-destiny': {
      text: 'To bring the drowned city its light back, before it puts out ours. Then the stairs will be a way to meet, and no longer a way to look down.',
    },
  },
  abilities: [{ id: 'pure-hearts' }, { id: 'unshakeable' }],
  room: 'lounge',
  clocks: [
    {
      name: 'The last lantern goes out',
      segments: 6,
      kind: 'threat',
      outcome: 'The dark comes ashore, and the whole festival smiles until morning.',
    },
    {
      name: 'Odile lets go',
      segments: 6,
      kind: 'progress',
      outcome: 'She is free, and knows who held on to her.',
    },
    {
      name: 'The Court has seen your faces',
      segments: 6,
      kind: 'threat',
      outcome: 'One of the petty gods enrols at Saint Orel’s.',
      secret: true,
    },
  ],
  mission: {
    type: 'cleansing',
    goal: 'Free Odile from the dark water before the last lantern goes out',
    engagement: ['heroic', 'friend'],
  },
  scene: 'The long pier at the lantern festival. The lights go out, and only you are afraid.',
  opening: [
    'It is the night of the lantern festival. All of Saint Orel’s stands on the long pier in its good clothes, and sets paper lights on the water.',
    'Then the lights go out, from the sea inwards, one after the other. Where it is dark, people stop talking. They stand quite still, and smile.',
    'At the very end Odile from your year has climbed the railing. Black water runs up the posts to meet her hands. She hums a song that you all know, a little too slowly.',
  ],
  firsts: [
    'Get through the smiling crowd to Odile, unseen or very quickly: Conceal or Flow.',
    'Call her by her name and mean it: Confess or Empathize.',
    'Find out what the water wants, and whom it reaches for next: Perceive or Analyze.',
    'Stand where the dark has to pass you: Defy.',
  ],
  heroes,
};
