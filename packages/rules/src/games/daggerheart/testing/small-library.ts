/** A small library in the form that the page in docs describes; every word of it is ours. */
export const smallLibrary = {
  adversaries: [
    {
      name: 'Mire Hound',
      tier: '2',
      type: 'Horde (3/HP)',
      description: 'Wet <b>fur</b>, many eyes.',
      motives_and_tactics: 'Circle, wait, drag down',
      difficulty: '13',
      thresholds: '9/16',
      hp: 6,
      stress: '3',
      atk: '−1',
      attack: 'Teeth',
      range: 'Very Close',
      damage: '2d6+3 mag',
      experience: 'Track by smell +3, Swim +2',
      source: 'ours',
      feats: [{ name: 'Undertow - Action', text: 'Spend 2 Fear to pull somebody under.' }],
    },
  ],
  environments: [
    {
      name: 'The Sinking Hall',
      tier: 1,
      impulses: 'Fill, swallow',
      difficulty: '12',
      feats: [{ name: 'Cold surge', text: 'The water comes.', fear: 1 }],
    },
  ],
  weapons: [
    {
      name: 'Reed Spear',
      trait: 'Finesse',
      range: 'Close',
      damage: 'd8+2 phy',
      text: 'It floats.',
    },
  ],
  cards: [
    {
      name: 'Lantern Oath',
      domain: 'Light',
      type: 'Spell',
      level: 1,
      recall: 1,
      text: 'Spend a Hope to shine.',
    },
    { name: 'Sunfall', domain: 'Light', level: 4 },
  ],
  classes: [
    {
      name: 'Ferrier',
      evasion: 11,
      hp: 7,
      feats: [{ name: 'Steady hands', text: 'Mark a Stress: no rope slips.' }],
    },
  ],
};
