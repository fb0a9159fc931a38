import type { FairDice, SeatId } from '../../../engine';
import { GameTable, seatEverybody } from '../../../testing/game-table';
import { madeOnce } from '../../../testing/made-once';
import { starsAndSigns } from '..';
import type { AnyCommand, AnyCommandInput } from '../areas';
import type { Settling } from '../checks/check';
import type { StarsEvent } from '../events';
import type { Asset, AssetFunction, Protagonist } from '../protagonists/protagonist';
import type { Trait } from '../protagonists/trait';
import { newTrait } from '../protagonists/trait';
import type { StarsSetup } from '../setup';
import type { StarsState } from '../state';
import type { ActionType, Skill } from '../vocabulary';

/** A table of *Stars & Signs* without a server. */
export class StarsTable extends GameTable<StarsState, AnyCommand, StarsEvent, StarsSetup> {
  constructor(otherwise?: FairDice) {
    super(starsAndSigns, { name: 'A table', setup: {} }, otherwise);
  }

  override send(as: SeatId | 'server', command: AnyCommandInput, ...faces: number[]): this {
    return super.send(as, command, ...faces);
  }

  override try(as: SeatId | 'server', command: AnyCommandInput, ...faces: number[]) {
    return super.try(as, command, ...faces);
  }

  /** The first protagonist that somebody plays. */
  of(seat: SeatId): Protagonist {
    const found = Object.values(this.state.public.protagonists).find(({ owner }) => owner === seat);
    if (!found) throw new Error(`${seat} plays nobody.`);
    return found;
  }

  /** A Trait by its words. */
  trait(text: string): Trait {
    const found = Object.values(this.state.public.traits).find((trait) => trait.text === text);
    if (!found) throw new Error(`There is no Trait “${text}”.`);
    return found;
  }

  /** What somebody has, as a test's “given”. */
  with(seat: SeatId, set: Partial<Protagonist>): this {
    const { id } = this.of(seat);
    return this.given(({ public: { protagonists } }) => {
      const one = protagonists[id];
      if (one) Object.assign(one, set);
    });
  }

  /** A Trait of somebody's, or of the scene (`null`), as a test's “given”; its id is its words. */
  withTrait(
    seat: SeatId | null,
    text: string,
    more: Partial<Trait> = {},
    kind: Trait['kind'] = seat === null ? 'scene' : 'anchor',
  ): this {
    const of = seat === null ? null : this.of(seat).id;
    return this.given(({ public: { traits } }) => {
      traits[text] = newTrait(text, kind, text, { of, ...more });
    });
  }

  /** An Asset of somebody's with one Function `f`, as a test's “given”: for Eliminate with any Skill. */
  withAsset(seat: SeatId, used: Partial<AssetFunction>, more: Partial<Asset> = {}): this {
    const asset: Asset = {
      ...{ id: 'asset', name: 'A crowbar', kind: 'tools', text: '', carried: true, lost: false },
      ...{ properties: [], requires: null, filled: 0, protects: '' },
      functions: [
        {
          ...{ id: 'f', name: 'A crowbar', action: 'eliminate', skill: null },
          ...{ quality: 0, scale: 0, properties: [], ...used },
        },
      ],
      ...more,
    };
    return this.with(seat, { assets: [...this.of(seat).assets, asset] });
  }

  /** Lays a Check of somebody's on the table, and names its Action. */
  lay(seat: SeatId, { skill, action, ...frame }: Laid): this {
    const { id: protagonist } = this.of(seat);
    this.send(seat, { type: 'check.propose', protagonist, aim: 'Get through the door', skill });
    return this.onCheck('bev', { type: 'check.frame', action, ...frame });
  }

  /** The dice of the Check on the table fall. */
  roll(seat: SeatId, ...faces: number[]): this {
    const { version = 0 } = this.state.public.check ?? {};
    return this.onCheck(seat, { type: 'check.roll', version }, ...faces);
  }

  /** Lays a Check on the table, and rolls it. */
  check(seat: SeatId, laid: Laid, ...faces: number[]): this {
    return this.lay(seat, laid).roll(seat, ...faces);
  }

  /** Lets the result stand. */
  close(seat: SeatId): this {
    return this.onCheck(seat, { type: 'check.close' });
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

  /** What the Check on the table comes to. */
  get settling(): Settling {
    const { settling } = this.state.public.check ?? {};
    if (!settling) throw new Error('No Check is being settled.');
    return settling;
  }
}

/** What a Check is, where nothing else matters: the Skill, and what the referee says of it. */
type Laid = { skill: Skill; action: ActionType } & Partial<
  Omit<Extract<AnyCommandInput, { type: 'check.frame' }>, 'type' | 'check' | 'action'>
>;

/** A command about the Check on the table, without its id. */
type AboutCheck = WithoutCheck<Extract<AnyCommandInput, { check: string }>>;
type WithoutCheck<C> = C extends unknown ? Omit<C, 'check'> : never;

/** Bev is the referee; Anya plays Ari and Carl plays Cole; Sam watches. */
export function seated(otherwise?: FairDice): StarsTable {
  return new StarsTable(otherwise).from(seatedOnce('with Ari and Cole'));
}

const seatedOnce = madeOnce(() =>
  seatEverybody(new StarsTable())
    .send('anya', { type: 'protagonist.create', name: 'Ari' })
    .send('carl', { type: 'protagonist.create', name: 'Cole' }),
);
