import type { OpenedTable, SeatKey } from '@moonlit/protocol';
import { numbersFrom } from '@moonlit/rules/testing';
import { newSecret } from '../helpers';
import { ask } from './ask';
import { Canaries, Sightings } from './canaries';
import { disturb, type Scene, type Victim } from './disturb';
import { rest, type Tally, Verdict } from './failure';
import { planOf, type Step, type Terms } from './plan';
import { METRICS_TOKEN, ServerSlot } from './server-slot';
import { HarnessTable, type Kind, persist } from './table';
import { type Counted, verify } from './verify';

export interface RunOptions {
  seed: number;
  kills: number;
  /** How long the kills are spread over; they come as fast as servers start where there is less time. */
  ms: number;
  databaseUrl: string;
  database: Victim | null;
  besides: Terms['besides'];
  attacks: readonly string[];
  slots: number;
  /** What is played, at a table each, all at the same time. */
  kinds: readonly Kind[];
  /** Milliseconds between two moves of one bot. */
  pace: number;
  /** Acknowledged commands after which a table is looked at to its end, and another one opened. */
  tableLength: number;
  /** Told of what has been done so far. */
  progress?(line: string): void;
}

export interface Outcome extends Counted {
  seed: number;
  kills: number;
  steps: Record<string, number>;
  tables: number;
  seasons: number;
  resyncs: number;
  trouble: Record<string, number>;
  memory: number;
  logged: number;
  seconds: number;
}

/** One run: people play while the plan is carried out; at the end of each table everything is looked at. */
export async function runHarness(options: RunOptions): Promise<Outcome> {
  const run = new Run(options);
  try {
    return await Promise.race([run.play(), run.failed]);
  } finally {
    await run.end();
  }
}

const RIGHT = { offset: 0, after: 0, step: 0 };

class Run {
  readonly #verdict = new Verdict();
  readonly #tally: Tally = { acknowledged: 0 };
  readonly #canaries: Canaries;
  /** What the servers wrote, and what their metrics say: nothing that anybody typed may be there. */
  readonly #operator: Sightings;
  readonly #slots: ServerSlot[] = [];
  readonly #tables = new Set<HarnessTable>();
  readonly #secrets = new Set<string>();
  readonly #began = Date.now();
  readonly #outcome: Outcome;
  #timer: NodeJS.Timeout | null = null;
  #opened = 0;

