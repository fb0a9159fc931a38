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

/** What is laid out on a track, as it is called when it is told. */
const LAID = /(Alarm|Objective|Escape|Sanctuary|Terrain|the finish)(?: \([^)]*\))? at (\d+)/g;

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
  /** Where Alarms stand, Objectives, and where one gets out. */
  alarms = new Set<number>();
  objectives = new Set<number>();
  escapes = new Set<number>();
  /** Where somebody’s unit is hit, by its name. */
  readonly hits = new Map<string, number[]>();
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
      for (const some of [this.alarms, this.objectives, this.escapes]) some.clear();
      for (const [, what, at] of said.matchAll(LAID)) {
        if (what === 'Alarm') this.alarms.add(Number(at));
        if (what === 'Objective') this.objectives.add(Number(at));
        if (what === 'Escape' || what === 'the finish') this.escapes.add(Number(at));
      }
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
    const more = /(?:heard|searches): (?:an Alarm|Alarms) at ([\d, and]+)/.exec(said);
    for (const [at] of more?.[1]?.matchAll(/\d+/g) ?? []) this.alarms.add(Number(at));
    const done = /The Objective at (\d+) is done/.exec(said);
    if (done) this.objectives.delete(Number(done[1]));
    const hit = /(?:^|: )([^:]+) is hit: a Hit Button at (\d+)/.exec(said);
    if (hit?.[1]) this.hits.set(hit[1], [...(this.hits.get(hit[1]) ?? []), Number(hit[2])]);
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

  /** Their turn, from the question to the end: what they do hangs on what they have heard. */
  async takesTurn(): Promise<void> {
    await this.#isAsked(new RegExp(`It is ${this.name}’s turn`));
    switch (this.type) {
      case 'Racing':
        return this.#advances();
      case 'Rush':
      case 'Combat':
        return this.#strikes();
      case 'Stealth':
        return this.#sneaks();
      default:
        return this.#operates();
    }
  }

  async #advances(): Promise<void> {
    await this.#acts('Advance');
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

  /** Beside what is to be done they do it; else they go towards it, or out, and stop on no Alarm. */
  async #sneaks(): Promise<void> {
    const here = this.at.get(this.name) ?? 0;
    const [objective] = this.objectives;
    if (objective !== undefined && Math.abs(objective - here) <= 1) {
      await this.#acts('Work', 2);
      await this.#choosesAmong(/At which Objective/, `The Objective at ${objective}`);
      return;
    }
    const goal = objective ?? Math.min(...this.escapes);
    await this.#acts('Move', Math.abs(goal - here), ['Hand', 'Hurry']);
    const asked = await this.#isAsked(/Which way, and how far/);
    const way = goal > here ? 1 : -1;
    const most = Math.min(mostOf(asked), Math.abs(goal - here));
    const steps = Array.from({ length: most }, (_, at) => most - at);
    const amount = steps.find((step) => !this.alarms.has(here + way * step)) ?? most;
    await this.#chooses(way > 0 ? 'Up' : 'Down', mostOf(asked), amount);
  }

  async #operates(): Promise<void> {
    await this.person.tap('Operate the unit');
    await this.#isAsked(/’s turn/);
    await this.#acts('Hit');
    await this.#isAsked(/Which unit is hit/);
    await this.person.tap('Their unit');
  }

  /**
   * Says what they do, and rolls.
   *
   * @param far how far it should go; without, the form stays as it stands beforehand.
   * @param among the Stats that it may be done with; without, any.
   */
  async #acts(action: string, far?: number, among?: readonly string[]): Promise<void> {
    const how = far === undefined ? {} : { 'With what': await this.#statFor(far, among) };
    await this.person.fill(action, how);
    await this.person.tap(/^Roll /);
  }

  /** The smallest of their free Stats that goes so far; where none does the smallest, to save the others. */
  async #statFor(far: number, among?: readonly string[]): Promise<string> {
    const stats = this.person.page.getByRole('list', { name: `Stats of ${this.name}` }).first();
    const free = (await stats.getByRole('listitem').allTextContents())
      .map((line) => /([A-Z][a-z]+)\s*d(\d+)\s*free/.exec(line))
      .flatMap((found) => (found ? [{ name: found[1] ?? '', size: Number(found[2]) }] : []))
      .filter(({ name }) => among?.includes(name) ?? true)
      .sort((one, other) => one.size - other.size);
    const [smallest] = free;
    const chosen = free.find(({ size }) => reachOf(size) >= far) ?? smallest;
    if (!chosen) throw new Error(`${this.name} has no Stat free.`);
    return chosen.name;
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

/** How far what is done with a die goes: ● 1, ■ 2, ⬧ 3 (HUM-901). */
const reachOf = (size: number): number => (size >= 10 ? 3 : size >= 6 ? 2 : 1);

/** “2 in all.” */
const mostOf = (asked: string): number => Number(/(\d+) in all/.exec(asked)?.[1] ?? 1);

/** By its name, and whatever is said with it: “The Objective at 10: the tide table”. */
const startsWith = (words: string) => new RegExp(`^${words}($|:)`);
