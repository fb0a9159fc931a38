/**
 * Copies a text, by a tap. On plain HTTP there is no `navigator.clipboard`, and some browsers refuse it: then a
 * field that nobody sees is copied from, as it was done before there was one.
 *
 * @returns whether it has been copied.
 */
export async function copyText(text: string): Promise<boolean> {
  // The older way counts as done by the tap only while that is being answered: it cannot be tried after waiting.
  const { clipboard } = navigator as { clipboard?: Clipboard };
  if (!clipboard) return copyFromField(text);
  try {
    await clipboard.writeText(text);
    return true;
  } catch {
    return copyFromField(text);
  }
}

function copyFromField(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.className = 'sr-only';
  field.tabIndex = -1;
  // Nothing outside of an open dialog can be marked.
  const place = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
  const { activeElement: on } = document;
  place.append(field);
  field.select();
  // An iPhone marks nothing of a field that cannot be written into otherwise.
  field.setSelectionRange(0, text.length);
  try {
    return document.execCommand('copy');
  } finally {
    field.remove();
    if (on instanceof HTMLElement) on.focus({ preventScroll: true });
  }
}
