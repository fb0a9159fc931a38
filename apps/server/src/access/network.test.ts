import { expect, it } from 'vitest';
import { clientAddress, networkOf } from './network';

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['192.0.2.7:5678', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7:80', '192.0.2.7'],
  ['[::ffff:192.0.2.7]:80', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:DB8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['[2001:db8:1:2:3:4:5:6]:443', '2001:db8:1:2'],
  ['[2001:db8:1:2::9]', '2001:db8:1:2'],
  ['2001:db8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::9', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::', 'fe80:0:0:0'],
])('takes %s for somebody in %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it.each([
  [0, '10.0.0.1'],
  [1, '203.0.113.4:5678'],
  [2, '198.51.100.9'],
  [5, '198.51.100.9'],
])('believes as many proxies as there are: %i', (proxies, address) => {
  const forwarded = '198.51.100.9, 203.0.113.4:5678';
  expect(clientAddress('10.0.0.1', forwarded, proxies)).toBe(address);
});

it('takes a request without forwarding for one that came directly', () => {
  expect(clientAddress('10.0.0.1', undefined, 1)).toBe('10.0.0.1');
});
