import { LAST_PROTOCOL_VERSION, PROTOCOL_VERSION } from '@moonlit/protocol';
import type { RuleSystem } from '@moonlit/rules';

/** What a server speaks: its own version of the protocol, and the last one for pages that were loaded before. */
const spoken = [LAST_PROTOCOL_VERSION, PROTOCOL_VERSION];

/** Whether a page of this version can be served, or which of the two, page or server, is too old for it. */
export function howSpoken(protocol: number): 'spoken' | 'page too old' | 'server too old' {
  if (spoken.includes(protocol)) return 'spoken';
  return protocol < PROTOCOL_VERSION ? 'page too old' : 'server too old';
}

/** What a page of this version knows of the blanks of a game: before version 4 everything was told in full. */
export const blanksFor = (
  protocol: number,
  { blanks = {} }: Pick<RuleSystem, 'blanks'>,
): NonNullable<RuleSystem['blanks']> => (protocol < 4 ? {} : blanks);
