import type { Beat, Chapter, DiceStream, LogEntry, RollRecord } from '@moonlit/rules';
import type { Parser } from './parse';
import {
  either,
  flag,
  list,
  literal,
  nullable,
  number,
  object,
  oneOf,
  optional,
  text,
} from './parse';

/** The dice of everybody, of the desk, or of one seat. */
const parseStream: Parser<DiceStream> = (value) => {
  if (value === 'public' || value === 'director') return value;
  return `seat:${text(value).replace(/^seat:/, '')}`;
};

const parseRoll: Parser<RollRecord> = object({
  title: text,
  groups: list(
    object({
      label: text,
      sides: number,
      faces: list(number),
      kept: list(number),
      leads: optional(flag),
      names: optional(list(text)),
      dies: optional(list(number)),
      each: optional(list(number)),
      inStep: optional(literal(true)),
    }),
  ),
  modifiers: list(
    object({
      source: text,
      value: number,
      unit: oneOf('dice', 'total'),
      by: optional(text),
    }),
  ),
  reading: object({
    word: text,
    tone: oneOf('bad', 'mixed', 'good', 'great', 'neutral'),
    text: optional(text),
  }),
  total: optional(number),
  proof: object({
    stream: parseStream,
    session: number,
    roll: optional(number),
    typed: optional(literal(true)),
    replayed: optional(literal(true)),
  }),
});

const parseChapter: Parser<Chapter> = object({
  part: oneOf('begins', 'ends'),
  name: text,
  title: optional(text),
  outcome: optional(oneOf('won', 'lost', 'open')),
  before: optional(list(object({ kind: text, text, fiction: optional(text) }))),
  gains: optional(list(object({ of: text, what: list(text) }))),
  nextTime: optional(text),
});

const parseBeat: Parser<Beat> = object({
  kind: text,
  about: list(text),
  changes: optional(
    list(
      object({
        of: nullable(text),
        what: text,
        from: nullable(either(text, number)),
        to: nullable(either(text, number)),
        size: optional(number),
        why: optional(text),
      }),
    ),
  ),
  fiction: optional(text),
  chapter: optional(parseChapter),
});

/** A line of the log as the server tells it. */
export const parseLogLine: Parser<LogEntry> = object({
  seq: number,
  at: number,
  by: nullable(text),
  text,
  notes: optional(list(text)),
  roll: optional(parseRoll),
  beat: optional(parseBeat),
  reason: optional(text),
  reveals: optional(flag),
  undone: optional(flag),
});
