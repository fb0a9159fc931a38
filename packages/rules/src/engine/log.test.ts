import { describe, expect, it } from 'vitest';
import { appendLog, emptyLog, LOG_WINDOW, linesOf, markUndone } from './log';

const written = (lines: number) => {
  const log = emptyLog();
  for (let seq = 0; seq < lines; seq += 1) {
    appendLog(log, { seq, at: 0, by: null, text: `Line ${seq}` });
  }
  return log;
};
const numbers = (log: ReturnType<typeof written>) => linesOf(log).map(({ seq }) => seq);

describe('a log', () => {
  it('has its lines in order before it is full, when it just is, and long after', () => {
    for (const lines of [0, 1, LOG_WINDOW - 1, LOG_WINDOW, LOG_WINDOW + 1, 3 * LOG_WINDOW + 7]) {
      const first = Math.max(0, lines - LOG_WINDOW);
      const kept = Array.from({ length: lines - first }, (_, index) => first + index);
      expect(numbers(written(lines))).toEqual(kept);
    }
  });

  it('puts a new line where the oldest stood, and moves no other', () => {
    const log = written(LOG_WINDOW + 5);
    const before = [...log.entries];
    appendLog(log, { seq: 1000, at: 0, by: null, text: 'New' });
    const moved = log.entries.filter((entry, place) => entry !== before[place]);
    expect(moved.map(({ text }) => text)).toEqual(['New']);
    expect(log.entries).toHaveLength(LOG_WINDOW);
  });

  it('keeps what was taken back, and says so', () => {
    const log = written(LOG_WINDOW + 5);
    markUndone(log, LOG_WINDOW + 3);
    const undone = linesOf(log).filter((entry) => entry.undone);
    expect(undone.map(({ seq }) => seq)).toEqual([LOG_WINDOW + 3, LOG_WINDOW + 4]);
  });
});
