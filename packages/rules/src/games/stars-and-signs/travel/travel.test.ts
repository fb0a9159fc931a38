import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fileOf, SheetReading } from '../../../table';
import { effortRefresh } from '../numbers';
import { featureOf } from '../protagonists/features';
import { traitsOf } from '../protagonists/find';
import type { Protagonist } from '../protagonists/protagonist';
import type { Trait } from '../protagonists/trait';
import type { StarsTable } from '../testing';
import { seated } from '../testing';
import { fullSheetOf, shield } from '../testing/people';
import { kind, sheetOf, told, travellersOf } from '.';
import { readSheet } from './read';
import type { StarsSheet } from './sheet';

const card = {
  name: 'Afterglow',
  text: 'Light stays.',
  trigger: '',
  hope: 1,
  uses: 2,
  clears: 'scene',
  until: '',
  magical: false,
  effect: 'extra',
  amount: 2,
  action: 'any',
  skill: 'agility',
  asset: 'any',
} as const;

/** Anya’s Ari, with something of everything; hurt, and in the middle of things. */
function ari(): StarsTable {
  const table = fullSheetOf(seated());
  const { id: protagonist } = table.of('anya');
  const secret = { aspect: 'shadow', text: 'Would rather win than be kind', kept: true } as const;
  table.send('anya', { type: 'trait.aspect', protagonist, ...secret });
  const { skills, effort } = table.of('anya');
  const memories = [{ text: 'The bench is empty', tone: 'negative' as const }];
  const cut = { wound: 'mental', alignment: 'negative' } as const;
  return table
    .with('anya', {
      ...{ hope: 2, despair: 4, corruption: 3, moods: ['weary'], xp: 7, sp: 12 },
      ...{ skills: { ...skills, agility: 2 }, effort: { ...effort, blood: 1 } },
      ...{ transformed: { filled: 2, temporary: 0 }, flashbackUsed: true },
      face: { hair: 'braid', token: 'lamp' },
      assets: [{ ...shield(2), lost: true, requires: null }],
      features: [
        { ...featureOf('f1', 'talent', card, { slot: 'agility', repeatable: true }), used: 1 },
        featureOf('f2', 'class', { ...card, name: 'Tail', effect: 'none', amount: 1 }),
      ],
    })
    .withTrait('anya', 'Cannot sleep', { ...cut, memories }, 'lingering')
    .withTrait('anya', 'A cut', { ...cut, wound: 'physical', lasting: 'temporary' }, 'wound')
    .withTrait('anya', 'Sleep', { agenda: { ended: false, heals: 'Cannot sleep' } }, 'agenda')
    .given(({ public: { traits } }) => {
      for (const trait of Object.values(traits)) if (trait.kind === 'affinity') trait.free = 0;
    });
}
const ownSheet = (table: StarsTable): StarsSheet =>
  sheetOf(table.state.public, table.of('anya'), table.state.seats.anya?.kept);
const bring = (table: StarsTable, sheet: object) =>
  table.send('carl', { type: 'traveller.ask', text: fileOf(kind, sheet) });
const letIn = (table: StarsTable): StarsTable => {
  const arrival = table.state.public.arrivals?.carl?.id ?? '';
  return table.send('bev', { type: 'traveller.answer', arrival, welcome: true });
};
const newest = ({ state }: StarsTable): Protagonist => {
  const one = Object.values(state.public.protagonists).at(-1);
  if (!one) throw new Error('Nobody is here.');
  return one;
};
const traits = (table: StarsTable, of: Protagonist, wanted: Trait['kind']) =>
  traitsOf(table.state, of.id).filter((trait) => trait.kind === wanted);
const read = (sheet: object) => {
  const reading = new SheetReading(sheet);
  const found = readSheet(reading);
  reading.rest();
  return { sheet: found, left: reading.left };
};

