import type { ReadyHero } from '../../ready-made';

/** Seven patients of Ward Twelve, one for each playbook (TABLE-071). One of the people of each is a traitor. */
export const heroes: ReadyHero[] = [
  {
    playbook: 'the-enigma',
    name: 'Vesper Grey',
    trueName: 'The Velvet Hangman',
    pronouns: 'she/her',
    line: 'The model patient. The Institute has put a price on the other one.',
    look: 'Ironed gown, downcast eyes. Transcended: black swan feathers, a hood, and a voice like a curtain falling.',
    silhouette: 'long',
    roles: ['agent of dystopia'],
    background:
      'She types the Institute’s letters, since her hand is so steady. So she knows who is next. So far she has always been a little quicker.',
    obligation: 'Typing transfer orders, in the room where they are signed',
    action: 'defy',
    special: 'working-from-the-shadows',
    transcendent: 'powerful-friends',
    settings: { mask: 'A black hood, sewn from the lining of her old coat' },
    people: [
      { name: 'Sister Ursel', detail: 'Night nurse: can be bought, and has a conscience' },
      {
        name: 'Doctor Lindqvist',
        detail: 'Was kind to her once; has read her diary to the board',
        kind: 'authority',
      },
    ],
    promises: {
      secretive: 'Your name was on the list. You will never hear how I got it off.',
      intimate: 'When I fall, I want it to be you who lifts the hood.',
    },
  },
  {
    playbook: 'the-guardian',
    name: 'Johanna Weiss',
    trueName: 'The Widow’s Shield',
    pronouns: 'she/her',
    line: 'She counts everybody at supper. She has never stopped counting those who are gone.',
    look: 'Sleeves rolled up, a rosary of buttons. Transcended: owl’s wings folded forward, like a roof.',
    silhouette: 'scarf',
    roles: ['naive protector', 'weary veteran'],
    background:
      'She was sent in with the first transport, to look after children. There are none left of those. She has new ones now, and they are nearly as old as she is.',
    obligation: 'Bedmaking for forty, and a count each evening that has to be right',
    action: 'empathize',
    special: 'watchful',
    transcendent: 'bolstering-presence',
    settings: { code: 'lying' },
    people: [
      { name: 'Little Karl', detail: 'Nine years old. Does not itch yet' },
      {
        name: 'Theodora',
        detail: 'Carried the other end of every stretcher; went over to Ward Nine',
        kind: 'rival-hunter',
      },
    ],
    promises: {
      martyrdom: 'Take my heart before you take one from a stranger.',
      protective: 'You will not have to do the killing. Look away, and I will.',
    },
  },
  {
    playbook: 'the-harmony',
    name: 'Rosalind Hart',
    trueName: 'Requiem in Two Voices',
    pronouns: 'they/them',
    line: 'One of the two had died. The other did not accept it.',
    look: 'A gown with two bed numbers. Transcended: one wing white, one wing gold, a wedding veil between.',
    silhouette: 'braid',
    roles: ['best friend', 'hopeless victim'],
    background:
      'Rosa’s seed opened first. Lind held her all night, feathers and all. In the morning the nurses counted one patient, and were afraid to ask.',
    obligation: 'Weekly observation: the Institute would like to know how it was done',
    action: 'express',
    special: 'inseparable',
    transcendent: 'beacon',
    settings: { separated: 'together' },
    people: [
      { name: 'Doctor Marsh', detail: 'Observes them; has begun to write them letters' },
      {
        name: 'Evangeline',
        detail: 'Sang with them, until her own seed opened. She still sings',
        kind: 'fallen-girl',
      },
    ],
    promises: {
      shared: 'We will get you to where the sky is only sky.',
      conflicting: 'We will never be parted again; and we will not let you pay for it.',
    },
  },
  {
    playbook: 'the-outsider',
    name: 'Magda Crow',
    trueName: 'Carrion Queen',
    pronouns: 'she/her',
    line: 'She hunts alone, eats alone, and is always there when it counts. Do not thank her.',
    look: 'A shaved head, a scar where the seed went in. Transcended: crow feathers, knives for pinions.',
    silhouette: 'short',
    roles: ['embittered fighter'],
    background:
      'She used to run with Ward Nine. They drew lots for who should starve, and she saw that the lots were marked. She walked out with the knife.',
    obligation: 'The punishment corridor, every other week, whether she has earned it or not',
    action: 'perceive',
    special: 'jaded',
    transcendent: 'relentless',
    people: [
      { name: 'Warder Holt', detail: 'Keeps her corridor, and slips her cigarettes' },
      {
        name: 'Sabine',
        detail: 'Leads Ward Nine. Taught her to hunt, and marked the lots',
        kind: 'rival-hunter',
      },
    ],
    promises: {
      rival: 'When you turn, I will be the one who comes. I will make it quick.',
      competitive: 'Every heart you bring home, I bring two. You can have the second.',
    },
  },
  {
    playbook: 'the-stranger',
    name: 'Patient Zero',
    trueName: 'What the Sky Let Fall',
    pronouns: 'it/its',
    line: 'It was here before the ward. It finds people sad, and rather beautiful.',
    look: 'White lashes, very still hands. Transcended: an outline of down, with too many eyes, all kind.',
    silhouette: 'emblem',
    roles: ['unwitting traitor'],
    background:
      'It fell with the first feathers, and somebody put a blanket round it. So it took the shape of somebody who is given blankets.',
    obligation: 'Blood samples on Tuesdays. It has never been told what they make of them',
    action: 'flow',
    special: 'oblivious',
    transcendent: 'ex-machina',
    people: [
      { name: 'Nadja', detail: 'The laboratory cat. Has opinions' },
      {
        name: 'Professor Amsel',
        detail: 'Gave it the blanket; made the first seeds from its blood',
        kind: 'authority',
      },
    ],
    promises: {
      growth: 'I want to learn how you hope, when you know the numbers.',
      misguided: 'When you are tired, I will let you sleep in the sky. You need only ask once.',
    },
  },
  {
    playbook: 'the-time-traveller',
    name: 'Ada Nachtigall',
    trueName: 'The Hour That Was',
    pronouns: 'she/her',
    line: 'She has buried all of you. She would like to have breakfast with you first.',
    look: 'Mourning ribbon, ink-stained thumb. Transcended: nightingale grey, with a broken clock for a halo.',
    silhouette: 'bob',
    roles: ['weary veteran'],
    background:
      'In her ward the beds were empty by spring. She wrote down how each of you went, closed the book, and woke up in the first winter with the book in her lap.',
    obligation: 'Keeping the death register, and making sure that it differs from her own',
    action: 'perceive',
    special: 'ominous',
    transcendent: 'on-the-other-side-of-time',
    settings: { fate: 'Your seed opens on the night of the first snow, and it is I who find you' },
    people: [
      { name: 'Chaplain Voss', detail: 'Has lost his faith, and lends her his ink' },
      {
        name: 'Cordula',
        detail: 'Her best friend, who sold the way through the wall; or will',
        kind: 'authority',
      },
    ],
    promises: {
      forgotten: 'You asked me to dance at the end. You owe me that dance.',
      paradoxical: 'I will keep you from ever needing to forgive me.',
    },
  },
  {
    playbook: 'the-unlikely-hero',
    name: 'Pia Lamb',
    trueName: 'The Clean Heart',
    pronouns: 'she/her',
    line: 'Her seed did not take. The Institute would like to know why; so would the pack.',
    look: 'Freckles, a gown three sizes too big, a jam jar with a candle in it.',
    silhouette: 'twin-tails',
    roles: ['innocent hero'],
    background:
      'They cut her open twice and found nothing there that itched. She carries the lamp on hunts. She asks the names of those who fall, and writes them down.',
    obligation: 'Tests, every morning, with a lollipop afterwards, as if she were five',
    action: 'empathize',
    special: 'worth-saving',
    people: [
      { name: 'Granny Lamb', detail: 'Writes every week. The letters arrive with holes in them' },
      {
        name: 'Wilma',
        detail: 'Shared her bed and her bread, then her seed opened. She remembers the bread',
        kind: 'fallen-girl',
      },
    ],
    promises: {
      naive: 'There is a cure. You will be the first to get it.',
      impossible: 'I will bring every single one of you home, and it will still be there.',
    },
  },
];
