import {
  PICTURE_MAX,
  postToWebhookSchema,
  setWebhookSchema,
  type Webhook,
} from '@moonlit/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { TokenBuckets } from '../access/token-bucket';
import { BoundedWork } from '../bounded-work';
import { type Outgoing, plain, post, TEXT_MAX } from '../posting/post';
import { WebhookAddress } from '../posting/webhook-address';
import { postingProblems } from './posting-problems';
import { parseInput, type RouteContext, requireOwner } from './route-context';

/** Where a server may post, and how. */
export interface Posting {
  /** The hosts that the operator allows; with none nothing is posted. */
  hosts: readonly string[];
  outgoing: Outgoing;
}

/** Messages that are under way at the same time, at all tables of this process. */
const POSTS = { atOnce: 4, waiting: 8 };
/** How often one table may post. */
const RATE = { burst: 5, perSecond: 1 / 60 };
/** A picture as base64, and the words. */
const MOST_BYTES = PICTURE_MAX * 1.5;
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

interface Params {
  table: string;
}

/** Posting an evening to the group's channel (TABLE-095, 096). */
export function postingRoutes(
  app: FastifyInstance,
  context: RouteContext,
  { hosts, outgoing }: Posting,
): void {
  const posts = new BoundedWork(POSTS);
  const rate = new TokenBuckets(RATE);
  const { webhooks } = context.store;

  /** Where the table posts to now; `null` as well where the operator does not allow it any more. */
  async function addressOf(table: string): Promise<WebhookAddress | null> {
    const kept = await webhooks.find(table);
    const address = kept === null ? null : WebhookAddress.read(kept, hosts);
    return address instanceof WebhookAddress ? address : null;
  }

  const told = (address: WebhookAddress | null): Webhook => ({
    hosts: [...hosts],
    address: address?.masked ?? null,
  });

  app.get<{ Params: Params }>('/api/tables/:table/webhook', async (request): Promise<Webhook> => {
    const { table } = request.params;
    await requireOwner(request, table, context);
    return told(await addressOf(table));
  });

  app.post<{ Params: Params }>('/api/tables/:table/webhook', async (request): Promise<Webhook> => {
    const { table } = request.params;
    await requireOwner(request, table, context);
    const { address: text } = parseInput(setWebhookSchema, request.body);
    if (text === null) {
      await webhooks.set(table, null);
      return told(null);
    }
    if (hosts.length === 0) throw postingProblems.notAllowed();
    const address = WebhookAddress.read(text, hosts);
    if (!(address instanceof WebhookAddress)) throw postingProblems.address(address, hosts);
    await webhooks.set(table, address.reveal());
    return told(address);
  });

  app.post<{ Params: Params }>(
    '/api/tables/:table/webhook/post',
    {
      bodyLimit: MOST_BYTES,
      // Before the body, which is large: a stranger's is not read.
      onRequest: async (request: FastifyRequest<{ Params: Params }>) => {
        await requireOwner(request, request.params.table, context);
      },
    },
    (request): Promise<{ posted: true }> => posts.run(() => postOnce(request)),
  );

  async function postOnce({
    params: { table },
    body,
  }: FastifyRequest<{ Params: Params }>): Promise<{ posted: true }> {
    const { id, text, picture: base64 } = parseInput(postToWebhookSchema, body);
    const { length } = plain(text);
    if (length > TEXT_MAX) throw postingProblems.textTooLong(length);
    const picture = base64 === undefined ? null : Uint8Array.from(Buffer.from(base64, 'base64'));
    if (picture && !isPng(picture)) throw postingProblems.noPicture();
    if (hosts.length === 0) throw postingProblems.notAllowed();
    const address = await addressOf(table);
    if (!address) throw postingProblems.noAddress();
    const state = await webhooks.begin(table, id);
    if (state === 'posted') return { posted: true };
    if (state === 'begun') throw postingProblems.notKnown();
    if (!rate.take(table)) {
      await webhooks.failed(table, id);
      throw postingProblems.tooOften();
    }
    const failure = await post(address, { text, picture }, outgoing);
    if (!failure) {
      await webhooks.posted(table, id);
      return { posted: true };
    }
    // What may have arrived is never sent again under the same id.
    if (failure.why !== 'unknown') await webhooks.failed(table, id);
    throw postingProblems.failed(failure);
  }
}

const isPng = (bytes: Uint8Array): boolean =>
  bytes.length <= PICTURE_MAX && PNG.every((byte, at) => bytes[at] === byte);
