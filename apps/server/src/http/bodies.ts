import type { FastifyInstance } from 'fastify';
import { problems } from './problem';

/** Nothing that the protocol knows is as deep. */
const DEEPEST = 64;

/** Reads bodies of JSON. A request that says it sends JSON and sends nothing sends an empty body. */
export function readBodies(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async (_request: unknown, body: string | Buffer) => {
      if (body.length === 0) return undefined;
      const text = body.toString();
      if (isDeeper(text, DEEPEST)) throw problems.malformed('The request is nested too deeply.');
      try {
        return JSON.parse(text);
      } catch {
        throw problems.malformed('The request is not JSON.');
      }
    },
  );
}

/**
 * Whether lists and objects of a text of JSON lie deeper in each other, known before anything is made of them. It looks at
 * each character once, whatever the text is.
 */
export function isDeeper(text: string, most: number): boolean {
  let depth = 0;
  let inString = false;
  for (let at = 0; at < text.length; at += 1) {
    const mark = text[at];
    if (inString) {
      if (mark === '\\') at += 1;
      else if (mark === '"') inString = false;
    } else if (mark === '"') inString = true;
    else if (mark === '[' || mark === '{') {
      depth += 1;
      if (depth > most) return true;
    } else if (mark === ']' || mark === '}') depth -= 1;
  }
  return false;
}
