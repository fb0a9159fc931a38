import { request } from 'node:http';

/**
 * A request on a connection of its own. Rejects when the server goes away meanwhile, which `fetch` of
 * some releases of Node ends the process for.
 */
export async function ask(
  url: string,
  { body, token }: { body?: object; token?: string } = {},
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const headers = {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    };
    const method = body === undefined ? 'GET' : 'POST';
    const asked = request(url, { method, headers, agent: false, timeout: 15_000 }, (answer) => {
      let text = '';
      answer.on('data', (chunk) => {
        text += String(chunk);
      });
      answer.once('end', () => resolve({ status: answer.statusCode ?? 0, text }));
      answer.once('error', reject);
      answer.once('aborted', () => reject(new Error('The answer broke off')));
    });
    asked.once('error', reject);
    asked.once('timeout', () => asked.destroy(new Error('There was no answer')));
    asked.end(body === undefined ? undefined : JSON.stringify(body));
  });
}
