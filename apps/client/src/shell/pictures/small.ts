/** Why a picture of one’s own cannot be taken, in a sentence for whoever has chosen it. */
export class NoPicture extends Error {}

/** As many pixels to a side as a picture is drawn with. */
const SIDE = 320;
/** The most that is sent, in bytes. */
const MOST = 60 * 1024;
/** The most that is read of a file, in bytes. */
const MOST_FILE = 30_000_000;
const QUALITIES = [0.86, 0.74, 0.6, 0.45, 0.3];

/**
 * A picture as it is sent: the middle of it as a square, small, and without all that its file says besides. It is drawn anew,
 * and nothing but what is seen of it goes on. WebP where the browser writes that, else JPEG.
 *
 * @throws {NoPicture}
 */
export async function smallPicture(file: Blob): Promise<Blob> {
  if (file.size > MOST_FILE) throw new NoPicture('This file is too large to be a picture.');
  const drawn = await drawnFrom(file);
  for (const type of ['image/webp', 'image/jpeg']) {
    for (const quality of QUALITIES) {
      const blob = await written(drawn, type, quality);
      // A browser that does not write it writes something else.
      if (blob?.type !== type) break;
      if (blob.size <= MOST) return blob;
    }
  }
  throw new NoPicture('This picture cannot be made small enough. Choose another one.');
}

async function drawnFrom(file: Blob): Promise<HTMLCanvasElement> {
  const image = await createImageBitmap(file).catch(() => {
    throw new NoPicture(
      'This is no picture that your browser can read. Choose a photo or a drawing.',
    );
  });
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const side = Math.min(image.width, image.height);
  const [left, top] = [(image.width - side) / 2, (image.height - side) / 2];
  const brush = canvas.getContext('2d');
  if (!brush) throw new NoPicture('Your browser cannot draw this picture.');
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(image, left, top, side, side, 0, 0, SIDE, SIDE);
  image.close();
  return canvas;
}

const written = (canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, type, quality));
