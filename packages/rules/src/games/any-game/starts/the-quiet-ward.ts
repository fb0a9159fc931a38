import type { AnyPerson, AnyStart } from './ready';
import { kitOfOurs, withSheet } from './ready';

const kit = kitOfOurs({
  name: 'A hundred sides of doubt',
  look: 'night',
  questions:
    'Why does this case concern you?\nWho waits for you at home?\nHow frightening shall it be, and what shall it leave out?',
  readings: [
    {
      name: 'Inquiry',
      lines:
        '<=-40 Far better than needed\n-39 to 0 It works\n1 to 25 Nearly: push on, at a price\n26+ It goes wrong',
      best: 'low',
    },
    { name: 'Nerve', lines: '<=0 You keep your head\n1+ It stays with you', best: 'low' },
  ],
  templates: [
    {
      name: 'Investigator',
      lines: `# In hundredths
Search: 25 (0 to 95)
Listen: 25 (0 to 95)
Persuade: 25 (0 to 95)
Archives: 25 (0 to 95)
Medicine: 5 (0 to 95)
Drive: 20 (0 to 95)
Shoot: 15 (0 to 95)
Lore: 0 (0 to 95)
# What it does to you
Nerve: 60 (0 to 99)
Health: 11/14
Luck: 50 (0 to 99)
Shaken: [ ]
What you cannot forget: list
# Rolls, less your skill
Search a place: d100-search (Inquiry)
Hear something: d100-listen (Inquiry)
Talk somebody into it: d100-persuade (Inquiry)
Look it up: d100-archives (Inquiry)
Treat somebody: d100-medicine (Inquiry)
Drive hard: d100-drive (Inquiry)
Open fire: d100-shoot (Inquiry)
Understand it: d100-lore (Inquiry)
Keep your nerve: d100-nerve (Nerve)
Be lucky: d100-luck (Inquiry)
Half of your luck = luck/2`,
    },
  ],
  decks: [
    {
      name: 'Clues',
      back: 'grey',
      lines: `A key to a room that the plan does not show
A prescription in a hand that is not the doctor’s
Three beds made, and one of them warm
A photograph of the staff, with one too many
A night nurse who has not existed since 1911
Chalk under the lino, in a ring
A gramophone record with only breathing on it
The same dream in eleven charts
A window that was bricked up from the inside
A receipt for forty mirrors
Wet footprints that begin in the middle of the hall
A visitor’s book, signed tomorrow`,
    },
  ],
  tables: [
    {
      name: 'What you hear at night',
      lines:
        '1-30 Pipes\n31-50 A trolley, far off\n51-70 Somebody who hums\n71-85 Your own steps, a little late\n86-95 A door that has no handle\n96-100 Your name, from the wall',
    },
  ],
});

const somebody = (
  who: readonly [string, string, string],
  text: string,
  emoji: string,
  colour: AnyPerson['card']['colour'],
  filled: Readonly<Record<string, number | string>>,
): AnyPerson => withSheet(who, { text, emoji, colour, tags: [] }, 'Investigator', filled);

/** Skills in hundredths, and a night in a hospital. */
export const theQuietWard: AnyStart = {
  id: 'the-quiet-ward',
  name: 'The quiet ward',
  pitch: 'Roll below your skill, of a hundred. A closed hospital has admitted somebody.',
  kit,
  scene: 'The porter’s lodge of Saint Odile, a quarter past nine. The switchboard has a light on.',
  opening: [
    'Saint Odile was closed last spring. The beds were sold, the wards locked, and the porter kept on to see to the pipes.',
    'Last night at ten to three somebody rang from ward seven and asked for a doctor, politely. The line has been cut since March.',
    'The porter gives you his keys. He does not come along. On the board behind him, the lamp of ward seven burns.',
  ],
  firsts: [
    'Ask the porter what he has not said.',
    'Look up ward seven in the admissions.',
    'Go up, with one torch between you.',
    'Listen at the switchboard.',
  ],
  ways: [
    'Roll the line that fits: a hundred sides less your skill. 0 or less works; a little above it you may push on at a price; more goes wrong.',
    'What you should not have seen asks for your nerve: where it fails, lose d10 Nerve and write down what you cannot forget. Luck is one roll to be lucky, and ten less after it.',
    'Where you find something, draw of “Clues”. With five on the table you may say what is going on here, and be right.',
  ],
  cards: [
    {
      kind: 'place',
      name: 'Ward seven',
      text: 'Twelve beds, sold. A smell of fresh linen.',
      tags: ['locked', 'lit'],
      emoji: '🛏',
      colour: 'grey',
    },
    {
      kind: 'person',
      name: 'The porter',
      text: 'Has been here for thirty years and has never worked a night.',
      tags: ['keys', 'afraid of the lift'],
      emoji: '🗝',
      colour: 'orange',
    },
  ],
  counters: [],
  rolls: [{ name: 'How bad is it?', expression: 'd100' }],
  clocks: [
    { name: 'Ten to three', segments: 6 },
    { name: 'The ward counts you in', segments: 6, secret: true },
  ],
  people: [
    somebody(
      ['ward-doctor', 'Dr Hannah Weiss', 'A doctor, who worked here and left in a hurry.'],
      'Signed one certificate that she should not have.',
      '⚕',
      'green',
      { Medicine: 70, Search: 45, Persuade: 40, Nerve: 65 },
    ),
    somebody(
      ['ward-reporter', 'Milo Grant', 'A reporter, whose brother was a patient.'],
      'Writes everything down. Has not slept.',
      '📰',
      'blue',
      { Persuade: 60, Listen: 55, Archives: 50, Nerve: 50 },
    ),
    somebody(
      ['ward-officer', 'Sergeant Ada Krull', 'Police, off duty, and not asked to come.'],
      'The file was taken from her desk on Monday.',
      '🚔',
      'red',
      { Shoot: 60, Search: 55, Drive: 60, Nerve: 70 },
    ),
    somebody(
      ['ward-scholar', 'Professor Emil Roth', 'A scholar of things that are in no catalogue.'],
      'Knows the ring on the floor. Hopes to be wrong.',
      '📜',
      'purple',
      { Lore: 40, Archives: 70, Listen: 40, Nerve: 45 },
    ),
    somebody(
      ['ward-electrician', 'June Palmer', 'An electrician, who cut that line herself.'],
      'Wants to see the wire before she believes anything.',
      '🔌',
      'yellow',
      { Search: 65, Listen: 50, Drive: 45, Nerve: 60 },
    ),
  ],
};
