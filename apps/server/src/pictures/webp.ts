import type { Plain } from './plain';

/** The chunks that say what is drawn. */
const DRAWN = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH']);
/** Of the flags of a picture in parts, that it has an alpha channel: all others tell of what is left out. */
const ALPHA = 0x10;
const MOVES = 0x02;

/** A WebP without all that is not drawn; a sentence where it is damaged or moves, `null` where it is no WebP. */
export function plainWebp(bytes: Buffer): Plain | string | null {
  const name = (at: number) => bytes.toString('latin1', at, at + 4);
  if (bytes.length < 20 || name(0) !== 'RIFF' || name(8) !== 'WEBP') return null;
  const parts: Buffer[] = [];
  let size: { width: number; height: number } | null = null;
  for (let at = 12; at < bytes.length; ) {
    if (at + 8 > bytes.length) return DAMAGED;
    const [kind, length] = [name(at), bytes.readUInt32LE(at + 4)];
    const end = at + 8 + length + (length % 2);
    if (end > bytes.length) return DAMAGED;
    const body = bytes.subarray(at + 8, at + 8 + length);
    if (kind === 'ANIM' || kind === 'ANMF') return MOVING;
    if (kind === 'VP8X' && ((body[0] ?? 0) & MOVES) !== 0) return MOVING;
    if (DRAWN.has(kind)) {
      const own: Size | typeof DAMAGED | null = kind === 'ALPH' ? size : sizeOf(kind, body);
      // What is said of the whole has to be what its one picture is.
      if (own === DAMAGED || (size && own && !alike(size, own))) return DAMAGED;
      size ??= own;
      const part = Buffer.from(bytes.subarray(at, end));
      if (kind === 'VP8X') part[8] = (body[0] ?? 0) & ALPHA;
      parts.push(part);
    }
    at = end;
  }
  const pictures = parts.filter((part) => /^VP8[ L]/.test(part.toString('latin1', 0, 4)));
  if (!size || pictures.length !== 1) return DAMAGED;
  const head = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1');
  const plain = Buffer.concat([head, ...parts]);
  plain.writeUInt32LE(plain.length - 8, 4);
  return { ...size, bytes: plain };
}

interface Size {
  width: number;
  height: number;
}

const alike = (one: Size, other: Size): boolean =>
  one.width === other.width && one.height === other.height;

/** How large a chunk says that its picture is. */
function sizeOf(kind: string, body: Buffer): Size | typeof DAMAGED {
  if (body.length < 10 && kind !== 'VP8L') return DAMAGED;
  if (kind === 'VP8X') {
    return { width: 1 + body.readUIntLE(4, 3), height: 1 + body.readUIntLE(7, 3) };
  }
  if (kind === 'VP8L') {
    if (body.length < 5 || body[0] !== 0x2f) return DAMAGED;
    const bits = body.readUInt32LE(1);
    return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >> 14) & 0x3fff) };
  }
  if (body.readUIntBE(3, 3) !== 0x9d012a) return DAMAGED;
  return { width: body.readUInt16LE(6) & 0x3fff, height: body.readUInt16LE(8) & 0x3fff };
}

const DAMAGED = 'This picture is damaged.';
const MOVING = 'A picture does not move.';
