import type { Bar, SeatId } from '../../engine';
import type { OfferContext } from '../area';
import type { MoveContext } from '../moves';
import type { TableWords } from '../words';
import type { WithArrivals } from './arrival';
import type { FileKind } from './file';
import type { SheetReading } from './reading';

/** What of somebody travels: at least what they are called. */
export interface TravelSheet {
  name: string;
}

/** What a game says of those who leave its tables and come to them: `One` is somebody here, `Sheet` what travels of them. */
export interface TravelRules<
  S extends WithArrivals<Sheet>,
  P,
  X extends OfferContext<S>,
  One,
  Sheet extends TravelSheet,
> {
  readonly words: TableWords;
  readonly kind: FileKind;
  /** What the game calls somebody who travels: “character”. */
  readonly what: string;
  /** Somebody to stand in the form before a file is chosen. */
  example(): Sheet;
  /** Reads a sheet by what is true for ever; `null` where there is nobody in it. An older form is read, too. */
  read(sheet: SheetReading, form: number): Sheet | null;
  /** What of it fits this table just now, with a sentence for each thing that does not; without, all does. */
  fitting?(state: S, sheet: Sheet): { sheet: Sheet; left: string[] };
  /** Why nobody comes into play by this seat now, if so. */
  notNow(state: S, seat: SeatId, sheet: Sheet | null): Bar | null;
  /** What those who are here are called. */
  names(state: S): string[];
  /** Puts them into play, as their player could have made them; gives the id that they have here. */
  arrive(play: P, sheet: Sheet, seat: SeatId): string;
  /** Those of a seat’s own of whom it can say that they have gone. */
  readonly leaving: {
    own(context: MoveContext<X>): readonly One[];
    idOf(one: One): string;
    nameOf(one: One): string;
    /** Why they cannot go just now, if so. */
    notNow?(state: S, one: One): Bar | null;
    /** Takes them out of play. */
    go(play: P, one: One): void;
  };
}
