import { describe, expect, it } from 'vitest';
import type { Protagonist } from '../../state';
import type { TestTable } from '../../testing';
import { begunTable, bookTable, seatedTable, TestTable as Table } from '../../testing';
import type { GbmCommandInput } from '../../types';

const blank: Partial<Protagonist> = { special: ['in-harmony'], transcendent: [], trueName: '' };

/** The book’s table, where Raven has sat down with a name and a playbook. */
const sparse = (phase: Parameters<typeof bookTable>[0] = 'mission'): TestTable =>
  bookTable(phase).givenProtagonist('raven', { ...blank, promises: [] });

const openSteps = ({ state }: TestTable, id = 'raven'): string[] =>
  (state.public.derived.making.beings[id]?.steps ?? [])
    .filter((step) => step.state !== 'done')
    .map((step) => step.id);

const raise = { type: 'character.raise-action', protagonist: 'raven', action: 'flow' } as const;
const away = { type: 'roll.propose', protagonist: 'raven', goal: 'Away', action: 'flow' } as const;
const choose = (ability: string): GbmCommandInput => ({
  type: 'character.choose-ability',
  protagonist: 'raven',
  ability,
});

describe('Sitting down with little', () => {
  it('TABLE-090: a name and a playbook are enough, and nothing less', () => {
    const table = begunTable('the-harmony');
    const { id: protagonist } = table.played('claire');
    const ready = { type: 'character.ready', protagonist } as const;
    expect(table.try('claire', ready)).toMatchObject({ rule: 'TABLE-090' });
    expect(table.offers('claire', 'character.ready')).toEqual([]);
    table.send('claire', { type: 'character.write', protagonist, name: 'Raven' });
    expect(table.offers('claire', 'character.ready')).toMatchObject([
      { label: 'Sit down to play with Raven', primary: false },
    ]);
    table.send('claire', ready);
    expect(table.played('claire').status).toBe('active');
    expect(table.lastLine).toContain('Still to choose: one or two roles, an obligation');
    expect(openSteps(table, protagonist)).toEqual([
      'roles',
      'obligation',
      'actions',
      'abilities',
      'people',
      'names',
    ]);
  });

  it('TABLE-090, GBM-DICE-004: an action without a dot rolls two dice, and the lower counts', () => {
    const table = sparse().send('claire', away);
    table.send('bev', { type: 'roll.judge', position: 'risky', effect: 'standard' });
    table.send('claire', { type: 'roll.roll' }, 6, 2);
    expect(table.state.public.roll?.result).toMatchObject({ result: 2 });
  });

  it.each([
    ['at-the-brink-of-the-abyss', []],
    ['beneath-a-rotting-sky', []],
    ['on-a-sea-of-stars', ['stars.engine']],
    ['in-a-maze-of-dreams', ['dreams.avatar', 'dreams.suspect']],
  ])('TABLE-092: in %s all that is open can be chosen in play', (playset, own) => {
    const table = seatedTable(new Table(playset));
    for (const [seat, playbook] of [
      ['claire', 'the-outsider'],
      ['anya', 'the-enigma'],
    ] as const) {
      table.send(seat, { type: 'character.create', playbook });
      const { id: protagonist } = table.played(seat);
      table.send(seat, { type: 'character.write', protagonist, name: seat });
      table.send(seat, { type: 'character.ready', protagonist });
    }
    table.given(({ public: shared }) => {
      shared.phase = 'obligation';
    });
    const commands = table
      .offers('claire')
      .filter(({ group, place }) => place === 'sheet' && group !== undefined)
      .map(({ command }) => command);
    const expected = ['raise-action', 'choose-ability', 'write', 'set', 'promise'];
    expect(commands).toEqual(
      expect.arrayContaining([...expected.map((one) => `character.${one}`), ...own]),
    );
  });

  it('TABLE-091: whoever comes late joins in the middle of a mission', () => {
    const table = bookTable('mission').send('server', {
      type: 'seat.take',
      seat: 'eve',
      name: 'Eve',
      role: 'protagonist',
    });
    table.send('eve', { type: 'character.create', playbook: 'the-stranger' });
    const { id: protagonist } = table.played('eve');
    table.send('eve', { type: 'character.write', protagonist, name: 'Nobody' });
    const { steps = [] } = table.state.public.derived.making.beings[protagonist] ?? {};
    expect(steps.find(({ id }) => id === 'introduction')?.state).toBe('waiting');
    table.send('eve', { type: 'character.ready', protagonist });
    table.send('eve', { type: 'roll.propose', protagonist, goal: 'In', action: 'conceal' });
    expect(table.state.public.roll?.roller).toBe(protagonist);
  });
});

