/** Lets the browser keep a file. */
export function saveFile(bytes: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(bytes);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** The same of a text. */
export const saveText = (text: string, name: string): void =>
  saveFile(new Blob([text], { type: 'application/json' }), `${fileName(name)}.json`);

/** A name as every system can keep it. */
export const fileName = (name: string): string =>
  name.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'table';
