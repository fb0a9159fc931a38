import { BlockList, isIPv6 } from 'node:net';

/** Networks of IPv4 that are nobody's in the open internet. */
const notPublic = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const) {
  notPublic.addSubnet(network, bits, 'ipv4');
}
// Of IPv6 one part is public; inside it, what is for examples or wraps an address of IPv4.
const publicSix = new BlockList();
publicSix.addSubnet('2000::', 3, 'ipv6');
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const) {
  notPublic.addSubnet(network, bits, 'ipv6');
}

/** Whether an address belongs to the open internet, and not to this machine or its own network. */
export function isPublic(address: string): boolean {
  if (isIPv6(address)) {
    return publicSix.check(address, 'ipv6') && !notPublic.check(address, 'ipv6');
  }
  return !notPublic.check(address, 'ipv4');
}
