import { SaidReader } from '@moonlit/protocol';

/** A message of socket.io’s with its arguments: an event, or the answer to one. */
const MESSAGE = /^4[23]\d*(?=\[)/;

/**
 * Reads what comes over one connection, frame by frame, as its page does: what is packed stands in plain words, so that
 * whoever looks for something in it finds it.
 */
export class FrameReader {
  #said = new SaidReader();

  /** @throws {Error} for what a page could not read either. */
  read(frame: string): string {
    const head = MESSAGE.exec(frame)?.[0];
    if (head === undefined) return frame;
    const told: unknown = JSON.parse(frame.slice(head.length));
    if (!Array.isArray(told)) return frame;
    const [first, ...rest]: unknown[] = told;
    if (first === 'welcome') this.#said = new SaidReader();
    const diffs = first === 'diff' ? rest : diffsIn(first === 'welcome' ? rest[0] : first);
    for (const diff of diffs) this.#unpack(diff);
    return head + JSON.stringify(told);
  }

  /** Puts what a diff says in the place of what it is packed in. */
  #unpack(diff: unknown): void {
    if (!Array.isArray(diff)) return;
    const [audience, to, patches]: unknown[] = diff;
    if (audience === 0 && typeof to === 'number') diff[2] = this.#said.read(to, patches);
  }
}

/** The diffs that come with an answer, or with a welcome. */
function diffsIn(answer: unknown): readonly unknown[] {
  if (typeof answer !== 'object' || answer === null) return [];
  if ('resync' in answer) return diffsIn(answer.resync);
  return 'diffs' in answer && Array.isArray(answer.diffs) ? answer.diffs : [];
}
