import type { ReadyHero } from '../../ready-made';

/** Seven pilots of the Wake of Mercy, one for each playbook (TABLE-071). */
export const heroes: ReadyHero[] = [
  {
    playbook: 'the-enigma',
    name: 'Sol Verity',
    trueName: 'The Pale Admiral',
    pronouns: 'she/her',
    line: 'By day she files reports in the third row. By night the whole fleet listens for her voice.',
    look: 'A clerk’s tunic, ink on the cuff. In the cockpit: a white visor without eyes, and a coat of signal flags.',
    silhouette: 'bob',
    roles: ['civilian'],
    background:
      'She was a filing clerk until an Engine opened its hand to her. Her name is on no list of pilots. She sees to that herself, every morning.',
    obligation: 'A desk in Records, where she files the reports on the pilot whom nobody can find',
    action: 'perceive',
    special: 'phantom',
    transcendent: 'the-big-reveal',
    settings: { mask: 'A white visor without eyes' },
    people: [
      { name: 'Commander Thrace', detail: 'Hunts the Pale Admiral, and dictates to Sol' },
      { name: 'Juno Verity', detail: 'Her sister, a gunner: thinks that Sol is a coward' },
    ],
    promises: {
      secretive: 'Your file is clean because I burn a page of it each night. You will not know.',
      intimate: 'When the war is over I will say your name on an open channel.',
    },
  },
  {
    playbook: 'the-guardian',
    name: 'Marta Iron',
    trueName: 'Last Wall Standing',
    pronouns: 'she/her',
    line: 'She was the medic. Then there was nobody left to patch up who could still fly.',
    look: 'Cropped grey hair at nineteen, a medic’s armband. Transcended: hull plating, and light through the welds.',
    silhouette: 'short',
    roles: ['troubled captain'],
    background:
      'Of the twelve in her first squadron she brought home one. She learned the names of their mothers by heart, and went back out.',
    obligation: 'Double watches in the infirmary, where command counts bandages',
    action: 'empathize',
    special: 'constant-care',
    transcendent: 'indomitable',
    settings: { code: 'violence' },
    people: [
      { name: 'Doctor Osei', detail: 'Chief surgeon: steals for her, and has stopped sleeping' },
      { name: 'Pim', detail: 'The one whom she brought home; eight years old, lives in the vents' },
    ],
    promises: {
      martyrdom: 'If one seat is left in the pod, it is yours.',
      protective: 'Nobody will order you out there to die. I will not pass the order on.',
    },
  },
  {
    playbook: 'the-harmony',
    name: 'Lior and Ilan Dove',
    trueName: 'Two-Part Invention',
    pronouns: 'they/them',
    line: 'The cockpit was built for one. They got in together, and it has been both ever since.',
    look: 'One flight suit with two name tags. Transcended: twin halos, a half-second apart.',
    silhouette: 'long',
    roles: ['forbidden lover'],
    background:
      'Pilots may not love, since it makes them hesitate. Lior and Ilan were to be put on different ships. They took one Engine for both, and something in it agreed.',
    obligation:
      'Smiling on the posters: the Bastion’s favourite couple, who may not touch in public',
    action: 'confess',
    special: 'synchronized',
    transcendent: 'as-one',
    settings: { separated: 'together' },
    people: [
      {
        name: 'Censor Halloran',
        detail: 'Writes their interviews, and suspects that they are true',
      },
      { name: 'Mother Dove', detail: 'A prophet of the lower decks: calls them a sign' },
    ],
    promises: {
      shared: 'With you we will find out what is behind the last buoy.',
      conflicting: 'We will never leave anyone behind; and we will come home.',
    },
  },
  {
    playbook: 'the-outsider',
    name: 'Rook Cassidy',
    trueName: 'Mutiny',
    pronouns: 'she/her',
    line: 'She came aboard in handcuffs. She flies better in them than most do without.',
    look: 'Prison number on the neck, bitten nails. Transcended: red exhaust for hair, and a grin of teeth.',
    silhouette: 'ponytail',
    roles: ['press-ganged convict', 'insubordinate rebel'],
    background:
      'She stole a shuttle with forty people in it and nearly got away. The judge let her choose: the airlock, or the pilots’ bench.',
    obligation: 'Reporting to a parole officer after each sortie, alive or not',
    action: 'flow',
    special: 'anything-you-do',
    transcendent: 'this-ones-mine',
    people: [
      { name: 'Officer Bram', detail: 'Parole: counts her days, and starts to dread the last' },
      { name: 'Magpie', detail: 'Ran the shuttle job with her; sends word that there is another' },
    ],
    promises: {
      rival: 'You get one good look at my back. Then I turn round and pull you out.',
      competitive: 'More kills than you, fewer medals, better story.',
    },
  },
  {
    playbook: 'the-stranger',
    name: 'VT-9',
    trueName: 'Chorus of Absent Ships',
    pronouns: 'they/it',
    line: 'Grown in a vat to fly. Was not told about music, and has some questions.',
    look: 'Pale, hairless, a bar code at the wrist. Transcended: a hundred cockpit lights under the skin.',
    silhouette: 'emblem',
    roles: ['rejected candidate'],
    background:
      'Eight of the batch went mad at first contact. The ninth asked the Leviathan how its day had been. Nobody has written down what it answered.',
    obligation: 'Weekly tests, in which one wrong feeling means the vat again',
    action: 'flow',
    special: 'safe-distance',
    transcendent: 'ex-machina',
    people: [
      { name: 'Doctor Amaranth', detail: 'Designed the batch; hums when she is guilty' },
      { name: 'Deck lift four', detail: 'Is always late, and always sorry. A good listener' },
    ],
    promises: {
      growth: 'Show me how one mourns. I have eight to catch up on.',
      misguided: 'I will report your fear to the doctors, so that they can remove it.',
    },
  },
  {
    playbook: 'the-time-traveller',
    name: 'Anno Keel',
    trueName: 'Admiral of the Ashes',
    pronouns: 'he/they',
    line: 'He fell out of next year’s war with a scar, a date, and one name.',
    look: 'An ensign with an old man’s eyes. Transcended: a burnt dress uniform, and clocks that will not agree.',
    silhouette: 'scarf',
    roles: ['ace pilot'],
    background:
      'He was the last to hold the bridge, with nobody left to command. The Engine asked where he would rather be. He said: before.',
    obligation: 'Officer training, where he is taught the manoeuvres that lost the war',
    action: 'perceive',
    special: 'rewind-return',
    transcendent: 'lost-cause',
    settings: { fate: 'You hold a hatch shut from the wrong side, so that the others get away' },
    people: [
      {
        name: 'Admiral Keel',
        detail: 'His grandmother: leads the fleet, and does not know him yet',
      },
      { name: 'Ensign Fenn', detail: 'Bunks below; in his war, the first to fall' },
    ],
    promises: {
      forgotten: 'You once made me eat your last orange. I still owe you for it.',
      paradoxical: 'I will see to it that you never become the one who saved me.',
    },
  },
  {
    playbook: 'the-unlikely-hero',
    name: 'Biscuit Malone',
    trueName: 'Our Lady of Spare Parts',
    pronouns: 'she/her',
    line: 'The mechanic. Engines will not let her in to fly, but they do let her tickle them.',
    look: 'Overalls held by one strap, grease to the elbow, a spanner with a ribbon on it.',
    silhouette: 'buns',
    roles: ['weary mechanic', 'naive idealist'],
    background:
      'She failed the test for pilots nine times. After the ninth she sat down in the hangar and cried, and an Engine put a finger the size of a bus on her head.',
    obligation: 'The repair list, which grows by three lines for each that she crosses out',
    action: 'analyze',
    special: 'heartfelt',
    people: [
      { name: 'Chief Okoro', detail: 'Hangar chief: shouts, because whispering is for funerals' },
      { name: 'Teo', detail: 'Her cousin in the Dissent: leaves pamphlets in her toolbox' },
    ],
    promises: {
      naive: 'You will always come back. You always have, so that is how it is.',
      impossible: 'I will mend anything you break. Anything at all. You too.',
    },
  },
];
