import type { FairDice, SeatId } from '../../../engine';
import { GameTable, seatEverybody } from '../../../testing/game-table';
import { madeOnce } from '../../../testing/made-once';
import { daggerheart } from '..';
import type { AnyCommand, AnyCommandInput } from '../areas';
import type { Character } from '../characters/character';
import type { DaggerheartEvent } from '../events';
import type { Adversary } from '../fight/adversary';
import type { DaggerheartSetup } from '../setup';
import type { DaggerheartState } from '../state';

/** A table of *Daggerheart* without a server. */
export class DhTable extends GameTable<
  DaggerheartState,
  AnyCommand,
  DaggerheartEvent,
  DaggerheartSetup
> {
  constructor(otherwise?: FairDice) {
    super(daggerheart, { name: 'A table', setup: {} }, otherwise);
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

  /** The only adversary on the desk, or the one of a name. */
  foe(name?: string): Adversary {
    const all = Object.values(this.state.director.adversaries);
    const found = all.find((one) => name === undefined || one.name === name);
    if (!found) throw new Error('There is no such adversary.');
    return found;
  }

  /** What somebody has, as a test's “given”. */
  with(seat: SeatId, set: Partial<Character>): this {
    return this.given((state) => {
      const one = Object.values(state.public.characters).find(({ owner }) => owner === seat);
      if (one) Object.assign(one, set);
    });
  }

  /** Proposes a roll of somebody's, gives it its Difficulty, and rolls it. */
  roll(
    seat: SeatId,
    {
      difficulty = 12,
      trait = 'agility' as Character['markedTraits'][number],
      kept = false,
      advantage = 0,
      disadvantage = 0,
    },
    ...faces: number[]
  ): this {
    this.send(seat, { type: 'roll.propose', character: this.of(seat).id, trait });
    this.frame({ difficulty, kept, advantage, disadvantage });
    return this.lock(seat, ...faces);
  }

  /** For how many actions somebody has air; `null` where they are not under water. */
  air(seat: SeatId): number | null {
    return this.of(seat).water?.left ?? null;
  }

  frame(to: {
    difficulty: number;
    kept?: boolean;
    advantage?: number;
    disadvantage?: number;
  }): this {
    return this.send('bev', { type: 'roll.frame', roll: this.rollId, ...to });
  }

  /** The dice of the roll on the table fall. */
  lock(seat: SeatId, ...faces: number[]): this {
    const version = this.state.public.roll?.version ?? 0;
    return this.send(seat, { type: 'roll.lock', roll: this.rollId, version }, ...faces);
  }

  get rollId(): string {
    return this.state.public.roll?.id ?? 'none';
  }
}

/** Bev is the GM; Anya plays Ari and Carl plays Cole; Sam watches. */
export function seated(otherwise?: FairDice): DhTable {
  return new DhTable(otherwise).from(seatedOnce('with Ari and Cole'));
}

const seatedOnce = madeOnce(() =>
  seatEverybody(new DhTable())
    .send('anya', { type: 'character.create', name: 'Ari' })
    .send('carl', { type: 'character.create', name: 'Cole' }),
);
