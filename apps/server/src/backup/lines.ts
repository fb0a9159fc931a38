const LINE_FEED = 0x0a;

/**
 * The lines of a stream of bytes, each without its line feed. Nothing else ends a line: what people have written may
 * hold other marks that some take for ends. What stands after the last line feed is a line as well, unless it is empty.
 */
export async function* linesOf(
  chunks: AsyncIterable<Buffer>,
): AsyncGenerator<Buffer, void, undefined> {
  let begun: Buffer[] = [];
  for await (const chunk of chunks) {
    let from = 0;
    for (let to = chunk.indexOf(LINE_FEED); to >= 0; to = chunk.indexOf(LINE_FEED, from)) {
      const rest = chunk.subarray(from, to);
      yield begun.length === 0 ? rest : Buffer.concat([...begun, rest]);
      begun = [];
      from = to + 1;
    }
    if (from < chunk.length) begun.push(chunk.subarray(from));
  }
  if (begun.length > 0) yield Buffer.concat(begun);
}
