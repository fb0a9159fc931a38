// A deck as lines. A page writes kits by it, too.

/** A run of cards that are written in one line. */
interface Run {
  face: string;
  times: number;
  /** The number that the last of them has, where they go on by one each. */
  last: number | null;
}

/** A deck as it is written: one line for cards alike that follow each other, and for numbers that go on. */
export function linesOfCards(cards: readonly string[]): string {
  const runs: Run[] = [];
  for (const face of cards) {
    const run = runs.at(-1);
    const number = /^(0|[1-9]\d{0,3})$/.test(face) ? Number(face) : null;
    if (run && number !== null && run.times === 1 && run.last === number - 1) run.last = number;
    else if (run?.face === face && (run.last === null || run.last === number)) run.times += 1;
    else runs.push({ face, times: 1, last: number });
  }
  return runs
    .map(({ face, times, last }) => {
      if (times > 1) return `${times}x ${face}`;
      return last === null || String(last) === face ? face : `${face}–${last}`;
    })
    .join('\n');
}