describe('Choosing later', () => {
  it('TABLE-092, GBM-CHR-005: the third action, once, and among those without a dot', () => {
    const table = sparse('downtime');
    expect(table.try('claire', { ...raise, action: 'confess' })).toMatchObject({
      rule: 'GBM-CHR-005',
    });
    table.send('claire', raise);
    expect(table.protagonist('raven').actions.flow.mundane).toBe(1);
    expect(table.try('claire', { ...raise, action: 'defy' })).toMatchObject({
      rule: 'GBM-CHR-001',
    });
    expect(openSteps(table)).not.toContain('actions');
  });

  it('TABLE-092, GBM-CHR-006: the abilities, once, with what they give at once', () => {
    const table = sparse('downtime').send('claire', choose('perfect-pitch'));
    expect(table.protagonist('raven').special).toEqual(['in-harmony', 'perfect-pitch']);
    expect(table.try('claire', choose('powerful-presence'))).toBeNull();
    expect(table.try('claire', choose('beacon'))).toMatchObject({ rule: 'GBM-CHR-001' });
    const lark = bookTable('downtime').givenProtagonist('raven', {
      playbook: 'the-time-traveller',
      special: ['fated'],
    });
    lark.send('claire', choose('out-of-time'));
    expect(lark.protagonist('raven').recovery).toBe(1);
  });

  it('TABLE-092, GBM-PB-OUT-009: the rival at the latest with a roll of somebody else', () => {
    const table = bookTable('mission').givenProtagonist('hawk', {
      ...{ playbook: 'the-outsider', special: ['something-to-prove', 'anything-you-do'] },
      settings: {},
    });
    const seat = table.protagonist('hawk').seat ?? '';
    const asked = () => table.offers(seat, 'character.set').map(({ place }) => place);
    expect(asked()).toEqual(['sheet']);
    table.send('claire', away);
    table.send('bev', { type: 'roll.judge', position: 'risky', effect: 'standard' });
    expect(asked()).toEqual(['roll']);
    table.send(seat, {
      type: 'character.set',
      protagonist: 'hawk',
      setting: 'rival',
      value: 'raven',
    });
    expect(table.protagonist('hawk').settings.rival).toBe('raven');
    expect(asked()).toEqual([]);
  });

  it('TABLE-092: between rolls, not in the middle of one', () => {
    const table = sparse().send('claire', away);
    expect(table.try('claire', raise)).toMatchObject({ rule: 'TABLE-092' });
    expect(table.offers('claire', 'character.raise-action')).toEqual([]);
    table.send('claire', { type: 'roll.withdraw' }).send('claire', raise);
    expect(table.protagonist('raven').actions.flow.mundane).toBe(1);
  });

  it('TABLE-092, GBM-XP-007: an advance does not take the place of what is free', () => {
    const advances = { sun: 0, moon: 0, stars: 0, playbook: 1 };
    const table = sparse('downtime').givenProtagonist('raven', { advances });
    const gain = { type: 'advance.ability', protagonist: 'raven', ability: 'beacon' } as const;
    expect(table.try('claire', gain)).toMatchObject({ rule: 'TABLE-092' });
    table.send('claire', choose('powerful-presence')).send('claire', gain);
    expect(table.protagonist('raven').transcendent).toEqual(['powerful-presence', 'beacon']);
  });

  it('TABLE-092: nobody chooses for another, and nobody who is whole chooses again', () => {
    expect(sparse().try('anya', raise)?.code).toBe('not-yours');
    const whole = bookTable().givenProtagonist('raven', { freeDot: 'confess' });
    expect(whole.try('claire', raise)).toMatchObject({ rule: 'GBM-CHR-001' });
  });

  it('TABLE-092, GBM-TRN-001: the true name is asked for by whoever transcends without one', () => {
    const table = sparse();
    const fields = table.offers('claire', 'transcend')[0]?.fields ?? [];
    expect(fields.map(({ name }) => name)).toEqual(['description', 'trueName']);
    table.send('claire', { type: 'transcend', protagonist: 'raven', trueName: 'Lumina' });
    expect(table.protagonist('raven').trueName).toBe('Lumina');
    expect(table.lastLine).toContain('Lumina');
    const again = { type: 'transcend', protagonist: 'raven', trueName: 'Lumina' } as const;
    expect(bookTable().try('claire', again)?.code).toBe('not-allowed');
  });

  it('TABLE-092, GBM-OBL-001: the obligation is asked for when it is rolled', () => {
    const table = bookTable('obligation');
    const fields = table.offers('claire', 'obligation.roll')[0]?.fields ?? [];
    expect(fields.map(({ name }) => name)).toContain('obligation');
    table.send(
      'claire',
      { type: 'obligation.roll', protagonist: 'raven', obligation: 'The choir' },
      3,
      3,
    );
    expect(table.protagonist('raven').obligation).toBe('The choir');
  });
});
