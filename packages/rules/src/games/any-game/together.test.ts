import { describe, expect, it } from 'vitest';
import { seated } from './testing';

const answers = ['Left', 'Right'];
const question = { type: 'poll.ask' as const, question: 'Which way?', answers };

describe('A table that nobody runs', () => {
  const table = () => seated({ runBy: 'nobody' });
  const labels = (at: ReturnType<typeof table>, seat: string, type = 'poll.ask') =>
    at.offers(seat, type).map(({ label }) => label);
  const turnOf = (at: ReturnType<typeof table>, name: string) =>
    at.send('carl', { type: 'turn.add', name }).send('carl', { type: 'turn.step', by: 1 });
  const ask = ({ state }: ReturnType<typeof table>) =>
    Object.keys(state.public.asks ?? {})[0] ?? '';

  it('TABLE-163: lets the table, the dice, whoever’s turn it is or one of them decide', () => {
    expect(labels(turnOf(table(), 'Anya'), 'carl')).toEqual([
      'Ask the table',
      'Let the dice decide',
      'Let Anya decide, whose turn it is',
      'Let one of you decide',
    ]);
    expect(labels(seated(), 'carl')).toEqual(['Ask the table']);
  });

  it('TABLE-163: a die with a side for each answer falls for all to see', () => {
    const at = table().send('carl', { ...question, decides: 'chance' }, 2);
    expect(at.lastLine()).toMatchObject({
      text: '“Which way?”: the dice decide “Right”.',
      roll: { groups: [{ sides: 2, faces: [2], names: ['Left', 'Right'] }] },
    });
    expect(ask(at)).toBe('');
    at.send('carl', { type: 'session.end' });
    expect(labels(at, 'carl')).not.toContain('Let the dice decide');
  });

  it('TABLE-163: whoever’s turn it is answers alone', () => {
    const at = turnOf(table(), 'Anya');
    at.send('carl', { ...question, decides: 'turn', who: 'anya' });
    expect(labels(at, 'bev', 'ask.answer')).toEqual([]);
    at.send('anya', { type: 'ask.answer', ask: ask(at), answer: 0 });
    expect(at.lastLine()?.text).toBe('“Which way?”: Anya decides “Left”.');
    const other = turnOf(table(), 'Anya');
    const sent = { ...question, decides: 'turn', who: 'bev' };
    expect(other.try('carl', sent)?.rule).toBe('TABLE-112');
  });

  it('TABLE-134, 163: nobody decides where whoever is named has left', () => {
    const at = table().send('carl', { ...question, decides: 'somebody', who: 'anya' });
    at.send('server', { type: 'seat.free', seat: 'anya' });
    expect(ask(at)).toBe('');
    expect(at.lastLine()?.text).toMatch(/^Anya has left: nobody decides “Which way\?”/);
  });
});
