import { describe, expect, it } from 'vitest';
import type { StarsTable } from '../testing';
import { seated } from '../testing';
import { playAt } from '../testing/play';
import { gainAffinity, refreshAffinities } from './affinities';
import { addAgenda } from './agendas';
import { gainAnchor } from './anchors';
import { hopeRefresh } from './hope';
import { called, newTrait } from './trait';

const id = (table: StarsTable, seat = 'anya') => table.of(seat).id;
const texts = (table: StarsTable, kind: string, of = id(table)) =>
  Object.values(table.state.public.traits)
    .filter((trait) => trait.kind === kind && trait.of === of)
    .map(({ text }) => text);

describe('Traits of protagonists', () => {
  it('SNS-1201, 1202: three Aspects, Permanent and Neutral, each written once and changed as often as one likes', () => {
    const table = seated();
    const write = (aspect: 'mask' | 'heart' | 'shadow', text: string) =>
      table.send('anya', { type: 'trait.aspect', protagonist: id(table), aspect, text });
    write('mask', 'Laughs').send('anya', {
      type: 'trait.aspect',
      protagonist: id(table),
      aspect: 'mask',
      text: 'Laughs it off',
    });
    write('heart', 'Loyal');
    write('shadow', 'Afraid');
    expect(texts(table, 'aspect')).toEqual(['Laughs it off', 'Loyal', 'Afraid']);
    expect(table.trait('Afraid')).toMatchObject({
      aspect: 'shadow',
      alignment: 'neutral',
      lasting: 'permanent',
    });
  });

  it('SNS-2406: an Aspect that is kept, its owner and the referee read, and nobody else', () => {
    const table = seated();
    const shadow = { type: 'trait.aspect', protagonist: id(table), aspect: 'shadow' } as const;
    table.send('anya', { ...shadow, text: 'Hates her sister', kept: true });
    const [trait = ''] = Object.keys(table.state.director.kept);
    expect(table.state.seats.anya?.kept).toEqual({ [trait]: 'Hates her sister' });
    expect(table.state.director.kept).toEqual({ [trait]: 'Hates her sister' });
    expect(JSON.stringify(table.state.public)).not.toContain('Hates');
    expect(JSON.stringify(table.state.seats.carl)).not.toContain('Hates');
    expect(table.offers('carl').some((offer) => JSON.stringify(offer).includes('Hates'))).toBe(
      false,
    );
    table.send('anya', { ...shadow, text: 'Hates her sister' });
    expect(table.state.director.kept).toEqual({});
    expect(table.state.seats.anya?.kept).toEqual({});
    expect(table.trait('Hates her sister').aspect).toBe('shadow');
  });

  it('SNS-1205, 1206, 1210: each is tied to each, both ways, Neutral; whoever comes later, too', () => {
    const table = seated();
    expect(texts(table, 'connection')).toEqual(['Cole']);
    expect(texts(table, 'connection', id(table, 'carl'))).toEqual(['Ari']);
    table.send('server', { type: 'seat.take', seat: 'dylan', name: 'Dylan', role: 'protagonist' });
    table.send('dylan', { type: 'protagonist.create', name: 'Dara' });
    expect(texts(table, 'connection')).toEqual(['Cole', 'Dara']);
    expect(texts(table, 'connection', id(table, 'dylan'))).toEqual(['Ari', 'Cole']);
    const [tie] = Object.values(table.state.public.traits).filter(({ text }) => text === 'Dara');
    expect(tie).toMatchObject({ alignment: 'neutral', lasting: 'permanent', free: 0 });
    table.send('anya', { type: 'trait.connection', trait: tie?.id ?? '', text: 'Too quiet' });
    expect(table.trait('Too quiet').towards).toBe(id(table, 'dylan'));
    const refused = table.try('carl', {
      type: 'trait.connection',
      trait: tie?.id ?? '',
      text: 'x',
    });
    expect(refused).toMatchObject({ rule: 'TABLE-003' });
  });

  it('SNS-1301, 1302: two Agendas to begin with; of more there are five at most', () => {
    const table = seated();
    const agenda = { type: 'trait.agenda', protagonist: id(table), text: 'Win' } as const;
    table.send('anya', agenda).send('anya', { ...agenda, text: 'Sing' });
    const refused = table.try('anya', { ...agenda, text: 'Rest' });
    expect(refused).toMatchObject({ code: 'limit-reached', rule: 'SNS-1301' });
    for (const text of ['three', 'four']) table.withTrait('anya', text, {}, 'agenda');
    const play = playAt(table);
    addAgenda(play, id(table), 'five');
    expect(() => addAgenda(play, id(table), 'six')).toThrow('Ari has 5 Agendas.');
  });

  it('SNS-1307: an Agenda that ended keeps its Memories until the third, then it may be struck out', () => {
    const memories = [{ text: 'once', tone: 'positive' as const }];
    const agenda = { ended: false, heals: null };
    const table = seated().withTrait('anya', 'Win', { memories, agenda }, 'agenda');
    const strike = { type: 'trait.strike', trait: 'Win' } as const;
    expect(table.try('anya', strike)).toMatchObject({ rule: 'SNS-1307' });
    table.send('anya', { type: 'trait.end-agenda', trait: 'Win', ended: true });
    expect(table.trait('Win')).toMatchObject({ agenda: { ended: true }, memories });
    expect(table.try('anya', strike)?.instead).toContain('third Memory');
    table.given(({ public: { traits } }) => {
      const win = traits.Win;
      if (win) win.memories = [];
    });
    table.send('anya', { type: 'trait.end-agenda', trait: 'Win', ended: false });
    expect(table.try('anya', strike)).toMatchObject({ rule: 'SNS-1307' });
    table.send('anya', { type: 'trait.end-agenda', trait: 'Win', ended: true });
    expect(table.try('anya', strike)).toBeNull();
    expect(texts(table, 'agenda')).toEqual([]);
  });

  it('SNS-1402, 1403: two Anchors to begin with, nothing magical; one that is burnt is not written anew', () => {
    const table = seated();
    const anchor = { type: 'trait.anchor', protagonist: id(table), text: 'My sister' } as const;
    const [offer] = table.offers('anya', 'trait.anchor');
    expect(offer?.detail).toContain('nothing magical');
    table.send('anya', anchor).send('anya', { ...anchor, text: 'The choir' });
    expect(table.try('anya', { ...anchor, text: 'More' })).toMatchObject({ rule: 'SNS-1403' });
    table.given(({ public: { traits } }) => {
      for (const { id: of, text } of Object.values(traits))
        if (text === 'The choir') delete traits[of];
    });
    expect(table.try('anya', { ...anchor, text: 'More' })).toMatchObject({ rule: 'SNS-1403' });
  });

  it('SNS-1404: five Anchors at most; for a sixth one is given up, whose Memories move to the new one', () => {
    const table = seated();
    for (const text of ['a', 'b', 'c', 'd']) table.withTrait('anya', text);
    const memories = [{ text: 'the pier', tone: 'negative' as const }];
    table.given(({ public: { traits } }) => {
      const b = traits.b;
      if (b) b.memories = memories;
    });
    const play = playAt(table);
    gainAnchor(play, id(table), 'e');
    expect(() => gainAnchor(play, id(table), 'f')).toThrow('Ari has 5 Anchors.');
    gainAnchor(play, id(table), 'f', 'b');
    const anchors = Object.values(play.state.public.traits).filter(({ kind }) => kind === 'anchor');
    expect(anchors.map(({ text }) => text)).toEqual(['a', 'c', 'd', 'e', 'f']);
    expect(anchors.at(-1)?.memories).toEqual(memories);
  });

  it('SNS-1501, 1502: an Affinity that is held rises, however its name is written; there is no second', () => {
    const table = seated();
    const affinity = { type: 'trait.affinity', protagonist: id(table), text: 'Science' } as const;
    table.send('anya', affinity).send('anya', { ...affinity, text: 'science ' });
    expect(texts(table, 'affinity')).toEqual(['Science']);
    // W09
    expect(table.trait('Science')).toMatchObject({ rank: 2, free: 1, magical: false });
    table.withTrait('anya', 'Locks', { rank: 1 }, 'affinity');
    const write = { type: 'trait.write', trait: 'Locks', text: 'SCIENCE' } as const;
    expect(table.try('anya', write)).toMatchObject({ code: 'name-taken', rule: 'SNS-1502' });
    expect(table.try('anya', { ...write, text: 'Old locks' })).toBeNull();
    // What is no Affinity may be called like one.
    table.withTrait('anya', 'The lab');
    expect(table.try('anya', { ...write, trait: 'The lab', text: 'Science' })).toBeNull();
  });

  it.each([
    [1, 0],
    [2, 1],
    [3, 1],
    [4, 2],
    [9, 4],
    [10, 5],
  ])('SNS-1503: at rank %i there are %i free invokes', (rank, free) => {
    const table = seated();
    table.send('anya', { type: 'trait.affinity', protagonist: id(table), text: 'Science', rank });
    expect(table.trait('Science')).toMatchObject({ rank, free });
  });

  it('SNS-1505: an even rank gives its free invoke at once, and no other; above 10 none is gained', () => {
    const table = seated().withTrait('anya', 'Science', { rank: 3, free: 0 }, 'affinity');
    const play = playAt(table);
    const now = () => play.state.public.traits.Science;
    gainAffinity(play, id(table), 'Science');
    expect(now()).toMatchObject({ rank: 4, free: 1 });
    gainAffinity(play, id(table), 'Science');
    expect(now()).toMatchObject({ rank: 5, free: 1 });
    gainAffinity(play, id(table), 'Science', { ranks: 8 });
    expect(now()).toMatchObject({ rank: 10, free: 4 });
    gainAffinity(play, id(table), 'Science');
    expect(now()).toMatchObject({ rank: 10, free: 4 });
  });

  it('SNS-1504: all free invokes of Affinities come back, and no others', () => {
    const table = seated().withTrait('anya', 'Science', { rank: 4, free: 0 }, 'affinity');
    table.withTrait('anya', 'Lit up', { free: 0, lasting: 'temporary' }, 'temporary');
    const play = playAt(table);
    refreshAffinities(play, id(table));
    expect(play.state.public.traits.Science?.free).toBe(2);
    expect(play.state.public.traits['Lit up']?.free).toBe(0);
  });

  it('SNS-703: what is Permanent stays, in other words if its owner says so', () => {
    const table = seated().withTrait('anya', 'My sister');
    const write = { type: 'trait.write', trait: 'My sister', text: 'My sister, who lied' } as const;
    expect(table.try('carl', write)).toMatchObject({ rule: 'TABLE-003' });
    table.send('anya', write);
    expect(table.trait('My sister, who lied').kind).toBe('anchor');
    const wound = { wound: 'mental', alignment: 'negative' } as const;
    table.withTrait('anya', 'A cut', wound, 'wound');
    expect(table.try('anya', { type: 'trait.write', trait: 'A cut', text: 'x' })).toMatchObject({
      rule: 'SNS-703',
    });
  });

  it('SNS-1104, 1105, 1210: T24, Hope Refresh counts Negative ties to protagonists in the story, at most 10', () => {
    const table = seated();
    const tie = (text: string, towards: string | null, alignment = 'negative' as const) =>
      table.withTrait('anya', text, { towards, alignment }, 'connection');
    const refresh = () => hopeRefresh(table.state, table.of('anya'));
    expect(refresh()).toBe(5);
    tie('a', id(table, 'carl'));
    expect(refresh()).toBe(6);
    tie('to nobody', null);
    tie('to a stranger', 'somebody else');
    table.withTrait('anya', 'no tie', { alignment: 'negative' }, 'agenda');
    table.withTrait('carl', 'his', { towards: id(table), alignment: 'negative' }, 'connection');
    expect(refresh()).toBe(6);
    for (const text of ['b', 'c', 'd', 'e']) tie(text, id(table, 'carl'));
    expect(refresh()).toBe(10);
    tie('f', id(table, 'carl'));
    expect(refresh()).toBe(10);
    table.with('carl', { standing: 'out' });
    expect(refresh()).toBe(10);
    table.with('carl', { standing: 'gone' });
    expect(refresh()).toBe(5);
  });
});

