import type { DestinationStream, Logger } from 'pino';
import pino from 'pino';
import pretty from 'pino-pretty';
import { LogRepeats } from './log-repeats';

/**
 * Where no secret may end up. Names, states and commands are never given to the logger in the first
 * place; this is for what might slip through inside a request or an error.
 */
const REDACTED = [
  'authorization',
  'cookie',
  'token',
  'invite',
  'password',
  'tokenHash',
  'inviteHash',
  'diceSecret',
  'address',
].flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);

/** Lines for whoever is looking for something are written as often as they come. */
const DEBUG_LEVEL = 20;

/**
 * The server's log: one JSON object a line, or plain lines on a terminal. Lines that repeat are
 * counted instead of written, because whoever causes them must not be able to fill the disk.
 *
 * @param base what every line says: which of several processes wrote it
 */
export function createLog(
  level: string,
  destination: DestinationStream = defaultStream(),
  base: { process: number } | null = null,
): Logger {
  const repeats = new LogRepeats((of, what, times) => {
    log[of >= 50 ? 'error' : of >= 40 ? 'warn' : 'info']({ what, times }, 'Lines not written');
  });
  const log = pino(
    {
      level,
      hooks: {
        logMethod(line, write, of) {
          const what = kindOf(line);
          const isSummary = what === 'Lines not written';
          if (of <= DEBUG_LEVEL || isSummary || repeats.mayWrite(of, what)) write.apply(this, line);
        },
      },
      base,
      redact: { paths: REDACTED, censor: '…' },
      serializers: { err: withoutSecrets },
    },
    destination,
  );
  return log;
}

/** What a line says, without its details. */
function kindOf(line: readonly unknown[]): string {
  const [details, message] = line;
  if (typeof message === 'string') return message;
  if (typeof details === 'string') return details;
  return details instanceof Error ? details.name : 'Unnamed';
}

function defaultStream(): DestinationStream {
  return process.stdout.isTTY
    ? pretty({ sync: true, translateTime: 'HH:MM:ss', ignore: 'pid,hostname' })
    : pino.destination({ sync: true });
}

const redacted = (text: string): string =>
  text.replace(URL_PASSWORD, '//…@').replace(WEBHOOK, '/webhooks/…');

/** What is told of an error. Its further fields stay out: a database error quotes whole rows. */
function withoutSecrets(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: typeof error };
  return {
    type: error.name,
    message: redacted(error.message),
    ...('code' in error && typeof error.code === 'string' ? { code: error.code } : {}),
    stack: error.stack && redacted(error.stack),
    ...(error.cause ? { cause: withoutSecrets(error.cause) } : {}),
  };
}

/** Addresses by which anybody could write into a channel. */
const WEBHOOK = /\/webhooks\/[^\s"']*/g;
const URL_PASSWORD = /\/\/[^/@\s]*@/g;
