import type { HttpError } from '@moonlit/protocol';

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
  /** A seat's token. Goes into a header, never into an address. */
  token?: string;
}

/**
 * Asks the server over HTTP and gives its JSON. Throws `RequestFailed` with the server's own words,
 * or with plain ones when there was no answer.
 */
export async function request<T>(path: string, options: Options = {}): Promise<T> {
  const { method = options.body ? 'POST' : 'GET', body, token } = options;
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers: {
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  } catch {
    throw new RequestFailed(
      'offline',
      'The table could not be reached.',
      'Check your connection and try again.',
    );
  }
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer as T;
  if (isHttpError(answer)) {
    const { code, message, instead } = answer.error;
    throw new RequestFailed(code, message, instead);
  }
  throw new RequestFailed(
    'server-error',
    'The server could not answer that.',
    'Please try again in a moment.',
  );
}

function isHttpError(answer: unknown): answer is HttpError {
  return (
    typeof answer === 'object' && answer !== null && 'error' in answer && answer.error !== null
  );
}

/** What went wrong, as one sentence or two. */
export function sayError(error: unknown): string {
  if (error instanceof RequestFailed) {
    return `${error.message} ${error.instead}`;
  }
  return 'Something went wrong. Please try again.';
}
