import { describe, expect, it } from 'vitest';
import { seated } from '../testing';

/** Anya’s Head and Hand are d6s, her Heart a d10, all else as it begins. */
const table = () => seated().withStats('anya', { head: 6, hand: 6, heart: 10 });

describe('the outcome of a Check', () => {
  it('HUM-704, HUM-710: 4 or less fails, and locks nothing', () => {
    const failed = table().check('anya', 'head', [4]);
    expect(failed.outcome).toMatchObject({ success: false, band: 'failure', total: 4 });
    expect(failed.stat('anya', 'head').lock).toBeNull();
    expect(failed.state.public.check).toBeNull();
    expect(failed.state.public.owed).toEqual({});
  });

  it('HUM-706, HUM-503: 5 is a Minor Success with a bust, and locks at 5', () => {
    const minor = table().check('anya', 'head', [5]);
    expect(minor.outcome).toMatchObject({ band: 'minor', total: 5, boons: 0, busts: 1 });
    expect(minor.stat('anya', 'head').lock).toEqual({ value: 5 });
    expect(Object.values(minor.state.public.owed)).toMatchObject([{ kind: 'bust', total: 5 }]);
  });

  it('HUM-707: 8 is a Medium Success, and nothing is owed', () => {
    const medium = table().check('anya', 'heart', [8]);
    expect(medium.outcome).toMatchObject({ band: 'medium', boons: 0, busts: 0 });
    expect(medium.state.public.owed).toEqual({});
  });

  it('HUM-502, HUM-708: bumps as long as it shows a 1, and locks at the last face', () => {
    const major = table().check('anya', 'heart', [1, 10]);
    expect(major.outcome).toMatchObject({ band: 'major', total: 11, boons: 1, busts: 0 });
    expect(major.stat('anya', 'heart').lock).toEqual({ value: 10 });
    const twice = table().check('anya', 'heart', [1, 1, 3]);
    expect(twice.outcome).toMatchObject({ band: 'minor', total: 5 });
  });

  it('HUM-709: 20 is a Maximum Success with an exceptional boon', () => {
    const faces = [...Array<number>(11).fill(1), 9];
    const maximum = table().check('anya', 'heart', faces);
    expect(maximum.outcome).toMatchObject({ band: 'maximum', total: 20, boons: 1 });
    expect(Object.values(maximum.state.public.owed)).toMatchObject([
      { kind: 'boon', exceptional: true, total: 20 },
    ]);
  });

  it('HUM-705: if apt, 3 is read as 5, and locks at what the die shows', () => {
    const apt = table().check('anya', 'head', [3], { frame: { apt: true } });
    expect(apt.outcome).toMatchObject({ band: 'minor', total: 3 });
    expect(apt.stat('anya', 'head').lock).toEqual({ value: 3 });
    expect(table().check('anya', 'head', [2], { frame: { apt: true } }).outcome.band).toBe(
      'failure',
    );
  });

  it('HUM-711, HUM-1810: what a boon or bust is is worded, or passed; until then it stays in sight', () => {
    const one = table().check('anya', 'head', [5]);
    const [owed] = Object.values(one.state.public.owed);
    const id = owed?.id ?? '';
    expect(one.try('carl', { type: 'owed.word', owed: id, text: 'It creaks.' })?.rule).toBe(
      'HUM-101',
    );
    one.send('bev', { type: 'session.end' });
    expect(one.state.public.owed).toHaveProperty(id);
    one.send('bev', { type: 'session.start' });
    one.send('bev', { type: 'owed.word', owed: id, text: 'It creaks.' });
    expect(one.state.public.owed).toEqual({});
    const other = table().check('anya', 'head', [5]);
    const [bust] = Object.keys(other.state.public.owed);
    other.send('bev', { type: 'owed.pass', owed: bust ?? '' });
    expect(other.state.public.owed).toEqual({});
  });
});

