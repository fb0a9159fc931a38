import { describe, expect, it } from 'vitest';
import type { TestTable } from '../testing';
import { bookTable, seatedTable } from '../testing';
import { openRooms } from './hideout-map';

const answer = (question: string, picks: string[], text = '') =>
  ({ type: 'series.answer', question, picks, text }) as const;
const take = (ability: string, setting?: string) =>
  ({ type: 'series.take-ability', ability, ...(setting ? { setting } : {}) }) as const;
const unlock = (room: string, reason = '') =>
  ({ type: 'series.unlock-room', room, reason }) as const;
const lounge = { room: 'lounge', name: 'Lounge', outcome: 'Lounge opens.', segments: 4 } as const;
const startLounge = { type: 'project.start', ...lounge } as const;

const withSpectator = (table: TestTable) =>
  table.send('server', { type: 'seat.take', seat: 'sam', name: 'Sam', role: 'spectator' });

describe('The season in which play begins', () => {
  const beginIn = (season: 1 | 2) => ({ type: 'series.begin-in', season }) as const;

  it('GBM-CYC-008: in season two, as the book has it, or in the first; while the series is made', () => {
    const table = seatedTable();
    expect(table.offers('anya', 'series.begin-in').map(({ label }) => label)).toEqual([
      'Begin in season two',
    ]);
    table.send('anya', beginIn(2));
    expect(table.state.public.series).toMatchObject({ season: 2, beganIn: 2 });
    expect(table.offers('anya', 'series.begin-in')[0]?.label).toBe('Begin with the first season');
    table.send('claire', beginIn(1));
    expect(table.state.public.series).toMatchObject({ season: 1, beganIn: 1 });
    expect(bookTable('obligation').try('bev', beginIn(2))).toMatchObject({ code: 'wrong-phase' });
    expect(withSpectator(table).offers('sam', 'series.begin-in')).toEqual([]);
  });
});

describe('Series questions', () => {
  it('GBM-SER-002: everybody answers, and the answer is written down for all', () => {
    const table = seatedTable()
      .send('claire', answer('the-mundane-world', ['authoritarian government', 'class struggle']))
      .send('bev', answer('its-agenda', ['to rule in glory'], 'An empire of glass'));
    const { answers } = table.state.public.series;
    expect(answers['the-mundane-world']).toEqual({
      picks: ['authoritarian government', 'class struggle'],
      text: '',
      by: 'claire',
    });
    expect(answers['its-agenda']).toMatchObject({ text: 'An empire of glass', by: 'bev' });
  });

  it('GBM-SER-009: the group’s own words are as good as listed ones (AMB-77)', () => {
    const table = seatedTable().send('anya', answer('shared-obligation', ['university students']));
    expect(table.state.public.series.answers['shared-obligation']?.picks).toEqual([
      'university students',
    ]);
  });

  it('GBM-SER-002: no more picks than the question takes, and no fewer', () => {
    const table = seatedTable();
    const three = answer('held-sacred', ['order', 'power', 'tradition']);
    expect(table.try('claire', three)?.code).toBe('limit-reached');
    expect(table.try('claire', answer('held-sacred', []))?.code).toBe('malformed');
    expect(table.try('claire', answer('transcendence', ['yes'], 'x'))?.code).toBe('limit-reached');
  });

  it('GBM-SER-002: picking the same answer twice picks it once', () => {
    const table = seatedTable().send('claire', answer('held-sacred', ['order', 'order']));
    expect(table.state.public.series.answers['held-sacred']?.picks).toEqual(['order']);
  });

  it('GBM-SER-004: an open question takes a few words, but some', () => {
    const table = seatedTable();
    expect(table.try('claire', answer('transcendence', []))?.code).toBe('malformed');
    expect(table.try('claire', answer('transcendence', [], 'Like a held breath'))).toBeNull();
    expect(table.try('claire', answer('what-for', [], 'x'))?.code).toBe('not-found');
  });

  it('GBM-EX-060, GBM-SER-004: two answers are enough to go on, and details stay open', () => {
    const table = seatedTable()
      .send('anya', {
        type: 'series.answer',
        question: 'what-lies-in-the-abyss',
        picks: ['a vast organism that consumes all'],
      })
      .send('dylan', {
        type: 'series.answer',
        question: 'its-agenda',
        picks: ['to propagate and thrive'],
      });
    expect(Object.keys(table.state.public.series.answers)).toHaveLength(2);
    const blocked = table.try('bev', { type: 'phase.next' });
    expect(blocked?.message).not.toContain('answer');
  });

  it('GBM-SER-005: each player answers for their own roles; the director has none', () => {
    const table = seatedTable()
      .send('claire', answer('roles', ['royal heir', 'secret lover']))
      .send('dylan', answer('roles', ['loyal knight']));
    const { answers } = table.state.public.series;
    expect(answers['roles:claire']?.picks).toEqual(['royal heir', 'secret lover']);
    expect(answers['roles:dylan']?.picks).toEqual(['loyal knight']);
    expect(table.try('bev', answer('roles', ['lowly servant']))?.code).toBe('not-allowed');
  });

  it('after creation only the director changes an answer; a spectator never', () => {
    const table = withSpectator(bookTable('downtime'));
    const change = answer('its-agenda', ['to order the universe']);
    expect(table.try('claire', change)?.code).toBe('not-allowed');
    expect(table.try('sam', change)?.code).toBe('not-allowed');
    expect(table.try('bev', change)).toBeNull();
    expect(table.offers('claire', 'series.answer')).toEqual([]);
  });

  it('are offered in the book’s order; the first open one is the next step', () => {
    const table = seatedTable().send(
      'claire',
      answer('what-lies-in-the-abyss', ['an eternity of pain']),
    );
    const offers = table.offers('anya', 'series.answer');
    expect(offers).toHaveLength(13);
    expect(offers.filter(({ primary }) => primary).map((offer) => offer.with.question)).toEqual([
      'its-agenda',
    ]);
    expect(offers.find((offer) => offer.with.question === 'roles')?.order).toBe(7);
    expect(table.offers('bev', 'series.answer')).toHaveLength(12);
  });

  it('GBM-ABY-BLD-015: a series gets its name; later the director renames it', () => {
    const table = seatedTable().send('claire', { type: 'series.name', name: 'Nebula Crown' });
    expect(table.state.public.series.name).toBe('Nebula Crown');
    const later = bookTable('downtime');
    const rename = { type: 'series.name', name: 'Other' } as const;
    expect(later.try('claire', rename)?.code).toBe('not-allowed');
    expect(later.try('bev', rename)).toBeNull();
  });
});

