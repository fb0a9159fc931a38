/** Reads a text from left to right, one part at a time; spaces between the parts do not count. */
export class Scanner {
  at = 0;

  constructor(readonly text: string) {
    this.take(/\s*/y);
  }

  get done(): boolean {
    return this.at >= this.text.length;
  }

  /** The next part, if it fits the pattern, which has to be sticky (`/…/y`). */
  take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text);
    if (found) this.at += found[0].length;
    while (/\s/.test(this.text[this.at] ?? '')) this.at += 1;
    return found;
  }
}
