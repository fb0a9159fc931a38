import { kind, sheetOf, told, travellersOf } from '@moonlit/rules/any-game/travel';
import type { TravelLoan } from '../../shell/travel/loan';
import type { AnySeat, SharedPart } from './view';

/** Cards of one’s own from table to table, with what is counted on them and the dice that one has saved. */
export const travel: TravelLoan<SharedPart, AnySeat> = {
  kind,
  words: { one: 'card', some: 'cards' },
  leaving: (state, seat, own) =>
    travellersOf(state, seat).map((one) => {
      const sheet = sheetOf(state, one, own?.saved);
      return { id: one.id, name: one.name, sheet, told: told(sheet) };
    }),
  told(state, seat) {
    const sheet = state.arrivals?.[seat]?.sheet;
    return sheet ? told(sheet) : [];
  },
};
