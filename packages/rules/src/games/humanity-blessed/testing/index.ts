import type { FairDice, SeatId } from '../../../engine';
import { GameTable, seatEverybody } from '../../../testing/game-table';
import { madeOnce } from '../../../testing/made-once';
import { humanityBlessed } from '..';
import type { AnyCommand, AnyCommandInput } from '../areas';
import { blessing } from '../blessings/kind';
import type { Character, StatDie } from '../characters/character';
import { newCharacter } from '../characters/making';
import type { Continuable, Outcome, Part } from '../checks/check';
import type { HumanityEvent } from '../events';
import type { HumanitySetup } from '../setup';
import type { HumanityState } from '../state';
import type { DieSize, Stat } from '../vocabulary';

/** A table of *Humanity, Blessed* without a server. */
export class HumanityTable extends GameTable<
  HumanityState,
  AnyCommand,
  HumanityEvent,
  HumanitySetup
> {
  constructor(setup: Partial<HumanitySetup> = {}, otherwise?: FairDice) {
    const parsed = humanityBlessed.setupSchema.parse(setup);
    super(humanityBlessed, { name: 'A table', setup: parsed }, otherwise);
  }

  override send(as: SeatId | 'server', command: AnyCommandInput, ...faces: number[]): this {
    return super.send(as, command, ...faces);
  }

  override try(as: SeatId | 'server', command: AnyCommandInput, ...faces: number[]) {
    return super.try(as, command, ...faces);
  }

  /** The first character that somebody plays. */
  of(seat: SeatId): Character {
    const found = Object.values(this.state.public.characters).find(({ owner }) => owner === seat);
    if (!found) throw new Error(`${seat} plays nobody.`);
    return found;
  }

  /** Anybody by their name, of either side. */
  named(name: string): Character {
    const all = Object.values(this.state.public.characters);
    const found = all.find((one) => one.name === name);
    if (!found) throw new Error(`There is no ${name}.`);
    return found;
  }

  /** A Stat of somebody's, wherever it lies. */
  stat(seat: SeatId, stat: Stat): StatDie {
    const { optional, shared } = this.state.public;
    const common = stat === optional && (stat === 'hardship' || stat === 'hardy') ? shared : null;
    const die = this.of(seat).stats[stat] ?? common;
    if (!die) throw new Error(`${seat} has no ${stat}.`);
    return die;
  }

  /** What somebody's sheet says, as a test's “given”. */
  with(seat: SeatId, set: Partial<Character>): this {
    const { id } = this.of(seat);
    return this.given(({ public: { characters } }) => {
      const one = characters[id];
      if (one) Object.assign(one, set);
    });
  }

  /** Stats of somebody's by their size, free or locked at a value, as a test's “given”. */
  withStats(seat: SeatId, set: Partial<Record<Stat, DieSize | [DieSize, number]>>): this {
    const { stats: before } = this.of(seat);
    const stats = { ...before };
    for (const [stat, said] of Object.entries(set) as [Stat, DieSize | [DieSize, number]][]) {
      stats[stat] =
        typeof said === 'number'
          ? { size: said, lock: null }
          : { size: said[0], lock: { value: said[1] } };
    }
    return this.with(seat, { stats });
  }

  /** Blessings of somebody's by their values, as a test's “given”; their ids are `seat-1` and so on. */
  withBlessings(seat: SeatId, ...values: number[]): this {
    return this.blessed(this.of(seat).id, seat, values, false);
  }

  /** The same, held only for now. */
  withTemporary(seat: SeatId, ...values: number[]): this {
    return this.blessed(this.of(seat).id, `${seat}-temp`, values, true);
  }

  /** What somebody's Blessings are worth, in their order. */
  blessings(seat: SeatId): number[] {
    return (this.state.public.held?.[blessing.id]?.[this.of(seat).id]?.dice ?? []).map(
      ({ value }) => value,
    );
  }

  /** Somebody whom nobody plays, as a test's “given”; their id is their name. */
  withOther(name: string, more: Partial<Character> = {}): this {
    return this.given((state) => {
      state.public.characters[name] = newCharacter(
        state,
        { id: name, owner: null, name },
        { side: 'opponents', ...more },
      );
    });
  }

  /** Somebody says what they do: it lies on the table. */
  propose(seat: SeatId, stat: Stat, more: Proposed = {}): this {
    const { id: character } = this.of(seat);
    return this.send(seat, { type: 'check.propose', character, aim: 'Get through', stat, ...more });
  }

  /** The arbiter says what it is. */
  frame(more: Framed = {}, as: SeatId = 'bev'): this {
    return this.onCheck(as, { type: 'check.frame', ...more });
  }

  /** The Stat of the Check on the table is rolled, or the next one of an action. */
  roll(seat: SeatId, faces: readonly number[], more: Rolled = {}): this {
    const { version = 0, claim, done = [] } = this.state.public.check ?? {};
    const { id: character } = this.of(seat);
    const stat = done.length === 0 ? (claim?.stat ?? 'head') : 'head';
    return this.onCheck(seat, { type: 'check.roll', version, character, stat, ...more }, ...faces);
  }

  /** Somebody acts, and rolls: the faces fall in that order. */
  check(
    seat: SeatId,
    stat: Stat,
    faces: readonly number[],
    { said, frame, roll }: { said?: Proposed; frame?: Framed; roll?: Rolled } = {},
  ): this {
    return this.propose(seat, stat, said).frame(frame).roll(seat, faces, roll);
  }

  /** Sends something about the Check on the table. */
  onCheck(seat: SeatId, command: AboutCheck, ...faces: number[]): this {
    return this.send(seat, { ...command, check: this.checkId }, ...faces);
  }

  /** The same, and gives its refusal. */
  tryOnCheck(seat: SeatId, command: AboutCheck, ...faces: number[]) {
    return this.try(seat, { ...command, check: this.checkId }, ...faces);
  }

  get checkId(): string {
    return this.state.public.check?.id ?? 'none';
  }

  /** The dice that lie there. */
  get part(): Part {
    const { part } = this.state.public.check ?? {};
    if (!part) throw new Error('No dice lie there.');
    return part;
  }

  /** What has come of the last action. */
  get outcome(): Outcome {
    const { outcome } = this.state.public;
    if (!outcome) throw new Error('Nothing has come of anything.');
    return outcome;
  }

  /** What can be continued, in its order. */
  get continues(): Continuable[] {
    return Object.values(this.state.public.continues);
  }

  private blessed(holder: string, as: string, values: readonly number[], passing: boolean): this {
    return this.given(({ public: shared }) => {
      const all = { ...shared.held?.[blessing.id] };
      const before = all[holder]?.dice ?? [];
      const count = before.filter(({ id }) => id.startsWith(`${as}-`)).length;
      const dice = [
        ...before,
        ...values.map((value, at) => ({
          id: `${as}-${count + at + 1}`,
          sides: 6,
          value,
          ...(passing ? { passing: true as const } : {}),
        })),
      ];
      const some = dice.filter((die) => die.passing).length;
      all[holder] = { count: dice.length, ...(some > 0 ? { passing: some } : {}), dice };
      shared.held = { ...shared.held, [blessing.id]: all };
    });
  }
}

type Sent<T extends AnyCommandInput['type']> = Extract<AnyCommandInput, { type: T }>;
type Proposed = Partial<Omit<Sent<'check.propose'>, 'type' | 'character' | 'stat'>>;
type Framed = Partial<Omit<Sent<'check.frame'>, 'type' | 'check'>>;
type Rolled = Partial<Omit<Sent<'check.roll'>, 'type' | 'check' | 'version'>>;

/** A command about the Check on the table, without its id. */
type AboutCheck = WithoutCheck<Extract<AnyCommandInput, { check: string }>>;
type WithoutCheck<C> = C extends unknown ? Omit<C, 'check'> : never;

/** Bev directs; Anya plays Ari and Carl plays Cole; Sam watches. */
export function seated(setup: Partial<HumanitySetup> = {}, otherwise?: FairDice): HumanityTable {
  return new HumanityTable(setup, otherwise).from(seatedOnce(JSON.stringify(setup)));
}

const seatedOnce = madeOnce((setup) =>
  seatEverybody(new HumanityTable(JSON.parse(setup)))
    .send('anya', { type: 'character.create', name: 'Ari' })
    .send('carl', { type: 'character.create', name: 'Cole' }),
);
