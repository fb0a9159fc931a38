import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { crc32, deflateSync } from 'node:zlib';

/** How long it may take until what a page shows is drawn, in milliseconds. */
const DRAWN_MS = 300;

/** A screen that nobody sees, on which a browser draws its window. */
export class HiddenScreen {
  private constructor(
    readonly process: ChildProcess,
    /** What a program calls it by, as `DISPLAY`. */
    readonly display: string,
    private readonly folder: string,
  ) {}

  /** @param folder keeps what is on the screen. */
  static async start(folder: string): Promise<HiddenScreen> {
    const drawn = [
      '-screen',
      '0',
      '1280x1024x24',
      '-fbdir',
      folder,
      '-nocursor',
      '-nolisten',
      'tcp',
    ];
    const screen = spawn('Xvfb', ['-displayfd', '3', ...drawn], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    });
    const ended = once(screen, 'exit').then(([code]) => {
      throw new Error(`Xvfb has ended with ${code}`);
    });
    const named = once(screen.stdio[3] as Readable, 'data');
    // Once it runs, its end is no failure.
    ended.catch(() => {});
    const [number] = await Promise.race([named, ended]);
    return new HiddenScreen(screen, `:${String(number).trim()}`, folder);
  }

  /** The upper left part of the screen, as a PNG. */
  async picture(size: { width: number; height: number }): Promise<Buffer> {
    await setTimeout(DRAWN_MS);
    return pngOf(await readFile(join(this.folder, 'Xvfb_screen0')), size);
  }
}

/** Draws a part of a screen in X’s own format (XWD, 32 bits a pixel: blue, green, red, nothing) as a PNG. */
function pngOf(screen: Buffer, { width, height }: { width: number; height: number }): Buffer {
  const [headerBytes, lineBytes, colors] = [0, 12, 19].map((at) => screen.readUInt32BE(at * 4));
  if (headerBytes === undefined || lineBytes === undefined || colors === undefined) {
    throw new Error('That is no screen of X.');
  }
  const from = headerBytes + colors * 12;
  const rows = Buffer.alloc(height * (1 + width * 3));
  for (let y = 0, to = 0; y < height; y += 1) {
    // Each row begins with the number of its filter: none.
    to += 1;
    for (let x = 0; x < width; x += 1, to += 3) {
      const pixel = from + y * lineBytes + x * 4;
      rows.writeUIntBE(screen.readUIntLE(pixel, 3), to, 3);
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits for each of red, green and blue.
  header.set([8, 2], 8);
  const chunks = [chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND')];
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...chunks]);
}

function chunk(kind: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const named = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}
