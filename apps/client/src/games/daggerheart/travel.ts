import { kind, sheetOf, told, travellersOf } from '@moonlit/rules/daggerheart/travel';
import type { TravelLoan } from '../../shell/travel/loan';
import type { SharedPart } from './view';

/** Characters from table to table. */
export const travel: TravelLoan<SharedPart> = {
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
