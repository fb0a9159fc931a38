import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const pack = {
  br: (bytes: Buffer): Promise<Buffer> =>
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY },
    }),
  gzip: (bytes: Buffer): Promise<Buffer> => promisify(gzip)(bytes),
};
type Encoding = keyof typeof pack;

/** What is packed once may take its time: a tenth smaller than what is packed for each request. */
const BROTLI_QUALITY = 9;
/** What is shorter is sent as it is. */
const LEAST = 1_024;

/** A text that never changes while the server runs, with its fingerprint; packed once for all who ask. */
export class PreparedText {
  readonly #bytes: Buffer;
  readonly #etag: string;
  readonly #packed = new Map<Encoding, Promise<Buffer>>();

  constructor(text: object) {
    this.#bytes = Buffer.from(JSON.stringify(text));
    const digest = createHash('sha256').update(this.#bytes).digest('base64url').slice(0, 22);
    this.#etag = `"${digest}"`;
  }

  /** Sends the text, packed as the client reads it, unless the client has it already. */
  async answer({ headers }: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    reply
      .header('etag', this.#etag)
      .header('cache-control', 'public, no-cache')
      .header('vary', 'accept-encoding');
    const known = headers['if-none-match'] ?? '';
    if (known.split(/,\s*/).some((tag) => tag.replace(/^W\//, '') === this.#etag)) {
      return reply.code(304).send();
    }
    reply.type('application/json; charset=utf-8');
    const encoding = encodingFor(headers['accept-encoding']);
    if (encoding === null || this.#bytes.length < LEAST) return reply.send(this.#bytes);
    return reply.header('content-encoding', encoding).send(await this.#as(encoding));
  }

  #as(encoding: Encoding): Promise<Buffer> {
    const known = this.#packed.get(encoding);
    if (known !== undefined) return known;
    const packing = pack[encoding](this.#bytes);
    this.#packed.set(encoding, packing);
    packing.catch(() => this.#packed.delete(encoding));
    return packing;
  }
}

/** The best encoding that a client says it reads; `null`: none. */
export function encodingFor(accepted: string | string[] = ''): Encoding | null {
  const read = String(accepted)
    .split(',')
    .map((one) =>
      one
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/),
    )
    .filter((parameters) => !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)))
    .map(([name]) => name);
  if (read.includes('br')) return 'br';
  return read.includes('gzip') ? 'gzip' : null;
}
