import { anew } from '../../design/anew';
import { coming } from '../../design/coming';
import type { Parser } from './parse';
import { NotUnderstood, object, text } from './parse';

/** A request that did not work, with a sentence for the person. */
export class RequestFailed extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly instead: string,
  ) {
    super(message);
  }
}

interface Options {
  method?: 'GET' | 'POST';
  body?: object;
  /** A file as the body, in the place of `body`. */
  file?: { bytes: Blob; encoding: 'gzip' | null; type?: string };
  /** A seat's token. Goes into a header, never into an address. */
  token?: string;
}

const parseError = object({ error: object({ code: text, message: text, instead: text }) });

/**
 * Asks the server over HTTP and gives what its JSON says. Throws `RequestFailed` with the server's
 * own words, or with plain ones when there was no answer, or none that this page understands.
 */
export function request<T>(path: string, parse: Parser<T>, options: Options = {}): Promise<T> {
  const asked = () => ask(path, options).then((response) => understood(response, parse));
  // What changes something is never asked for twice.
  return coming(methodOf(options) === 'GET' ? anew(asked) : asked());
}

/** Asks for a file. Throws as `request` does. */
export async function requestFile(path: string, options: Options): Promise<Blob> {
  const response = await ask(path, options);
  if (!response.ok) return understood(response, neverFile);
  // A connection that breaks in between leaves no file.
  return response.blob().catch(() => {
    throw unreachable();
  });
}

const neverFile: Parser<Blob> = () => {
  throw new NotUnderstood('This is no file.');
};

const unreachable = () =>
  new RequestFailed(
    'offline',
    'The table could not be reached.',
    'Check your connection and try again.',
  );

const methodOf = ({ method, body, file }: Options) => method ?? (body || file ? 'POST' : 'GET');

async function ask(path: string, options: Options): Promise<Response> {
  const { body, file, token } = options;
  const sent = file?.bytes ?? (body ? JSON.stringify(body) : undefined);
  try {
    return await fetch(path, {
      method: methodOf(options),
      headers: {
        ...(sent === undefined ? {} : { 'content-type': file?.type ?? 'application/json' }),
        ...(file?.encoding ? { 'content-encoding': file.encoding } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      ...(sent === undefined ? {} : { body: sent }),
    });
  } catch {
    throw unreachable();
  }
}

async function understood<T>(response: Response, parse: Parser<T>): Promise<T> {
  const answer: unknown = await response.json().catch(() => null);
  try {
    if (response.ok) return parse(answer);
    const { code, message, instead } = parseError(answer).error;
    throw new RequestFailed(code, message, instead);
  } catch (error) {
    if (!(error instanceof NotUnderstood)) throw error;
    throw response.ok
      ? new RequestFailed(
          'not-understood',
          'This page does not understand the server’s answer.',
          'Reload the page to get the newest version.',
        )
      : new RequestFailed(
          'server-error',
          'The server could not answer that.',
          'Please try again in a moment.',
        );
  }
}

/** What went wrong, as one sentence or two. */
export function sayError(error: unknown): string {
  if (error instanceof RequestFailed) {
    return `${error.message} ${error.instead}`;
  }
  return 'Something went wrong. Please try again.';
}
