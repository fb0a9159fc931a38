import { describe, expect, it } from 'vitest';
import { promptsOf } from '../../../testing/prompts';
import type { Protagonist } from '../protagonists/protagonist';
import type { Trait } from '../protagonists/trait';
import { newTrait } from '../protagonists/trait';
import type { StarsTable } from '../testing';
import { seated } from '../testing';
import { shield } from '../testing/people';
import { isRescue } from './compels';

/** Deals Despair, and answers with the blow that waits. */
function deal(table: StarsTable, points: number, from = ''): string {
  const { id: protagonist } = table.of('anya');
  table.send('bev', { type: 'despair.deal', protagonist, points, from });
  return blowOf(table);
}

const blowOf = (table: StarsTable): string => Object.keys(table.state.public.blows).at(-1) ?? '';

/** Ari suffers so much, with Moods or without. */
const suffers = (
  table: StarsTable,
  points: number,
  moods: Protagonist['moods'] = [],
  asset = 'none',
): StarsTable =>
  table.send('anya', { type: 'despair.take', blow: deal(table, points), moods, asset });

const might = (table: StarsTable, rank: number): StarsTable =>
  table.with('anya', { abilities: { ...table.of('anya').abilities, might: rank } });

describe('Despair', () => {
  it('SNS-1601, 1602: W07, a Mood of an Ability of rank 6 lowers 9 points to 3: one slot', () => {
    const table = suffers(might(seated(), 6), 9, ['weary']);
    expect(table.of('anya')).toMatchObject({ despair: 1, moods: ['weary'] });
    expect(table.state.public.blows).toEqual({});
    expect(table.lastLine()).toMatchObject({
      text: 'Ari suffers 3 Despair: 1 slot.',
      notes: ['Weary: 6 less.'],
    });
  });

  it('SNS-1803: two Moods lower it by both ranks, and never below nothing', () => {
    const both = suffers(might(seated(), 6), 12, ['weary', 'sullen']);
    expect(both.of('anya')).toMatchObject({ despair: 1, moods: ['weary', 'sullen'] });
    const none = suffers(might(seated(), 6), 4, ['weary']);
    expect(none.of('anya')).toMatchObject({ despair: 0, moods: ['weary'] });
    // Nothing else is told where nothing else happens.
    expect(suffers(might(seated(), 6), 4, []).lastLine()?.notes ?? []).toEqual([]);
  });

  it.each([
    [5, 1],
    [6, 2],
    [10, 2],
    [11, 3],
  ])('SNS-1602: %i points fill %i slots', (points, despair) => {
    expect(suffers(seated(), points).of('anya').despair).toBe(despair);
  });

  it('SNS-1802: T30, there is no third Mood, and the refusal says what is open', () => {
    const table = seated().with('anya', { moods: ['weary', 'sullen'] });
    const blow = deal(table, 6);
    const refused = table.try('anya', { type: 'despair.take', blow, moods: ['nervous'] });
    expect(refused).toMatchObject({ code: 'limit-reached', rule: 'SNS-1802' });
    expect(refused?.instead).toContain('Compel a Mood');
    const [offer] = table.offers('anya', 'despair.take');
    expect(offer?.fields?.map(({ name }) => name)).toEqual([]);
  });

  it('SNS-1802: with one Mood there is room for one more, and not for two', () => {
    const table = seated().with('anya', { moods: ['weary'] });
    const blow = deal(table, 6);
    const take = (...moods: Protagonist['moods']) =>
      table.try('anya', { type: 'despair.take', blow, moods });
    expect(take('nervous', 'sullen')).toMatchObject({ rule: 'SNS-1802' });
    expect(take('nervous')).toBeNull();
    expect(table.of('anya').moods).toEqual(['weary', 'nervous']);
  });

  it('SNS-1809: the same Mood is not entered twice, and none but on suffering Despair', () => {
    const table = seated().with('anya', { moods: ['weary'] });
    const blow = deal(table, 6);
    const take = (...moods: Protagonist['moods']) =>
      table.try('anya', { type: 'despair.take', blow, moods });
    expect(take('weary')).toMatchObject({ code: 'already-done', rule: 'SNS-1809' });
    expect(take('sullen', 'sullen')).toMatchObject({ rule: 'SNS-1809' });
    expect(take()).toBeNull();
    expect(take('sullen')).toMatchObject({ code: 'not-found' });
  });

  it('SNS-1801, 1808: each of nine Moods is offered with what it takes off, and what it is like', () => {
    const table = might(seated(), 6);
    deal(table, 6);
    const field = table.offers('anya', 'despair.take')[0]?.fields?.[0];
    const options = field?.kind === 'choices' ? field.options : [];
    expect(options).toHaveLength(9);
    expect(options[0]).toMatchObject({ value: 'weary', label: 'Weary' });
    expect(options[0]?.detail).toBe('6 less. Worn out. Takes Might from you until you compel it.');
    expect(options[8]?.detail).toContain('Takes Empathy');
  });

  it('SNS-1606, 1607: T13, the fifth slot makes Fragile, the tenth Broken', () => {
    const table = seated();
    suffers(table, 12);
    expect(table.of('anya').despair).toBe(3);
    expect(table.lastLine()?.text).toBe('Ari suffers 12 Despair: 3 slots.');
    suffers(table, 8);
    expect(table.of('anya').despair).toBe(5);
    expect(table.lastLine()?.text).toBe('Ari suffers 8 Despair: 2 slots. Fragile.');
    suffers(table, 20);
    expect(table.of('anya').despair).toBe(9);
    expect(table.lastLine()?.beat?.kind).toBe('despair');
    suffers(table, 1);
    expect(table.of('anya').despair).toBe(10);
    expect(table.lastLine()).toMatchObject({
      text: 'Ari suffers 1 Despair: 1 slot. Broken.',
      beat: { kind: 'broken' },
    });
  });

  it('SNS-1610: past the tenth slot a blow is lost; by a house rule it is Wounds (Q12)', () => {
    const table = suffers(seated().with('anya', { despair: 9 }), 15);
    expect(table.of('anya').despair).toBe(10);
    expect(table.state.public.blows).toEqual({});
    const other = seated().with('anya', { despair: 9 });
    other.send('bev', { type: 'table.house-rule', rule: 'excessDespair', value: 'wounds' });
    suffers(other, 15);
    expect(Object.values(other.state.public.blows)).toMatchObject([{ wounds: 2 }]);
  });

  it('SNS-1610: W06, while Broken each slot is a Wound, of a kind that the referee says', () => {
    const table = suffers(seated().with('anya', { despair: 10 }), 8);
    expect(table.of('anya').despair).toBe(10);
    const blow = blowOf(table);
    expect(promptsOf(table.state)[`blow:${blow}`]).toMatchObject({
      to: ['bev'],
      title: '2 Wounds for Ari',
    });
    table.send('bev', { type: 'wound.name', blow, kind: 'social', text: 'All have seen it' });
    expect(promptsOf(table.state)[`blow:${blow}`]?.title).toBe('A Wound for Ari');
    table.send('bev', { type: 'wound.name', blow, kind: 'mental' });
    expect(table.state.public.blows).toEqual({});
    const wounds = Object.values(table.state.public.traits).filter(({ kind }) => kind === 'wound');
    expect(wounds).toMatchObject([
      { text: 'All have seen it', wound: 'social', lasting: 'temporary', alignment: 'negative' },
      { text: '', wound: 'mental' },
    ]);
  });

  it('SNS-1611: whoever is Broken may enter Moods, which lower the points before Wounds (Q13)', () => {
    const table = suffers(might(seated().with('anya', { despair: 10 }), 6), 8, ['weary']);
    expect(Object.values(table.state.public.blows)).toMatchObject([{ wounds: 1 }]);
    expect(table.of('anya').moods).toEqual(['weary']);
  });

  it('SNS-1612: it comes of the referee, typed or rolled, and waits for its player', () => {
    const table = seated();
    const { id: protagonist } = table.of('anya');
    table.send('bev', { type: 'despair.roll', protagonist, dice: 2, from: 'The water' }, 7, 4);
    const [blow] = Object.values(table.state.public.blows);
    expect(blow).toMatchObject({ points: 11, from: 'The water' });
    expect(table.of('anya').despair).toBe(0);
    const prompt = promptsOf(table.state)[`blow:${blow?.id}`];
    expect(prompt).toMatchObject({ to: ['anya'], text: '11 Despair. The water' });
    expect(table.try('carl', { type: 'despair.take', blow: blow?.id ?? '' })).toMatchObject({
      rule: 'TABLE-003',
    });
    expect(table.try('anya', { type: 'despair.deal', protagonist, points: 5 })).toMatchObject({
      rule: 'TABLE-002',
    });
  });

  it('SNS-1612: no more blows wait for one person than six', () => {
    const table = seated();
    for (let at = 0; at < 6; at += 1) deal(table, 1);
    const { id: protagonist } = table.of('anya');
    expect(table.try('bev', { type: 'despair.deal', protagonist, points: 1 })).toMatchObject({
      rule: 'SNS-1612',
    });
  });

  it('SNS-2015: a Protective Asset takes as many slots as it has left, and clears when its owner says', () => {
    const table = suffers(seated().with('anya', { assets: [shield(1)] }), 20, [], 'shield');
    expect(table.of('anya')).toMatchObject({ despair: 2, assets: [{ filled: 3 }] });
    table.send('anya', { type: 'asset.clear', asset: 'shield' });
    expect(table.of('anya').assets[0]?.filled).toBe(0);
    suffers(table, 5, [], 'shield');
    expect(table.of('anya')).toMatchObject({ despair: 2, assets: [{ filled: 1 }] });
  });

  it('SNS-2015: it does not stop Wounds of whoever is Broken; by a house rule it does (Q42)', () => {
    const broken = () => seated().with('anya', { despair: 10, assets: [shield(2)] });
    const table = broken();
    const blow = deal(table, 10);
    const take = { type: 'despair.take', blow, asset: 'shield' } as const;
    expect(table.try('anya', take)).toMatchObject({ rule: 'TABLE-112' });
    const other = broken();
    other.send('bev', { type: 'table.house-rule', rule: 'protection', value: 'wounds' });
    suffers(other, 10, [], 'shield');
    expect(Object.values(other.state.public.blows)).toMatchObject([{ wounds: 1 }]);
    expect(other.of('anya').assets[0]?.filled).toBe(3);
  });

  it('SNS-2203: whoever becomes Broken is no longer Transformed', () => {
    const given = { despair: 9, transformed: { filled: 0, temporary: 0 } };
    const table = suffers(seated().with('anya', given), 5);
    expect(table.of('anya').transformed).toBeNull();
    const fragile = suffers(seated().with('anya', { ...given, despair: 4 }), 5);
    expect(fragile.of('anya').transformed).not.toBeNull();
  });

  it('SNS-1712: whoever is out of play suffers nothing, and what waited for them is gone', () => {
    const table = seated();
    deal(table, 5);
    table.with('anya', { standing: 'out' }).send('bev', { type: 'scene.set', text: 'Elsewhere' });
    expect(table.state.public.blows).toEqual({});
    const { id: protagonist } = table.of('anya');
    expect(table.try('bev', { type: 'despair.deal', protagonist, points: 5 })).not.toBeNull();
  });
});

