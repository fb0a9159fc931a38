/**
 * What tells one household from another: an IPv4 address, or the first half of an IPv6 one. The
 * other half is for whoever has the first to fill as they like.
 */
export function networkOf(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address;
  const [before = '', after] = address.split('::');
  const groups = before.split(':').filter((group) => group !== '');
  if (after !== undefined) {
    const rest = after.split(':').filter((group) => group !== '');
    while (groups.length + rest.length < 8) groups.push('0');
  }
  return groups.slice(0, 4).join(':');
}
