import { describe, expect, it } from 'vitest';
import { bookTable } from '../testing';

const reason = 'It was a mistake';
const back = { type: 'override.player', protagonist: 'raven', seat: 'claire', reason } as const;

describe('Whose a protagonist is, by hand', () => {
  it('GBM-LOS-001: somebody lost by mistake comes back as they were, in the middle of the mission', () => {
    const table = bookTable()
      .givenProtagonist('raven', { freeDot: 'confess', stress: 4, links: { fawn: 2 } })
      .send('bev', { type: 'override.loss', protagonist: 'raven', how: 'She dies', reason });
    expect(table.offers('claire', 'roll.propose')).toEqual([]);
    expect(table.offers('bev', 'override.player')).toMatchObject([
      { fields: [{ options: [{ label: 'Raven (lost)' }, {}, {}] }, {}, {}] },
    ]);
    table.send('bev', back);
    expect(table.protagonist('raven')).toMatchObject({
      status: 'active',
      seat: 'claire',
      loss: null,
      stress: 4,
      links: { fawn: 2 },
    });
    expect(table.lastLine).toContain('Raven is part of the story again, played by Claire.');
    expect(table.offers('claire', 'roll.propose')).toHaveLength(1);
  });

  it('GBM-LOS-006: one who had not been finished is still in the making', () => {
    const table = bookTable()
      .givenProtagonist('raven', { name: '', status: 'lost', seat: null })
      .send('bev', back);
    expect(table.protagonist('raven')).toMatchObject({ status: 'creating', seat: 'claire' });
  });

  it('AMB-02, AMB-04: who comes back fits the tracks that the table has by now', () => {
    const table = bookTable()
      .givenProtagonist('raven', {
        freeDot: 'confess',
        status: 'lost',
        seat: null,
        xp: { sun: 5, moon: 0, stars: 0, playbook: 0 },
        transcendence: { marked: 6, active: false, spent: false },
      })
      .send('bev', { type: 'table.house-rule', rule: 'attributeXp', value: 4 })
      .send('bev', { type: 'table.house-rule', rule: 'transcendenceSegments', value: 4 })
      .send('bev', back);
    expect(table.protagonist('raven')).toMatchObject({
      xp: { sun: 1 },
      advances: { sun: 1 },
      transcendence: { marked: 4 },
    });
  });

  it('TABLE-003: a seat plays one protagonist; hands one over with what waits for its player', () => {
    const table = bookTable();
    expect(table.try('bev', { ...back, seat: 'anya' })).toMatchObject({
      code: 'not-allowed',
      rule: 'TABLE-003',
    });
    expect(table.try('bev', { ...back, seat: 'bev' })?.code).toBe('not-allowed');
    table
      .send('server', { type: 'seat.take', seat: 'eve', name: 'Eve', role: 'protagonist' })
      .given((state) => {
        state.public.choices.c = {
          id: 'c',
          to: 'claire',
          protagonist: 'raven',
          kind: 'rule:loss',
          title: 'Raven is lost',
          text: 'How?',
          options: [{ value: 'death', label: 'They die' }],
          data: {},
        };
      })
      .send('bev', { ...back, seat: 'eve' });
    expect(table.protagonist('raven').seat).toBe('eve');
    expect(table.state.public.choices.c?.to).toBe('eve');
    expect(table.offers('eve', 'choice.answer')).toHaveLength(1);
    expect(table.offers('claire', 'choice.answer')).toEqual([]);
  });

  it('TABLE-019: another playbook, with everything on the sheet left as it is', () => {
    const playbook = { type: 'override.playbook', protagonist: 'raven', reason } as const;
    const table = bookTable().send('bev', { ...playbook, playbook: 'the-guardian' });
    expect(table.protagonist('raven')).toMatchObject({
      playbook: 'the-guardian',
      special: ['in-harmony', 'perfect-pitch'],
    });
    expect(table.lastLine).toContain('Raven, The Harmony → The Guardian.');
    table.send('bev', { ...playbook, playbook: 'the-guardian' });
    expect(table.lastLine).toContain('nothing changes');
    expect(table.try('bev', { ...playbook, playbook: 'nothing' })?.code).toBe('not-found');
  });

  it('GBM-CHR-009: writes names and words on anybody’s sheet, and says what they were', () => {
    const words = { type: 'override.words', protagonist: 'raven', reason } as const;
    const table = bookTable().send('bev', { ...words, name: 'Rook', roles: ['guide'] });
    expect(table.protagonist('raven')).toMatchObject({ name: 'Rook', roles: ['guide'] });
    const { log } = table.state.public;
    expect(log.entries[log.next - 1]).toMatchObject({
      reason,
      notes: ['Raven’s name “Raven” → “Rook”.', 'Raven’s roles none → guide.'],
    });
    expect(table.try('bev', { ...words, name: '' })).toMatchObject({ rule: 'GBM-CHR-009' });
  });

  it('GBM-CHR-008: writes secondary characters, in order', () => {
    const one = { type: 'override.secondary', protagonist: 'raven', reason } as const;
    const table = bookTable()
      .send('bev', { ...one, index: 0, name: 'Mina', detail: 'A sister' })
      .send('bev', { ...one, index: 0, name: 'Nina' });
    expect(table.protagonist('raven').secondary).toEqual([{ name: 'Nina', detail: '' }]);
    expect(table.lastLine).toContain('Mina → Nina');
    expect(table.try('bev', { ...one, index: 3, name: 'Otto' })).toMatchObject({
      rule: 'GBM-CHR-008',
    });
  });
});
