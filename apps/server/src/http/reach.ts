import { networkInterfaces } from 'node:os';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** How others come to this server, as its settings say. */
export interface Reach {
  /** The address that its operator has given it, if any. */
  publicUrl: string | null;
  /** The address that it listens on. */
  host: string;
}

/** One address of a machine, as the operating system lists it. */
interface Listed {
  address: string;
  family: string;
  internal: boolean;
}

/** Bridges and virtual machines have addresses that other people’s devices do not reach. */
const virtual = /^(docker|br-|veth|virbr|vmnet|vboxnet|cni|flannel|vEthernet)/;
/** An address that a device gave itself because nobody else did. */
const selfGiven = /^169\.254\./;

/**
 * Where other devices reach the server, the likeliest first: what its operator has set, or its addresses
 * in the networks that it is in. None where it listens for this machine alone.
 */
export function reachedAt(
  { publicUrl, host }: Reach,
  port: number,
  listed: NodeJS.Dict<Listed[]> = networkInterfaces(),
): string[] {
  if (publicUrl) return [publicUrl.replace(/\/+$/, '')];
  if (isThisMachine(host)) return [];
  if (host !== '0.0.0.0' && host !== '::') return [urlOf(host, port)];
  return Object.entries(listed)
    .flatMap(([name, list = []]) =>
      list.map((address) => ({ ...address, real: !virtual.test(name) })),
    )
    .filter(
      ({ family, internal, address }) => family === 'IPv4' && !internal && !selfGiven.test(address),
    )
    .sort((a, b) => Number(b.real) - Number(a.real))
    .map(({ address }) => urlOf(address, port));
}

/** What is printed at the start: where others come to first, then where this machine alone does. */
export function announced(reach: Reach, port: number): string[] {
  const others = reachedAt(reach, port);
  if (reach.publicUrl) return others;
  const own = `${urlOf('localhost', port)} (on this machine only)`;
  const network = others.map((address) => `${address} (for everybody in your network)`);
  const everywhere = reach.host === '0.0.0.0' || reach.host === '::' || isThisMachine(reach.host);
  return everywhere ? [...network, own] : network;
}

/**
 * `GET /api/addresses`: where others reach this server. It tells addresses of its networks to whoever
 * sits at this machine, and to nobody else; everybody else has come by one that works.
 */
export function reachRoutes(app: FastifyInstance, reach: Reach | null): void {
  app.get('/api/addresses', async (request) => {
    if (reach === null) return { addresses: [] };
    if (!reach.publicUrl && !comesFromHere(request)) return { addresses: [] };
    return { addresses: reachedAt(reach, request.port ?? 80) };
  });
}

function comesFromHere({ ip, hostname }: FastifyRequest): boolean {
  return isThisMachine(ip) && isThisMachine(hostname);
}

/** Whether a name or an address means the machine that uses it. */
export function isThisMachine(name: string): boolean {
  return /^(localhost|127\.[\d.]+|\[?::1\]?|::ffff:127\.[\d.]+)$/.test(name);
}

const urlOf = (host: string, port: number): string =>
  `http://${host.includes(':') ? `[${host}]` : host}${port === 80 ? '' : `:${port}`}`;
