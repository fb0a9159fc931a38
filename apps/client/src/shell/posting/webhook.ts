import { request } from '../api/http';
import { list, nullable, object, text } from '../api/parse';

const at = (table: string) => `/api/tables/${encodeURIComponent(table)}/webhook`;

const parseWebhook = object({ hosts: list(text), address: nullable(text) });

/** Where a table's evenings may be posted: the hosts that the operator allows, and the channel, masked. */
export const lookAtWebhook = (table: string, token: string) =>
  request(at(table), parseWebhook, { token });

/** Keeps the address of a channel; `null` forgets it. */
export const setWebhook = (table: string, token: string, address: string | null) =>
  request(at(table), parseWebhook, { token, body: { address } });

/** Posts a message, once for each id. */
export const postToWebhook = (
  table: string,
  token: string,
  message: { id: string; text: string; picture?: string },
) => request(`${at(table)}/post`, object({}), { token, body: message });

/** A picture as base64; `null` where it is more than the server takes. */
export async function asBase64(picture: Blob): Promise<string | null> {
  if (picture.size > PICTURE_MAX) return null;
  const address = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(picture);
  });
  return address.slice(address.indexOf(',') + 1);
}

/** As the server has it (`packages/protocol`). */
const PICTURE_MAX = 1_000_000;
