/**
 * What tells one household from another: an IPv4 address, or the first half of an IPv6 one. The
 * other half is for whoever has the first to fill as they like, and so is a port, which some proxies
 * append.
 */
export function networkOf(address: string): string {
  const bare = withoutPort(address.trim());
  const mapped = /^::ffff:([\d.]+)$/i.exec(bare)?.[1];
  if (mapped !== undefined) return mapped;
  if (!bare.includes(':')) return bare;
  const [before = '', after] = bare.split('::');
  const groups = before.split(':').filter((group) => group !== '');
  if (after !== undefined) {
    const rest = after.split(':').filter((group) => group !== '');
    while (groups.length + rest.length < 8) groups.push('0');
  }
  return groups.slice(0, 4).join(':').toLowerCase();
}

/**
 * The address of whoever is behind so many proxies, each of which appends the one that it sees to
 * `X-Forwarded-For`. What stands further left anybody can write there.
 */
export function clientAddress(
  remote: string | undefined,
  forwardedFor: string | readonly string[] | undefined,
  proxies: number,
): string {
  const forwarded = [forwardedFor ?? []].flat().join(',').split(',');
  const hops = forwarded.map((hop) => hop.trim()).filter((hop) => hop !== '');
  const chain = [...hops, remote ?? ''].reverse();
  return chain[Math.min(proxies, chain.length - 1)] ?? '';
}

/** `192.0.2.7:5678` and `[2001:db8::1]:5678` without their port; a bare IPv6 address has none. */
function withoutPort(address: string): string {
  const bracketed = /^\[([^\]]*)\](?::\d+)?$/.exec(address)?.[1];
  if (bracketed !== undefined) return bracketed;
  return address.replace(/^((?:::ffff:)?[\d.]+):\d+$/i, '$1');
}
