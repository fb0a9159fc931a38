import type { OpenedTable, SeatKey } from '@moonlit/protocol';
import type { Field, OfferValue } from '@moonlit/rules';
import { expect } from 'vitest';
import { agrees, Line } from './line';
import { hasHeard, listen, wholeLog } from './listening';
import { Person } from './person';
import type { Stage } from './stage';
import { post } from './table-setting';

/** What a campaign plays, and what of its making is left to be chosen in the clients. */
export interface Series {
  playset: string;
  name: string;
  /** Questions that are not answered beforehand. */
  left: readonly string[];
  /** How Bev and Claire work their pages; Anya always does with her fingers. */
  by?: 'fingers' | 'keys';
}

const parts = [
  {
    player: 'Claire',
    playbook: 'the-harmony',
    name: 'Raven',
    abilities: ['synchronized', 'as-one'],
  },
  {
    player: 'Anya',
    playbook: 'the-enigma',
    name: 'Fawn',
    abilities: ['working-from-the-shadows', 'powerful-friends'],
  },
] as const;

type Player = (typeof parts)[number]['player'];

/** By which the director tells the table that something is for the sake of the test’s story. */
export const reason = 'The story so far';

/**
 * A table of three: Bev directs on a laptop, Claire plays Raven and Anya plays Fawn on their phones.
 * What a season takes for granted goes over their own lines.
 */
export class Campaign {
  private constructor(
    readonly name: string,
    readonly bev: Person,
    readonly claire: Person,
    readonly anya: Person,
    readonly director: Line,
    readonly lines: Record<Player, Line>,
    /** The ids of the protagonists by the names of their players. */
    readonly ids: Record<string, string>,
    /** What lets somebody else in. */
    readonly invite: string,
    /** How many lines the log had when everybody began to listen. */
    private readonly before: number,
    /** Whether the first episode is played by everybody’s own hands, its usual steps, too. */
    private byHand: boolean,
  ) {}

  /** Opens a table and makes all but what the playset alone asks for. */
  static async open(stage: Stage, { playset, name, left, by }: Series): Promise<Campaign> {
    const system = 'girl-by-moonlight';
    const table = { name: 'Thursday nights', host: 'Bev', system, setup: { playset } };
    const opened = await post<OpenedTable>(stage.url, '/api/tables', table);
    const director = await Line.open(stage.url, opened.key);
    const sit = async (player: Player, playbook: string): Promise<Line> => {
      const join = { invite: opened.invite, name: player, role: 'protagonist' };
      const line = await Line.open(stage.url, await post<SeatKey>(stage.url, '/api/join', join));
      await line.send({ type: 'character.create', playbook });
      return line;
    };
    const lines = {
      Claire: await sit('Claire', parts[0].playbook),
      Anya: await sit('Anya', parts[1].playbook),
    };
    await director.send({ type: 'series.name', name });
    await answer(director, left);
    for (const line of Object.values(lines)) await answer(line, left);
    const ids = await director.protagonists();
    for (const part of parts) await make(lines[part.player], ids[part.player] ?? '', part);
    const bev = await Person.arrive(stage.browser, 'Bev', 'laptop', 'dark', by);
    const claire = await Person.arrive(stage.browser, 'Claire', 'phone', 'light', by);
    const anya = await Person.arrive(stage.browser, 'Anya', 'phone', 'dark');
    const people = [
      [bev, director],
      [claire, lines.Claire],
      [anya, lines.Anya],
    ] as const;
    for (const [person, { link }] of people) await person.page.goto(link);
    for (const [person] of people) await person.sees(name);
    for (const [person] of people) await listen(person);
    const { length } = await wholeLog(director);
    const { invite } = opened;
    const hands = by === 'keys';
    return new Campaign(playset, bev, claire, anya, director, lines, ids, invite, length, hands);
  }

  everybody(): Person[] {
    return [this.bev, this.claire, this.anya];
  }

  /** What the group takes first. */
  async takeAbilities(...abilities: string[]): Promise<void> {
    for (const ability of abilities)
      await this.director.send({ type: 'series.take-ability', ability });
  }

  /** The two people around a protagonist, and what they once did, where the playset asks. */
  async namePeople(player: Player, kinds: readonly string[] = []): Promise<void> {
    for (const [index, name] of ['An aunt', 'A friend'].entries()) {
      const [protagonist, kind] = [this.ids[player], kinds[index]];
      const person = { type: 'character.secondary', protagonist, index, name } as const;
      await this.lines[player].send({ ...person, ...(kind ? { kind } : {}) });
    }
  }

  /** Both protagonists are ready on their phones, and the director begins the first episode. */
  async begin(): Promise<void> {
    for (const player of [this.claire, this.anya]) {
      await player.turnTo('My sheet');
      await player.tap(/is ready$/);
      await player.turnTo('Table');
    }
    // A tap is not yet a command that was carried out.
    const allReady = async () => {
      const { table } = await this.director.look();
      return Object.values(table.protagonists).every(({ status }) => status === 'active');
    };
    await expect.poll(allReady, { message: 'everybody is ready', timeout: 30_000 }).toBe(true);
    await this.goOn();
    for (const person of this.everybody()) await person.sees('Season 1, episode 1');
  }

  /** The director goes on, whatever is left to do. */
  async goOn(): Promise<void> {
    await this.#directs('phase.next', { reason });
  }

  /** Everybody rolls obligation, and is rested afterwards, so that the dice decide nothing. */
  async obligation(): Promise<void> {
    await this.#does(this.claire, this.lines.Claire, 'obligation.roll');
    await this.#does(this.anya, this.lines.Anya, 'obligation.roll');
    await this.rest();
    await this.goOn();
  }

