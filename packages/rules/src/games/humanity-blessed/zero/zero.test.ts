import { describe, expect, it } from 'vitest';
import { humanityBlessed } from '..';
import { sheetParts } from '../sheet/lines';
import { seated } from '../testing';
import { atmospheres } from '../vocabulary';

describe('session zero', () => {
  it('HUM-103, HUM-102: sets one of three Atmospheres, and one eighth Stat or none', () => {
    for (const atmosphere of atmospheres) {
      expect(seated({ atmosphere }).state.public.atmosphere).toBe(atmosphere);
    }
    const one = seated({ atmosphere: 'dark', optional: 'hex' });
    expect(one.stat('anya', 'hex')).toEqual({ size: 4, lock: null });
    one.send('bev', { type: 'zero.genre', atmosphere: 'gritty', optional: 'ham' });
    expect(one.state.public).toMatchObject({ atmosphere: 'gritty', optional: 'ham' });
    expect(Object.keys(one.of('anya').stats)).toContain('ham');
    expect(Object.keys(one.of('anya').stats)).not.toContain('hex');
    expect(
      one.try('anya', { type: 'zero.genre', atmosphere: 'light', optional: 'none' })?.code,
    ).toBe('not-allowed');
  });

  it('HUM-105: seven Stats are enough', () => {
    const one = seated();
    expect(Object.keys(one.of('anya').stats)).toHaveLength(7);
    const two = seated({ optional: 'hunch' });
    two.send('bev', { type: 'zero.genre', atmosphere: 'light', optional: 'none' });
    expect(Object.keys(two.of('anya').stats)).toHaveLength(7);
  });

  it('HUM-102, HUM-404: with Hardware its Tokens go, and a sheet says nothing of them', () => {
    const one = seated({ optional: 'hardware' });
    const told = () => sheetParts(one.of('anya')).map(({ term }) => term);
    expect(told()).toContain('Tokens');
    one.send('bev', { type: 'zero.genre', atmosphere: 'light', optional: 'hunch' });
    expect(one.of('anya').tokens).toBe(0);
    expect(told()).not.toContain('Tokens');
    one.send('bev', { type: 'zero.genre', atmosphere: 'light', optional: 'hardware' });
    expect(one.of('anya').tokens).toBe(2);
  });

  it('HUM-102: keeps what was talked about in words of the table’s own', () => {
    const one = seated().send('bev', { type: 'zero.talk', wanted: 'Trains', unwanted: 'Spiders' });
    one.send('bev', { type: 'zero.talk', story: 'It ends by the sea.' });
    expect(one.state.public.zero).toEqual({
      ...{ wanted: 'Trains', unwanted: 'Spiders', story: 'It ends by the sea.', optional: '' },
    });
  });

  it('HUM-102: changes the eighth Stat while no Check is on the table', () => {
    const one = seated().check('anya', 'head', [2]).propose('anya', 'head');
    const change = { type: 'zero.genre', atmosphere: 'dark', optional: 'hex' } as const;
    expect(one.try('bev', change)?.rule).toBe('HUM-102');
  });
});

