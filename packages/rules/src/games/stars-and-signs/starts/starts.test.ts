import { describe, expect, it } from 'vitest';
import { readyId } from '../../../table';
import { seatEverybody } from '../../../testing/game-table';
import { stateOf } from '../numbers';
import { skillsIn } from '../protagonists/forms';
import { StarsTable } from '../testing';
import type { Skill } from '../vocabulary';
import { abilityOf, aspects, categories } from '../vocabulary';
import { allStarts } from './area';
import type { StarsPerson } from './ready';

const begin = { type: 'start.begin', start: 'night-of-lanterns' } as const;
const ANY = 'any' as const;
const every = allStarts.flatMap(({ people }) => people.map((one) => [one.id, one] as const));

/** Makes somebody by the commands that players make a protagonist with. */
function byHand(person: StarsPerson): StarsTable {
  const table = seatEverybody(new StarsTable());
  table.send('anya', { type: 'protagonist.create', name: person.name });
  const about = { protagonist: table.of('anya').id };
  const { pronouns, looks, background, gift, relic, regalia, phrase } = person;
  table.send('anya', { type: 'protagonist.identity', ...about, pronouns, looks, background });
  table.send('anya', { type: 'protagonist.class', ...about, class: person.class });
  table.send('anya', { type: 'protagonist.abilities', ...about, ...person.abilities });
  for (const category of categories) {
    const known = Object.entries(person.skills).filter(([skill]) =>
      skillsIn(category).some((one) => one === skill),
    );
    const skills: Partial<Record<Skill, number>> = Object.fromEntries(known);
    table.send('anya', { type: 'protagonist.skills', ...about, category, ...skills });
  }
  for (const aspect of aspects) {
    const text = person.aspects[aspect];
    table.send('anya', { type: 'trait.aspect', ...about, aspect, text });
  }
  for (const text of person.agendas) table.send('anya', { type: 'trait.agenda', ...about, text });
  for (const text of person.anchors) table.send('anya', { type: 'trait.anchor', ...about, text });
  for (const { name: text, rank } of person.affinities) {
    table.send('anya', { type: 'trait.affinity', ...about, text, rank });
  }
  const magical = { text: person.magicalAffinity, magical: true };
  table.send('anya', { type: 'trait.affinity', ...about, ...magical });
  const words = { gift, catch: person.catch, relic, regalia, phrase };
  table.send('anya', { type: 'protagonist.magic', ...about, ...words });
  for (const move of person.moves) {
    table.send('anya', { type: 'protagonist.signature', ...about, ...move });
  }
  const { effect, ...card } = person.feature;
  const counts = effect && {
    effect: effect.kind,
    amount: effect.amount,
    action: effect.action ?? ANY,
    skill: effect.skill ?? ANY,
    asset: effect.asset ?? ANY,
  };
  table.send('anya', { type: 'feature.add', ...about, kind: 'core', ...card, ...counts });
  const { name, kind, text, action, skill, quality, scale } = person.asset;
  table.send('anya', { type: 'asset.add', ...about, name, kind, text });
  const asset = table.of('anya').assets[0]?.id ?? '';
  for (const { id } of table.of('anya').assets[0]?.functions ?? []) {
    table.send('anya', { type: 'asset.drop-function', asset, function: id });
  }
  const used = { name, action, skill: skill ?? 'any', quality, scale } as const;
  return table.send('anya', { type: 'asset.function', asset, ...used });
}

/** A sheet, or Traits, but for ids, and for which steps somebody went through in which order. */
const plain = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (key, inner: unknown) =>
      key === 'id' || key === 'of' ? 'some' : key === 'made' ? [] : inner,
    ),
  );
const traitsOf = (table: StarsTable) =>
  Object.values(table.state.public.traits).filter(({ of }) => of === table.of('anya').id);

const took = (person: string): StarsTable =>
  seatEverybody(new StarsTable()).send('bev', begin).send('anya', { type: 'start.take', person });

