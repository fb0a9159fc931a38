import type { Audience } from '../../../engine';
import { latest, missing } from '../../../engine';
import type { AnyContext } from '../game';
import type { Found } from '../items';
import { ownCard, ownCards } from '../items';
import { keyOf } from '../naming';
import type { AnyState, Card, SavedRoll, Sheet, SheetField, Template } from '../state';
import { compartment } from '../state';
import { numbersOn, wordsOf } from './values';

/** A card with its sheet and what that is filled in by. */
export interface SheetOnCard extends Found<'cards'> {
  sheet: Sheet;
  template: Template;
}

/** What is filled in on a card; `null` where it has no sheet. */
export function sheetOf(state: AnyState, { on, item }: Found<'cards'>): SheetOnCard | null {
  const sheet = compartment(state, on).sheets?.[item.id];
  const template = sheet && state.public.templates?.[sheet.template];
  return template ? { on, item, sheet, template } : null;
}

/** The sheets that a person sees and may fill in (ANY-SHT-012). */
export const ownSheets = (context: AnyContext): SheetOnCard[] =>
  context.state.public.templates
    ? ownCards(context).flatMap((found) => sheetOf(context.state, found) ?? [])
    : [];

export const ownSheet = (context: AnyContext, card: string): SheetOnCard =>
  sheetOf(context.state, ownCard(context, card)) ??
  missing('There is no sheet on that card.', 'Choose a kind of sheet for it first.', 'ANY-SHT-007');

/** The sheets in a compartment that are a seat's own, whoever else may fill them in. */
function heldBy(state: AnyState, on: Audience, seat: string): { card: Card; sheet: Sheet }[] {
  const { cards = {}, sheets } = compartment(state, on);
  if (!sheets) return [];
  // By their cards: what is filled in on the sheets of others is not looked at, and outdates nothing here.
  return Object.values(cards).flatMap((card) => {
    const sheet = on !== 'public' || card.owner === seat ? sheets[card.id] : undefined;
    return sheet ? { card, sheet } : [];
  });
}

/**
 * The numbers of sheets in a compartment, as dice call them: those on a seat's own cards by their names, those of any
 * card by “Goblin: attack” (ANY-SHT-010).
 */
export function sheetNumbers(
  given: AnyState,
  on: Audience,
  seat: string,
): (name: string) => number | undefined {
  const state = latest(given);
  const { templates } = state.public;
  const { cards = {}, sheets } = compartment(state, on);
  if (!templates || !sheets) return () => undefined;
  const known = new Map<string, (name: string) => number | undefined>();
  const numberOf = (sheet: Sheet, name: string): number | undefined => {
    const template = templates[sheet.template];
    if (!template) return undefined;
    const numbers = known.get(sheet.id) ?? numbersOn(template, sheet);
    known.set(sheet.id, numbers);
    return numbers(name);
  };
  const first = (all: readonly Sheet[], name: string): number | undefined => {
    for (const sheet of all) {
      const value = numberOf(sheet, name);
      if (value !== undefined) return value;
    }
    return undefined;
  };
  const own = heldBy(state, on, seat).map(({ sheet }) => sheet);
  return (name) => {
    const value = first(own, name);
    const at = value === undefined ? name.indexOf(':') : -1;
    if (at < 0) return value;
    const whose = keyOf(name.slice(0, at));
    const meant = Object.values(sheets).filter(({ id }) => keyOf(cards[id]?.name ?? '') === whose);
    return first(meant, name.slice(at + 1));
  };
}

/** Dice on the sheets of a seat's own cards, as dice that are saved (ANY-SHT-011). */
export function sheetRolls({ state, seat }: AnyContext): SavedRoll[] {
  const { templates, readings = {} } = state.public;
  if (!templates) return [];
  const read = (name: string | undefined) =>
    name === undefined
      ? undefined
      : Object.values(readings).find((one) => keyOf(one.name) === keyOf(name))?.id;
  const rollOf = (sheet: Sheet, field: SheetField): SavedRoll[] => {
    if (field.is !== 'dice') return [];
    const reading = read(field.reading);
    const roll = {
      id: `${sheet.id}:${field.id}`,
      name: field.name,
      expression: wordsOf(field, sheet),
    };
    return [{ ...roll, ...(reading === undefined ? {} : { reading }) }];
  };
  return (['public', `seat:${seat.id}`] as const).flatMap((on) =>
    heldBy(state, on, seat.id).flatMap(({ sheet }) =>
      (templates[sheet.template]?.fields ?? []).flatMap((field) => rollOf(sheet, field)),
    ),
  );
}
