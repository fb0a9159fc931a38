import { expect, it } from 'vitest';
import type { DhTable } from '../testing';
import { seated } from '../testing';

const steps = (table: DhTable, seat: string) =>
  Object.values(table.state.public.derived.prompts).flatMap(
    ({ checklists = {} }) => checklists[seat] ?? [],
  );
const open = (table: DhTable, seat: string) =>
  steps(table, seat).flatMap(({ label, done }) => (done ? [] : label));
const send = (table: DhTable, seat: string, label: string) => {
  const way = table.offers(seat, 'review.answer').find((one) => one.label === label);
  if (!way) throw new Error(`“${label}” is not open to ${seat}.`);
  const { review = '', step = '', value } = way.with;
  const chosen = value === undefined ? {} : { value: String(value) };
  const sent = { review: String(review), step: String(step), ...chosen };
  return table.send(seat, { type: 'review.answer', ...sent });
};

it('DGH-1803, TABLE-166: what is given on the desk is done on the list, after the session, too', () => {
  const table = seated().send('bev', { type: 'session.end' });
  expect(open(table, 'bev')).toEqual(['Rewards', 'A new level', 'The best moment', 'Next time']);
  table.send('bev', { type: 'reward.give', kind: 'loot', what: 'A lantern' });
  expect(open(table, 'bev')).toEqual(['A new level', 'The best moment', 'Next time']);
});

it('DGH-1901: each comes to a new level when the GM says so, and a level taken is done', () => {
  const table = seated().send('bev', { type: 'session.end' });
  expect(open(table, 'anya')).toEqual(['The best moment', 'Next time']);
  send(send(table, 'bev', 'All is given'), 'bev', 'The party reaches a new level');
  expect(open(table, 'anya')).toEqual(['Your new level', 'The best moment', 'Next time']);
  send(table, 'anya', 'It is on my sheet');
  expect(open(table, 'anya')).toEqual(['The best moment', 'Next time']);
});
