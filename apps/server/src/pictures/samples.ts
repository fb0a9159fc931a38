import { crc32, deflateSync } from 'node:zlib';

// Pictures as browsers write them, for tests.

function chunk(name: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), body]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** A grey PNG, with chunks of one’s own behind its head. */
export function png(
  width: number,
  height: number,
  ...more: [name: string, body: string][]
): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = 8;
  const drawn = deflateSync(Buffer.alloc(Math.min(height, 600) * (Math.min(width, 600) + 1)));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    ...more.map(([name, body]) => chunk(name, Buffer.from(body))),
    chunk('IDAT', drawn),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A WebP of one pixel, lossy and lossless. */
export const webp = Buffer.from(
  'UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAwA0JaQAA3AA/vuUAAA=',
  'base64',
);
export const losslessWebp = Buffer.from(
  'UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==',
  'base64',
);

/** A chunk of a WebP. */
export function webpChunk(name: string, body: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(name, 'latin1');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body, Buffer.alloc(body.length % 2)]);
}

/** The same WebP in parts: with what its flags say, and what stands behind its picture. */
export function webpInParts(flags: number, side: number, ...behind: Buffer[]): Buffer {
  const about = Buffer.alloc(10);
  about[0] = flags;
  about.writeUIntLE(side - 1, 4, 3);
  about.writeUIntLE(side - 1, 7, 3);
  const parts = [webpChunk('VP8X', about), webp.subarray(12), ...behind];
  const whole = Buffer.concat([Buffer.from('RIFF\0\0\0\0WEBP', 'latin1'), ...parts]);
  whole.writeUInt32LE(whole.length - 8, 4);
  return whole;
}

/** A JPEG of one pixel, with segments of one’s own behind its start. */
export function jpeg(...more: [marker: number, body: string][]): Buffer {
  const plain = Buffer.from(
    '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxD/2Q==',
    'base64',
  );
  const segments = more.map(([marker, body]) => {
    const head = Buffer.from([0xff, marker, 0, 0]);
    head.writeUInt16BE(body.length + 2, 2);
    return Buffer.concat([head, Buffer.from(body, 'latin1')]);
  });
  return Buffer.concat([plain.subarray(0, 2), ...segments, plain.subarray(2)]);
}
