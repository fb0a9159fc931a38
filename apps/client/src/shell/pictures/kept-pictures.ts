import { requestFile } from '../api/http';

/** Where a table’s pictures are. */
export const picturesAt = (table: string): string =>
  `/api/tables/${encodeURIComponent(table)}/pictures`;

/** What was fetched, by where it is: it never changes. A picture that did not come is asked for again by whoever draws it next. */
const fetched = new Map<string, Promise<string | null>>();

/**
 * A picture that somebody has brought, as an address that the page draws; `null` where there is none any more, or none
 * comes now.
 */
export function pictureOf(table: string, token: string | null, id: string): Promise<string | null> {
  if (token === null) return Promise.resolve(null);
  const path = `${picturesAt(table)}/${encodeURIComponent(id)}`;
  const known = fetched.get(path);
  if (known !== undefined) return known;
  const coming = requestFile(path, { token })
    .then(asAddress)
    .catch(() => {
      fetched.delete(path);
      return null;
    });
  fetched.set(path, coming);
  return coming;
}

/** Written into the address itself: that is the one way that this page lets pictures come. */
const asAddress = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
