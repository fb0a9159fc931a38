import type { OpenedTable, SeatKey } from '@moonlit/protocol';
import { type Move, SeasonBot, type SeenTable } from '@moonlit/rules/girl-by-moonlight/testing';
import { numbersFrom, type Pick } from '@moonlit/rules/testing';
import { newSecret } from '../helpers';
import { ask } from './ask';
import { type AnyCommand, Bot, type Sent } from './bot';
import { type Canaries, Sightings } from './canaries';
import { rest, type Tally, type Verdict } from './failure';
import { isSecretive, randomOffer, withCanaries } from './moves';

/** What is played at a table of the harness. */
export type Kind = 'season' | 'referee' | 'nobody';

const PLAYSETS = [
  'at-the-brink-of-the-abyss',
  'beneath-a-rotting-sky',
  'in-a-maze-of-dreams',
  'on-a-sea-of-stars',
];
const PLAYBOOKS = ['the-harmony', 'the-guardian', 'the-outsider', 'the-stranger', 'the-enigma'];

export interface TableOptions {
  kind: Kind;
  seed: number;
  urls: readonly string[];
  isOpen(url: string): boolean;
  canaries: Canaries;
  verdict: Verdict;
  tally: Tally;
  /** Milliseconds between two moves of one bot. */
  pace: number;
}

/** A table with its people, who play at random until they are told to stop. */
export class HarnessTable {
  readonly strangers: Sightings;
  readonly bots: Bot[] = [];
  /** Moves that the rules refused: two chose at the same time. */
  refused = 0;
  /** Whether the season was played to its end. */
  finished = false;
  #playing = true;
  #loops: Promise<void>[] = [];
  readonly #pick: Pick;

  private constructor(
    readonly options: TableOptions,
    readonly opened: OpenedTable,
    readonly keys: readonly SeatKey[],
  ) {
    const { urls, isOpen, canaries, verdict, tally, seed } = options;
    const next = numbersFrom(seed);
    this.#pick = (limit) => next() % limit;
    this.strangers = new Sightings(canaries);
    for (const [index, key] of [opened.key, ...keys].entries()) {
      this.bots.push(
        new Bot({
          key,
          name: `P${index}`,
          urls,
          isOpen,
          sightings: new Sightings(canaries),
          verdict,
          tally,
          // One of them comes by polls first, as through some proxies.
          ...(index === 2 ? { transports: ['polling', 'websocket'] } : {}),
        }),
      );
    }
  }

  /** Opens a table and seats its people. */
  static async open(options: TableOptions): Promise<HarnessTable> {
    const { kind, seed, verdict } = options;
    const setup =
      kind === 'season'
        ? { playset: PLAYSETS[seed % PLAYSETS.length] }
        : { runBy: kind, game: '', look: 'paper' };
    const system = kind === 'season' ? 'girl-by-moonlight' : 'any-game';
    const opened = await persist<OpenedTable>(options, '/api/tables', {
      name: 'A table',
      host: 'P0',
      system,
      setup,
    });
    const keys: SeatKey[] = [];
    for (const [index, role] of ['protagonist', 'protagonist', 'spectator'].entries()) {
      // The same at each try: an answer may get lost.
      const secret = newSecret();
      const body = { invite: opened.invite, name: `P${index + 1}`, role, secret };
      keys.push(await persist<SeatKey>(options, '/api/join', body));
    }
    verdict.check();
    return new HarnessTable(options, opened, keys);
  }

  get id(): string {
    return this.opened.key.table;
  }

  get acknowledged(): number {
    return this.bots.reduce(
      (sum, { journal }) => sum + journal.filter(({ seq }) => seq !== undefined).length,
      0,
    );
  }

  /** Lets everybody play. */
  begin(): void {
    const { kind } = this.options;
    const players = this.bots.filter(({ options }) => options.key.role !== 'spectator');
    if (kind === 'season') this.#loops.push(this.#season());
    for (const bot of players) this.#loops.push(this.#alone(bot));
  }