  async rest(): Promise<void> {
    for (const { player } of parts) {
      const protagonist = this.ids[player];
      // Less stress by hand also answers an eclipse roll that is due.
      const rested = { stress: 2, eclipse: false, reason };
      await this.director.send({ type: 'override.protagonist', protagonist, ...rested });
    }
  }

  /** From downtime into the action of a mission. */
  async mission(mission: string, goal: string, about?: string): Promise<void> {
    await this.goOn();
    const target = about === undefined ? {} : { about };
    await this.#directs('mission.choose', { mission, goal, ...target });
    await this.#directs('mission.engage');
  }

  /** The mission ends, and the director takes the first steps of fallout. */
  async endMission(outcome: 'success' | 'failure'): Promise<void> {
    await this.#directs('mission.end', { outcome });
  }

  /** Into fallout, up to where it is rolled. */
  async fallout(): Promise<void> {
    await this.goOn();
    await this.#directs('fallout.adversary');
    await this.#directs('fallout.clear');
  }

  /** From the fallout roll into the next episode, or out of the season. */
  async closeFallout(): Promise<void> {
    await this.#directs('fallout.roll');
    await this.#directs('fallout.tell');
    await this.#directs('fallout.halve');
    await this.goOn();
    this.byHand = false;
  }

  #directs(command: string, values: Record<string, OfferValue> = {}): Promise<void> {
    return this.#does(this.bev, this.director, command, values);
  }

  /** Somebody does what they are offered: by its name on their page in the first episode, over their line later on. */
  async #does(
    person: Person,
    line: Line,
    command: string,
    values: Record<string, OfferValue> = {},
  ): Promise<void> {
    if (!this.byHand) return line.take(command, values);
    const { table, offers } = await line.look();
    const offer = offers.find((one) => one.command === command && agrees(one, values));
    if (!offer) throw new Error(`Nobody offers ${command} ${JSON.stringify(values)}.`);
    const { label, fields = [] } = offer;
    const written = fields.flatMap((field) => {
      const words = wordsFor(field, values[field.name]);
      return words === undefined ? [] : [[field.label, words] as const];
    });
    if (fields.length > 0) await person.fill(label, Object.fromEntries(written));
    else await person.tap(label);
    // What only the desk is told of leaves no line in the log, and is offered no more.
    const done = async () => {
      const now = await line.look();
      const same = now.offers.some((one) => one.command === command && one.label === label);
      return !same || now.table.log.next > table.log.next;
    };
    await expect.poll(done, { message: label, timeout: 30_000 }).toBe(true);
  }

  /** The adversary’s track fills by the director’s hand. */
  async fillTrack(): Promise<void> {
    await this.director.send({ type: 'override.track', track: 'adversary', value: 15, reason });
  }

  /** A board as it is drawn on a phone and on the laptop: nothing wrong with it, and two pictures. */
  async showBoard(board: string, title: string | RegExp): Promise<void> {
    for (const [person, size] of [
      [this.claire, 'phone'],
      [this.bev, 'laptop'],
    ] as const) {
      await person.turnTo('Board');
      const heading = person.page.getByRole('heading', { name: title }).first();
      await heading.waitFor();
      await person.checkAccess(board);
      await person.checkWidth(board);
      if (!process.env.PICTURES) continue;
      await heading.evaluate(toTop);
      await person.pictureHere(`${this.name}-${board}-${size}`);
    }
  }

  /** Everybody leaves: they have heard each line of the log once, and seen no error. */
  async close(): Promise<void> {
    const lines = (await wholeLog(this.director)).slice(this.before);
    for (const person of this.everybody()) await hasHeard(person, lines);
    for (const person of this.everybody()) {
      await person.page.context().close();
      expect(person.errors, `${this.name}: ${person.name}`).toEqual([]);
    }
    for (const line of [this.director, ...Object.values(this.lines)]) line.close();
  }
}

/** What somebody writes or chooses, by what stands there; nothing where a field may be left as it is. */
function wordsFor(field: Field, value: OfferValue | undefined): string | undefined {
  if (field.kind === 'text') {
    const lacks = field.required && !field.initial ? 'As it has always been' : undefined;
    return typeof value === 'string' ? value : lacks;
  }
  if (field.kind !== 'choice') return undefined;
  const chosen = field.options.find((option) => option.value === value);
  const lacks = field.required && !field.initial ? field.options[0] : undefined;
  return (chosen ?? lacks)?.label;
}

/** Answers what the series asks of a seat, but for what is left to the clients. */
async function answer(line: Line, left: readonly string[]): Promise<void> {
  const { table, offers } = await line.look();
  const { answers } = table.series;
  for (const { command, with: settled } of offers) {
    const { question = '' } = settled;
    if (command !== 'series.answer' || left.includes(String(question))) continue;
    if (!answers[String(question)]) await line.take(command, { question });
  }
}

/** Makes a protagonist, but for the people around them and whatever the playset asks besides. */
async function make(line: Line, protagonist: string, part: (typeof parts)[number]): Promise<void> {
  const { name, abilities } = part;
  for (const written of [{ name, trueName: `True ${name}` }, { obligation: 'student' }]) {
    await line.send({ type: 'character.write', protagonist, ...written });
  }
  await line.take('character.raise-action');
  for (const ability of abilities) {
    await line.send({ type: 'character.choose-ability', protagonist, ability });
  }
  const { offers } = await line.look();
  for (const { command, with: settled } of offers) {
    if (command !== 'character.promise') continue;
    const text = 'Nothing will come between us';
    await line.take(command, { promise: settled.promise ?? '', text });
  }
}

/** Scrolls a heading up to where nothing lies over it. */
function toTop(element: { scrollIntoView(how: object): void }): void {
  element.scrollIntoView({ block: 'start' });
}