describe('Relief of Despair', () => {
  const bolstered = (...faces: number[]) => {
    const table = seated().with('carl', { despair: 6 });
    table.check('anya', { skill: 'charisma', action: 'bolster' }, ...faces).close('anya');
    return table;
  };
  const relieve = (table: StarsTable, to: string, die: number) =>
    table.try('anya', { type: 'despair.relieve', check: table.checkId, to }, die);

  it.each([
    [5, 5],
    [6, 4],
    [10, 4],
    [1, 5],
  ])('SNS-1605: a d10 of %i leaves %i slots of six: it rounds up', (die, left) => {
    const table = bolstered(9, 8);
    expect(relieve(table, table.of('carl').id, die)).toBeNull();
    expect(table.of('carl').despair).toBe(left);
  });

  it('SNS-1605: by a house rule it rounds down (Q11)', () => {
    const table = bolstered(9, 8);
    table.send('bev', { type: 'table.house-rule', rule: 'relief', value: 'down' });
    relieve(table, table.of('carl').id, 9);
    expect(table.of('carl').despair).toBe(5);
  });

  it('SNS-1605: only another one, only by a success, and once', () => {
    const table = bolstered(9, 8).with('anya', { despair: 3 });
    expect(relieve(table, table.of('anya').id, 5)).toMatchObject({ rule: 'SNS-1605' });
    relieve(table, table.of('carl').id, 5);
    expect(relieve(table, table.of('carl').id, 5)).toMatchObject({ rule: 'SNS-1707' });
    const missed = bolstered(2, 3);
    expect(relieve(missed, missed.of('carl').id, 5)).toMatchObject({ rule: 'SNS-1605' });
    const other = seated().with('carl', { despair: 6 });
    other.check('anya', { skill: 'charisma', action: 'hinder' }, 9, 8).close('anya');
    expect(relieve(other, other.of('carl').id, 5)).toMatchObject({ code: 'not-found' });
  });
});

