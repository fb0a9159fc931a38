import { describe, expect, it } from 'vitest';
import { bookTable, seatedTable } from '../testing';

const reason = 'We chose in a hurry';

describe('What the group has, by hand', () => {
  it('GBM-ABY-HID-001: a room is locked again, but not the one that they start from', () => {
    const room = { type: 'override.room', reason } as const;
    const table = seatedTable();
    const [start = ''] = table.state.public.series.rooms;
    const offered = table.offers('bev', 'series.unlock-room')[0]?.fields?.[0];
    const first = offered?.kind === 'choice' ? (offered.options[0]?.value ?? '') : '';
    table.send('bev', { type: 'series.unlock-room', room: first });
    expect(table.state.public.series).toMatchObject({
      rooms: [start, first],
      freeRoomPicked: true,
    });
    table.send('bev', { ...room, room: first });
    expect(table.state.public.series).toMatchObject({ rooms: [start], freeRoomPicked: false });
    expect(table.offers('bev', 'series.unlock-room')).toHaveLength(1);
    expect(table.try('bev', { ...room, room: start })?.code).toBe('not-found');
  });

  it('GBM-SER-006, GBM-XP-010: gives a series ability without an advance, and takes it back', () => {
    const ability = { type: 'override.series-ability', ability: 'redemption', reason } as const;
    const table = bookTable().send('bev', { ...ability, has: true });
    expect(table.state.public.series).toMatchObject({ abilities: ['redemption'], advances: 0 });
    expect(table.try('bev', { ...ability, has: true })?.code).toBe('already-done');
    table.send('bev', ability);
    expect(table.state.public.series.abilities).toEqual([]);
    expect(table.try('bev', ability)?.code).toBe('not-found');
    expect(table.try('bev', { ...ability, ability: 'none' })?.code).toBe('not-found');
  });

  it('GBM-ABY-ABL-007: another shrine is kept', () => {
    const keepers = { type: 'override.series-ability', ability: 'shrine-keepers', reason } as const;
    const table = bookTable();
    expect(table.try('bev', { ...keepers, has: true })?.rule).toBe('TABLE-007');
    table
      .send('bev', { ...keepers, has: true, setting: 'fox-shrine' })
      .send('bev', { ...keepers, has: true, setting: 'shrine-of-eyes' });
    expect(table.state.public.series).toMatchObject({
      abilities: ['shrine-keepers'],
      settings: { shrine: 'shrine-of-eyes' },
    });
    expect(table.lastLine).toContain('Shrine of eyes');
  });

  it('GBM-ABY-ABL-006: a blessing is in force, or no longer', () => {
    const fox = { type: 'override.blessing', blessing: 'fox-shrine', reason } as const;
    const table = bookTable().send('bev', { ...fox, has: true });
    expect(table.state.public.episode.blessings).toEqual(['fox-shrine']);
    expect(table.try('bev', { ...fox, has: true })?.code).toBe('already-done');
    table.send('bev', { ...fox, has: false });
    expect(table.state.public.episode.blessings).toEqual([]);
    expect(table.try('bev', { ...fox, blessing: 'none', has: true })?.code).toBe('not-found');
  });
});

describe('What is used up, by hand', () => {
  it('TABLE-010, GBM-PB-HAR-019: a use of an ability is given back', () => {
    const table = bookTable()
      .givenProtagonist('raven', { uses: { 'transcendence:beacon': 1, 'mission:x': 2 } })
      .send('bev', {
        type: 'override.uses',
        protagonist: 'raven',
        use: 'transcendence:beacon',
        times: 0,
        reason,
      });
    expect(table.protagonist('raven').uses).toEqual({ 'mission:x': 2 });
    expect(table.lastLine).toContain('Raven, Beacon: used 1× → 0×.');
    const none = { type: 'override.uses', protagonist: 'raven', times: 1, reason } as const;
    expect(table.try('bev', { ...none, use: 'mission:y' })?.code).toBe('not-found');
  });

  it('GBM-TRN-001, 014: somebody who has transcended may do so again', () => {
    const spent = { marked: 2, active: false, spent: true };
    const raven = { type: 'override.protagonist', protagonist: 'raven', reason } as const;
    const table = bookTable().givenProtagonist('raven', { transcendence: spent });
    expect(table.offers('claire', 'transcend')).toEqual([]);
    table.send('bev', { ...raven, transcendenceSpent: false });
    expect(table.offers('claire', 'transcend')).toHaveLength(1);
    table.send('bev', { ...raven, transcended: true });
    expect(table.try('bev', { ...raven, transcendenceSpent: true })?.code).toBe('wrong-moment');
  });

  it('GBM-LNK-006: harm is ignored, or counts again, only while transcended', () => {
    const harm = [{ id: 'h', level: 2 as const, text: 'Broken arm', shrugged: false }];
    const change = {
      type: 'override.harm',
      protagonist: 'raven',
      harm: 'h',
      level: 2,
      ignored: true,
      reason,
    } as const;
    const active = { marked: 1, active: true, spent: false };
    const table = bookTable()
      .givenProtagonist('raven', { harm, transcendence: active })
      .send('bev', change);
    expect(table.protagonist('raven').harm).toMatchObject([{ shrugged: true }]);
    const mundane = bookTable().givenProtagonist('raven', { harm }).send('bev', change);
    expect(mundane.protagonist('raven').harm).toMatchObject([{ shrugged: false }]);
  });
});
