import { describe, expect, it } from 'vitest';
import { promptsOf } from '../../../testing/prompts';
import type { AnyCommandInput } from '../areas';
import { effortRefresh } from '../numbers';
import type { StarsTable } from '../testing';
import { seated } from '../testing';

type Offered = Extract<AnyCommandInput, { type: `compel.${string}`; protagonist: string }>;
type About<C> = C extends unknown ? Omit<C, 'protagonist'> : never;

const waiting = (table: StarsTable): string => Object.keys(table.state.public.compels)[0] ?? 'none';

/** Somebody compels something of Ari’s. */
const tries = (table: StarsTable, as: string, compel: About<Offered>) =>
  table.try(as, { ...compel, protagonist: table.of('anya').id });

/** Anya compels something of Ari’s, and Bev finds it grave enough. */
function compels(table: StarsTable, compel: About<Offered>): StarsTable {
  const refused = tries(table, 'anya', compel);
  if (refused) throw new Error(refused.message);
  return table.send('bev', { type: 'compel.grant', compel: waiting(table) });
}

const transformed = { filled: 3, temporary: 0 };
const d10 = 7;

describe('Compels of players', () => {
  it('SNS-714, 1103: a Trait of one’s own gives 1 Hope, once the referee finds it grave enough', () => {
    const table = seated()
      .with('anya', { hope: 2 })
      .withTrait('anya', 'Never on time', {}, 'agenda');
    tries(table, 'anya', {
      type: 'compel.trait',
      trait: 'Never on time',
      trouble: 'The bus leaves',
    });
    expect(table.of('anya').hope).toBe(2);
    const prompt = promptsOf(table.state)[`compel:${waiting(table)}`];
    expect(prompt).toMatchObject({
      to: ['bev'],
      title: 'Ari compels “Never on time”',
      text: 'The bus leaves',
    });
    table.send('bev', { type: 'compel.grant', compel: waiting(table) });
    expect(table.of('anya').hope).toBe(3);
    expect(table.lastLine()).toMatchObject({
      text: 'Ari compels “Never on time”: 1 Hope.',
      beat: { kind: 'compel', fiction: 'The bus leaves' },
    });
    expect(table.trait('Never on time').compelledIn).toBe(1);
  });

  it('SNS-714: what is not grave enough gives nothing, and can be told again', () => {
    const table = seated().with('anya', { hope: 2 }).withTrait('anya', 'Shy');
    tries(table, 'anya', { type: 'compel.trait', trait: 'Shy' });
    table.send('bev', { type: 'compel.reject', compel: waiting(table), why: 'More than a blush' });
    expect(table.of('anya').hope).toBe(2);
    expect(table.state.public.compels).toEqual({});
    expect(tries(table, 'anya', { type: 'compel.trait', trait: 'Shy' })).toBeNull();
    expect(tries(table, 'anya', { type: 'compel.trait', trait: 'Shy' })).toMatchObject({
      code: 'wrong-moment',
      rule: 'SNS-714',
    });
    const compel = waiting(table);
    expect(table.try('anya', { type: 'compel.grant', compel })).toMatchObject({
      rule: 'TABLE-002',
    });
    expect(table.try('carl', { type: 'compel.withdraw', compel })).toMatchObject({
      rule: 'TABLE-003',
    });
    table.send('anya', { type: 'compel.withdraw', compel });
    expect(table.state.public.compels).toEqual({});
  });

  it('SNS-2304: Hope is never regained above its Refresh', () => {
    const table = seated().withTrait('anya', 'Shy');
    expect(compels(table, { type: 'compel.trait', trait: 'Shy' }).of('anya').hope).toBe(5);
    table.with('anya', { hope: 4 });
    expect(compels(table, { type: 'compel.trait', trait: 'Shy' }).of('anya').hope).toBe(5);
  });

  it('SNS-1405, 1902: an Anchor gives 1 Hope, or clears a slot of Corruption', () => {
    const table = seated().with('anya', { hope: 2, corruption: 4 }).withTrait('anya', 'My sister');
    compels(table, { type: 'compel.trait', trait: 'My sister', gain: 'other' });
    expect(table.of('anya')).toMatchObject({ hope: 2, corruption: 3 });
    compels(table, { type: 'compel.trait', trait: 'My sister' });
    expect(table.of('anya')).toMatchObject({ hope: 3, corruption: 3 });
  });

  it('SNS-718: nothing but an Anchor clears Corruption, and nobody compels another’s Trait', () => {
    const table = seated().withTrait('anya', 'Shy', {}, 'agenda').withTrait('carl', 'Loud');
    const other = { type: 'compel.trait', trait: 'Shy', gain: 'other' } as const;
    expect(tries(table, 'anya', other)).toMatchObject({ rule: 'SNS-1405' });
    expect(tries(table, 'anya', { type: 'compel.trait', trait: 'Loud' })).toMatchObject({
      rule: 'SNS-718',
    });
    expect(tries(table, 'carl', { type: 'compel.trait', trait: 'Shy' })).toMatchObject({
      code: 'not-found',
    });
  });

  it('SNS-718: a Wound, or any Negative Trait of one’s own, may be compelled, too (Q41)', () => {
    const wound = { wound: 'mental', alignment: 'negative' } as const;
    const table = seated().with('anya', { hope: 0 }).withTrait('anya', 'A cut', wound, 'wound');
    expect(compels(table, { type: 'compel.trait', trait: 'A cut' }).of('anya').hope).toBe(1);
  });

  it('SNS-909, 1004, 1006: a Skill gives as much Effort as its modifier, and as many SP', () => {
    const abilities = { ...seated().of('anya').abilities, might: 6, grace: 4 };
    const given = { abilities, skills: { violence: 5 }, effort: { blood: 2, sweat: 3, tears: 3 } };
    const table = seated().with('anya', given);
    compels(table, { type: 'compel.skill', skill: 'violence' });
    expect(table.of('anya')).toMatchObject({ effort: { blood: 5, sweat: 3, tears: 3 }, sp: 3 });
    expect(table.lastLine()?.text).toBe('Ari compels Violence: 3 Blood and 3 SP.');
  });

  it('SNS-1006, Q23: SP are what the pool really rose by; a full one gives none', () => {
    const given = { skills: { logic: 5 }, effort: { blood: 3, sweat: 2, tears: 3 } };
    const table = seated().with('anya', given);
    compels(table, { type: 'compel.skill', skill: 'logic' });
    expect(table.of('anya')).toMatchObject({ effort: { sweat: 3 }, sp: 1 });
    expect(effortRefresh(table.of('anya'), 'sweat')).toBe(3);
    compels(table, { type: 'compel.skill', skill: 'logic' });
    expect(table.of('anya')).toMatchObject({ effort: { sweat: 3 }, sp: 1 });
  });

  it('SNS-909: a Skill of rank 0 gives nothing, and is refused', () => {
    const refused = tries(seated(), 'anya', { type: 'compel.skill', skill: 'logic' });
    expect(refused).toMatchObject({ rule: 'SNS-909' });
  });

  it('SNS-1806, 1807: a Mood ends when it is compelled, and gives no Hope', () => {
    const table = seated().with('anya', { moods: ['weary', 'sullen'], hope: 1 });
    compels(table, { type: 'compel.mood', mood: 'weary', trouble: 'Sits down in the road' });
    expect(table.of('anya')).toMatchObject({ moods: ['sullen'], hope: 1 });
    const refused = tries(table, 'anya', { type: 'compel.mood', mood: 'weary' });
    expect(refused).toMatchObject({ rule: 'SNS-1806' });
  });

  it('SNS-1809: a Mood lasts across scenes and sessions until then', () => {
    const table = seated().with('anya', { moods: ['weary'] });
    table.send('bev', { type: 'scene.set', text: 'Home' }).send('bev', { type: 'session.end' });
    table.send('bev', { type: 'session.start' });
    expect(table.of('anya').moods).toEqual(['weary']);
  });

  it('SNS-2214: the Catch clears a slot of Energy, or gives a Temporary one; only while Transformed', () => {
    const table = seated().with('anya', { transformed });
    compels(table, { type: 'compel.catch' });
    expect(table.of('anya').transformed).toEqual({ filled: 2, temporary: 0 });
    compels(table, { type: 'compel.catch', gain: 'other' });
    expect(table.of('anya').transformed).toEqual({ filled: 2, temporary: 1 });
    table.with('anya', { transformed: { filled: 0, temporary: 5 } });
    compels(table, { type: 'compel.catch', gain: 'other' });
    expect(table.of('anya').transformed).toEqual({ filled: 0, temporary: 5 });
    table.with('anya', { transformed: null });
    expect(tries(table, 'anya', { type: 'compel.catch' })).toMatchObject({ rule: 'SNS-2214' });
  });

  it('SNS-1611: whoever is Broken compels all the same', () => {
    const table = seated().with('anya', { despair: 10, hope: 0 }).withTrait('anya', 'Shy');
    expect(compels(table, { type: 'compel.trait', trait: 'Shy' }).of('anya').hope).toBe(1);
  });

  it('SNS-1708: whoever is out of play compels nothing, and what waited is gone', () => {
    const table = seated().withTrait('anya', 'Shy');
    tries(table, 'anya', { type: 'compel.trait', trait: 'Shy' });
    table.with('anya', { standing: 'out' }).send('bev', { type: 'scene.set', text: 'Home' });
    expect(table.state.public.compels).toEqual({});
    expect(tries(table, 'anya', { type: 'compel.trait', trait: 'Shy' })).not.toBeNull();
  });

  it('SNS-718: when a Trait was compelled last stands beside it', () => {
    const table = seated().withTrait('anya', 'Shy', { compelledIn: 2 }, 'agenda');
    const [offer] = table.offers('anya', 'compel.trait');
    const field = offer?.fields?.[0];
    const options = field?.kind === 'choice' ? field.options : [];
    expect(options.find(({ value }) => value === 'Shy')?.detail).toBe(
      'Compelled last in session 2.',
    );
  });
});

