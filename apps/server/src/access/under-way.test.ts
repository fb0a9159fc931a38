import { expect, it } from 'vitest';
import { UnderWay } from './under-way';

it('so many of one sender may be under way, and one more when one has ended', () => {
  const underWay = new UnderWay(2);
  const takes = (...senders: string[]) => senders.map((sender) => underWay.take(sender));
  expect(takes('bev', 'bev', 'bev', 'ana')).toEqual([true, true, false, true]);
  underWay.done('bev');
  expect(takes('bev', 'bev')).toEqual([true, false]);
  underWay.done('bev');
  underWay.done('bev');
  underWay.done('bev');
  underWay.done('nobody');
  expect(takes('bev', 'bev', 'bev', 'nobody')).toEqual([true, true, false, true]);
});
