import { describe, expect, it } from 'vitest';
import { linesOf } from '../../../engine';
import { bookTable, seatedTable } from '../testing';
import { beatsIn } from '../testing/beats';

const draw = (question: string) => ({ type: 'series.draw', question }) as const;
const words = (question: string, picks: string[], text = '') =>
  ({ type: 'series.answer', question, picks, text }) as const;

describe('Leaving an answer to chance', () => {
  it('GBM-SER-002: one die, with a side for each listed answer, says which is kept', () => {
    const table = seatedTable().send('claire', draw('what-lies-in-the-abyss'), 5);
    expect(table.state.public.series.answers['what-lies-in-the-abyss']).toEqual({
      picks: ['a cruel and ancient deity'],
      text: '',
      by: 'claire',
    });
    const line = linesOf(table.state.public.log).at(-1);
    expect(line).toMatchObject({
      by: 'claire',
      text: 'Claire lets the dice answer “What lies in the Abyss?”',
      beat: { kind: 'series-drawn', about: ['claire'] },
      roll: {
        groups: [{ sides: 6, faces: [5], kept: [0] }],
        reading: { word: 'a cruel and ancient deity' },
        proof: { stream: 'public', session: 1, roll: 0 },
      },
    });
  });

  it('GBM-SER-002: a question of eight answers rolls a die of eight', () => {
    const table = seatedTable().send('bev', draw('held-sacred'), 8);
    expect(table.state.public.series.answers['held-sacred']?.picks).toEqual(['privilege']);
  });

  it('GBM-SER-005: whoever draws a role draws their own, onto a sheet that has none', () => {
    const table = seatedTable()
      .send('claire', { type: 'character.create', playbook: 'the-harmony' })
      .send('claire', draw('roles'), 1);
    expect(table.state.public.series.answers['roles:claire']?.picks).toEqual(['royal heir']);
    const [one] = Object.values(table.state.public.protagonists);
    expect(one?.roles).toEqual(['royal heir']);
    expect(table.try('bev', draw('roles'))?.code).toBe('not-allowed');
  });

  it('GBM-SER-004: nothing is drawn where nothing is listed, or where there is no such question', () => {
    const table = seatedTable();
    const refusal = table.try('claire', draw('transcendence'));
    expect(refusal).toMatchObject({ code: 'wrong-moment', rule: 'GBM-SER-004' });
    expect(table.try('claire', draw('what-for'))?.code).toBe('not-found');
  });

  it('GBM-SER-002: chance replaces nobody’s words', () => {
    const table = seatedTable().send('anya', words('its-agenda', ['to rule in glory']));
    expect(table.try('claire', draw('its-agenda'))?.code).toBe('already-done');
    expect(table.state.public.series.answers['its-agenda']?.by).toBe('anya');
  });

  it('is offered for what is open and listed, to whoever may answer it, as long as dice are rolled', () => {
    const table = seatedTable().send('anya', words('its-agenda', ['to rule in glory']));
    const offered = (seat: string) =>
      table.offers(seat, 'series.draw').map((offer) => offer.with.question);
    expect(offered('claire')).toHaveLength(9);
    expect(offered('claire')).not.toContain('its-agenda');
    expect(offered('claire')).not.toContain('transcendence');
    expect(offered('bev')).not.toContain('roles');
    table.send('bev', { type: 'session.end' }).send('bev', { type: 'session.end' });
    expect(offered('claire')).toEqual([]);
  });

  it('after creation is nobody’s but the director’s, like any answer', () => {
    const table = bookTable('downtime');
    expect(table.try('claire', draw('its-agenda'))?.code).toBe('not-allowed');
  });
});

describe('An answer about the series', () => {
  it('GBM-SER-002: is a beat, with what was written of it', () => {
    const table = seatedTable();
    table.send('claire', words('shared-obligation', ['high school'], 'It stands above the sea.'));
    expect(beatsIn(table.rows.at(-1)?.events ?? [])).toEqual([
      { kind: 'series-answer', about: ['claire'], fiction: 'It stands above the sea.' },
    ]);
    expect(linesOf(table.state.public.log).at(-1)?.text).toBe(
      'Our shared obligation: high school.',
    );
  });

  it('may be seen to be on its way: each question has a topic that everybody knows', () => {
    const table = seatedTable();
    const topics = table.offers('claire', 'series.answer').map(({ topic }) => topic);
    expect(topics).toHaveLength(13);
    expect(new Set(topics)).toContain('roles');
    // Later nobody but the director has them, which is nobody else’s business.
    const later = bookTable('downtime');
    expect(later.offers('bev', 'series.answer').some(({ topic }) => topic !== undefined)).toBe(
      false,
    );
  });
});
