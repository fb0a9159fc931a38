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

/** The questions of series creation, in the book's order (GBM-ROT-BLD-001…015). */
export const questions: SeriesQuestion[] = [
  pick('the-blight', 'Which blight lies upon the world?', 1, [
    'an alien infestation',
    'the rotting body of a dead god',
    'a haze of otherworldly spores',
    'a mutagenic plague',
    'an ancient curse',
  ]),
  pick('its-agenda', 'What is its agenda?', 1, [
    'to harvest human emotions',
    'to pervert our bodies',
    'to replace us in secret',
    'to consume the world',
    'to poison our hearts',
    'to drive us all to despair',
  ]),
  pick('its-perpetrators', 'Who are its perpetrators?', 1, [
    'an unknowable and ancient people',
    'technicians and scientists',
    'heroes fallen to the Blight',
    'cultists and prophets',
    'heartless outsiders',
  ]),
  pick('the-mundane-world', 'The mundane world', 2, [
    'a tangled metropolis',
    'poverty and hardship',
    'wealth and affluence',
    'a society in ruins',
    'a pristine and sterile world',
    'a city cut off from the world',
  ]),
  pick('held-sacred', 'What do its people hold sacred?', 2, [
    'material things',
    'hierarchies',
    'control',
    'hatred',
    'ambition',
    'reason',
    'suffering',
    'conflict',
  ]),
  pick('considered-profane', 'What do they consider profane?', 2, [
    'bodies',
    'love',
    'emotion',
    'difference',
    'nature',
    'sincerity',
    'the past',
    'generosity',
  ]),
  pick('the-price-of-power', 'Which price did we pay for this power?', 1, [
    'duped into carrying the Blight',
    'poison seeds in our hearts',
    'test subjects in foul experiments',
    'our own bodies made alien',
    'banished from the mundane world',
  ]),
  {
    ...pick('roles', 'What role do you play?', 2, [
      'innocent hero',
      'best friend',
      'naive protector',
      'embittered fighter',
      'hapless dupe',
      'weary veteran',
      'hopeless victim',
      'agent of dystopia',
      'unwitting traitor',
    ]),
    each: true,
    thenPlaybooks: true,
  },
  pick(
    'shared-obligation',
    'Our shared obligation',
    1,
    [
      'boarding school',
      'internment camp',
      'isolation ward',
      'government lab',
      'supporting dependants',
      'maintaining appearances',
    ],
    ['What keeps us from leaving this life?'],
  ),
  open('transcendence', 'Transcendence', [
    'How does transcending feel?',
    'What is the same for all of us when we transcend?',
    'What sets each of us apart?',
    'How does your transcendent self show who you really are?',
    'Why does it give us hope of a way out of our lives?',
  ]),
  open('transgressions', 'Our transgressions', [
    'What do we do that offends against the sacred?',
    'What about us stands for the profane?',
  ]),
  pick('our-prey', 'What is our prey?', 2, [
    'grotesque wildlife',
    'former humans',
    'deadly spirits',
    'living death',
    'mouths and claws',
    'venom and spines',
    'technology and flesh',
    'feathers and eyes',
    'spores and haze',
  ]),
  pick('where-we-hunt', 'Where do we hunt?', 1, [
    'a derelict district',
    'a beautiful place',
    'an underground network',
    'a surreal place',
    'a dead place',
  ]),
  pick(
    'other-hunters',
    'Who else is hunting?',
    2,
    [
      'a rival crew of magical girls',
      'blighted predators that feed on their own kind',
      'agents of the mundane world',
      'noble heroes',
      'desperate survivors',
      'naive victims',
    ],
    [
      'There is a rival pack. Which of its hunters were once your friends or allies?',
      'What makes the rivalry personal, and what do you both need?',
    ],
  ),
  open('our-tragic-fate', 'Our tragic fate', [
    'How will it end, and why is there no winning?',
    'What brings about our undoing in the end?',
    'Who is going to betray us, whether they know it or not?',
  ]),
];
