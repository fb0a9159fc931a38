import { ChoiceButtons } from '../../../shell/offers/choice-buttons';
import { useOffers, useTable } from '../view';
import { attributesOf, isActionField } from './attributes';

/**
 * The nine actions, each a tap away from a roll on the table. What is to be said besides may be written
 * in the form beside them, before or not at all.
 */
export function QuickActions() {
  const { roll, intentions } = useTable().public.value;
  const attributes = attributesOf();
  const offer = useOffers('act').find(
    ({ command, primary }) => command === 'roll.propose' && primary,
  );
  const field = offer?.fields?.find(isActionField);
  if (!offer || !field) return null;
  const { protagonist } = offer.with;
  const waits = roll !== null && roll.roller !== protagonist;
  return (
    <ChoiceButtons
      offer={offer}
      field={field}
      legend={waits ? 'Tap what you do next; it waits' : 'Tap an action to roll'}
      groups={attributes}
      waiting={intentions[String(protagonist)]?.action}
    />
  );
}
