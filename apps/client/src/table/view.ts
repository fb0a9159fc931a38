import type { CommandAck, CommandMessage } from '@moonlit/protocol';
import type {
  DirectorState,
  Offer,
  Place,
  Protagonist,
  PublicState,
  Role,
  SeatState,
} from '@moonlit/rules';
import type { ReadonlySignal } from '@preact/signals';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';

/** An offer with the key it is kept under. */
export interface OpenOffer extends Offer {
  key: string;
}

/** Who looks at the table. */
export interface Viewer {
  seat: string;
  name: string;
  role: Role;
}

/** The table as one seat sees it: its compartments, and the way to send commands. */
export interface TableView {
  id: string;
  viewer: Viewer;
  public: ReadonlySignal<PublicState>;
  director: ReadonlySignal<DirectorState | null>;
  seat: ReadonlySignal<SeatState | null>;
  /** What the viewer may do now, in the order of the rules. */
  offers: ReadonlySignal<OpenOffer[]>;
  present: ReadonlySignal<ReadonlySet<string>>;
  online: ReadonlySignal<boolean>;
  /** The seat's token, for what goes over HTTP; `null` in a preview. */
  token: string | null;
  serverNow(): number;
  send(command: CommandMessage['command']): Promise<CommandAck>;
}

export const TableContext = createContext<TableView | null>(null);

/** The table around this component. */
export function useTable(): TableView {
  const table = useContext(TableContext);
  if (!table) throw new Error('Nothing of a table can be drawn outside a table.');
  return table;
}

/** Offers as a list: smaller `order` first, else as the rules list them. */
export function listOffers(offers: Record<string, Offer>): OpenOffer[] {
  return Object.entries(offers)
    .map(([key, offer]) => ({ ...offer, key }))
    .sort((a, b) => (a.order ?? 0) - (b.order ?? 0));
}

/** The viewer's offers of one place. What answers a question stands with the questions only. */
export function useOffers(place: Place): OpenOffer[] {
  return useTable().offers.value.filter((offer) =>
    offer.prompt === undefined ? offer.place === place : place === 'prompt',
  );
}

/** Whether an offer ends or lengthens questions that are open: it stands beside them. */
export function aboutQuestions({ command, prompt, with: { questions } }: OpenOffer): boolean {
  return command.startsWith('info.') && typeof questions === 'string' && prompt === undefined;
}

/** Whether an offer changes a rule of the table: it stands beside the rule. */
export function isHouseRule({ command }: OpenOffer): boolean {
  return command === 'table.house-rule';
}

/** Whether an offer is about what the table makes for itself: it stands with its own library. */
export function isOwnLibrary({ command }: OpenOffer): boolean {
  return command.startsWith('custom.');
}

/** Whether an offer is about a cursed fate: it stands with their map. */
export function isFate({ command }: OpenOffer): boolean {
  return command.startsWith('fate.');
}

/** Whether an offer belongs to what the playset shows of its own: it stands there. */
export function isOfPlayset(offer: OpenOffer): boolean {
  const { command, place } = offer;
  if (isFate(offer)) return place === 'series';
  return command.startsWith('dreams.') && ['series', 'sheet', 'director'].includes(place);
}

/** The character that the viewer plays now. */
export function ownProtagonist(table: TableView): Protagonist | null {
  const all = Object.values(table.public.value.protagonists);
  return all.find(({ seat, status }) => seat === table.viewer.seat && status !== 'lost') ?? null;
}

/** Whether the viewer is a director at a table where nobody else sits. */
export function alone({ viewer, public: { value: state } }: TableView): boolean {
  return viewer.role === 'director' && Object.keys(state.table.seats).length === 1;
}

/** A protagonist's name, or whose character it will be. */
export function protagonistName(state: PublicState, id: string): string {
  const one = state.protagonists[id];
  if (!one) return 'Somebody';
  if (one.name) return one.name;
  const player = one.seat && state.table.seats[one.seat]?.name;
  return player ? `${player}’s protagonist` : 'An unnamed protagonist';
}

/** A person's name at the table. */
export function personName(state: PublicState, seat: string | null): string {
  return (seat && state.table.seats[seat]?.name) || 'Somebody';
}