describe('Rescue', () => {
  it('SNS-1609: T15, an ally compels their Connection, forgoes the Hope, and the Broken one clears five slots', () => {
    const table = seated().with('carl', { despair: 10 }).with('anya', { hope: 1 });
    const tie = Object.values(table.state.public.traits).find(
      ({ of }) => of === table.of('anya').id,
    );
    const trait = tie?.id ?? '';
    const { id: protagonist } = table.of('anya');
    table.send('anya', {
      type: 'compel.trait',
      protagonist,
      trait,
      gain: 'other',
      trouble: 'Late',
    });
    const [compel = ''] = Object.keys(table.state.public.compels);
    table.send('bev', { type: 'compel.grant', compel });
    expect(table.of('carl').despair).toBe(5);
    expect(table.of('anya').hope).toBe(1);
    expect(table.lastLine()?.text).toBe('Ari compels “Cole”: Cole clears 5 slots of Despair.');
  });

  it('SNS-1609: there is nobody to reach at nine slots', () => {
    const table = seated().with('carl', { despair: 9 });
    const { id: protagonist } = table.of('anya');
    const tie = Object.values(table.state.public.traits).find(({ of }) => of === protagonist);
    const compel = { type: 'compel.trait', protagonist, trait: tie?.id ?? '' } as const;
    expect(table.try('anya', { ...compel, gain: 'other' })).toMatchObject({ rule: 'SNS-1609' });
    expect(table.try('anya', compel)).toBeNull();
    // A Connection alone reaches them, and only while they are in play.
    const towards = table.of('carl').id;
    const reaches = (kind: Trait['kind']) =>
      isRescue(table.state, newTrait('t', kind, '', { towards }));
    table.with('carl', { despair: 10 });
    expect([reaches('connection'), reaches('anchor')]).toEqual([true, false]);
    table.with('carl', { standing: 'out' });
    expect(reaches('connection')).toBe(false);
  });
});
