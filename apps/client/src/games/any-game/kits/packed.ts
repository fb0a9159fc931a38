/** What a packed kit begins with, so that whoever finds it knows what it is. */
const SIGN = 'moonlit-kit:';
/** How long a kit may come out of what is packed: more than any has, and little enough for a phone. */
const MOST = 100_000;

/** A kit as a text that fits into a message: packed, in letters that no program changes. */
export async function packed(file: string): Promise<string> {
  if (typeof CompressionStream !== 'function') return file;
  const bytes = await new Response(
    new Blob([file]).stream().pipeThrough(new CompressionStream('deflate-raw')),
  ).arrayBuffer();
  const letters = Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join('');
  return SIGN + btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/**
 * What somebody has pasted, unpacked where it is packed. It stops at what no kit has: a few letters could hold millions.
 *
 * @returns `null` where it is damaged, or too much.
 */
export async function unpacked(text: string): Promise<string | null> {
  const bare = text.trim();
  const at = bare.indexOf(SIGN);
  if (at < 0) return bare;
  const [letters = ''] = bare.slice(at + SIGN.length).split(/[^\w-]/, 1);
  try {
    const bytes = Uint8Array.from(atob(letters.replaceAll('-', '+').replaceAll('_', '/')), (one) =>
      one.charCodeAt(0),
    );
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    return await read(stream.getReader());
  } catch {
    // Whatever is wrong with it: a letter is missing, or it was never packed.
    return null;
  }
}

async function read(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<string | null> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
    if (text.length > MOST) {
      await reader.cancel();
      return null;
    }
  }
}