describe('Compels of the referee', () => {
  const shadow = (table: StarsTable) =>
    table.withTrait('anya', 'Afraid to stop', { aspect: 'shadow' }, 'aspect');
  const press = (table: StarsTable) =>
    tries(table, 'bev', { type: 'compel.aspect', trait: 'Afraid to stop', trouble: 'Runs on' });

  it('SNS-1203: an Aspect; accepted, it gives 1 Hope', () => {
    const table = shadow(seated().with('anya', { hope: 1 }));
    expect(press(table)).toBeNull();
    const compel = waiting(table);
    expect(promptsOf(table.state)[`compel:${compel}`]).toMatchObject({ to: ['anya'] });
    expect(table.try('carl', { type: 'compel.accept', compel })).toMatchObject({
      rule: 'TABLE-003',
    });
    expect(table.try('bev', { type: 'compel.grant', compel })).toMatchObject({ rule: 'SNS-718' });
    table.send('anya', { type: 'compel.accept', compel });
    expect(table.of('anya')).toMatchObject({ hope: 2, corruption: 0 });
  });

  it('SNS-1203, 1901: refused, it costs a d10 of Corruption, and gives nothing', () => {
    const table = shadow(seated().with('anya', { hope: 1 }));
    press(table);
    table.send('anya', { type: 'compel.refuse', compel: waiting(table) }, d10);
    expect(table.of('anya')).toMatchObject({ hope: 1, corruption: 2 });
    expect(table.state.public.compels).toEqual({});
  });

  it('SNS-718: of Traits, nothing but Aspects is the referee’s to compel', () => {
    const table = shadow(seated()).withTrait('anya', 'My sister');
    const refused = tries(table, 'bev', { type: 'compel.aspect', trait: 'My sister' });
    expect(refused).toMatchObject({ rule: 'SNS-718' });
    expect(refused?.instead).toContain('Suggest');
    expect(tries(table, 'carl', { type: 'compel.aspect', trait: 'Afraid to stop' })).toMatchObject({
      rule: 'TABLE-002',
    });
  });

  it('SNS-718: a player’s own compel is not theirs to grant, and the referee takes back their own', () => {
    const table = shadow(seated());
    tries(table, 'anya', { type: 'compel.trait', trait: 'Afraid to stop' });
    const accept = { type: 'compel.accept', compel: waiting(table) } as const;
    expect(table.try('anya', accept)).toMatchObject({ rule: 'SNS-718' });
    table.send('anya', { type: 'compel.withdraw', compel: waiting(table) });
    press(table);
    const withdraw = { type: 'compel.withdraw', compel: waiting(table) } as const;
    expect(table.try('anya', withdraw)).toMatchObject({ rule: 'TABLE-002' });
    expect(table.try('bev', withdraw)).toBeNull();
  });

  it('SNS-2214, 2216: the Catch: the player picks what it gives, or pays a d10 of Corruption', () => {
    const table = seated().with('anya', { transformed });
    const catches = () => tries(table, 'bev', { type: 'compel.their-catch' });
    catches();
    table.send('anya', { type: 'compel.accept', compel: waiting(table), gain: 'other' });
    expect(table.of('anya').transformed).toEqual({ filled: 3, temporary: 1 });
    catches();
    table.send('anya', { type: 'compel.refuse', compel: waiting(table) }, 3);
    expect(table.of('anya').corruption).toBe(1);
    catches();
    table.with('anya', { transformed: null }).send('bev', { type: 'scene.set', text: 'Home' });
    expect(table.state.public.compels).toEqual({});
    expect(catches()).toMatchObject({ rule: 'SNS-2214' });
  });

  it('SNS-718, TABLE-127: what happens now says what is compelled, and the story who began it', () => {
    const table = seated()
      .with('anya', { hope: 2 })
      .withTrait('anya', 'Shy', { aspect: 'shadow' }, 'aspect');
    const now = () => table.state.public.derived.nextStep.text;
    const before = now();
    const { id: trait } = table.trait('Shy');
    expect(
      tries(table, 'bev', { type: 'compel.aspect', trait, trouble: 'Says nothing' }),
    ).toBeNull();
    expect(now()).toBe('“Shy” of Ari is compelled: they accept it, or refuse.');
    expect(table.offers('anya', 'compel.accept')[0]?.label).toBe('Accept the compel');
    table.send('anya', { type: 'compel.accept', compel: waiting(table) });
    expect(table.lastLine()?.text).toBe('Ari accepts a compel of “Shy”: 1 Hope.');
    expect(now()).toBe(before);
    table.withTrait('anya', 'Loud', {}, 'agenda');
    expect(tries(table, 'anya', { type: 'compel.trait', trait: 'Loud' })).toBeNull();
    expect(now()).toBe('Ari compels “Loud”: the referee says whether it is grave enough.');
  });

  it('SNS-2406: an Aspect that is kept is compelled without its words', () => {
    const table = seated();
    const { id: protagonist } = table.of('anya');
    const text = 'Hates her sister';
    table.send('anya', { type: 'trait.aspect', protagonist, aspect: 'shadow', text, kept: true });
    const [trait = ''] = Object.keys(table.state.director.kept);
    tries(table, 'bev', { type: 'compel.aspect', trait, trouble: 'Says so' });
    expect(JSON.stringify(table.state.public)).not.toContain(text);
    expect(promptsOf(table.state)[`compel:${waiting(table)}`]?.title).toBe(
      '“Shadow” of Ari is compelled',
    );
    const [offer] = table.offers('anya', 'compel.accept');
    expect(offer?.prompt).toBe(`compel:${waiting(table)}`);
  });
});
