import type { CommandMessage } from '@moonlit/protocol';
import type { Offer } from '@moonlit/rules';
import type { ReadonlySignal } from '@preact/signals';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Stage } from '../beats/stage';
import type { Reactions } from '../connection/reactions';
import type { CommandAnswer } from '../connection/wire';
import type { GameClient } from '../game';
import type { DirectorView, OpenOffer, SeatView, SharedState, Viewer } from '../state';
import type { Drawers } from './drawers';
import type { OwnStep } from './own-step';

/**
 * The table as one seat sees it: its compartments, and the way to send commands. A game names the
 * types of its own state. While dice fall it stays as it was before (`Stage`).
 */
export interface TableView<
  P extends SharedState = SharedState,
  D extends DirectorView = DirectorView,
  S extends SeatView = SeatView,
> {
  id: string;
  game: GameClient;
  viewer: Viewer;
  public: ReadonlySignal<P>;
  director: ReadonlySignal<D | null>;
  seat: ReadonlySignal<S | null>;
  /** What the viewer may do now, in the order of the rules. */
  offers: ReadonlySignal<OpenOffer[]>;
  /** What the viewer may do besides, which is asked for when somebody wants to see it. */
  drawers: Drawers;
  present: ReadonlySignal<ReadonlySet<string>>;
  /** What each seat is writing about, of what everybody is asked: the topic of an offer, by seat. */
  writing: ReadonlySignal<ReadonlyMap<string, string>>;
  /** Tells the others that the viewer is writing about a topic; `null`: not any more. */
  tellWriting(topic: string | null): void;
  /** Who reacts without words, and how one does so oneself. */
  reactions: Pick<Reactions, 'now' | 'newest' | 'send'>;
  /** Whether there is a line to the table, or was one within the last second. */
  online: ReadonlySignal<boolean>;
  /** The seat's token, for what goes over HTTP; `null` in a preview, and where there is no server. */
  token: string | null;
  serverNow(): number;
  /** What happens, as everybody is shown it. */
  stage: Stage;
  /** What the viewer did last, while they may take it back. */
  ownStep: ReadonlySignal<OwnStep | null>;
  /** Sends a command; `offer` is what it comes from, where it comes from any. */
  send(
    command: CommandMessage['command'],
    offer?: Pick<Offer, 'label' | 'rolls'>,
  ): Promise<CommandAnswer>;
}

export const TableContext = createContext<TableView | null>(null);

/** The table around this component. */
export function useTable(): TableView {
  const table = useContext(TableContext);
  if (!table) throw new Error('Nothing of a table can be drawn outside a table.');
  return table;
}

/** The viewer's offers of one place. What answers a question stands with the questions only. */
export function useOffers(place: string): OpenOffer[] {
  return useTable().offers.value.filter((offer) =>
    offer.prompt === undefined ? offer.place === place : place === 'prompt',
  );
}

/** Whether the viewer looks after seats and invites: the director, or at a table without one whoever plays. */
export function managesSeats({ viewer, public: { value: state } }: TableView): boolean {
  return viewer.role === (state.table.directed === false ? 'protagonist' : 'director');
}

/** Whether the viewer is to invite people, since nobody else sits here yet. */
export function aloneAtTable(table: TableView): boolean {
  return managesSeats(table) && Object.keys(table.public.value.table.seats).length === 1;
}

/** As much of a table as says who sits at it. */
export interface Seated {
  table: { seats: Readonly<Record<string, { name: string }>> };
}

/** A person's name at the table. */
export function personName(state: Seated, seat: string | null): string {
  return (seat && state.table.seats[seat]?.name) || 'Somebody';
}
