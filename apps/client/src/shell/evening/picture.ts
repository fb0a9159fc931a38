import type { PosterSize } from './drawing';

/** The address of a drawing that stands in the page itself. */
export const addressOf = (drawing: string): string =>
  `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawing)}`;

/** Makes a picture of a drawing, on this device. Rejects where the browser cannot. */
export async function pictureOf(drawing: string, { width, height }: PosterSize): Promise<File> {
  const image = new Image(width, height);
  image.src = addressOf(drawing);
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, height];
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!blob) throw new Error('This browser makes no pictures.');
  return new File([blob], 'our-evening.png', { type: 'image/png' });
}

/** Lets somebody choose where it goes; gives whether there was a sheet for it. */
export async function shared(files: File[], text: string): Promise<boolean> {
  const all = { files, text };
  if (!navigator.canShare?.(all)) return false;
  try {
    await navigator.share(all);
  } catch (error) {
    // Who turns away from the sheet wants nothing else instead.
    if (!(error instanceof DOMException && error.name === 'AbortError')) return false;
  }
  return true;
}

/** Saves a file on this device. */
export function save(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
