import { describe, expect, it } from 'vitest';
import type { SeatId } from '../../../engine';
import type { TestTable } from '../testing';
import { bookTable, seatedTable, written } from '../testing';
import type { GbmCommandInput } from '../types';

const refused = (table: TestTable, as: SeatId, command: GbmCommandInput) =>
  table.try(as, command)?.rule ?? 'not refused';

const watched = () =>
  bookTable().send('server', {
    type: 'seat.take',
    seat: 'wanda',
    name: 'Wanda',
    role: 'spectator',
  });

/** Raven is asked something. */
const asked = () =>
  bookTable().given(({ public: shared }) => {
    shared.choices.one = {
      id: 'one',
      to: 'claire',
      protagonist: 'raven',
      kind: 'reset',
      title: 'Which of the two?',
      text: '',
      options: [
        { value: 'left', label: 'Left' },
        { value: 'right', label: 'Right' },
      ],
      data: {},
    };
  });

const proposal = {
  type: 'roll.propose',
  protagonist: 'raven',
  goal: 'Reach the roof',
  action: 'flow',
} as const;

describe('the rules of the table: who may do what', () => {
  it('TABLE-001: whoever watches may ask for a pause, and nothing else', () => {
    const table = watched();
    expect(table.try('wanda', proposal)).toEqual({
      code: 'not-allowed',
      message: 'Spectators watch; they do not play.',
      instead: 'Ask the director for a seat at the table.',
      rule: 'TABLE-001',
    });
    expect(refused(table, 'somebody', proposal)).toBe('TABLE-001');
    expect(table.try('wanda', { type: 'safety.pause' })).toBeNull();
  });

  it('TABLE-002: only the director moves the table on, and a refusal says who that is', () => {
    expect(bookTable().try('claire', { type: 'mission.end', outcome: 'success' })).toEqual({
      code: 'not-allowed',
      message: 'Only the director can end the mission.',
      instead: 'Ask Bev.',
      rule: 'TABLE-002',
    });
  });

  it('TABLE-003: each player decides for one protagonist, their own; the director for none', () => {
    const table = bookTable();
    expect(refused(table, 'anya', proposal)).toBe('TABLE-003');
    expect(refused(table, 'bev', proposal)).toBe('TABLE-003');
    const begin = { type: 'character.create', playbook: 'the-enigma' } as const;
    expect(refused(table, 'claire', begin)).toBe('TABLE-003');
    expect(refused(table, 'bev', begin)).toBe('TABLE-003');
  });

  it('TABLE-004, 007: what is put to one person is answered by them, from what is offered', () => {
    const answer = { type: 'choice.answer', choice: 'one', value: 'left' } as const;
    expect(refused(asked(), 'anya', answer)).toBe('TABLE-004');
    expect(asked().try('claire', { ...answer, value: 'up' })).toMatchObject({
      instead: 'Choose “Left” or “Right”.',
      rule: 'TABLE-007',
    });
  });
});

describe('the rules of the table: what a command can mean', () => {
  it('TABLE-005: what somebody may not know of is refused like what is not there', () => {
    const table = bookTable().send('bev', { type: 'note.write', text: 'It was the gardener' });
    const [note = ''] = Object.keys(table.state.director.notes);
    const remove = (id: string) => table.try('claire', { type: 'note.remove', note: id });
    expect(remove(note)).toMatchObject({ code: 'not-found', rule: 'TABLE-005' });
    expect(remove(note)).toEqual(remove('nothing'));
    expect(refused(table, 'claire', { ...proposal, protagonist: 'nobody' })).toBe('TABLE-005');
  });

  it('TABLE-008: what is answered already is not answered again', () => {
    const answer = { type: 'choice.answer', choice: 'two', value: 'left' } as const;
    expect(refused(asked(), 'claire', answer)).toBe('TABLE-008');
  });

  it('TABLE-009: whoever rolls brings that to its end before they roll again', () => {
    const table = bookTable().send('claire', proposal);
    expect(refused(table, 'claire', proposal)).toBe('TABLE-009');
  });

  it('TABLE-010: an ability does what it says, and only for whoever has it', () => {
    const use = { type: 'ability.use', protagonist: 'raven', ability: 'behind-the-mask' } as const;
    expect(refused(bookTable(), 'claire', use)).toBe('TABLE-010');
  });

  it('TABLE-011: a protagonist acts once they are finished', () => {
    const table = bookTable().givenProtagonist('raven', { status: 'creating' });
    expect(refused(table, 'claire', proposal)).toBe('TABLE-011');
  });
});

