import { describe, expect, it } from 'vitest';
import type { TestTable } from '../testing';
import { bookTable, seatedTable } from '../testing';
import type { GbmCommandInput } from '../types';

const favour = (
  choice: 'special' | 'transcendent' | 'room',
  value: string | null,
  setting?: string,
): GbmCommandInput => ({
  type: 'series.favour',
  choice,
  value,
  ...(setting ? { setting } : {}),
});

const labels = (table: TestTable, seat: string) =>
  table.offers(seat, 'series.favour').map(({ label }) => label);

describe('What the whole group chooses', () => {
  it('TABLE-094: nobody takes it alone, but whoever directs settles it', () => {
    const table = seatedTable();
    const take = { type: 'series.take-ability', ability: 'redemption' } as const;
    const unlock = { type: 'series.unlock-room', room: 'lounge' } as const;
    for (const command of [take, unlock]) {
      expect(table.try('claire', command)).toMatchObject({ rule: 'TABLE-094' });
      expect(table.offers('claire', command.type)).toEqual([]);
      expect(table.try('bev', command)).toBeNull();
    }
    expect(table.state.public.series).toMatchObject({
      abilities: ['redemption'],
      rooms: ['hideout', 'lounge'],
    });
  });

  it('TABLE-094, AMB-95: what more than half favour is the group’s, and all see who favours what', () => {
    const table = seatedTable()
      .send('claire', favour('special', 'redemption'))
      .send('anya', favour('special', 'pure-hearts'))
      .send('dylan', favour('special', 'redemption'));
    expect(table.state.public.series.abilities).toEqual([]);
    expect(table.state.public.series.favours?.special).toMatchObject({
      claire: { value: 'redemption' },
      anya: { value: 'pure-hearts' },
    });
    // Four sit at the table: two are no more than half of them.
    table.send('anya', favour('special', 'redemption'));
    expect(table.state.public.series.abilities).toEqual(['redemption']);
    expect(table.lastLine).toContain('Favoured by Claire, Anya and Dylan.');
    expect(table.state.public.series.favours?.special).toBeUndefined();
    expect(table.try('anya', favour('special', 'pure-hearts'))).toMatchObject({
      rule: 'GBM-SER-006',
    });
  });

  it('TABLE-094: one thinks again, and nobody who has left counts', () => {
    const table = seatedTable().send('claire', favour('special', 'redemption'));
    expect(table.offers('claire', 'series.favour').filter(({ on }) => on)).toMatchObject([
      { with: { value: null } },
    ]);
    table.send('claire', favour('special', null));
    expect(table.try('claire', favour('special', null))?.code).toBe('already-done');
    table
      .send('claire', favour('special', 'redemption'))
      .send('server', { type: 'seat.free', seat: 'dylan' })
      .send('server', { type: 'seat.free', seat: 'claire' })
      .send('anya', favour('special', 'pure-hearts'));
    expect(table.state.public.series.abilities).toEqual([]);
    table.send('bev', favour('special', 'pure-hearts'));
    expect(table.state.public.series.abilities).toEqual(['pure-hearts']);
  });

  it('TABLE-094, GBM-ABY-HID-004: so it is with the first room', () => {
    const table = seatedTable();
    expect(table.try('claire', favour('room', 'vault'))).toMatchObject({ rule: 'GBM-ABY-HID-004' });
    for (const seat of ['claire', 'anya', 'bev']) table.send(seat, favour('room', 'lounge'));
    expect(table.state.public.series).toMatchObject({ freeRoomPicked: true });
    expect(table.state.public.series.rooms).toContain('lounge');
    expect(table.try('dylan', favour('room', 'practice-room'))).toMatchObject({
      rule: 'GBM-ABY-HID-004',
    });
  });

  it('TABLE-094, GBM-ABY-ABL-007: what an ability is set to is agreed on with it', () => {
    const table = seatedTable();
    const field = table
      .offers('claire', 'series.favour')
      .find(({ variant }) => variant === 'shrine-keepers')?.fields?.[0];
    const [one = '', other = ''] =
      field?.kind === 'choice' ? field.options.map(({ value }) => value) : [];
    expect(table.try('claire', favour('special', 'shrine-keepers'))?.code).toBe('wrong-moment');
    table
      .send('claire', favour('special', 'shrine-keepers', one))
      .send('anya', favour('special', 'shrine-keepers', one))
      .send('dylan', favour('special', 'shrine-keepers', other));
    expect(table.state.public.series.abilities).toEqual([]);
    table
      .send('dylan', favour('special', null))
      .send('dylan', favour('special', 'shrine-keepers', one));
    expect(Object.values(table.state.public.series.settings)).toEqual([one]);
  });

  it('TABLE-094, GBM-XP-010: in play it is said of what an advance buys, and forgotten once it is bought', () => {
    const table = bookTable('downtime').given(({ public: { series } }) => {
      Object.assign(series, { abilities: ['redemption', 'unshakeable'], advances: 1 });
    });
    expect(labels(table, 'anya')).toContain('Pure hearts');
    table.send('dylan', favour('transcendent', 'tireless'));
    for (const seat of ['claire', 'anya', 'bev'])
      table.send(seat, favour('special', 'pure-hearts'));
    const { abilities, advances, favours } = table.state.public.series;
    expect([abilities, advances, favours]).toEqual([
      ['redemption', 'unshakeable', 'pure-hearts'],
      0,
      {},
    ]);
    expect(table.try('claire', favour('special', 'never-alone'))).toMatchObject({
      rule: 'GBM-XP-010',
    });
  });

  it('TABLE-094: a word for the wrong kind is refused, and so is one for nothing', () => {
    const table = seatedTable();
    expect(table.try('claire', favour('transcendent', 'redemption'))).toMatchObject({
      rule: 'TABLE-094',
    });
    expect(table.try('claire', favour('special', 'no-such-thing'))?.code).toBe('not-found');
  });
});
