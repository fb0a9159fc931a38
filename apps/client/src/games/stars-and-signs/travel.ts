import { kind, sheetOf, told, travellersOf } from '@moonlit/rules/stars-and-signs/travel';
import type { TravelLoan } from '../../shell/travel/loan';
import type { OwnPart, SharedPart } from './view';

/** Protagonists of one's own from table to table, with what stays with them for good. */
export const travel: TravelLoan<SharedPart, OwnPart> = {
  kind,
  words: { one: 'protagonist', some: 'protagonists' },
  leaving: (state, seat, own) =>
    travellersOf(state, seat).map((one) => {
      const sheet = sheetOf(state, one, own?.kept);
      return { id: one.id, name: one.name, sheet, told: told(sheet) };
    }),
  told(state, seat) {
    const sheet = state.arrivals?.[seat]?.sheet;
    return sheet ? told(sheet) : [];
  },
};