describe('who has the last word', () => {
  const setup = (arbiter: 'rotating' | 'vote' | 'chance') => seated({ arbiter });

  it('HUM-101: a GM, who alone says what a Check is', () => {
    const one = seated().propose('anya', 'head');
    expect(one.tryOnCheck('anya', { type: 'check.frame' })?.rule).toBe('HUM-101');
    expect(one.state.public.derived.prompts.frame?.to).toEqual(['bev']);
    expect(one.frame().state.public.check?.frame).toMatchObject({ complexity: 'simple' });
  });

  it('HUM-101, HUM-1806: each in turn: whoever’s turn it is, until it is passed on', () => {
    const one = setup('rotating').send('anya', {
      type: 'arbiter.set',
      arbiter: 'rotating',
      seat: 'carl',
    });
    one.propose('anya', 'head');
    expect(one.tryOnCheck('anya', { type: 'check.frame' })?.rule).toBe('HUM-101');
    one.frame({}, 'carl').roll('anya', [2]);
    expect(one.try('anya', { type: 'arbiter.pass' })?.rule).toBe('HUM-101');
    // It stands where clients draw what anybody does about the session.
    expect(one.offers('carl', 'arbiter.pass')).toMatchObject([
      { place: 'session', label: 'The last word to Bev' },
    ]);
    expect(one.offers('anya', 'arbiter.pass')).toEqual([]);
    one.send('carl', { type: 'arbiter.pass' });
    expect(one.state.public.arbiter.seat).toBe('bev');
  });

  it('HUM-101: a vote, sealed until it closes; more than half make it so', () => {
    const one = setup('vote').propose('anya', 'head').frame({ complexity: 'hard' }, 'anya');
    expect(one.state.public.check).toMatchObject({ frame: null, proposed: { complexity: 'hard' } });
    const [ask] = Object.values(one.state.public.asks ?? {});
    const answer = { type: 'ask.answer', ask: ask?.id ?? '' } as const;
    one.send('anya', { ...answer, answer: 'yes' });
    expect(Object.values(one.state.public.asks ?? {})[0]?.answers).toEqual({});
    one.send('carl', { ...answer, answer: 'yes' });
    expect(one.state.public.check?.frame).toBeNull();
    one.send('bev', { ...answer, answer: 'no' });
    expect(one.state.public.check).toMatchObject({ proposed: null, frame: { complexity: 'hard' } });
  });

  it('HUM-101: a vote that has no majority leaves it open', () => {
    const one = setup('vote').propose('anya', 'head').frame({}, 'anya');
    const [ask] = Object.values(one.state.public.asks ?? {});
    const answer = { type: 'ask.answer', ask: ask?.id ?? '' } as const;
    one.send('anya', { ...answer, answer: 'yes' });
    one.send('carl', { ...answer, answer: 'no' }).send('bev', { ...answer, answer: 'no' });
    expect(one.state.public.check).toMatchObject({ proposed: null, frame: null });
  });

  it('HUM-101: chance: an even die says that it is so', () => {
    const one = setup('chance').propose('anya', 'head');
    one.onCheck('carl', { type: 'check.frame', complexity: 'hard' }, 7);
    expect(one.state.public.check?.frame).toBeNull();
    one.onCheck('carl', { type: 'check.frame', complexity: 'hard' }, 4);
    expect(one.state.public.check?.frame).toMatchObject({ complexity: 'hard' });
  });

  it('HUM-1806: whoever has it moves those whom nobody plays', () => {
    const one = seated().withOther('Vex');
    const act = { type: 'check.propose', character: 'Vex', stat: 'hurt', aim: 'Bite' } as const;
    expect(one.try('anya', act)?.code).toBe('not-yours');
    one.send('bev', act).frame();
    one.onCheck(
      'bev',
      {
        type: 'check.roll',
        version: one.state.public.check?.version ?? 0,
        character: 'Vex',
        stat: 'hurt',
      },
      1,
      4,
    );
    expect(one.outcome).toMatchObject({ leader: 'Vex', success: true });
  });
});

it('HUM-102, HUM-404: another eighth Stat comes onto all sheets; Hardware brings its Tokens', () => {
  const one = seated({ optional: 'haunted' });
  const genre = { type: 'zero.genre', atmosphere: 'light' } as const;
  one.send('bev', { ...genre, optional: 'hardware' });
  for (const seat of ['anya', 'carl']) {
    expect(one.of(seat).stats).toMatchObject({ hardware: { size: 4, lock: null } });
    expect(one.of(seat).stats.haunted).toBeUndefined();
    expect(one.of(seat).tokens).toBe(2);
  }
});

it('HUM-1808: Stats, locks and Blessings are open to all; presence of a haunting is not', () => {
  const one = seated({ optional: 'haunted' }).withBlessings('anya', 3);
  one.send('bev', { type: 'haunting.set', character: one.of('anya').id, present: true });
  expect(JSON.stringify(one.state.public)).not.toContain('haunting');
  expect(one.state.director.haunting).toEqual({ [one.of('anya').id]: true });
  expect(one.lastLine()?.text).not.toContain('haunts');
  expect(one.lastLine('director')?.text).toContain('What haunts Ari is there');
  expect(one.state.public.characters[one.of('anya').id]?.stats.haunted).toBeDefined();
});

it('HUM-1809: whoever rolls may type in each face that their dice show, bumps included', () => {
  const one = seated().withStats('anya', { head: 10 });
  one.send('bev', { type: 'table.house-rule', rule: 'dice', value: 'typed' });
  one.propose('anya', 'head').frame().roll('anya', [], { typed: '1 7' });
  expect(one.outcome).toMatchObject({ total: 8, band: 'medium' });
  expect(one.stat('anya', 'head').lock).toEqual({ value: 7 });
});

it('says on the page that it is Community Content, with a link', () => {
  const { credits } = humanityBlessed.about;
  expect(credits.title).toBe('Humanity, Blessed ⊜ Community Content');
  expect(credits.lines.join(' ')).toContain('https://snotskie.com/ttrpg/');
});
