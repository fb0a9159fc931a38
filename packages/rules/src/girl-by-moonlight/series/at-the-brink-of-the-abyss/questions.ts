import type { SeriesQuestion } from '../../content';

const blank = { options: [], asks: [], each: false, thenPlaybooks: false };

/** A question with listed answers, of which one, or one or two, are picked. */
function pick(id: string, title: string, max: 1 | 2, options: string[], asks: string[] = []) {
  return { ...blank, id, title, options, asks, min: 1, max };
}

/** A question without listed answers. */
function open(id: string, title: string, asks: string[]) {
  return { ...blank, id, title, asks, min: 0, max: 0 };
}

/** The questions of series creation, in the book's order (GBM-ABY-BLD-001…013). */
export const questions: SeriesQuestion[] = [
  pick('what-lies-in-the-abyss', 'What lies in the Abyss?', 1, [
    'an eternity of pain',
    'an endless hungering',
    'the poisoned heart of a world',
    'a grand cosmic order',
    'a cruel and ancient deity',
    'a twisted reflection of our reality',
  ]),
  pick('its-agenda', 'What is its agenda?', 1, [
    'to see its emptiness reflected in others',
    'to sterilize and preserve',
    'to rule in glory',
    'to propagate and thrive',
    'to order the universe',
    'to exact retribution',
  ]),
  pick('its-harbingers', 'Who are its harbingers?', 1, [
    'disgraced royalty',
    'interstellar invaders',
    'travellers from a cursed future',
    'a court of petty gods',
    'saints and their attendant priests',
    'the forces of a peerless general',
  ]),
  pick('the-mundane-world', 'The mundane world', 2, [
    'an ancient city',
    'authoritarian government',
    'religious hierarchy',
    'class struggle',
    'a rural community',
    'a futuristic megacity',
  ]),
  pick('held-sacred', 'What is held sacred?', 2, [
    'order',
    'power',
    'tradition',
    'control',
    'edifices',
    'organizations',
    'achievement',
    'privilege',
  ]),
  pick('considered-profane', 'What is considered profane?', 2, [
    'bodies',
    'love',
    'emotion',
    'gender',
    'nature',
    'community',
    'friendship',
    'tenderness',
  ]),
  pick('our-magical-origin', 'Our magical origin', 1, [
    'reincarnations of interstellar royalty',
    'a magical world hidden within the mundane',
    'a crossing of timelines',
    'embodiments of the stars',
    'defectors from the adversary',
    'a heroic refutation of the Abyss',
  ]),
  {
    ...pick('roles', 'What role do you play?', 2, [
      'royal heir',
      'loyal knight',
      'hopeful suitor',
      'secret lover',
      'demanding mentor',
      'forgotten child',
      'lowly servant',
      'enemy turned friend',
      'fledgling mystic',
    ]),
    each: true,
    thenPlaybooks: true,
  },
  pick('shared-obligation', 'Our shared obligation', 1, [
    'high school',
    'day job',
    'temple',
    'royal court',
    'summer camp',
    'family expectations',
  ]),
  pick(
    'our-hideout',
    'Our hideout',
    1,
    [
      'an ancient temple',
      'a majestic castle',
      'a star chamber',
      'an overlooked place',
      'a place between worlds',
    ],
    ['How did it come to us?', 'By what ritual do we enter it?'],
  ),
  open('transcendence', 'Transcendence', [
    'How does transcending feel?',
    'What is the same for all of us when we transcend?',
    'What sets each of us apart?',
    'How does your transcendent self show who you really are?',
  ]),
  open('transgressions', 'Our transgressions', [
    'What do we do that offends against the sacred?',
    'What about us is profane in the eyes of the world?',
  ]),
  open('ultimate-destiny', 'Our ultimate destiny', [
    'What do we strive towards?',
    'Which disaster are we trying to avert?',
    'What will be different about the world because of us?',
  ]),
];
