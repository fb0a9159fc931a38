import { expect } from 'vitest';
import { listen } from './listening';
import type { Person } from './person';

/** How long somebody listens for what they wait for, in milliseconds. */
const LISTENS_MS = 45_000;

/** How long between two times that they listen, in milliseconds. */
const EACH_MS = 100;
/** So much of what was heard stands in an error. */
const LAST = 14;

const pause = () => new Promise((done) => setTimeout(done, EACH_MS));

/**
 * Somebody who plays an Endeavor by ear: all they know is what their page has said, sentence by sentence, and what they
 * do about it they find by role and accessible name. They see no board; where each stands they keep in mind.
 */
export class Ears {
  /** Where each stands, as far as it was said: whoever was not spoken of is at 0. */
  readonly at = new Map<string, number>();
  /** What type is played, as it was said. */
  type = '';
  /** Who is against them. */
  foes: string[] = [];
  /** All that was said so far. */
  readonly heard: string[] = [];
  /** How many of it were questions that are dealt with. */
  #asked = 0;

  private constructor(
    readonly person: Person,
    /** Whom they play. */
    readonly name: string,
  ) {}

  static async of(person: Person, name: string): Promise<Ears> {
    await listen(person);
    return new Ears(person, name);
  }

  /** Takes in what has been said since. */
  async #takeIn(): Promise<void> {
    const all = await this.person.page.evaluate<string[]>('window.heard');
    for (const said of all.slice(this.heard.length)) {
      this.heard.push(said);
      this.#note(said);
    }
  }

  #note(said: string): void {
    const begins = /(?:^|: )(Combat|Racing|Rush|Stealth|Unit) begins[.:]/.exec(said);
    if (begins) {
      this.type = begins[1] ?? '';
      this.at.clear();
      this.foes = [];
    }
    const foe = /(?:^|: )([^:]+) is in it, at (\d+)/.exec(said);
    if (foe?.[1]) {
      this.foes.push(foe[1]);
      this.at.set(foe[1], Number(foe[2]));
    }
    const moved = /(?:^|: )([^:]+) moves (?:up|down) \d+: position from \d+ to (\d+)/.exec(said);
    if (moved?.[1]) {
      const back = /back to position (\d+)/.exec(said);
      this.at.set(moved[1], Number(back?.[1] ?? moved[2]));
    }
    const put = /Set by hand: (.+) is at position (\d+)/.exec(said);
    if (put?.[1]) this.at.set(put[1], Number(put[2]));
  }

  /** Waits until this has been said. */
  async hears(words: RegExp): Promise<void> {
    await this.#until(`has not heard ${words}`, () => this.heard.some((said) => words.test(said)));
  }

  /** Waits until they are asked this, once more than before, and gives what was asked. */
  async #isAsked(words: RegExp): Promise<string> {
    const isNext = (said: string, at: number): boolean =>
      at >= this.#asked && said.startsWith('A question for you: ') && words.test(said);
    await this.#until(`has not been asked ${words}`, () => this.heard.some(isNext));
    const found = this.heard.findIndex(isNext);
    this.#asked = found + 1;
    return this.heard[found] ?? '';
  }

  /** Listens until something is so. */
  async #until(why: string, is: () => boolean): Promise<void> {
    for (const end = Date.now() + LISTENS_MS; ; await pause()) {
      await this.#takeIn();
      if (is()) return;
      const last = this.heard.slice(-LAST).join('\n');
      if (Date.now() > end) throw new Error(`${this.name} ${why} after:\n${last}`);
    }
  }

  /**
   * Their turn, from the question to the end: what they do hangs on what they have heard.
   *
   * @param stat with which they get on in a race; without, with the one that is proposed.
   */
  async takesTurn(stat?: string): Promise<void> {
    await this.#isAsked(new RegExp(`It is ${this.name}’s turn`));
    return this.type === 'Racing' ? this.#acts('Advance', stat) : this.#strikes();
  }

  /** Moves up as far as it goes, once what they did has come off. */
  async movesUp(): Promise<void> {
    await this.#choosesAmong(/Who moves up, and how far/, this.name);
  }

  /** Against all of whom they have heard: whoever is hit goes down as far as it goes, or is out of it. */
  async #strikes(): Promise<void> {
    await this.#acts('Hurt');
    const asked = await this.#isAsked(/Who is (moved down|removed)/);
    await this.#chooses(this.foes[0] ?? '', mostOf(asked), mostOf(asked));
  }

  /** Does what they came for, as much of it as this Stat brings. */
  async works(stat: string): Promise<void> {
    await this.#isAsked(new RegExp(`It is ${this.name}’s turn`));
    await this.#acts('Work', stat);
    await this.#choosesAmong(/At which Objective/, 'The Objective at 1');
  }

  /** Moves one way, as far as this Stat brings them. */
  async walks(way: 'Up' | 'Down', stat: string): Promise<void> {
    await this.#isAsked(new RegExp(`It is ${this.name}’s turn`));
    await this.#acts('Move', stat);
    await this.#choosesAmong(/Which way, and how far/, way);
  }

  /** Has the unit that they are on hit another. */
  async operates(unit: string, target: string): Promise<void> {
    await this.#isAsked(new RegExp(`It is ${this.name}’s turn`));
    await this.person.tap('Operate the unit');
    await this.#isAsked(new RegExp(`It is ${unit}’s turn`));
    await this.#acts('Hit');
    await this.#choosesAmong(/Which unit is hit/, target);
  }

  /** Says what they do, and rolls; but for the Stat the form stays as it stands beforehand. */
  async #acts(action: string, stat?: string): Promise<void> {
    await this.person.fill(action, stat ? { 'With what': stat } : {});
    await this.person.tap(/^Roll /);
  }

  /** Answers a question about somebody or something, with all there is of it. */
  async #choosesAmong(question: RegExp, what: string): Promise<void> {
    const most = mostOf(await this.#isAsked(question));
    await this.#chooses(what, most, most);
  }

  async #chooses(what: string, most: number, amount: number): Promise<void> {
    if (most > 1) await this.person.fill(what, { 'How much': amount });
    else await this.person.tap(startsWith(what));
  }

  /** Answers a question, once they have been asked it, by the button of that name. */
  async answers(question: RegExp, button: string | RegExp): Promise<void> {
    await this.#isAsked(question);
    await this.person.tap(button);
  }

  /** What they have in mind is so: somebody who sees the board reads the same off it. */
  async knowsWhere(seeing: Person, names: readonly string[]): Promise<void> {
    const list = seeing.page.getByRole('list', { name: 'Who is in it, in the order of play' });
    const reads = async () => {
      await this.#takeIn();
      const lines = await list.getByRole('listitem').allTextContents();
      return names.map((name) => {
        const line = lines.find((one) => one.startsWith(`${name}:`)) ?? '';
        const at = Number(/position (\d+)/.exec(line)?.[1] ?? -1);
        return `${name}: ${at === (this.at.get(name) ?? 0) ? 'as heard' : `at ${at}, heard ${this.at.get(name)}`}`;
      });
    };
    const message = `${this.name} knows where each stands`;
    await expect
      .poll(reads, { message, timeout: LISTENS_MS })
      .toEqual(names.map((name) => `${name}: as heard`));
  }
}

/** “2 in all.” */
const mostOf = (asked: string): number => Number(/(\d+) in all/.exec(asked)?.[1] ?? 1);

/** By its name, and whatever is said with it: “The Objective at 10: the tide table”. */
const startsWith = (words: string) => new RegExp(`^${words}($|:)`);
