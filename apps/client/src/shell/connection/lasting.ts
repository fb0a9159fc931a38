/**
 * Asks the browser to throw nothing away of what this site has stored, however long nobody comes. To be called at a
 * tap: some ask the person. A browser that knows no such promise, or gives none, keeps it as long as it likes.
 */
export async function askToLast(): Promise<void> {
  const { storage } = navigator;
  if (typeof storage?.persist !== 'function') return;
  try {
    if (!(await storage.persisted())) await storage.persist();
  } catch {
    // As where it is refused: the server’s own copy is there.
  }
}
