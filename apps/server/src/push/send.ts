import { lookup } from 'node:dns';
import { request } from 'node:https';
import type { LookupFunction } from 'node:net';
import webPush from 'web-push';
import { isPublic } from '../posting/public-address';
import type { PushKeyPair, PushTarget } from '../store/pushes';
import { readEndpoint } from './endpoint';

/** What this needs of the world. Only code can give others: no setting, no message. */
export interface PushOutgoing {
  request: typeof request;
  /** As `lookup` of `node:dns`, asked for all addresses of a name. */
  lookup: typeof lookup;
  isPublic(address: string): boolean;
  /** How long a message may take, milliseconds. */
  patience: number;
}

export const pushOutgoing: PushOutgoing = { request, lookup, isPublic, patience: 10_000 };

/**
 * What came of a message: the push service has it (`sent`), or there is no such browser any more, or never could be
 * (`gone`), or it was not to be had this time (`failed`).
 */
export type Outcome = 'sent' | 'gone' | 'failed';

/** A push service keeps it for so long for a browser that is not there, seconds: later it would no longer be true. */
const LASTS_S = 3_600;

/** The name leads into this machine's own network. */
class NotPublic extends Error {}

/**
 * Hands a message to the push service of a browser. The addresses that are looked at are those that are connected to,
 * so that a name that leads elsewhere a moment later is no way in. It follows no redirect, and reads nothing of the
 * answer but its status.
 *
 * @param contact how whoever runs the service reaches whoever runs this server: `mailto:` or an address.
 */
export async function sendPush(
  { endpoint, p256dh, auth }: PushTarget,
  words: string,
  { keys, contact }: { keys: PushKeyPair; contact: string },
  outgoing: PushOutgoing,
): Promise<Outcome> {
  const url = readEndpoint(endpoint);
  if (!url) return 'gone';
  try {
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      words,
      {
        vapidDetails: { subject: contact, ...keys },
        contentEncoding: 'aes128gcm',
        TTL: LASTS_S,
        urgency: 'high',
      },
    );
    const named = Object.entries(headers).map(([name, value]) => [name, String(value)]);
    return outcomeOf(await statusOf(url, Object.fromEntries(named), body, outgoing));
  } catch (error) {
    return error instanceof NotPublic ? 'gone' : 'failed';
  }
}

function outcomeOf(status: number): Outcome {
  if (status >= 200 && status < 300) return 'sent';
  // 400 and 403 come for a browser that has subscribed with other keys than these.
  return [400, 401, 403, 404, 410].includes(status) ? 'gone' : 'failed';
}

function statusOf(
  url: URL,
  headers: Record<string, string>,
  body: Buffer,
  { request, lookup, isPublic, patience }: PushOutgoing,
): Promise<number> {
  return new Promise((done, failed) => {
    const options = {
      method: 'POST',
      headers,
      lookup: publicOnly(lookup, isPublic),
      signal: AbortSignal.timeout(patience),
      // A connection that stays open could outlive what its address was looked at for.
      agent: false,
    };
    const sent = request(url, options, (answer) => {
      answer.destroy();
      done(answer.statusCode ?? 0);
    });
    sent.on('error', failed);
    sent.end(body);
  });
}

/** Looks up a name, and gives nothing where any of its addresses is one of this machine's own network. */
function publicOnly(
  lookup: PushOutgoing['lookup'],
  isPublic: PushOutgoing['isPublic'],
): LookupFunction {
  return (hostname, options, done) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, '');
      const [first] = addresses;
      if (!first || !addresses.every(({ address }) => isPublic(address)))
        return done(new NotPublic(), '');
      if (options.all) done(null, addresses);
      else done(null, first.address, first.family);
    });
  };
}