  constructor(private readonly options: RunOptions) {
    const next = numbersFrom(options.seed ^ 0x5eed);
    this.#canaries = new Canaries((limit) => next() % limit);
    this.#operator = new Sightings(this.#canaries);
    this.#outcome = {
      seed: options.seed,
      kills: 0,
      steps: {},
      tables: 0,
      seasons: 0,
      resyncs: 0,
      trouble: {},
      memory: 0,
      logged: 0,
      seconds: 0,
      commits: 0,
      acknowledged: 0,
      refused: 0,
      canaries: 0,
      secretCommits: 0,
    };
  }

  /** Rejects as soon as something was found, whatever is still under way. */
  get failed(): Promise<never> {
    return this.#verdict.failed;
  }

  async play(): Promise<Outcome> {
    const { slots, kinds, databaseUrl } = this.options;
    const { password } = new URL(databaseUrl);
    if (password) this.#secrets.add(password);
    for (let slot = 0; slot < slots; slot += 1) {
      this.#slots.push(
        await ServerSlot.at({
          databaseUrl,
          settings: {
            COMMANDS_PER_SECOND: '200',
            JOINS_PER_MINUTE: '1000000',
            DATABASE_CONNECTIONS: '4',
            SNAPSHOT_EVERY: '20',
          },
          verdict: this.#verdict,
          wrote: (text) => this.#read(text, 'the log'),
        }),
      );
    }
    await Promise.all(this.#slots.map((slot) => slot.start(RIGHT)));
    this.#verdict.check();
    this.#timer = setInterval(() => void this.#watch(), 2_000);
    const villain = await this.#villain();
    const scene: Scene = {
      slots: this.#slots,
      tables: () => [...this.#tables],
      databaseUrl,
      database: this.options.database,
      villain,
      verdict: this.#verdict,
      tally: this.#tally,
      background: new Set(),
    };
    let going = true;
    const seats = kinds.map((kind) => this.#seat(kind, () => going));
    await this.#carryOut(scene);
    going = false;
    await Promise.all(scene.background);
    await Promise.all(seats);
    this.#verdict.check();
    await this.#watch();
    this.#verdict.check();
    return this.#finished();
  }

  async end(): Promise<void> {
    if (this.#timer) clearInterval(this.#timer);
    for (const table of this.#tables) table.leave();
    await Promise.all(this.#slots.map((slot) => slot.kill()));
  }

  /** Carries the plan out, spread over the time that there is. */
  async #carryOut(scene: Scene): Promise<void> {
    const { ms, kills, progress } = this.options;
    const plan = planOf({ ...this.options });
    for (const step of plan) {
      if (this.#verdict.over) return;
      if (step.kind === 'kill') {
        const due = this.#began + (ms * this.#outcome.kills) / kills;
        while (Date.now() < due && !this.#verdict.over) await rest(Math.min(200, due - Date.now()));
      }
      await disturb(step, scene);
      this.#count(step);
      if (step.kind === 'kill' && this.#outcome.kills % 10 === 0) progress?.(this.#line());
    }
    progress?.(this.#line());
  }

  #count(step: Step): void {
    const { steps } = this.#outcome;
    steps[step.kind] = (steps[step.kind] ?? 0) + 1;
    if (step.kind === 'kill') this.#outcome.kills += step.all ? this.#slots.length : 1;
  }

  /** One table after the other, as long as the run goes on. */
  async #seat(kind: Kind, goesOn: () => boolean): Promise<void> {
    const { verdict, tableLength } = { verdict: this.#verdict, ...this.options };
    do {
      const table = await this.#open(kind).catch((error: unknown) => {
        verdict.fail('A table could not be opened', String(error));
        return null;
      });
      if (!table) return;
      this.#tables.add(table);
      table.begin();
      while (goesOn() && !verdict.over && !table.finished && table.acknowledged < tableLength) {
        await rest(100);
      }
      await this.#close(table).catch((error: unknown) =>
        verdict.fail('The harness itself failed', error instanceof Error ? error.stack : error),
      );
    } while (goesOn() && !verdict.over);
  }

  async #open(kind: Kind): Promise<HarnessTable> {
    this.#opened += 1;
    const table = await HarnessTable.open({
      kind,
      seed: this.options.seed + this.#opened,
      urls: this.#slots.map(({ url }) => url),
      isOpen: (at) => this.#slots.some(({ url, up }) => url === at && up),
      canaries: this.#canaries,
      verdict: this.#verdict,
      tally: this.#tally,
      pace: this.options.pace,
    });
    this.#secrets.add(table.opened.invite);
    for (const { token } of [table.opened.key, ...table.keys]) this.#secrets.add(token);
    return table;
  }

  /** Looks at a table to its end, while others go on and servers die. */
  async #close(table: HarnessTable): Promise<void> {
    await table.settle();
    if (this.#verdict.over) return;
    const counted = await this.#verified(table);
    table.leave();
    this.#tables.delete(table);
    const outcome = this.#outcome;
    for (const name of [
      'commits',
      'acknowledged',
      'refused',
      'canaries',
      'secretCommits',
    ] as const) {
      outcome[name] += counted[name];
    }
    outcome.tables += 1;
    if (table.finished) outcome.seasons += 1;
    for (const bot of table.bots) {
      outcome.resyncs += bot.resyncs;
      for (const [code, times] of bot.trouble) {
        outcome.trouble[code] = (outcome.trouble[code] ?? 0) + times;
      }
    }
  }

  /** The database, or a server that is asked over HTTP, may be away at first. */
  async #verified(table: HarnessTable): Promise<Counted> {
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await verify(table, this.options.databaseUrl);
      } catch (error) {
        if (attempt >= 200 || this.#verdict.over) throw error;
        await rest(200);
      }
    }
  }

  /** What an operator sees: the log and the metrics. */
  #read(text: string, where: string): void {
    this.#operator.look(text, where);
    const [seen] = this.#operator.first;
    if (seen) this.#verdict.fail(`What somebody typed stands in ${where}`, { seen, text });
    for (const secret of this.#secrets) {
      if (text.includes(secret)) this.#verdict.fail(`A secret stands in ${where}`, { text });
    }
  }

  async #watch(): Promise<void> {
    for (const slot of this.#slots) {
      if (!slot.up) continue;
      await slot.weigh();
      const metrics = await ask(`${slot.url}/metrics`, { token: METRICS_TOKEN }).catch(() => null);
      if (!metrics) continue;
      this.#read(metrics.text, 'the metrics');
    }
  }

  /** Somebody at a table of their own, from whom floods and fuzzed frames come. */
  async #villain() {
    const where = { urls: this.#slots.map(({ url }) => url), verdict: this.#verdict };
    const { invite } = await persist<OpenedTable>(where, '/api/tables', {
      name: 'Elsewhere',
      host: 'Nobody',
      system: 'any-game',
      setup: { runBy: 'referee', game: '', look: 'paper' },
    });
    const wish = { invite, name: 'Villain', role: 'protagonist', secret: newSecret() };
    return persist<SeatKey>(where, '/api/join', wish);
  }

  #finished(): Outcome {
    const outcome = this.#outcome;
    outcome.memory = Math.max(...this.#slots.map(({ memory }) => memory));
    outcome.logged = this.#slots.reduce((sum, { written }) => sum + written, 0);
    outcome.seconds = (Date.now() - this.#began) / 1_000;
    return outcome;
  }

  #line(): string {
    const { kills, tables } = this.#outcome;
    const minutes = ((Date.now() - this.#began) / 60_000).toFixed(1);
    return `${minutes} min · ${kills} kills · ${tables} tables looked at · ${this.#tally.acknowledged} commands acknowledged`;
  }
}
