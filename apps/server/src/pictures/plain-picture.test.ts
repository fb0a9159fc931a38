import { describe, expect, it } from 'vitest';
import { plainPicture } from './plain-picture';
import { jpeg, losslessWebp, png, webp, webpChunk, webpInParts } from './samples';

/** A picture that is taken, as it is kept. */
function taken(bytes: Buffer): { type: string; bytes: Buffer } {
  const plain = plainPicture(bytes);
  if (typeof plain === 'string') throw new Error(plain);
  return { type: plain.type, bytes: Buffer.from(plain.bytes) };
}

describe('a picture', () => {
  it('TABLE-258: is WebP, PNG or JPEG by its own bytes', () => {
    expect([webp, losslessWebp, png(40, 30), jpeg()].map((bytes) => taken(bytes).type)).toEqual([
      ...['image/webp', 'image/webp', 'image/png', 'image/jpeg'],
    ]);
    const none = [
      '<svg xmlns="http://www.w3.org/2000/svg"/>',
      '<!doctype html>',
      'GIF89a',
      'RIFF',
      '',
    ];
    for (const text of none) {
      expect(plainPicture(Buffer.from(text))).toContain('neither WebP nor PNG nor JPEG');
    }
  });

  it('TABLE-258: has at most 512 pixels to a side, whatever its bytes would come to', () => {
    expect(taken(png(512, 512)).type).toBe('image/png');
    expect(plainPicture(png(513, 1))).toContain('513 × 1');
    expect(plainPicture(png(60_000, 60_000))).toContain('at most 512 pixels');
    expect(plainPicture(png(0, 5))).toContain('at most 512 pixels');
    const large = Buffer.from(jpeg());
    const frame = large.indexOf(Buffer.from([0xff, 0xc2]));
    large.writeUInt16BE(40_000, frame + 5);
    expect(plainPicture(large)).toContain('1 × 40000');
    const lossless = Buffer.from(losslessWebp);
    lossless.writeUInt32LE(0x3fff, 21);
    expect(plainPicture(lossless)).toContain('16384 × 1');
    // What it says as a whole has to be what its picture is.
    expect(plainPicture(webpInParts(0, 300))).toContain('damaged');
  });

  it('TABLE-258: does not move', () => {
    expect(plainPicture(png(8, 8, ['acTL', 'x'.repeat(8)]))).toContain('does not move');
    expect(plainPicture(webpInParts(0x02, 1))).toContain('does not move');
    expect(plainPicture(webpInParts(0, 1, webpChunk('ANMF', Buffer.alloc(16))))).toContain(
      'does not move',
    );
  });

  it('TABLE-258: that is damaged or cut is none, at whichever byte', () => {
    for (const whole of [webp, losslessWebp, png(9, 9), jpeg(), webpInParts(0, 1)]) {
      for (let length = 0; length < whole.length; length += 1) {
        const cut = plainPicture(whole.subarray(0, length));
        expect([length, typeof cut]).toEqual([length, 'string']);
      }
    }
  });

  it('TABLE-257: is kept without all that is not drawn', () => {
    const secret = 'Anya was at 52.5, 13.4';
    const about = png(40, 30, ['tEXt', secret], ['eXIf', secret], ['iTXt', secret]);
    expect(taken(about).bytes).toEqual(png(40, 30));
    expect(
      taken(jpeg([0xe1, `Exif\0\0${secret}`], [0xfe, secret], [0xe2, secret])).bytes.toString(
        'latin1',
      ),
    ).not.toContain(secret);
    expect(taken(jpeg([0xee, 'Adobe\0d\0\0\0\0\0\0'])).bytes.toString('latin1')).toContain('Adobe');
    const told = webpInParts(
      0x2c,
      1,
      webpChunk('EXIF', Buffer.from(secret)),
      webpChunk('XMP ', Buffer.from(secret)),
    );
    const plain = taken(told).bytes;
    expect(plain).toEqual(webpInParts(0, 1));
    expect(taken(plain).bytes).toEqual(plain);
    expect(taken(Buffer.concat([png(9, 9), Buffer.from(secret)])).bytes).toEqual(png(9, 9));
    expect(
      taken(Buffer.concat([jpeg(), Buffer.from(secret)])).bytes.toString('latin1'),
    ).not.toContain(secret);
  });
});
