import type { Seat, SeatId } from '../../../engine';
import { inARow } from '../../../table';
import type { Favour, Favours, GbmState, GroupChoice } from '../state';

/** Who chooses for the group: everybody who sits at the table, whoever directs among them (AMB-95). */
function choosers(state: GbmState): Seat[] {
  return Object.values(state.public.table.seats).filter(
    ({ role, vacant }) => !vacant && role !== 'spectator',
  );
}

/** Who favours this, of those who choose. */
export function favouring(
  state: GbmState,
  choice: GroupChoice,
  { value, setting }: Favour,
): Seat[] {
  const said = state.public.series.favours?.[choice] ?? {};
  return choosers(state).filter(
    ({ id }) => said[id]?.value === value && said[id]?.setting === setting,
  );
}

/** Whether more than half of those who choose favour the same: then it is the group’s (AMB-95). */
export function isAgreed(state: GbmState, choice: GroupChoice, favour: Favour): boolean {
  return favouring(state, choice, favour).length * 2 > choosers(state).length;
}

/** What a seat favours; `null` for nothing. */
export const favourOf = (state: GbmState, choice: GroupChoice, seat: SeatId): Favour | null =>
  state.public.series.favours?.[choice]?.[seat] ?? null;

/** “Favoured by Claire and Dylan.”; nothing where nobody has said so. */
export function favouredBy(state: GbmState, choice: GroupChoice, value: string): string[] {
  const said = state.public.series.favours?.[choice] ?? {};
  const names = choosers(state).flatMap(({ id, name }) => (said[id]?.value === value ? name : []));
  return names.length > 0 ? [`Favoured by ${inARow(names)}.`] : [];
}

/** What everybody favours, with what one of them now says; `null` takes it back. */
export function withFavour(
  state: GbmState,
  choice: GroupChoice,
  seat: SeatId,
  favour: Favour | null,
): Favours {
  const { favours = {} } = state.public.series;
  const { [seat]: _before, ...others } = favours[choice] ?? {};
  return { ...favours, [choice]: favour ? { ...others, [seat]: favour } : others };
}

/** What is left of it once something of a kind is chosen: nobody is held to what they said of that. */
export function withoutFavours(state: GbmState, choice: GroupChoice): { favours?: Favours } {
  const { favours } = state.public.series;
  if (!favours) return {};
  // Outside creation all kinds are paid for with the same advances.
  if (state.public.phase !== 'creation') return { favours: {} };
  const { [choice]: _chosen, ...others } = favours;
  return { favours: others };
}