describe('the rules of the table: sessions, seats and safety', () => {
  it('TABLE-013: play waits for a session, but notes do not', () => {
    const end = { type: 'session.end' } as const;
    const table = bookTable('downtime').send('bev', end).send('bev', end);
    expect(refused(table, 'claire', proposal)).toBe('TABLE-013');
    expect(table.try('claire', { type: 'note.write', text: 'Ask Fawn' })).toBeNull();
  });

  it('TABLE-014, 015: seats go by links, one to a person, and one is always the director’s', () => {
    const table = bookTable();
    const take = { type: 'seat.take', seat: 'anya', name: 'Eve', role: 'protagonist' } as const;
    expect(refused(table, 'claire', take)).toBe('TABLE-014');
    expect(refused(table, 'server', take)).toBe('TABLE-014');
    expect(refused(table, 'server', { type: 'seat.free', seat: 'bev' })).toBe('TABLE-015');
  });

  it('TABLE-016: anybody may pause without being named; the director ends the pause', () => {
    const table = watched().send('wanda', { type: 'safety.pause' });
    expect(table.lastLine).not.toContain('Wanda');
    expect(refused(table, 'claire', { type: 'safety.pause' })).toBe('TABLE-016');
    expect(refused(table, 'claire', { type: 'safety.resume' })).toBe('TABLE-002');
    table.send('bev', { type: 'safety.resume' });
    expect(refused(table, 'bev', { type: 'safety.resume' })).toBe('TABLE-016');
  });
});

describe('the rules of the table: taking back, and setting by hand', () => {
  it('TABLE-017: undo reaches what has happened in this session, once', () => {
    const table = bookTable().send('bev', { type: 'clock.create', name: 'Patrol', segments: 4 });
    const to = table.seq;
    expect(refused(table, 'bev', { type: 'table.undo', to: to + 9 })).toBe('TABLE-017');
    expect(refused(table, 'bev', { type: 'table.undo', to: 1 })).toBe('TABLE-017');
    table.send('bev', { type: 'table.undo', to });
    expect(refused(table, 'bev', { type: 'table.undo', to })).toBe('TABLE-017');
  });

  it('TABLE-018: what the table has heard is taken back only with a word about why', () => {
    const table = bookTable().send('bev', {
      type: 'clock.create',
      name: 'Patrol',
      segments: 4,
      secret: true,
    });
    const [clock = ''] = Object.keys(table.state.director.clocks);
    table.send('bev', { type: 'clock.reveal', clock });
    expect(refused(table, 'bev', { type: 'table.undo', to: table.seq })).toBe('TABLE-018');
  });

  it('TABLE-019: a value is set by hand to what it can be', () => {
    const set = {
      type: 'override.track',
      track: 'adversary',
      value: 16,
      reason: 'A slip',
    } as const;
    expect(refused(bookTable(), 'bev', set)).toBe('TABLE-019');
    expect(bookTable().try('bev', { ...set, value: 15 })).toBeNull();
  });

  it('TABLE-020: a reading of the book changes to one that is open to it', () => {
    const rule = { type: 'table.house-rule', rule: 'bonusDice', value: 'nine' } as const;
    expect(refused(seatedTable(), 'bev', rule)).toBe('TABLE-020');
  });

  it('TABLE-021: what the book has stays as it is, and so does what somebody uses', () => {
    const table = bookTable();
    const { id } = written(table, 'special');
    table.givenProtagonist('hawk', { special: [id] });
    const remove = (ability: string) =>
      refused(table, 'bev', { type: 'custom.remove-ability', ability });
    expect(remove(id)).toBe('TABLE-021');
    expect(remove('beacon')).toBe('TABLE-021');
  });
});
