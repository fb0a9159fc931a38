import type { KeptPicture } from '../store/pictures';
import { plainJpeg } from './jpeg';
import { plainPng } from './png';
import { plainWebp } from './webp';

/** As many pixels to a side as a picture may have: what is drawn of more is not worth what decoding it takes. */
const MOST_PIXELS = 512;

const kinds = [
  { type: 'image/webp', plain: plainWebp },
  { type: 'image/png', plain: plainPng },
  { type: 'image/jpeg', plain: plainJpeg },
] as const;

/**
 * Reads a picture by its bytes, whatever its sender says that it is, and leaves out all that is not drawn: where it was
 * taken, with what, when, and any words in it. Nothing is decoded.
 *
 * @returns the picture, or why it is none that is taken.
 */
export function plainPicture(bytes: Buffer): KeptPicture | string {
  for (const { type, plain } of kinds) {
    const found = plain(bytes);
    if (found === null) continue;
    if (typeof found === 'string') return found;
    const { width, height } = found;
    if (width < 1 || height < 1 || width > MOST_PIXELS || height > MOST_PIXELS) {
      return `A picture has at most ${MOST_PIXELS} pixels to a side, and this one has ${width} × ${height}.`;
    }
    return { type, bytes: new Uint8Array(found.bytes) };
  }
  return 'This is no picture that is taken here: it is neither WebP nor PNG nor JPEG.';
}