describe('a protagonist who goes from table to table', () => {
  it('TABLE-231: has who they are and what stays with them; what they are under stays behind', () => {
    const sheet = ownSheet(ari());
    expect(sheet).toMatchObject({
      ...{ name: 'Ari', class: 'Comet', xp: 7, sp: 12, abilities: { might: 6 } },
      face: { hair: 'braid', token: 'lamp' },
      anchors: [{ text: 'My brother' }, { text: 'The bench at the track' }],
      affinities: [{ text: 'Running', rank: 2, magical: false }],
      lingering: [{ text: 'Cannot sleep', wound: 'mental', memories: [{ tone: 'negative' }] }],
      magic: { gift: 'A trail of light', moves: [{ name: 'Perihelion' }, { name: 'Impact' }] },
      features: [{ name: 'Afterglow', slot: 'agility', effect: 'extra' }, { effect: 'none' }],
      assets: [{ name: 'A dustbin lid', carried: true, functions: [{ quality: 3 }] }],
    });
    expect(sheet.agendas.at(-1)).toMatchObject({ text: 'Sleep', heals: 'Cannot sleep' });
    const text = fileOf(kind, sheet);
    const gone = ['"id"', 'anya', 'Cole', 'Owes her', 'A cut', 'weary', '"used"', '"filled"'];
    const more = ['hope":2', 'effort', 'despair', 'corruption', 'transformed', 'wish', 'free'];
    for (const each of [...gone, ...more]) expect(text).not.toContain(each);
  });

  it('SNS-2406: has the words of an Aspect that is kept for whoever keeps it alone', () => {
    const table = ari();
    const { public: shared, seats } = table.state;
    const shadow = (sheet: StarsSheet) => sheet.aspects.find(({ aspect }) => aspect === 'shadow');
    const words = 'Would rather win than be kind';
    expect(shadow(ownSheet(table))).toMatchObject({ text: words, kept: true });
    for (const kept of [undefined, seats.carl?.kept]) {
      expect(shadow(sheetOf(shared, table.of('anya'), kept))).toMatchObject({ text: '' });
    }
  });

  it('SNS-2406: before the door and at the table nobody reads what is kept; its owner words it anew', () => {
    const table = bring(seated(), ownSheet(ari()));
    expect(table.state.public.arrivals?.carl?.left).toEqual([
      'Shadow: it is kept, and everybody would read it here, so whoever keeps it writes it down again.',
    ]);
    const one = newest(letIn(table));
    expect(JSON.stringify(table.state)).not.toContain('Would rather win');
    const shadow = traits(table, one, 'aspect').find(({ aspect }) => aspect === 'shadow');
    expect(shadow).toMatchObject({ text: '' });
    const again = { aspect: 'shadow', text: 'Proud', kept: true } as const;
    table.send('carl', { type: 'trait.aspect', protagonist: one.id, ...again });
    expect(table.state.seats.carl?.kept).toEqual({ [shadow?.id ?? '']: 'Proud' });
  });

  it('TABLE-233: comes as they left, rested, with Hope and Effort as somebody new', () => {
    const sheet = ownSheet(ari());
    const table = letIn(bring(seated(), sheet));
    const one = newest(table);
    const aspects = sheet.aspects.map((aspect) => (aspect.kept ? { ...aspect, text: '' } : aspect));
    expect(sheetOf(table.state.public, one)).toEqual({ ...sheet, name: 'Ari (2)', aspects });
    expect(one).toMatchObject({
      face: { hair: 'braid', token: 'lamp' },
      ...{ owner: 'carl', standing: 'in', hope: 5, despair: 0, corruption: 0, moods: [] },
      ...{ transformed: null, flashbackUsed: false, magic: { wish: { now: 'unused' } } },
      effort: { blood: 15, sweat: effortRefresh(one, 'sweat'), tears: effortRefresh(one, 'tears') },
      assets: [{ lost: false, filled: 0, carried: true }],
      features: [
        { used: 0, slot: 'agility', repeatable: true },
        { effect: null, slot: null },
      ],
    });
    expect(traits(table, one, 'affinity')).toMatchObject([{ rank: 2, free: 1 }]);
    expect(traits(table, one, 'wound')).toEqual([]);
    const [wound] = traits(table, one, 'lingering');
    expect(wound).toMatchObject({ alignment: 'negative', lasting: 'permanent' });
    const agenda = traits(table, one, 'agenda').at(-1);
    expect(agenda?.agenda).toEqual({ ended: false, heals: wound?.id });
  });

  it('SNS-1210: is tied to all who are there, and they to them, and may say what they are to each other', () => {
    const table = letIn(bring(seated(), { name: 'Wren' }));
    const one = newest(table);
    const { id: open } = table.of('anya');
    expect(traits(table, one, 'connection')).toMatchObject([
      { text: 'Ari', alignment: 'neutral', towards: open },
      { text: 'Cole', alignment: 'neutral' },
    ]);
    expect(traits(table, table.of('anya'), 'connection').at(-1)).toMatchObject({
      ...{ text: 'Wren', towards: one.id },
    });
    const steps = table.state.public.derived.making.beings[one.id]?.steps ?? [];
    expect(steps.find(({ id }) => id === 'connections')?.state).toBe('open');
  });

  it('TABLE-235: has new ids, all of them', () => {
    const table = letIn(bring(seated(), ownSheet(ari())));
    const one = newest(table);
    const ids = JSON.stringify([one, traitsOf(table.state, one.id)]).match(/"id":"[^"]+"/g) ?? [];
    expect(ids.length).toBeGreaterThan(15);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(new RegExp(`"id":"[a-z]+${table.seq}-`));
  });

  it('TABLE-231: is shown in words before they come', () => {
    const lines = told(ownSheet(ari())).flatMap((part) => part.lines);
    for (const line of [
      'Comet',
      'Violence 2, Agility 2',
      'Mask: Laughs it off and runs',
      'Shadow, kept to themselves: Would rather win than be kind',
      'Running 2',
      'Cannot sleep (Mental); 1 Memory: “The bench is empty”',
      'A dustbin lid (Armor, Quality 3)',
      'Afterglow (Talent): Light stays.',
      '7 XP, 12 SP',
    ]) {
      expect(lines).toContain(line);
    }
  });

  const anchor = { text: 'a', memories: [] };
  const lid = { name: 'Lid', kind: 'armor', carried: true };
  it.each([
    ['abilities', { might: 11 }, /^Abilities, Might: at most 10/],
    ['abilities', { might: 0 }, /^Abilities, Might: at least 1/],
    ['abilities', { luck: 1 }, /^Abilities, “luck”: there is no place/],
    ['skills', { agility: 11 }, /^Skills, Agility: at most 10/],
    ['xp', -1, /^XP: at least 0/],
    ['sp', '7', /^SP: that does not fit/],
    ['looks', 'x'.repeat(2001), /^Looks: at most 2000 characters/],
    ['face', { hair: 'hood' }, /^Face, hair: .*choose from/],
    ['face', { wings: 'long' }, /^Face, “wings”: there is no place/],
    ['class', 'x'.repeat(61), /^Class: at most 60/],
    ['magic', { gift: 'x'.repeat(2001) }, /^Magic, Gift: at most 2000/],
    ['magic', { moves: [{ name: 'x' }] }, /^Magic, Signature Move 1: it is left out/],
    ['aspects', [{ aspect: 'face', text: 'x' }], /^Aspect 1, which: .*choose from/],
    ['aspects', [{ aspect: 'mask', text: '' }], /^Aspect 1: it is left out/],
    ['aspects', [1, 2].map(() => ({ aspect: 'mask', text: 'x' })), /^Mask: there is one/],
    ['agendas', Array(6).fill(anchor), /^Agenda: there is room for 5, and 1 more/],
    ['agendas', [{ text: 'Heal', heals: 'Fear' }], /^“Heal”: there is no Lingering Wound/],
    ['anchors', Array(6).fill(anchor), /^Anchor: there is room for 5, and 1 more/],
    [
      'anchors',
      [{ text: 'a', memories: Array(3).fill({ text: '', tone: 'neutral' }) }],
      /^Anchor 1, Memory: there is room for 2, and 1 more/,
    ],
    ['affinities', [{ text: 'Sea' }, { text: ' sEA' }], /^“sEA”: there is one Affinity of a name/],
    ['affinities', [{ text: 'Sea', rank: 11 }], /^Affinity 1, rank: at most 10/],
    ['lingering', [{ text: 'x', wound: 'odd' }], /^Lingering Wound 1, kind/],
    [
      'assets',
      [{ ...lid, functions: [{ name: 'x', action: 'fly' }] }],
      /^Asset 1, Function 1, Act/,
    ],
    ['assets', [lid, lid, lid], /^“Lid”: there is no place left to carry it/],
    ['assets', [{ ...lid, properties: ['stationary'] }], /^“Lid”: there is no place left/],
    ['features', [{ name: 'x', kind: 'spell' }], /^Feature 1, kind/],
    ['features', [{ name: 'x', kind: 'talent' }], /^“x”: it names no Skill whose slot it takes/],
    ['features', [{ name: 'x', kind: 'talent', slot: 'logic' }], /^“x”: Logic has no free/],
    ['features', [{ name: 'x', kind: 'charm', slot: 'logic' }], /^“x”: only a Talent takes/],
    ['connections', [anchor], /^“connections”: there is no place/],
  ])('TABLE-233: what does not fit of %s is left out and named: %j', (key, value, sentence) => {
    const { sheet, left } = read({ name: 'Wren', pronouns: 'she', [key]: value });
    expect(
      left.some((line) => sentence.test(line)),
      left.join(' '),
    ).toBe(true);
    expect(sheet).toMatchObject({ name: 'Wren', pronouns: 'she' });
  });

  it('SNS-2012, SNS-2111: what has its place and its slot comes as it is', () => {
    const talent = { ...card, kind: 'talent', slot: 'agility', repeatable: false };
    const rock = { ...lid, kind: 'weapons', functions: [], properties: [] };
    const { sheet, left } = read({
      ...{ name: 'Wren', skills: { agility: 4 }, assets: [rock, rock, lid, lid] },
      features: [talent, talent, talent],
    });
    expect(sheet?.features).toHaveLength(2);
    expect(sheet?.assets.map(({ carried }) => carried)).toEqual([true, true, true, true]);
    expect(left).toEqual(['“Afterglow”: Agility has no free Talent slot for it.']);
  });

  it('TABLE-233: whatever a file says, what is read of it fits and is read again as it is', () => {
    const full = ownSheet(ari());
    const value = fc.oneof(fc.jsonValue({ maxDepth: 3 }), fc.integer({ min: -3, max: 15 }));
    const any = fc.record(
      Object.fromEntries(
        Object.entries(full).map(([key, own]) => [key, fc.oneof(fc.constant(own), value)]),
      ),
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(any, (sheet) => {
        const once = read({ ...sheet, name: 'Wren' }).sheet as StarsSheet;
        const again = read(once);
        expect(again.left).toEqual([]);
        expect(again.sheet).toEqual(once);
      }),
      { numRuns: 60 },
    );
  });

  it('TABLE-012: a third protagonist of one player waits before the door, and the referee reads why', () => {
    const table = bring(seated(), { name: 'Wren' });
    table.send('carl', { type: 'protagonist.create', name: 'Una' });
    const { id = '' } = table.state.public.arrivals?.carl ?? {};
    const yes = { type: 'traveller.answer', arrival: id, welcome: true } as const;
    expect(table.try('bev', yes)).toMatchObject({ code: 'limit-reached', rule: 'TABLE-012' });
    expect(table.state.public.derived.prompts[id]?.text).toContain('Not just now: There is room');
  });
});

