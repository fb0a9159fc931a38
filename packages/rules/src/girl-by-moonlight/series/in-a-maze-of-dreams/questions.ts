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

/** The questions of series creation, in the book's order (GBM-MAZ-BLD-001…014). */
export const questions: SeriesQuestion[] = [
  pick('what-the-conspiracy-is', 'What is the Conspiracy?', 1, [
    'an ideology turned virus',
    'a single dream that plagues the world',
    'a toxic cultural movement',
    'history haunting the present',
    'the pull of some alien mind',
  ]),
  pick('its-impulse', 'What is its impulse?', 1, [
    'to re-shape our dreams',
    'to drive us to self destruction',
    'to make us shed our bodies',
    'to shatter the barrier between waking and dreaming',
    'to instill an alien morality in us',
    'to turn reality to farce',
  ]),
  pick('its-hosts', 'Who are its hosts?', 1, [
    'a secret society',
    'artists and luminaries',
    'a cabal of sorcerers',
    'an online gestalt',
    'a sentient dream',
    'ghosts and echoes',
  ]),
  pick('its-vector', 'By what does it infect us?', 1, [
    'insular communities and coded language',
    'hopes and desires',
    'passions and conflict',
    'fashion and ritual',
    'consumption and excess',
    'a half forgotten song',
  ]),
  pick('the-waking-world', 'What defines the waking world?', 2, [
    'looming spires',
    'the press of bodies',
    'criss-crossing wires',
    'media saturation',
    'protests and riots',
    'smog and haze',
  ]),
  pick('what-shapes-our-dreams', 'What shapes our dreams?', 2, [
    'money',
    'work',
    'surveillance',
    'possessions',
    'edifices',
    'status',
    'sexuality',
    'conformity',
  ]),
  pick('what-we-hide', 'What do we hide from others?', 2, [
    'passion',
    'emotions',
    'gender',
    'vulnerability',
    'authenticity',
    'sexuality',
    'intimacy',
    'dissatisfaction',
  ]),
  pick('why-we-wander', 'Why do we wander in the dreams of others?', 1, [
    'to uncover truths that others ignore',
    'to help those whom society has forsaken',
    'to escape the tedium of our day to day lives',
    'to understand our waking lives',
    'to banish the ghosts of our past',
    'to experience real intimacy',
  ]),
  {
    ...pick('roles', 'What role do you play?', 2, [
      'forbidden lover',
      'best friend',
      'reformed conspirator',
      'disillusioned cynic',
      'tragic genius',
      'weary caretaker',
      'object of desire',
      'oracle of the dream',
      'target of the Conspiracy',
    ]),
    each: true,
    thenPlaybooks: true,
  },
  pick(
    'shared-obligation',
    'How do we pass our days?',
    1,
    [
      'mind numbing repetition',
      'boredom and despair',
      'isolation and detachment',
      'grueling dirty work',
      'fruitless labour',
      'morally compromising jobs',
    ],
    ['What does the world see in us, if it looks at us at all?'],
  ),
  open('the-dream', 'The dream', [
    'By what can we tell that we are dreaming?',
    'How do we find our way in it?',
    'Which small sign, not of our choosing, goes with each of us there?',
  ]),
  open('our-avatars', 'Our Avatars', [
    'How did you learn to let yours appear?',
    'Which dreadful secrets does it keep?',
    'What does it long for?',
    'What about it frightens you?',
  ]),
  open('transgressions', 'Our transgressions', [
    'How do we break the form and the order of the dream?',
    'Which truths do we share with nobody but each other?',
    'What if somebody found us out?',
  ]),
  open('the-dreams-end', 'The dream’s end', [
    'What would be left of the waking world if the Conspiracy devoured the dream?',
    'What might we wake up to, were our dreams free of it?',
  ]),
];
