import type { Plain } from './plain';

const [START, END, SCAN, COMMENT, ADOBE] = [0xd8, 0xd9, 0xda, 0xfe, 0xee];

/** Markers that are followed by nothing, within what is drawn. */
const stands = (marker: number): boolean =>
  marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7) || marker === 0x00;
/** Frames: 0xC0 to 0xCF, but for tables and what is reserved among them. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
/** What tells of the picture and is not drawn; how its colours are meant has to stay. */
const isTold = (marker: number): boolean =>
  marker === COMMENT || (marker >= 0xe0 && marker <= 0xef && marker !== ADOBE);

/** A JPEG without all that is not drawn; a sentence where it is damaged, `null` where it is no JPEG. */
export function plainJpeg(bytes: Buffer): Plain | string | null {
  if (bytes[0] !== 0xff || bytes[1] !== START || bytes[2] !== 0xff) return null;
  const parts: Buffer[] = [bytes.subarray(0, 2)];
  let [at, width, height, drawn] = [2, 0, 0, false];
  while (at + 1 < bytes.length) {
    if (bytes[at] !== 0xff) return DAMAGED;
    const marker = bytes[at + 1] ?? 0;
    if (marker === END) {
      parts.push(bytes.subarray(at, at + 2));
      return drawn && width > 0 ? { width, height, bytes: Buffer.concat(parts) } : DAMAGED;
    }
    if (at + 4 > bytes.length) return DAMAGED;
    const length = bytes.readUInt16BE(at + 2);
    let end = at + 2 + length;
    if (length < 2 || end > bytes.length) return DAMAGED;
    if (isFrame(marker)) {
      if (length < 7 || width > 0) return DAMAGED;
      height = bytes.readUInt16BE(at + 5);
      width = bytes.readUInt16BE(at + 7);
    }
    if (marker === SCAN) {
      drawn = true;
      end = endOfScan(bytes, end);
    }
    if (!isTold(marker)) parts.push(bytes.subarray(at, end));
    at = end;
  }
  return DAMAGED;
}

/** Where what is drawn ends, and the next marker begins. */
function endOfScan(bytes: Buffer, from: number): number {
  let at = from;
  while (at + 1 < bytes.length && (bytes[at] !== 0xff || stands(bytes[at + 1] ?? 0))) at += 1;
  return at;
}

const DAMAGED = 'This picture is damaged.';