describe('whoever has gone', () => {
  const leaving = (table: StarsTable) =>
    ({ type: 'traveller.gone', traveller: table.of('anya').id }) as const;

  it('TABLE-237: is out of the story, by the word of their player, and leaves room for somebody new', () => {
    const table = ari().send('anya', { type: 'protagonist.create', name: 'Una' });
    const { id: protagonist } = table.of('anya');
    expect(table.try('carl', leaving(table))).toMatchObject({ code: 'not-found' });
    table.send('anya', leaving(table));
    expect(table.of('anya').standing).toBe('gone');
    expect(table.lastLine()?.text).toBe('Anya says that Ari has gone to another table.');
    expect(travellersOf(table.state.public, 'anya').map(({ name }) => name)).toEqual(['Una']);
    const odd = { type: 'protagonist.class', protagonist, class: 'Planet' } as const;
    expect(table.try('anya', odd)).toMatchObject({ rule: 'SNS-1709' });
    expect(table.try('anya', leaving(table))).toMatchObject({ code: 'not-found' });
    expect(table.try('anya', { type: 'protagonist.create', name: 'Nova' })).toBeNull();
  });

  it('TABLE-237: is back when an undo takes it back', () => {
    const table = seated();
    table.send('anya', leaving(table));
    table.send('bev', { type: 'table.undo', to: table.seq, evenIfRevealed: true });
    expect(table.of('anya').standing).toBe('in');
  });

  const of = (table: StarsTable) => table.of('anya').id;
  const busy: [string, (table: StarsTable) => StarsTable][] = [
    ['a Check of theirs', (table) => table.lay('anya', { skill: 'agility', action: 'create' })],
    [
      'a Milestone',
      (table) => table.send('bev', { type: 'milestone.begin', kind: 'minor', challenges: 0 }),
    ],
    [
      'a Defeat',
      (table) =>
        table.given(({ public: shared }) => {
          shared.defeats[of(table)] = { protagonist: of(table), by: 'mental' };
        }),
    ],
    [
      'a blow',
      (table) =>
        table.given(({ public: shared }) => {
          shared.blows.b = { id: 'b', protagonist: of(table), points: 3, from: 'A fall' };
        }),
    ],
    [
      'a Flashback',
      (table) =>
        table.given(({ public: shared }) => {
          shared.flashback = { protagonist: of(table), anchor: 'a', topic: '', scene: '' };
        }),
    ],
    ['a Dramatic Confrontation', (table) => table.with('carl', { confrontation: 'c' })],
  ];
  it.each(busy)('TABLE-237: does not go in the middle of %s', (_what, begun) => {
    const table = begun(seated());
    const refusal = table.try('anya', leaving(table));
    expect(refusal).toMatchObject({ code: 'wrong-moment', rule: 'TABLE-237' });
    expect(table.offers('anya', 'traveller.gone')).toEqual([]);
  });

  it('TABLE-237: goes while others act, unless they help', () => {
    const acting = () => seated().lay('carl', { skill: 'strength', action: 'create' });
    const helped = acting();
    helped
      .onCheck('carl', { type: 'check.together' })
      .onCheck('anya', { type: 'check.follow', follower: of(helped), skill: 'craft' });
    expect(helped.try('anya', leaving(helped))).toMatchObject({ rule: 'TABLE-237' });
    const alone = acting();
    expect(alone.try('anya', leaving(alone))).toBeNull();
  });

  it('TABLE-237: takes along what they still wanted to do', () => {
    const table = seated().lay('carl', { skill: 'strength', action: 'create' });
    const wish = { aim: 'Run', skill: 'agility', protagonist: of(table) } as const;
    table.send('anya', { type: 'check.propose', ...wish });
    expect(Object.keys(table.state.public.intentions ?? {})).toEqual([of(table)]);
    table.send('anya', leaving(table));
    expect(table.state.public.intentions).toEqual({});
  });
});