describe('The night of lanterns', () => {
  it.each(every)('TABLE-071: %s is what a player makes by hand', (id, person) => {
    const [ready, made] = [took(id), byHand(person)];
    expect(plain(ready.of('anya'))).toEqual(plain(made.of('anya')));
    expect(plain(traitsOf(ready))).toEqual(plain(traitsOf(made)));
    expect(ready.state.public.derived.making.beings[readyId(id)]).toBeUndefined();
  });

  it('TABLE-071: there are six, each good at something else, with Effort full and nothing against them', () => {
    expect(every).toHaveLength(6);
    const best = every.map(([, { skills }]) => {
      const [first] = Object.entries(skills).sort(([, one], [, other]) => other - one);
      return first?.[0];
    });
    expect(new Set(best).size).toBe(6);
    for (const [id] of every) {
      const one = took(id).of('anya');
      expect(stateOf(one)).toBe('steady');
      expect(one).toMatchObject({ hope: 5, corruption: 0, moods: [], sp: 0, xp: 0 });
    }
  });

  it('TABLE-070: what begins on the desk, nobody else learns of', () => {
    const { public: shared, director } = seatEverybody(new StarsTable()).send('bev', begin).state;
    expect(Object.values(shared.counters).map(({ kind }) => kind)).toEqual(['progress', 'timer']);
    expect(Object.values(director.counters)).toMatchObject([{ kind: 'danger' }]);
    expect(JSON.stringify(shared)).not.toContain('learned one of your wishes');
    expect(
      Object.values(shared.traits)
        .map(({ alignment }) => alignment)
        .sort(),
    ).toEqual(['negative', 'neutral', 'positive']);
  });

  it('TABLE-070: once a Check is on the table nothing ready-made begins', () => {
    const table = seatEverybody(new StarsTable()).send('anya', {
      type: 'protagonist.create',
      name: 'Ari',
    });
    table.lay('anya', { skill: 'agility', action: 'transport' });
    expect(table.try('bev', begin)).toMatchObject({ rule: 'TABLE-070' });
  });

  it('TABLE-074: whoever takes somebody is tied to all who are there', () => {
    const table = took('runner').send('carl', { type: 'start.take', person: 'twin' });
    const ties = Object.values(table.state.public.traits).filter(
      ({ kind }) => kind === 'connection',
    );
    expect(ties.map(({ text }) => text).sort()).toEqual(['Hana Glass', 'Nao Ember']);
  });

  // Ten minutes of play: a Check, a push, a compel and a Transformation.
  it('SNS-2404, 1203, 2201: the first scene comes to a Check, a push, a compel and a Transformation', () => {
    const table = took('runner');
    table.send('carl', { type: 'start.take', person: 'twin' });
    const protagonist = readyId('runner');
    expect(abilityOf('agility')).toBe('might');
    table.check('anya', { skill: 'agility', action: 'transport' }, 5, 3, 4, 2);
    // 5 and 3, the better d8 of two by Head start, and 2 of Agility.
    expect(table.lastLine()?.roll?.total).toBe(14);
    table.onCheck('anya', { type: 'check.effort', points: 1 }).close('anya');
    expect(table.settling).toMatchObject({ total: 15, band: 'hit' });
    const shadow = table.trait('Afraid of the moment she stops').id;
    table.with('anya', { hope: 4 });
    table.send('bev', { type: 'compel.aspect', protagonist, trait: shadow, trouble: 'Nao!' });
    const [compel = ''] = Object.keys(table.state.public.compels);
    table.send('anya', { type: 'compel.accept', compel });
    expect(table.of('anya').hope).toBe(5);
    table.send('anya', { type: 'magic.transform', protagonist }, 6);
    expect(table.of('anya')).toMatchObject({ corruption: 2, transformed: { filled: 0 } });
  });
});
