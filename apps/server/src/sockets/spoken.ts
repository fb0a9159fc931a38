import { LAST_PROTOCOL_VERSION, PROTOCOL_VERSION } from '@moonlit/protocol';
import { LastVersionWriter } from './offers/last-version';
import type { OfferWriter } from './offers/packing';
import { PackingWriter } from './offers/packing';

/** What a server speaks: its own version of the protocol, and the last one for pages that were loaded before. */
const spoken = [LAST_PROTOCOL_VERSION, PROTOCOL_VERSION];

/** Whether a page of this version can be served, or which of the two, page or server, is too old for it. */
export function howSpoken(protocol: number): 'spoken' | 'page too old' | 'server too old' {
  if (spoken.includes(protocol)) return 'spoken';
  return protocol < PROTOCOL_VERSION ? 'page too old' : 'server too old';
}

/** What writes offers for a connection of a page of this version: before version 5 each was told with all that is in it. */
export const offersFor = (protocol: number): OfferWriter =>
  protocol < 5 ? new LastVersionWriter() : new PackingWriter();
