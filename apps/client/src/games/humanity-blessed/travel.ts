import { kind, sheetOf, told, travellersOf } from '@moonlit/rules/humanity-blessed/travel';
import type { TravelLoan } from '../../shell/travel/loan';
import type { OwnPart, SharedPart } from './view';

/** Characters of one's own from table to table, with what stays with them for good. */
export const travel: TravelLoan<SharedPart, OwnPart> = {
  kind,
  words: { one: 'character', some: 'characters' },
  leaving: (state, seat) =>
    travellersOf(state, seat).map((one) => {
      const sheet = sheetOf(one);
      return { id: one.id, name: one.name, sheet, told: told(sheet) };
    }),
  told(state, seat) {
    const sheet = state.arrivals?.[seat]?.sheet;
    return sheet ? told(sheet) : [];
  },
};
