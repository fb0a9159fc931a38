import type { DestinationStream, Logger } from 'pino';
import pino from 'pino';
import pretty from 'pino-pretty';

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
].flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);

/** The server's log: one JSON object a line, or plain lines on a terminal. */
export function createLog(level: string, destination: DestinationStream = defaultStream()): Logger {
  return pino(
    {
      level,
      base: null,
      redact: { paths: REDACTED, censor: '…' },
      serializers: { err: withoutSecrets },
    },
    destination,
  );
}

function defaultStream(): DestinationStream {
  return process.stdout.isTTY
    ? pretty({ sync: true, translateTime: 'HH:MM:ss', ignore: 'pid,hostname' })
    : pino.destination({ sync: true });
}

/** What is told of an error. Its further fields stay out: a database error quotes whole rows. */
function withoutSecrets(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: typeof error };
  return {
    type: error.name,
    message: error.message.replace(URL_PASSWORD, '//…@'),
    ...('code' in error && typeof error.code === 'string' ? { code: error.code } : {}),
    stack: error.stack?.replace(URL_PASSWORD, '//…@'),
    ...(error.cause ? { cause: withoutSecrets(error.cause) } : {}),
  };
}

const URL_PASSWORD = /\/\/[^/@\s]*@/g;