describe('Series abilities', () => {
  it('GBM-SER-006, GBM-ABY-ABL-001: the group starts with one series and one transcendent ability', () => {
    const table = seatedTable().send('bev', take('pure-hearts')).send('bev', take('unshakeable'));
    expect(table.state.public.series.abilities).toEqual(['pure-hearts', 'unshakeable']);
    const refusal = table.try('bev', take('redemption'));
    expect(refusal).toMatchObject({ code: 'limit-reached', rule: 'GBM-SER-006' });
    expect(table.offers('dylan', 'series.take-ability')).toEqual([]);
  });

  it('GBM-XP-010, GBM-ABY-ABL-001: one more takes an advance of the series', () => {
    const table = bookTable('downtime').given((state) => {
      state.public.series.abilities = ['pure-hearts', 'unshakeable'];
    });
    const refusal = table.try('bev', take('redemption'));
    expect(refusal).toMatchObject({ code: 'cannot-afford', rule: 'GBM-XP-010' });
    table.given((state) => {
      state.public.series.advances = 1;
    });
    const [offer] = table.offers('bev', 'series.take-ability');
    expect(offer?.cost).toBe('1 series advance');
    table.send('bev', take('redemption'));
    expect(table.state.public.series).toMatchObject({
      advances: 0,
      abilities: ['pure-hearts', 'unshakeable', 'redemption'],
    });
  });

  it('GBM-SER-006: an ability that needs a choice for the group asks for it', () => {
    const table = seatedTable();
    const [offer] = table
      .offers('bev', 'series.take-ability')
      .filter((one) => one.with.ability === 'shrine-keepers');
    const field = offer?.fields?.[0];
    if (field?.kind !== 'choice') throw new Error('No choice of shrine');
    expect(field.options).toHaveLength(3);
    expect(table.try('bev', take('shrine-keepers'))?.code).toBe('wrong-moment');
    table.send('bev', take('shrine-keepers', field.options[0]?.value));
    expect(Object.values(table.state.public.series.settings)).toEqual([field.options[0]?.value]);
  });

  it('GBM-SER-006: an unknown ability, or one twice, is refused', () => {
    const table = seatedTable().send('bev', take('pure-hearts'));
    expect(table.try('bev', take('telepathy'))?.code).toBe('not-found');
    expect(table.try('bev', take('pure-hearts'))?.code).toBe('limit-reached');
  });
});

describe('The hideout', () => {
  it('GBM-ABY-HID-004: one room is free at creation, joined to the way in', () => {
    const table = seatedTable();
    expect(openRooms(table.state).map(({ id }) => id)).toEqual(['lounge', 'practice-room']);
    const refusal = table.try('bev', unlock('vault'));
    expect(refusal).toMatchObject({ code: 'wrong-moment', rule: 'GBM-ABY-HID-004' });
    table.send('bev', unlock('lounge'));
    expect(table.state.public.series).toMatchObject({
      rooms: ['hideout', 'lounge'],
      freeRoomPicked: true,
    });
    expect(
      openRooms(table.state)
        .map(({ id }) => id)
        .sort(),
    ).toEqual(['library', 'practice-room']);
    expect(table.try('claire', unlock('library'))?.code).toBe('not-allowed');
    expect(table.offers('claire', 'series.unlock-room')).toEqual([]);
  });

  it('GBM-ABY-HID-002: later the director unlocks a room by hand, and says why', () => {
    const table = bookTable('downtime');
    expect(table.try('claire', unlock('vault', 'Please'))?.code).toBe('not-allowed');
    table.send('bev', unlock('vault', 'They found the back door'));
    expect(table.state.public.series.rooms).toContain('vault');
    expect(table.try('bev', unlock('vault', 'Again'))?.code).toBe('already-done');
    expect(table.try('bev', unlock('attic', 'Why not'))?.code).toBe('not-found');
  });

  it('GBM-ABY-HID-002: filling a room’s project by hand unlocks it and puts the clock away', () => {
    const table = bookTable('downtime').send('claire', startLounge);
    const [clock] = Object.keys(table.state.public.clocks);
    table.send('bev', { type: 'clock.tick', clock: clock ?? '', by: 4 });
    expect(table.state.public.series.rooms).toContain('lounge');
    expect(table.state.public.clocks).toEqual({});
  });

  it('GBM-ABY-HID-002: a room won otherwise puts its project away', () => {
    const table = bookTable('downtime')
      .send('claire', startLounge)
      .send('bev', unlock('lounge', 'A gift'));
    expect(table.state.public.clocks).toEqual({});
  });
});
