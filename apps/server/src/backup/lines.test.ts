import { expect, it } from 'vitest';
import { linesOf } from './lines';

async function* chunks(...texts: string[]) {
  for (const text of texts) yield Buffer.from(text);
}

async function read(...texts: string[]): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of linesOf(chunks(...texts))) lines.push(line.toString());
  return lines;
}

it('ends a line at a line feed and nowhere else, wherever the bytes are cut', async () => {
  const text = 'one\r\ttwo\u2028three\n\nfour\n';
  const expected = ['one\r\ttwo\u2028three', '', 'four'];
  expect(await read(text)).toEqual(expected);
  for (let cut = 0; cut <= text.length; cut += 1) {
    expect(await read(text.slice(0, cut), text.slice(cut))).toEqual(expected);
  }
  expect(await read(...text)).toEqual(expected);
});

it('gives what stands after the last line feed', async () => {
  expect(await read('one\ntw', 'o')).toEqual(['one', 'two']);
  expect(await read()).toEqual([]);
});