describe('Traits in play', () => {
  const lay = { type: 'trait.lay', text: 'Slippery', alignment: 'neutral' } as const;

  it('SNS-701, 704, 2407: the referee lays one on the scene, on what is in it, or on somebody', () => {
    const table = seated();
    table.send('bev', { ...lay, on: 'The quay', free: 2 });
    expect(table.trait('Slippery')).toMatchObject({
      ...{ kind: 'scene', of: null, on: 'The quay', free: 2 },
      ...{ lasting: 'temporary', alignment: 'neutral', holder: null },
    });
    table.send('bev', { ...lay, text: 'Soaked', of: id(table), alignment: 'negative', on: 'x' });
    expect(table.trait('Soaked')).toMatchObject({ kind: 'temporary', of: id(table), on: '' });
    expect(table.try('anya', lay)).toMatchObject({ rule: 'TABLE-002' });
  });

  it('SNS-717: a Negative one carries no free invokes', () => {
    const table = seated();
    const negative = { ...lay, alignment: 'negative', free: 1 } as const;
    expect(table.try('bev', negative)).toMatchObject({ code: 'not-allowed', rule: 'SNS-717' });
    table.send('bev', { ...lay, alignment: 'positive', free: 1 });
    const { id: trait } = table.trait('Slippery');
    const change = { ...negative, type: 'trait.change', trait } as const;
    expect(table.try('bev', change)).toMatchObject({ rule: 'SNS-717' });
    table.send('bev', { ...change, free: 0 });
    expect(table.trait('Slippery')).toMatchObject({ alignment: 'negative', free: 0 });
  });

  it('SNS-702: a Temporary one is over when the referee says so; what is part of somebody is not ended like that', () => {
    const table = seated().send('bev', lay).withTrait('anya', 'My sister');
    const { id: trait } = table.trait('Slippery');
    expect(table.try('anya', { type: 'trait.end', trait })).toMatchObject({ rule: 'TABLE-002' });
    table.send('bev', { type: 'trait.end', trait });
    expect(table.state.public.traits[trait]).toBeUndefined();
    const anchor = { type: 'trait.end', trait: 'My sister' } as const;
    expect(table.try('bev', anchor)).toMatchObject({ code: 'not-found' });
  });

  it('SNS-715: who holds its free invokes passes them on, once; nobody else does', () => {
    const table = seated();
    const given = { free: 1, holder: id(table), lasting: 'temporary' } as const;
    table.withTrait(null, 'A rope', given);
    const pass = (as: string, to: string) =>
      table.try(as, { type: 'trait.pass', trait: 'A rope', to: id(table, to) });
    expect(pass('carl', 'carl')).toMatchObject({ code: 'not-found' });
    expect(pass('anya', 'anya')).toMatchObject({ rule: 'TABLE-112' });
    expect(pass('anya', 'carl')).toBeNull();
    expect(table.trait('A rope')).toMatchObject({ holder: id(table, 'carl'), free: 1 });
    expect(pass('anya', 'carl')).toMatchObject({ code: 'not-found' });
    expect(pass('carl', 'anya')).toMatchObject({ code: 'already-done', rule: 'SNS-715' });
  });

  it('SNS-715: what is used up, and what an Affinity has, is not passed on', () => {
    const table = seated().withTrait('anya', 'Science', { rank: 2, free: 1 }, 'affinity');
    table.withTrait(null, 'A rope', { free: 0, holder: id(table) });
    for (const trait of ['Science', 'A rope']) {
      const refused = table.try('anya', { type: 'trait.pass', trait, to: id(table, 'carl') });
      expect(refused, trait).toMatchObject({ code: 'not-found' });
    }
  });

  it('SNS-701: is called by its words, or by what it is', () => {
    expect(called(newTrait('a', 'aspect', '', { aspect: 'heart' }))).toBe('Heart');
    expect(called(newTrait('a', 'wound', '', { wound: 'social' }))).toBe('Social Wound');
    expect(called(newTrait('a', 'anchor', ''))).toBe('Anchor');
    expect(called(newTrait('a', 'aspect', 'Loyal', { aspect: 'heart' }))).toBe('Loyal');
  });
});