describe('the Stat of a Check', () => {
  it('HUM-702, HUM-504: a Stat that is locked cannot be chosen, and is not offered', () => {
    const one = table().withStats('anya', { head: [6, 5] });
    const { id: character } = one.of('anya');
    const refused = one.try('anya', { type: 'check.propose', character, stat: 'head' });
    expect(refused).toMatchObject({ code: 'not-allowed', rule: 'HUM-702' });
    expect(statsOffered(one)).not.toContain('head');
    expect(statsOffered(one)).toContain('history');
  });

  it('HUM-703: with no Stat left, one fails at once, rests, or does something else', () => {
    const locked = { head: 4, hand: 4, heart: 4, home: 4, hurt: 4, hurry: 4, history: 4 } as const;
    const one = table();
    const { id: character } = one.of('anya');
    expect(one.try('anya', { type: 'check.fail', character })?.rule).toBe('HUM-703');
    one.withStats(
      'anya',
      Object.fromEntries(Object.keys(locked).map((stat) => [stat, [4, 3] as [4, number]])),
    );
    expect(one.offers('anya').map(({ command }) => command)).not.toContain('check.propose');
    expect(one.offers('anya').map(({ command }) => command)).toContain('rest.take');
    one.send('anya', { type: 'check.fail', character, aim: 'Jump' });
    expect(one.state.public.check).toBeNull();
    expect(one.lastLine()?.text).toContain('fails');
  });

  it('HUM-304, HUM-305: one that is balanced stands in for another, which may be locked', () => {
    const one = table()
      .withStats('anya', { head: [6, 5] })
      .propose('anya', 'hand');
    const [offer] = one.offers('anya', 'check.instead');
    const [field] = offer?.fields ?? [];
    expect(field && 'options' in field ? field.options.map(({ value }) => value) : []).toEqual([
      'none',
      'head',
    ]);
    const refused = one.tryOnCheck('anya', { type: 'check.instead', stat: 'heart' });
    expect(refused?.rule).toBe('HUM-304');
    one.onCheck('anya', { type: 'check.instead', stat: 'head' });
    one.frame().roll('anya', [6]);
    expect(one.outcome).toMatchObject({ stat: 'hand', insteadOf: 'head' });
    expect(one.stat('anya', 'hand').lock).toEqual({ value: 6 });
    expect(one.stat('anya', 'head').lock).toEqual({ value: 5 });
  });

  it('HUM-303, HUM-302: History stands in for any Stat where the table finds that it fits', () => {
    const one = table().propose('anya', 'history');
    one.onCheck('anya', { type: 'check.instead', stat: 'heart' });
    expect(one.state.public.check).toMatchObject({ frame: null, claim: { insteadOf: 'heart' } });
    one.onCheck('bev', { type: 'check.bar', text: 'that is not of your past' });
    expect(one.state.public.check).toBeNull();
    expect(one.lastLine()?.text).toContain('that is not of your past');
  });

  it('HUM-301, HUM-306: what each covers stands where it is chosen, and the table decides', () => {
    const [offer] = table().offers('anya', 'check.propose');
    const field = offer?.fields?.find(({ name }) => name === 'stat');
    const options = field && 'options' in field ? field.options : [];
    expect(options).toHaveLength(7);
    for (const { detail } of options) expect(detail).not.toBe('');
    expect(new Set(options.map(({ detail }) => detail)).size).toBe(7);
  });
});

describe('an action on the table', () => {
  it('HUM-701: whether it takes a Check the arbiter says', () => {
    const one = table().propose('anya', 'head');
    expect(one.tryOnCheck('anya', { type: 'check.grant' })?.rule).toBe('HUM-101');
    one.onCheck('bev', { type: 'check.grant', text: 'The door is open.' });
    expect(one.state.public.check).toBeNull();
    expect(one.stat('anya', 'head').lock).toBeNull();
  });

  it('TABLE-058: what another wants to do meanwhile waits for its turn', () => {
    const one = table().propose('anya', 'head').propose('carl', 'hand');
    expect(Object.values(one.state.public.intentions ?? {})).toMatchObject([
      { aim: 'Get through', claim: { stat: 'hand' } },
    ]);
    one.frame().roll('anya', [2]);
    one.send('carl', { type: 'check.take-up', character: one.of('carl').id });
    expect(one.state.public.check?.leader).toBe(one.of('carl').id);
    expect(one.state.public.intentions).toEqual({});
  });

  it('HUM-702: nobody rolls what was changed since they have read it', () => {
    const one = table().propose('anya', 'head').frame();
    const { id: character } = one.of('anya');
    const stale = { type: 'check.roll', version: 0, character, stat: 'head' } as const;
    expect(one.tryOnCheck('anya', stale)).toMatchObject({ code: 'wrong-moment' });
    const other = { ...stale, version: 1, stat: 'hand' } as const;
    expect(one.tryOnCheck('anya', other)?.rule).toBe('HUM-702');
  });
});

function statsOffered(one: ReturnType<typeof seated>): string[] {
  const [offer] = one.offers('anya', 'check.propose');
  const field = offer?.fields?.find(({ name }) => name === 'stat');
  return field && 'options' in field ? field.options.map(({ value }) => value) : [];
}
