import type { Sheet, Template } from '@moonlit/rules/any-game';
import type { OpenOffer } from '../../../shell/state';
import { useOwnPlace, useTable } from '../view';

/** What is filled in on a card, and what its lines are. */
export interface FilledSheet {
  sheet: Sheet;
  template: Template;
}

/** The sheet of a card; `null` where it has none. */
export function useSheet(card: string, secret: boolean): FilledSheet | null {
  const shared = useTable().public.value;
  const own = useOwnPlace();
  const sheet = (secret ? own : shared).sheets?.[card];
  const template = sheet && shared.templates?.[sheet.template];
  return template ? { sheet, template } : null;
}

/** An offer about several lines, settled for one of them: a tap. */
export function forLine(offer: OpenOffer | undefined, line: string): OpenOffer | undefined {
  const field = offer?.fields?.find(({ name }) => name === 'line');
  const option =
    field?.kind === 'choice' ? field.options.find(({ value }) => value === line) : undefined;
  if (!offer || !option) return undefined;
  const sign = offer.with.by === 1 ? '+' : '−';
  return {
    ...offer,
    key: `${offer.key}:${line}`,
    label: `“${option.label}” ${sign}1`,
    with: { ...offer.with, line },
    fields: [],
  };
}
