import { describe, expect, it } from 'vitest';
import { SeededDice } from '../../../testing/seeded-dice';
import { seated } from '../testing';

describe('rolls', () => {
  it('ANY-ROLL-001, TABLE-039: a roll stands in the log with all that explains it', () => {
    const table = seated().send(
      'anya',
      { type: 'roll', expression: '2d6+d8+1', label: 'Climb' },
      3,
      6,
      8,
    );
    expect(table.lastLine()).toMatchObject({
      text: 'Anya rolls 2d6+d8+1 (Climb): 18.',
      roll: {
        title: 'Climb',
        groups: [
          { label: '2d6', sides: 6, faces: [3, 6], kept: [0, 1] },
          { label: 'd8', sides: 8, faces: [8], kept: [0] },
        ],
        modifiers: [{ value: 1, unit: 'total' }],
        total: 18,
        proof: { stream: 'public', session: 1, roll: 0 },
      },
      beat: { kind: 'dice', about: ['anya'] },
    });
    const rolled = table.events.find(({ type }) => type === 'diceRolled');
    expect(rolled).toMatchObject({ faces: [3, 6, 8], sides: [6, 6, 8] });
  });

  it('TABLE-035: a die that explodes draws more faces of the same fair roll', () => {
    const dice = new SeededDice(7);
    const table = seated({}, dice).send('anya', { type: 'roll', expression: '20d2!' });
    const faces = table.lastLine()?.roll?.groups[0]?.faces ?? [];
    expect(faces.length).toBeGreaterThan(20);
    const die = dice.dice('public', 1, 0);
    expect(faces).toEqual(faces.map(() => die(2)));
  });

  it('TABLE-206: each bump is one more face of the same fair roll, of the die that it is then', () => {
    const dice = new SeededDice(7);
    const table = seated({}, dice).send('anya', { type: 'roll', expression: '20d4!up' });
    const [group] = table.lastLine()?.roll?.groups ?? [];
    const rolled = table.events.find(({ type }) => type === 'diceRolled');
    expect(group?.each?.some((sides) => sides > 4)).toBe(true);
    expect(rolled).toMatchObject({ faces: group?.faces, sides: group?.each });
    const die = dice.dice('public', 1, 0);
    expect(group?.faces).toEqual(group?.each?.map((sides) => die(sides)));
  });

  it('TABLE-063: dice of one’s own count where whoever manages the table lets them', () => {
    const table = seated();
    const own = { type: 'roll', expression: '2d6!+dF+d10', typed: '6 3 4 - 0' } as const;
    expect(table.try('anya', own)).toMatchObject({ code: 'not-allowed', rule: 'TABLE-063' });
    expect(table.offers('anya', 'roll').map(({ variant }) => variant)).not.toContain('typed');
    table.send('bev', { type: 'table.house-rule', rule: 'dice', value: 'typed' });
    const typed = table.offers('anya', 'roll').find(({ variant }) => variant === 'typed');
    expect(typed?.with).toEqual({ to: 'all' });
    expect(typed?.rolls).toBeUndefined();
    table.send('anya', own);
    expect(table.lastLine()?.roll).toMatchObject({
      groups: [{ faces: [6, 3, 4] }, { faces: [1] }, { faces: [10] }],
      total: 22,
      proof: { stream: 'public', roll: 0, typed: true },
    });
  });

  it('TABLE-063: dice of one’s own are as many as fall, and none that only few see', () => {
    const table = seated().send('bev', {
      type: 'table.house-rule',
      rule: 'dice',
      value: 'typed',
    });
    const own = (typed: string, to: 'all' | 'self' = 'all', ...faces: number[]) =>
      table.try('anya', { type: 'roll', expression: '2d6!', typed, to }, ...faces)?.message;
    expect(own('6 3')).toBe('It takes 3 dice, and 2 were typed in.');
    expect(own('5 3 1')).toBe('It takes 2 dice, and 3 were typed in.');
    expect(own('5 7')).toBe('A die with 6 sides does not show 7.');
    expect(own('5 3', 'self', 5, 3)).toBe('No dice fall there that everybody sees.');
    expect(table.state.public.table.dice.rolls).toBe(0);
  });

  it('TABLE-032: what is too much is refused before a die falls', () => {
    const table = seated();
    expect(table.try('anya', { type: 'roll', expression: '9999999d6' }, 1)).toMatchObject({
      code: 'limit-reached',
      rule: 'TABLE-032',
    });
    expect(table.state.public.table.dice.rolls).toBe(0);
  });

  it('ANY-ROLL-002: only the referee learns of a roll for the referee', () => {
    const table = seated().send('anya', { type: 'roll', expression: 'd20', to: 'director' }, 13);
    // Anya is told that she may roll it again, and nothing of how it fell.
    expect(table.told).toEqual(['director', 'seat:anya', 'seat:bev']);
    expect(JSON.stringify(table.patches.get('seat:anya'))).not.toContain('13');
    expect(table.lastLine('director')).toMatchObject({
      by: 'anya',
      roll: { total: 13, proof: { stream: 'director' } },
    });
  });

  it('ANY-ROLL-002, TABLE-044: a roll for oneself is told to nobody else, and has dice of its own', () => {
    const table = seated();
    expect(table.state.seats.anya?.dice).toMatchObject({ hash: 'hash of seat:anya 1', rolls: 0 });
    expect(table.state.seats.bev?.dice).toBeUndefined();
    expect(table.state.seats.sam?.dice).toBeUndefined();
    table.send('anya', { type: 'roll', expression: 'd20', to: 'self' }, 13);
    expect(table.told).toEqual(['seat:anya']);
    expect(table.state.seats.anya?.dice?.rolls).toBe(1);
    expect(table.state.seats.anya?.rolls).toMatchObject([
      { by: 'anya', record: { total: 13, proof: { stream: 'seat:anya', roll: 0 } } },
    ]);
    table.send('bev', { type: 'session.end' });
    expect(table.state.seats.anya?.dice).toMatchObject({
      hash: '',
      past: [{ session: 1, hash: 'hash of seat:anya 1', seed: 'seed of seat:anya 1', rolls: 1 }],
    });
    expect(JSON.stringify(table.patches.get('public'))).not.toContain('seat:anya');
    expect(JSON.stringify(table.patches.get('director') ?? [])).not.toContain('seat:anya');
    table.send('bev', { type: 'session.start' });
    expect(table.state.seats.anya?.dice).toMatchObject({ hash: 'hash of seat:anya 2', rolls: 0 });
  });

  it('ANY-ROLL-003: where nobody referees, nothing is rolled for the referee', () => {
    const table = seated({ runBy: 'nobody' });
    expect(table.try('anya', { type: 'roll', expression: 'd6', to: 'director' }, 1)?.rule).toBe(
      'ANY-ROLL-003',
    );
    const audiences = (of: ReturnType<typeof seated>, seat: string) =>
      of
        .offers(seat, 'roll')[0]
        ?.fields?.flatMap((field) =>
          field.kind === 'choice' ? field.options.map(({ value }) => value) : [],
        );
    expect(audiences(table, 'anya')).toEqual(['all', 'self']);
    expect(audiences(seated(), 'anya')).toEqual(['all', 'director', 'self']);
    expect(audiences(seated(), 'bev')).toEqual(['all', 'self']);
  });

  it('ANY-ROLL-004: a private roll is shown as it fell, and once', () => {
    const table = seated().send('anya', { type: 'roll', expression: 'd20', to: 'self' }, 13);
    const roll = table.state.seats.anya?.rolls?.[0]?.id ?? '';
    for (const other of ['carl', 'bev']) {
      expect(table.try(other, { type: 'roll.show', roll })?.rule).toBe('TABLE-005');
    }
    table.send('anya', { type: 'roll.show', roll });
    expect(table.lastLine()).toMatchObject({
      text: 'Anya shows what Anya rolled in private: 13.',
      reveals: true,
    });
    expect(table.lastLine()?.roll).toMatchObject({ total: 13, groups: [{ faces: [13] }] });
    expect(table.lastLine()?.roll?.proof).toEqual({ stream: 'seat:anya', session: 1 });
    expect(table.try('anya', { type: 'roll.show', roll })?.rule).toBe('TABLE-005');
  });

  it('the same roll again changes nothing that is offered, and another one does', () => {
    const table = seated();
    const roll = (expression: string, label?: string) => {
      table.send('anya', { type: 'roll', expression, ...(label ? { label } : {}) }, 4);
      return [...table.patches.keys()].filter((audience) => audience === 'seat:anya').length;
    };
    roll('d6');
    const { last } = table.state.seats.anya ?? {};
    expect(roll('d6')).toBe(0);
    expect(table.state.seats.anya?.last).toBe(last);
    expect(roll('d6', 'Climbing')).toBe(1);
    expect(table.state.seats.anya?.last).toEqual({
      expression: 'd6',
      label: 'Climbing',
      to: 'all',
    });
  });

  it('ANY-ROLL-005: the newest thirty private rolls are kept', () => {
    const table = seated();
    for (let rolled = 1; rolled <= 31; rolled += 1) {
      table.send('bev', { type: 'roll', expression: 'd100', to: 'self' }, rolled);
    }
    expect(table.state.director.rolls.map(({ record }) => record.total)).toEqual(
      Array.from({ length: 30 }, (_, index) => index + 2),
    );
  });

  it('TABLE-084, 172: whoever takes a freed seat finds no roll of who sat there, nor what it was for', () => {
    const table = seated();
    const to = table.send('anya', { type: 'remark', text: 'Before' }).seq;
    table.send('anya', { type: 'roll', expression: 'd20', to: 'self', label: 'Do I lie?' }, 13);
    table.send('bev', { type: 'roll', expression: 'd6', to: 'self' }, 4);
    const taken = { type: 'seat.take', seat: 'anya', name: 'Nora', role: 'protagonist' } as const;
    table.send('server', { type: 'seat.free', seat: 'anya' }).send('server', taken);
    const left = () => JSON.stringify([table.state.seats.anya, table.offers('anya')]);
    expect(left()).not.toMatch(/Do I lie|13|roll\.show/);
    table.send('bev', { type: 'table.undo', to, reason: 'Once more', evenIfRevealed: true });
    expect(left()).not.toMatch(/Do I lie|13|roll\.show/);
    // What others have rolled stays theirs.
    expect(table.state.director.rolls).toHaveLength(1);
  });

  it('ANY-ROLL-006: the last roll is offered again, as it was', () => {
    const table = seated().send(
      'anya',
      { type: 'roll', expression: '4d6kh3', label: 'Luck' },
      1,
      2,
      3,
      4,
    );
    const again = table.offers('anya', 'roll').find(({ variant }) => variant === 'again');
    expect(again).toMatchObject({
      label: 'Again: 4d6kh3 · Luck',
      with: { expression: '4d6kh3', label: 'Luck', to: 'all' },
    });
    expect(again).not.toHaveProperty('fields');
    expect(table.offers('carl', 'roll').some(({ variant }) => variant === 'again')).toBe(false);
  });

  it('ANY-ROLL-007: dice are saved for everybody or for oneself, if they can be rolled', () => {
    const table = seated();
    expect(table.try('anya', { type: 'roll.save', name: 'Fireball', expression: '8d' })?.rule).toBe(
      'TABLE-031',
    );
    table.send('anya', { type: 'roll.save', name: 'Fireball', expression: '8d6' });
    expect(table.told).toEqual(['seat:anya']);
    table.send('carl', {
      type: 'roll.save',
      name: 'Mood',
      expression: 'd[red, blue]',
      shared: true,
    });
    const named = (seat: string) => table.offers(seat, 'roll').map(({ label }) => label);
    expect(named('anya')).toEqual(['Roll', 'Mood: d[red, blue]', 'Fireball: 8d6']);
    expect(named('carl')).toEqual(['Roll', 'Mood: d[red, blue]']);
    table.send('anya', { type: 'roll.discard', saved: table.only('saved').id });
    expect(named('carl')).toEqual(['Roll']);
  });
});

describe('the table', () => {
  it('ANY-SET-001, TABLE-025: somebody referees, or everybody looks after it', () => {
    expect(seated().state.public.table.seats.bev?.role).toBe('director');
    const table = seated({ runBy: 'nobody' });
    expect(table.state.public.table.directed).toBe(false);
    expect(table.offers('carl', 'session.end')).toHaveLength(1);
  });

  it('ANY-SET-002: it says what is played, and has a look', () => {
    const { game, look } = seated({ game: 'Mothership', look: 'night' }).state.public;
    expect([game, look]).toEqual(['Mothership', 'night']);
  });
});
