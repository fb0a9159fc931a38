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

/** The questions of series creation, in the book's order (GBM-SEA-BLD-001…016). */
export const questions: SeriesQuestion[] = [
  pick('what-lurks-in-the-void', 'What lurks in the void?', 1, [
    'a world of ghosts and demons',
    'a storm of psychic energy',
    'ancient gods re-awoken',
    'guardians of the natural order',
    'a vast all consuming organism',
    'our basest fears made manifest',
  ]),
  pick('act-of-hubris', 'Which act of hubris brought our doom?', 1, [
    'an ancient king shattered the gates of death',
    'our first attempt at interstellar travel',
    'casting signals across all realities',
    'meddling with the flow of time',
    'harnessing a forbidden source of power',
    'trespassing in their domain',
  ]),
  pick('why-the-leviathans-come', 'Why do the Leviathans come?', 1, [
    'to reclaim something we stole',
    'to consume minds and bodies',
    'to silence our civilization',
    'to entrap and contain us',
    'to tear down our great works',
    'because we are in their path',
  ]),
  pick('form-of-the-leviathans', 'Which form do the Leviathans take?', 1, [
    'massive demonic sea monsters',
    'space faring cephalopods',
    'cyclopean mechanical horrors',
    'a hive of colossal insectoid mutants',
    'mountainous perversions of nature',
    'blind-eyed subterranean abominations',
  ]),
  pick('the-last-bastion', 'The Last Bastion: where do we take shelter?', 2, [
    'an isolated city-state',
    'an ancient fortress',
    'quarantined and sealed',
    'rebellion and strife',
    'law and order',
    'a mobile bunker',
  ]),
  pick('held-sacred', 'What is held sacred?', 2, [
    'order',
    'strength',
    'hierarchy',
    'obedience',
    'edifices',
    'organizations',
    'hatred',
    'sacrifice',
  ]),
  pick('given-up', 'What did humanity have to give up?', 2, [
    'community',
    'bodies',
    'intimacy',
    'emotion',
    'gender',
    'growth',
    'comfort',
    'hope',
  ]),
  pick('what-separates-us', 'We pilot Engines. What sets us apart?', 1, [
    'doomed volunteers',
    'elevated by the authorities',
    'vat-grown',
    'chosen by the Engines',
    'changed by the Leviathans',
    'our drive and ambition',
  ]),
  {
    ...pick('roles', 'What role do you play?', 2, [
      'ace pilot',
      'insubordinate rebel',
      'weary mechanic',
      'civilian',
      'troubled captain',
      'rejected candidate',
      'press-ganged convict',
      'forbidden lover',
      'naive idealist',
    ]),
    each: true,
    thenPlaybooks: true,
  },
  pick(
    'control-over-us',
    'How do they keep us in line?',
    1,
    [
      'impossible quotas',
      'spies and informants',
      'propaganda and lies',
      'drugs and addictions',
      'gilded cages',
      'threats and fear',
    ],
    ['What keeps us from simply leaving?'],
  ),
  pick(
    'our-reputation',
    'What is our reputation?',
    1,
    [
      'celebrated heroes',
      'figureheads for the authority',
      'cursed warriors',
      'cultural icons',
      'hopeless leviathan fodder',
      'monsters in our own right',
    ],
    ['Which part of it have we earned, and which not?'],
  ),
  pick(
    'the-flagship',
    'The flagship',
    1,
    [
      'the last leviathan hunter',
      'a floating fortress',
      'a top of the line ship',
      'a former civilian vessel',
      'a swarm of smaller ships',
      'a sleek corvette',
    ],
    ['What is she called?', 'What has she been through?'],
  ),
  open('the-engines', 'The Engines', [
    'Why can no more be built?',
    'What do they long for?',
    'What kind of names do they bear?',
    'What does our transcendence do to them?',
  ]),
  open('our-transgressions', 'Our transgressions', [
    'How do we offend against what is sacred?',
    'Humanity has given it up: why does it live on in us?',
  ]),
  open('what-hope-do-we-have', 'What hope do we have?', [
    'What hope is there against the Leviathans?',
    'Who thinks that we can win, and who does not?',
  ]),
];
