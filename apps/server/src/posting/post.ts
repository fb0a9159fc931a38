import { lookup as lookUp } from 'node:dns/promises';
import { isPublic } from './public-address';
import type { WebhookAddress } from './webhook-address';

/** What goes to a channel. */
export interface Message {
  /** As it is to be read there, marks and all. */
  text: string;
  /** A PNG. */
  picture: Uint8Array<ArrayBuffer> | null;
}

/**
 * Why a message is not there: nothing was sent (`unreachable`, `private`), it was turned away
 * (`redirected`, `gone`, `refused`, `too-large`, `too-fast`), or nobody knows (`unknown`).
 */
export type Failure =
  | { why: 'unreachable' | 'private' | 'redirected' | 'gone' | 'refused' | 'too-large' | 'unknown' }
  | { why: 'too-fast'; seconds: number };

/** What this needs of the world. Only code can give others: no setting, no message. */
export interface Outgoing {
  fetch: typeof fetch;
  /** The addresses of a host. */
  lookup(host: string): Promise<readonly string[]>;
  /** How long a message may take, milliseconds. */
  patience: number;
}

export const outgoing: Outgoing = {
  fetch: (...given) => fetch(...given),
  lookup: async (host) => (await lookUp(host, { all: true })).map(({ address }) => address),
  patience: 10_000,
};

/** The most that a channel takes in one message, in UTF-16 units. */
export const TEXT_MAX = 2_000;
/** What is read out instead of the picture may be so long. */
const DESCRIPTION_MAX = 1_000;
const FILE = 'our-evening.png';
/** The link in a message is not unfolded below it. */
const NO_PREVIEWS = 4;
const LONGEST_WAIT = 3_600;

/**
 * Posts a message to a channel, once; gives `null` when it is there. It follows no redirect, reads nothing of
 * the answer but its head, and goes to no address of this machine's own network. That a name leads elsewhere
 * between the look and the sending is no way in: the host has to prove by its certificate who it is.
 */
export async function post(
  address: WebhookAddress,
  message: Message,
  { fetch, lookup, patience }: Outgoing,
): Promise<Failure | null> {
  const found = await lookup(address.host).catch(() => []);
  if (found.length === 0) return { why: 'unreachable' };
  if (!found.every(isPublic)) return { why: 'private' };
  try {
    const answer = await fetch(`${address.reveal()}?wait=true`, {
      method: 'POST',
      body: formOf(message),
      redirect: 'manual',
      signal: AbortSignal.timeout(patience),
    });
    await answer.body?.cancel();
    return failureOf(answer);
  } catch (error) {
    return { why: wasNeverSent(error) ? 'unreachable' : 'unknown' };
  }
}

function formOf({ text, picture }: Message): FormData {
  const form = new FormData();
  const about = { id: 0, filename: FILE, description: text.slice(0, DESCRIPTION_MAX) };
  const payload = {
    content: plain(text),
    // Nobody is called by what somebody has written.
    allowed_mentions: { parse: [] },
    flags: NO_PREVIEWS,
    ...(picture ? { attachments: [about] } : {}),
  };
  form.append('payload_json', JSON.stringify(payload));
  if (picture) form.append('files[0]', new Blob([picture], { type: 'image/png' }), FILE);
  return form;
}

/** A text so that its marks are read as they stand, and make no headings, links or mentions; addresses stay addresses. */
export function plain(text: string): string {
  return text
    .split(/(https?:\/\/\S+)/)
    .map((part, at) =>
      at % 2 === 1
        ? part.replace(/[\\*~`|[\]<>@]/g, percentEncoded)
        : part.replace(/[\\*_~`|[\]<>#@]/g, '\\$&').replace(/^(\s*)([-+])/gm, '$1\\$2'),
    )
    .join('');
}

/** A backslash would break an address, so what is a mark there is written as addresses write it. */
const percentEncoded = (mark: string) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`;

function failureOf({ status, headers }: Response): Failure | null {
  if (status >= 200 && status < 300) return null;
  if (status >= 300 && status < 400) return { why: 'redirected' };
  if (status === 401 || status === 403 || status === 404) return { why: 'gone' };
  if (status === 413) return { why: 'too-large' };
  if (status === 429) {
    const seconds = Math.ceil(Number(headers.get('retry-after')) || 1);
    return { why: 'too-fast', seconds: Math.min(LONGEST_WAIT, Math.max(1, seconds)) };
  }
  // A gateway in between may have passed it on before it failed.
  return { why: status >= 500 ? 'unknown' : 'refused' };
}

/** Before a connection stands, nothing can have arrived. */
const BEFORE: ReadonlySet<string> = new Set([
  ...['ENOTFOUND', 'EAI_AGAIN', 'ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH'],
  ...['UND_ERR_CONNECT_TIMEOUT', 'ERR_TLS_CERT_ALTNAME_INVALID', 'CERT_HAS_EXPIRED'],
  ...['DEPTH_ZERO_SELF_SIGNED_CERT', 'SELF_SIGNED_CERT_IN_CHAIN'],
  ...['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'UNABLE_TO_GET_ISSUER_CERT_LOCALLY'],
]);

function wasNeverSent(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  return BEFORE.has(code);
}