  /** Lets nobody begin anything more, and waits until all that was sent is answered. */
  async settle(): Promise<void> {
    this.#playing = false;
    await Promise.all(this.#loops);
  }

  leave(): void {
    for (const bot of this.bots) bot.leave();
  }

  get #goesOn(): boolean {
    return this.#playing && !this.options.verdict.over;
  }

  /** What one bot does by itself: at a season's table what is private, elsewhere anything. */
  async #alone(bot: Bot): Promise<void> {
    const { kind, canaries, pace } = this.options;
    const pick = this.#pick;
    const underWay = new Set<Promise<unknown>>();
    const slower = kind === 'season' ? 4 : 1;
    while (this.#goesOn) {
      await rest(pace * slower * (0.5 + Math.random()));
      if (!bot.ready || underWay.size >= 4) continue;
      const only = kind === 'season' ? isSecretive : undefined;
      const command = randomOffer(bot, this.id, pick, canaries, only);
      if (!command) continue;
      const sending = this.#send(bot, command).finally(() => underWay.delete(sending));
      underWay.add(sending);
    }
    await Promise.all(underWay);
  }

  /** Plays a season, move after move, with what everybody sees together. */
  async #season(): Promise<void> {
    const pick = this.#pick;
    const director = this.bots[0]?.seat ?? '';
    const playbooks = Object.fromEntries(
      this.keys
        .filter(({ role }) => role === 'protagonist')
        .map(({ seat }, index) => [
          seat,
          PLAYBOOKS[(this.options.seed + index) % PLAYBOOKS.length] ?? '',
        ]),
    );
    const season = new SeasonBot(new Seen(this.bots), pick, { playbooks, director });
    while (this.#goesOn) {
      await rest(this.options.pace);
      if (!this.bots.every((bot) => bot.ready)) continue;
      const move = nextMove(season);
      if (move === 'later') continue;
      if (move === null) {
        this.finished = true;
        return;
      }
      const bot = this.bots.find(({ seat }) => seat === move.seat);
      if (!bot) continue;
      await this.#send(bot, withCanaries(move.command, this.id, bot, this.options.canaries));
    }
  }

  async #send(bot: Bot, command: AnyCommand): Promise<void> {
    const sent = await bot.send(command);
    if (sent.refused !== undefined) this.#wasRefused(sent);
    else if (this.#pick(12) === 0) bot.repeat(sent);
  }

  #wasRefused(sent: Sent): void {
    this.refused += 1;
    if (sent.refused === 'malformed' || sent.refused === 'unknown-command') {
      this.options.verdict.fail('An offer made a command that cannot be read', sent);
    }
  }
}

/** The next move of a season; `later` when nobody may do anything just now. */
function nextMove(season: SeasonBot): Move | 'later' | null {
  try {
    return season.next();
  } catch (error) {
    // What others do meanwhile may have closed the way; those who wait see a newer state soon.
    if (error instanceof Error && /Nobody may|No way|makes no command/.test(error.message)) {
      return 'later';
    }
    throw error;
  }
}

/** A table as its people see it together. */
class Seen implements SeenTable {
  constructor(private readonly bots: readonly Bot[]) {}

  get state(): SeenTable['state'] {
    const [director] = this.bots;
    const seats = Object.fromEntries(
      this.bots.map((bot) => [bot.seat, bot.state[`seat:${bot.seat}`]]),
    );
    const { state } = { state: director?.state };
    return { public: state?.public, director: state?.director, seats } as SeenTable['state'];
  }

  offers(seat: string, command?: string) {
    return this.bots.find((bot) => bot.seat === seat)?.offers(command) ?? [];
  }

  inPlay(seat: string) {
    return this.offers(seat);
  }
}

/** A request that is repeated until a server answers it. */
export async function persist<T>(
  { urls, verdict }: { urls: readonly string[]; verdict: Verdict },
  path: string,
  body: object,
): Promise<T> {
  for (let attempt = 0; !verdict.over; attempt += 1) {
    const url = urls[attempt % urls.length] ?? '';
    const answer = await ask(url + path, { body }).catch(() => null);
    if (answer?.status === 201) return JSON.parse(answer.text);
    if (answer && answer.status < 500) throw new Error(`${path}: ${answer.text}`);
    await rest(50);
  }
  verdict.check();
  throw new Error('The run is over');
}
