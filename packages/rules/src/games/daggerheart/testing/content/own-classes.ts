/** What characters are made of, in the form that the page in docs describes; every word of it is ours. */
export const making = {
  classes: [
    {
      name: 'Ferrier',
      domains: 'Light, Rope',
      evasion: 11,
      hp: 7,
      feats: [
        { name: 'Across', text: 'Spend 3 Hope to bring everybody over.' },
        { name: 'Steady hands', text: 'Mark a Stress: no rope slips.' },
      ],
      more: [
        { name: 'Subclasses', text: 'Bridge Keeper\nRaftwright' },
        { name: 'Suggested traits', text: '+2, 0, +1, +1, -1, 0' },
        { name: 'Starting items', text: 'a whistle or a wet map' },
        { name: 'Background questions', text: 'Who taught you knots?' },
        { name: 'Connections', text: 'Whom have you carried?' },
      ],
    },
    {
      name: 'Ashwalker',
      domains: 'Ember, Light',
      evasion: 9,
      hp: 6,
      feats: [
        { name: 'Burn', text: 'Spend 3 Hope to light it.' },
        { name: 'Cold feet', text: 'You feel no heat.' },
      ],
    },
  ],
  subclasses: [
    {
      name: 'Bridge Keeper',
      line: 'Spellcast trait: Presence',
      feats: [
        { name: 'Toll', type: 'foundation', text: 'Spend a Hope to ask for a coin.' },
        { name: 'Two coins', type: 'specialization', text: 'Ask for two.' },
        { name: 'The whole purse', type: 'mastery', text: 'Ask for all of it.' },
      ],
    },
    { name: 'Cinder Priest', line: 'Class: Ashwalker', feats: [{ name: 'Grey', text: 'Ash.' }] },
  ],
  ancestries: [
    {
      name: 'Reedkin',
      feats: [
        { name: 'Sway', text: 'Bend with the wind.' },
        { name: 'Hollow', text: 'You float.' },
      ],
    },
    { name: 'Stoneborn', feats: [{ name: 'Heavy', text: 'You sink.' }] },
  ],
  communities: [{ name: 'Bankborn', feats: [{ name: 'Tides', text: 'Know when they turn.' }] }],
  armours: [
    { name: 'Bark Coat', tier: 1, score: 3, thresholds: '6/13', text: 'It creaks.' },
    { name: 'Silk', tier: 1, score: 2, thresholds: '4/9' },
    { name: 'Gate', tier: 3, score: 6, thresholds: '13/31' },
  ],
  weapons: [
    {
      ...{ name: 'Reed Spear', trait: 'Finesse', range: 'Close', damage: 'd8+2 phy' },
      ...{ slot: 'Primary', burden: 'Two-Handed', text: 'It floats.' },
    },
    { name: 'Great Oar', tier: 2, trait: 'Strength', range: 'Melee', damage: 'd12+3 phy' },
  ],
  cards: [
    {
      name: 'Lantern Oath',
      domain: 'Light',
      type: 'Spell',
      level: 1,
      recall: 1,
      text: 'It shines.',
    },
    { name: 'Knot', domain: 'Rope', level: 1, recall: 2, text: 'Spend a Hope to bind.' },
    { name: 'Sunfall', domain: 'Light', level: 4 },
    { name: 'Coal', domain: 'Ember', level: 1 },
    { name: 'Blaze', domain: 'Ember', level: 3 },
  ],
  items: [{ name: 'Dry Lamp', description: 'It burns under water.' }],
  consumables: [{ name: 'Salt Draught', description: 'Clear a Stress.' }],
};
