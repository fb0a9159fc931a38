import type { Asset } from '../protagonists/protagonist';
import type { StarsTable } from '.';
import { seated } from '.';

// Tables where somebody is in trouble that chance seldom comes to.

/** Ari has six Wounds too many, Cole has vanished, and Una has made a Wish. */
export function atTheirWorst(): StarsTable {
  const table = seated().send('carl', { type: 'protagonist.create', name: 'Una' });
  for (const at of [1, 2, 3, 4, 5]) {
    const wound = { wound: 'mental', lasting: 'temporary', alignment: 'negative' } as const;
    table.withTrait('anya', `Wound ${at}`, wound, 'wound');
  }
  const { id: protagonist } = table.of('anya');
  table.send('bev', { type: 'wound.give', protagonist, kind: 'mental' });
  return table.with('carl', { standing: 'gone', vanished: 'gone' }).given(({ public: shared }) => {
    const una = Object.values(shared.protagonists).find(({ name }) => name === 'Una');
    if (!una) return;
    una.standing = 'defeated';
    shared.defeats[una.id] = { protagonist: una.id, by: 'wish' };
  });
}

/** A Minor Milestone at which Ari is Consumed, with all ways out open. */
export function consumedAtMilestone(): StarsTable {
  const memory = (text: string) => ({ text, tone: 'neutral' as const });
  const table = seated().with('anya', { consumed: true, corruption: 10 });
  table.withTrait('anya', 'My sister').withTrait('anya', 'The choir');
  for (const kind of ['aspect', 'agenda', 'connection'] as const) {
    const memories = [memory('one'), memory('another')];
    table.withTrait('anya', `A ${kind} that has lived`, { memories }, kind);
  }
  return table.send('bev', { type: 'milestone.begin', kind: 'minor', challenges: 0 });
}

/** A Protective Asset of Quality 3, so many slots of which are filled. */
export const shield = (filled: number): Asset => ({
  ...{ id: 'shield', name: 'A dustbin lid', kind: 'armor', text: '' },
  functions: [
    {
      ...{ id: 'hold', name: 'Hold', action: 'bolster', skill: 'defense' },
      ...{ quality: 3, scale: 0, properties: [] },
    },
  ],
  ...{ carried: true, lost: false, properties: ['protective'], requires: null, filled },
  protects: 'Instead of Despair. Clears with each scene.',
});

/** Cole is Transformed, and fights for Ari, whose Corruption has erupted. */
export function confronting(): StarsTable {
  const table = consumedAtMilestone().with('carl', {
    transformed: { filled: 2, temporary: 1 },
    assets: [shield(1)],
  });
  return table.send('anya', { type: 'corruption.confront', protagonist: table.of('anya').id });
}

/** Ari has bolstered with Therapy; Cole has Despair and a Wound. */
export function helping(): StarsTable {
  const wound = { wound: 'physical', lasting: 'temporary', alignment: 'negative' } as const;
  return seated()
    .with('carl', { despair: 6 })
    .withTrait('carl', 'A cut', wound, 'wound')
    .check('anya', { skill: 'therapy', action: 'bolster' }, 9, 8)
    .close('anya');
}

/** Ari’s sheet, written down step by step as on a phone. */
export function fullSheetOf(table: StarsTable): StarsTable {
  const { id: protagonist } = table.of('anya');
  const about = { protagonist };
  table.send('anya', { type: 'protagonist.identity', ...about, looks: 'A jacket too big' });
  table.send('anya', { type: 'protagonist.class', ...about, class: 'Comet' });
  const ranks = { might: 6, grace: 5, endurance: 4, intellect: 2, cunning: 3, will: 3 };
  const others = { confidence: 4, guile: 2, empathy: 3 };
  table.send('anya', { type: 'protagonist.abilities', ...about, ...ranks, ...others });
  const category = 'physical';
  table.send('anya', { type: 'protagonist.skills', ...about, category, agility: 4, violence: 2 });
  for (const [aspect, text] of [
    ['mask', 'Laughs it off and runs'],
    ['heart', 'Leaves nobody behind'],
    ['shadow', 'Afraid to stop'],
  ] as const) {
    table.send('anya', { type: 'trait.aspect', ...about, aspect, text });
  }
  for (const { id: trait, kind, of } of Object.values(table.state.public.traits)) {
    if (kind !== 'connection' || of !== protagonist) continue;
    table.send('anya', { type: 'trait.connection', trait, text: 'Owes her an answer' });
  }
  for (const text of ['Win the race', 'Find who put the lights out']) {
    table.send('anya', { type: 'trait.agenda', ...about, text });
  }
  for (const text of ['My brother', 'The bench at the track']) {
    table.send('anya', { type: 'trait.anchor', ...about, text });
  }
  table.send('anya', { type: 'trait.affinity', ...about, text: 'Running', rank: 2 });
  const [gift, held] = ['A trail of light', 'It shows where she was'];
  table.send('anya', { type: 'protagonist.magic', ...about, gift, catch: held });
  for (const [name, action, skill] of [
    ['Perihelion', 'transport', 'agility'],
    ['Impact', 'eliminate', 'violence'],
  ] as const) {
    table.send('anya', { type: 'protagonist.signature', ...about, name, action, skill });
  }
  return table;
}
