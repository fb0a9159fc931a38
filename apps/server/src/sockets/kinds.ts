import type {
  CommandAck,
  CommandMessage,
  DrawerAck,
  DrawerMessage,
  LookingMessage,
  ReactionMessage,
  ResyncAck,
  ResyncMessage,
  WritingMessage,
} from '@moonlit/protocol';
import {
  drawerMessageSchema,
  lookingMessageSchema,
  reactionMessageSchema,
  resyncMessageSchema,
  writingMessageSchema,
} from '@moonlit/protocol';
import type { z } from 'zod';
import { type Rate, TokenBuckets } from '../access/token-bucket';
import { UnderWay } from '../access/under-way';
import { validate } from '../access/validation';
import { refused } from '../tables/submission';
import { malformed, readEnvelope } from './commands';
import type { MessageKind, Read } from './ladder';
import { noSuchDrawer, serverBusy, tooFast } from './refusals';

/** An answer that only says why there is no other. */
export type Failed = Extract<CommandAck, { ok: false }>;

/** All that a seat sends, by the names of the protocol. */
export interface MessageKinds {
  command: MessageKind<CommandMessage, CommandAck>;
  resync: MessageKind<ResyncMessage, ResyncAck | Failed>;
  drawer: MessageKind<DrawerMessage, DrawerAck>;
  writing: MessageKind<WritingMessage, never>;
  reaction: MessageKind<ReactionMessage, never>;
  looking: MessageKind<LookingMessage, never>;
}

/** Commands of one seat that may wait for their answers. How fast they come the guard has looked at. */
const MOST_UNDER_WAY = 128;
/** Whole states cost more than commands, and nobody needs them often. */
const wholeStates = ({ burst, perSecond }: Rate): Rate => ({
  burst: Math.max(5, burst / 4),
  perSecond: perSecond / 10,
});
/** Drawers cost more to open than commands to refuse; who keeps one open asks after each change. */
const drawersOpened = ({ burst, perSecond }: Rate): Rate => ({
  burst: Math.max(10, burst / 4),
  perSecond: perSecond / 4,
});
/** Who is writing is told again every few seconds; what comes faster is told to nobody. */
const WRITING: Rate = { burst: 6, perSecond: 1 };
/** How fast one seat may react: some at once, then once in two seconds. */
const REACTIONS: Rate = { burst: 5, perSecond: 0.5 };

/** People look away and back; of many pages at once, each says it. */
const LOOKS: Rate = { burst: 40, perSecond: 1 };

/** @param rate how fast one seat may send commands. */
export const messageKinds = (rate: Rate): MessageKinds => ({
  command: {
    pace: new UnderWay(MOST_UNDER_WAY),
    tooMuch: serverBusy,
    read: readEnvelope,
    refused,
    gone: refused,
  },
  resync: {
    pace: new TokenBuckets(wholeStates(rate)),
    tooMuch: tooFast,
    read: reading(resyncMessageSchema),
    refused,
    gone: () => ({ diffs: [], snapshots: [] }),
  },
  drawer: {
    pace: new TokenBuckets(drawersOpened(rate)),
    tooMuch: tooFast,
    read: reading(drawerMessageSchema),
    refused,
    gone: () => refused(noSuchDrawer),
  },
  writing: signal(WRITING, writingMessageSchema),
  reaction: signal(REACTIONS, reactionMessageSchema),
  looking: signal(LOOKS, lookingMessageSchema),
});

/** What is told of the moment: where it is not passed on, that is worth no answer. */
const signal = <T>(rate: Rate, schema: z.ZodType<T>): MessageKind<T, never> => ({
  pace: new TokenBuckets(rate),
  tooMuch: tooFast,
  read: reading(schema),
  refused: () => null,
  gone: () => null,
});

const reading =
  <T>(schema: z.ZodType<T>) =>
  (message: unknown): Read<T> => {
    const asked = validate(schema, message);
    return asked.ok ? asked : malformed(asked.message);
  };
