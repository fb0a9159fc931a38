import { StarsTable } from '@moonlit/rules/stars-and-signs/testing';
import { seatEverybody } from '@moonlit/rules/testing';

/** The night of the lanterns: Anya has Nao, Carl has Ines, and both have been through something. */
function lanterns(): StarsTable {
  const table = seatEverybody(new StarsTable());
  table.send('bev', { type: 'start.begin', start: 'night-of-lanterns' });
  table.send('anya', { type: 'start.take', person: 'runner' });
  table.send('carl', { type: 'start.take', person: 'archivist' });
  const [nao, ines] = [table.of('anya'), table.of('carl')];
  return table
    .given(({ public: shared }) => {
      shared.table.name = 'The night of lanterns';
      for (const counter of Object.values(shared.counters)) counter.filled = 3;
      const felt = (text: string, tone: 'positive' | 'neutral' | 'negative') => ({ text, tone });
      const lived = Object.values(shared.traits).filter(({ of }) => of === nao.id);
      lived.slice(0, 6).forEach((trait, at) => {
        trait.memories = [
          felt('She turned back for the last child.', 'positive'),
          felt('She laughed, and nobody else did.', 'negative'),
        ].slice(0, at % 3);
      });
      shared.acted = [ines.id];
    })
    .with('anya', { despair: 6, corruption: 4, hope: 3, moods: ['nervous'] })
    .with('carl', { despair: 2, corruption: 7, transformed: { filled: 2, temporary: 1 } })
    .withTrait('anya', 'Wrenched ankle', { wound: 'physical', alignment: 'negative' }, 'wound')
    .withTrait(null, 'A rope from bank to bank', { on: 'The river', free: 1, holder: nao.id });
}

/** Nao runs for a lantern: all is said, and the dice have still to fall. */
function framed(): StarsTable {
  const table = lanterns().with('anya', { despair: 3 });
  table.send('anya', {
    type: 'check.propose',
    protagonist: table.of('anya').id,
    aim: 'Along the railing, and take the lantern before it goes under',
    skill: 'agility',
  });
  table.onCheck('bev', {
    type: 'check.frame',
    action: 'transport',
    against: '1',
    stakes: 'high',
    risk: 'The water is colder than it can be',
  });
  for (const text of ['Strings of lights all along', 'Colder than it can be']) {
    table.onCheck('carl', { type: 'check.point', trait: table.trait(text).id });
  }
  const [bicycle] = table.of('anya').assets;
  const used = bicycle?.functions[0]?.id ?? '';
  table.onCheck('anya', { type: 'check.asset', function: used, gives: 'bonus' });
  return table.send('carl', {
    type: 'check.propose',
    protagonist: table.of('carl').id,
    aim: 'Read what is written on the lanterns that went out',
    skill: 'research',
  });
}

/** The same Check with its dice on the table, while it can still be pushed. */
const fallen = (): StarsTable => framed().roll('anya', 6, 3, 8, 4, 2);

/** Everybody goes through a Minor Milestone; Nao has Despair to clear and something to reflect on. */
function milestone(): StarsTable {
  const table = lanterns().with('anya', { moods: [], xp: 4 });
  return table.send('bev', { type: 'milestone.begin', kind: 'minor', challenges: 2 });
}

/** Nao’s Corruption is full to the brim: the next point is one too many. */
const brim = (): StarsTable => lanterns().with('anya', { corruption: 10 });

/** Nao has thought of a Wish, and it can be; she has still to make it. */
function wished(): StarsTable {
  const table = lanterns();
  const { id: protagonist } = table.of('anya');
  const text = 'That whoever the river took tonight walks home in the morning.';
  table.send('anya', { type: 'wish.propose', protagonist, text });
  const terms = 'They come home. You are the light by which they find the way.';
  return table.send('bev', { type: 'wish.answer', protagonist, agreed: true, terms });
}

/** The referee has things ready, and a Complication is owed. */
function prepared(): StarsTable {
  const table = lanterns().with('anya', { despair: 3, moods: [] });
  const cards = [
    { kind: 'person', name: 'The ferryman', text: 'Has no face, and knows all names.', scale: 2 },
    { kind: 'complication', name: 'Rain', text: 'The lights on the bridge go out.' },
    { kind: 'compel', name: 'A voice', text: 'Her brother calls from the water.' },
  ] as const;
  for (const card of cards) table.send('bev', { type: 'desk.prepare', ...card });
  const { id: protagonist } = table.of('anya');
  table.send('anya', { type: 'check.propose', protagonist, skill: 'agility' });
  table.onCheck('bev', { type: 'check.frame', action: 'transport', against: '0' });
  table.roll('anya', 6, 3, 4, 2, 1);
  table.onCheck('anya', { type: 'check.close' });
  table.onCheck('anya', { type: 'check.cost', kind: 'personal' });
  table.onCheck('bev', { type: 'check.tell-cost', to: protagonist, text: 'Her knee is open.' });
  return table.onCheck('anya', { type: 'check.finish' });
}

/** Scenes of *Stars & Signs*; every name in them is ours. */
export const starsAndSignsScenes = {
  'ss-night': lanterns,
  'ss-check': framed,
  'ss-window': fallen,
  'ss-milestone': milestone,
  'ss-brim': brim,
  'ss-wish': wished,
  'ss-desk': prepared,
} satisfies Record<string, () => StarsTable>;
