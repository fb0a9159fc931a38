import { describe, expect, it } from 'vitest';
import type { Offer } from '../../engine';
import { linesOf } from '../../engine';
import { typedFieldNames } from '../../engine/typed-words';
import { games } from '../../games';
import { bringSomebody, GameTable, seatEverybody } from '../../testing/game-table';
import { filledFields } from '../../testing/moves';
import { promptsOf } from '../../testing/prompts';
import { FILE_MOST } from './file';

// What the part promises, at a table of every game: of the file this looks at no more than every game has, a name.

const every = games.map((game) => [game.title, game] as const);

it('TABLE-231: from every game of the house somebody can leave, and come to it', () => {
  const able = games.filter(({ commandSchema }) => {
    const types = commandSchema._zod.propValues?.type;
    return ['ask', 'answer', 'withdraw', 'gone'].every((each) => types?.has(`traveller.${each}`));
  });
  expect(able).toEqual(games);
});

describe.each(every)('%s', (_title, game) => {
  const setup = game.setupSchema.parse(filledFields(game.about.setup, () => 0));
  /** Bev directs, Anya and Carl play, Sam watches. */
  const table = () => seatEverybody(new GameTable(game, { name: 'A table', setup }));
  const example = (at = table()): string => {
    const field = at.offers('anya', 'traveller.ask')[0]?.fields?.[0];
    return field?.kind === 'text' ? (field.initial ?? '') : '';
  };
  /** A file with another name in it, and whatever else. */
  const fileWith = (more: object): string => {
    const file = JSON.parse(example());
    return JSON.stringify({ ...file, sheet: { ...file.sheet, ...more } });
  };
  const bring = (at: GameTable, more: object, seat = 'anya') =>
    at.send(seat, { type: 'traveller.ask', text: fileWith(more) });
  const waiting = ({ state }: GameTable) =>
    Object.values('arrivals' in state.public ? Object(state.public.arrivals) : {}).map(
      (one) => Object(one) as { id: string; sheet: { name: string }; left: string[] },
    );
  const arrival = (at: GameTable): string => waiting(at)[0]?.id ?? '';
  const answer = (at: GameTable, seat: string, welcome: boolean) =>
    at.send(seat, { type: 'traveller.answer', arrival: arrival(at), welcome });
  const shared = ({ state }: GameTable): string => {
    const { log: _, table: __, derived: ___, arrivals: ____, ...rest } = Object(state.public);
    return JSON.stringify(rest);
  };
  const asked = (at: GameTable, seat: string): Offer[] => at.offers(seat, 'traveller.answer');

  it('TABLE-232: whoever directs is asked, and sees what comes before it comes', () => {
    const at = bring(table(), { name: 'Wren of the Reeds' });
    expect(waiting(at)).toMatchObject([{ sheet: { name: 'Wren of the Reeds' }, left: [] }]);
    expect(shared(at)).not.toContain('Wren');
    expect(promptsOf(at.state)[arrival(at)]).toMatchObject({
      to: ['bev'],
      title: 'Anya would like to bring Wren of the Reeds',
      waits: false,
    });
    expect(asked(at, 'bev').map(({ label }) => label)).toEqual([
      'Wren of the Reeds may come',
      'Not here',
    ]);
    expect([...asked(at, 'anya'), ...asked(at, 'carl'), ...asked(at, 'sam')]).toEqual([]);
    const yes = { type: 'traveller.answer', arrival: arrival(at), welcome: true };
    for (const seat of ['anya', 'carl']) {
      expect(at.try(seat, yes)).toMatchObject({ code: 'not-yours', rule: 'TABLE-232' });
    }
    answer(at, 'bev', true);
    expect(shared(at)).toContain('Wren of the Reeds');
    expect(waiting(at)).toEqual([]);
  });

  it('TABLE-232: nobody comes where whoever directs says no', () => {
    const before = table();
    const at = answer(bring(table(), { name: 'Wren' }), 'bev', false);
    expect(shared(at)).toBe(shared(before));
    expect(waiting(at)).toEqual([]);
    expect(at.lastLine()?.text).toBe('Wren does not come to this table.');
    expect(
      at.try('bev', { type: 'traveller.answer', arrival: 'arrival5-1', welcome: true }),
    ).toMatchObject({
      code: 'not-found',
    });
  });

  it('TABLE-236: the log says who came from elsewhere, with whom, and what was left out', () => {
    const at = answer(bring(table(), { name: 'Wren', wings: 2 }), 'bev', true);
    const told = linesOf(at.state.public.log).slice(-2);
    expect(told).toMatchObject([
      { text: 'Anya would like to bring Wren, who comes from another table.' },
      {
        text: 'Wren comes from another table, with Anya.',
        beat: { kind: 'arrived', about: [expect.any(String)] },
      },
    ]);
    for (const { notes } of told) expect(notes).toEqual(['“wings”: there is no place for it.']);
  });

  it('TABLE-233: what is of another kind is left out and named, and the rest comes', () => {
    const odd = { a: { b: { c: [1, 2, { d: 'e' }] } } };
    const sheet = JSON.parse(example()).sheet as Record<string, unknown>;
    const { name: _, playbook: __, ...others } = sheet;
    const broken = Object.fromEntries(Object.keys(others).map((key) => [key, odd]));
    const at = bring(table(), { name: 'Wren', ...broken });
    const [one] = waiting(at);
    for (const key of Object.keys(others)) expect(one?.left.length, key).toBeGreaterThan(0);
    answer(at, 'bev', true);
    expect(shared(at)).toContain('Wren');
    expect(shared(at)).not.toContain('"d":"e"');
  });

  it('TABLE-235: whoever has the name of somebody here is told apart, and that is said', () => {
    const at = answer(bring(table(), { name: 'Wren' }), 'bev', true);
    answer(bring(at, { name: ' wREN' }, 'carl'), 'bev', true);
    expect(shared(at)).toContain('"wREN (2)"');
    expect(at.lastLine()?.notes).toEqual([
      'Somebody here is called wREN already, so this one is wREN (2).',
    ]);
  });

  it('TABLE-235: brought twice, nothing of the two has one id', () => {
    const at = answer(bring(table(), { name: 'Wren' }), 'bev', true);
    answer(bring(at, { name: 'Wren' }, 'carl'), 'bev', true);
    const ids = [...shared(at).matchAll(/"id":"([^"]+)"/g)].map(([, id]) => id);
    expect(ids.length).toBeGreaterThan(1);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each([
    ['no JSON', 'Dear table'],
    ['cut in half', (text: string) => text.slice(0, text.length / 2)],
    ['another list', '[]'],
    ['nothing', 'null'],
    ['a whole table', '{"format":"moonlit-table","version":1}'],
    ['nobody in it', (text: string) => text.replace(/"name":"[^"]*"/, '"name":"  "')],
    ['too deep', `{"format":"moonlit-character","sheet":${'['.repeat(9000)}${']'.repeat(9000)}}`],
    ['of another game', (text: string) => text.replace(game.id, 'another-game')],
    ['of a newer form', (text: string) => text.replace('"form":1', '"form":2')],
    ['of no form', (text: string) => text.replace('"form":1', '"form":0')],
    ['quotes alone', '"'.repeat(FILE_MOST)],
  ])('TABLE-234: a file is refused that is %s', (_what, made) => {
    const at = table();
    const text = typeof made === 'string' ? made : made(example());
    const refusal = at.try('anya', { type: 'traveller.ask', text });
    expect(refusal).toMatchObject({ code: 'malformed', rule: 'TABLE-234' });
    expect(refusal?.message).toMatch(/^[A-Z].*\.$/);
    expect(waiting(at)).toEqual([]);
  });

  it('TABLE-234: a file of more than its bound is no command, before anything of it is read', () => {
    const text = fileWith({ name: 'x'.repeat(FILE_MOST) });
    expect(game.commandSchema.safeParse({ type: 'traveller.ask', text }).success).toBe(false);
  });

  it('TABLE-234: no key of a file reaches beyond it', () => {
    const evil = '"__proto__":{"wings":2},"constructor":{"prototype":{"wings":2}},"name":"Wren"';
    const text = example().replace(/"name":"[^"]*"/, evil);
    const at = answer(table().send('anya', { type: 'traveller.ask', text }), 'bev', true);
    expect(Object.hasOwn(Object.prototype, 'wings')).toBe(false);
    expect(JSON.stringify(at.state)).not.toContain('"wings":');
    expect(shared(at)).toContain('Wren');
  });

  it('TABLE-238: one at a time; who asks can withdraw it, and nobody else', () => {
    const at = bring(table(), { name: 'Wren' });
    expect(at.try('anya', { type: 'traveller.ask', text: example() })).toMatchObject({
      code: 'already-done',
      rule: 'TABLE-238',
    });
    const withdraw = { type: 'traveller.withdraw', arrival: arrival(at) };
    expect(at.try('bev', withdraw)).toMatchObject({ code: 'not-yours', rule: 'TABLE-238' });
    at.send('anya', withdraw);
    expect(waiting(at)).toEqual([]);
    expect(at.offers('anya', 'traveller.ask')).toHaveLength(1);
  });

  it('TABLE-238: falls away when whoever brings them leaves, and whoever takes the seat has brought nobody', () => {
    const at = bring(table(), { name: 'Wren' });
    at.send('server', { type: 'seat.free', seat: 'anya' });
    expect(waiting(at)).toEqual([]);
    expect(at.lastLine()?.text).toBe('Wren does not come: nobody is here who brings them.');
    const freed = at.seq;
    at.send('server', { type: 'seat.take', seat: 'anya', name: 'Nina', role: 'protagonist' });
    at.send('bev', { type: 'table.undo', to: freed, evenIfRevealed: true });
    expect(waiting(at)).toEqual([]);
  });

  it('TABLE-003: whoever directs or watches brings nobody', () => {
    const ask = { type: 'traveller.ask', text: example() };
    expect(table().try('bev', ask)).toMatchObject({ rule: 'TABLE-003' });
    expect(table().try('sam', ask)).toMatchObject({ rule: 'TABLE-001' });
  });

  it('TABLE-232: an undo takes back who has come, and what was asked', () => {
    const before = table();
    const at = bring(table(), { name: 'Wren' });
    const step = at.seq;
    answer(at, 'bev', true);
    at.send('bev', { type: 'table.undo', to: step, evenIfRevealed: true });
    expect(shared(at)).toBe(shared(before));
    expect(waiting(at)).toEqual([]);
  });

  it('TABLE-236: what comes in is the words of whoever brings it', () => {
    expect(typedFieldNames(game.commandSchema)).toContain('text');
    const sent = (text: string) => game.pasted?.(Object({ type: 'traveller.ask', text }));
    const pasted = sent(fileWith({ name: 'Wren' }));
    expect(pasted).toMatchObject({ text: expect.arrayContaining(['Wren']) });
    expect(sent('Dear table')).toBeNull();
  });

  it('stands before the door between sessions, too', () => {
    const at = table();
    at.given(({ public: { table: info } }) => {
      info.session.open = false;
    });
    expect(waiting(bringSomebody(at))).toHaveLength(1);
  });
});
