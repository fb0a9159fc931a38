import type { Plain } from './plain';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** The chunks that say what is drawn; all others are left out, and with them any words and times. */
const DRAWN = new Set(['IHDR', 'PLTE', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'sBIT', 'IDAT', 'IEND']);
/** A length, a name and a checksum. */
const AROUND = 12;

/** A PNG without all that is not drawn; a sentence where it is damaged or moves, `null` where it is no PNG. */
export function plainPng(bytes: Buffer): Plain | string | null {
  if (!bytes.subarray(0, 8).equals(SIGNATURE)) return null;
  const parts: Buffer[] = [SIGNATURE];
  let [at, width, height, drawn] = [8, 0, 0, false];
  while (at + AROUND <= bytes.length) {
    const end = at + AROUND + bytes.readUInt32BE(at);
    const name = bytes.toString('latin1', at + 4, at + 8);
    if (end > bytes.length) return DAMAGED;
    if (name === 'acTL') return 'A picture does not move.';
    const first = at === 8;
    if (first !== (name === 'IHDR')) return DAMAGED;
    if (first) {
      if (end - at !== AROUND + 13) return DAMAGED;
      width = bytes.readUInt32BE(at + 8);
      height = bytes.readUInt32BE(at + 12);
    }
    drawn ||= name === 'IDAT';
    if (DRAWN.has(name)) parts.push(bytes.subarray(at, end));
    if (name === 'IEND') {
      return drawn ? { width, height, bytes: Buffer.concat(parts) } : DAMAGED;
    }
    at = end;
  }
  return DAMAGED;
}

const DAMAGED = 'This picture is damaged.';
