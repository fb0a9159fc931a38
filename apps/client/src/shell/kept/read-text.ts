/** The largest file that is looked into, in bytes: a character of a text may take three. */
const MOST = 1_500_000;

/** The text of a file that somebody has chosen; `null` where it is far too large to be one of ours, or cannot be read. */
export async function readText(file: File): Promise<string | null> {
  if (file.size > MOST) return null;
  return file.text().catch(() => null);
}
