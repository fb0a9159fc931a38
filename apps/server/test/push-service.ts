import {
  createDecipheriv,
  createECDH,
  createHmac,
  createPublicKey,
  type ECDH,
  randomBytes,
  verify,
} from 'node:crypto';
import { createServer, request as plainRequest, type Server } from 'node:http';
import { type AddressInfo, isIP } from 'node:net';
import { isPublic } from '../src/posting/public-address';
import { type PushOutgoing, pushOutgoing } from '../src/push/send';

/** A message as a push service gets it. */
export interface Got {
  path: string;
  headers: Record<string, string | undefined>;
  body: Buffer;
}

/** A push service, played: over real connections, but without the certificate that it would have. */
export class PushService {
  readonly got: Got[] = [];
  /** What it answers. */
  status = 201;
  /** Where its name leads. */
  addresses = ['127.0.0.1'];
  /** Whether what is this machine's counts as the open internet. */
  isOutside = true;
  /** Connections of any kind. */
  reached = 0;
  #port = 0;

  private constructor(private readonly server: Server) {}

  static async open(): Promise<PushService> {
    const server = createServer();
    const service = new PushService(server);
    server.on('connection', () => {
      service.reached += 1;
    });
    server.on('request', async (request, response) => {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part);
      const headers = Object.fromEntries(
        Object.entries(request.headers).map(([name, value]) => [name, [value].flat().join()]),
      );
      service.got.push({ path: request.url ?? '', headers, body: Buffer.concat(parts) });
      response.writeHead(service.status, { location: 'https://elsewhere.example.net/' }).end();
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    service.#port = (server.address() as AddressInfo).port;
    return service;
  }

  /** The way of a server to it. */
  readonly way: PushOutgoing = {
    ...pushOutgoing,
    isPublic: (address) => this.isOutside || isPublic(address),
    request: ((url: URL, options: object, answered: () => void) =>
      plainRequest(
        {
          ...options,
          protocol: 'http:',
          hostname: url.hostname,
          port: this.#port,
          path: url.pathname,
        },
        answered,
      )) as PushOutgoing['request'],
    lookup: ((_: string, __: object, done: (error: null, found: object[]) => void) => {
      done(
        null,
        this.addresses.map((address) => ({ address, family: isIP(address) })),
      );
    }) as PushOutgoing['lookup'],
    patience: 2_000,
  };

  close(): Promise<void> {
    return new Promise((done) => {
      this.server.closeAllConnections();
      this.server.close(() => done());
    });
  }
}

/** A browser that has subscribed at it, with keys of its own. */
export class Browser {
  readonly #ecdh: ECDH = createECDH('prime256v1');
  readonly #auth = randomBytes(16);

  constructor(readonly endpoint: string) {
    this.#ecdh.generateKeys();
  }

  /** What it hands to a server, as `PushSubscription` writes it. */
  toJSON() {
    const { endpoint } = this;
    const p256dh = this.#ecdh.getPublicKey('base64url');
    return {
      endpoint,
      expirationTime: null,
      keys: { p256dh, auth: this.#auth.toString('base64url') },
    };
  }

  /** Reads a message (RFC 8291 and 8188). Throws where it is for somebody else. */
  read({ headers, body }: Got): string {
    if (headers['content-encoding'] !== 'aes128gcm') throw new Error('Not encrypted as agreed.');
    const salt = body.subarray(0, 16);
    const from = body.subarray(21, 21 + body.readUInt8(20));
    const shared = this.#ecdh.computeSecret(from);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#ecdh.getPublicKey(), from]);
    const secret = derive(this.#auth, shared, info, 32);
    const key = derive(salt, secret, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = derive(salt, secret, Buffer.from('Content-Encoding: nonce\0'), 12);
    const sealed = body.subarray(21 + from.length);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce);
    decipher.setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
  }
}

/** HKDF with SHA-256, for one block. */
function derive(salt: Buffer, secret: Buffer, info: Buffer, length: number): Buffer {
  const key = createHmac('sha256', salt).update(secret).digest();
  const one = Buffer.concat([info, Buffer.from([1])]);
  return createHmac('sha256', key).update(one).digest().subarray(0, length);
}

/** What a server says of itself in a message (RFC 8292). Throws where it is not signed by this key. */
export function vouched(
  { headers }: Got,
  publicKey: string,
): { aud: string; sub: string; exp: number } {
  const [, token = '', key] = /^vapid t=([^,]+), k=(.+)$/.exec(headers.authorization ?? '') ?? [];
  if (key !== publicKey) throw new Error('Another key than browsers were given.');
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) =>
    half.toString('base64url'),
  );
  const jwk = { kty: 'EC', crv: 'P-256', x, y };
  const [head, claims = '', signature = ''] = token.split('.');
  const isTheirs = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isTheirs) throw new Error('Not signed by that key.');
  return JSON.parse(Buffer.from(claims, 'base64url').toString());
}
