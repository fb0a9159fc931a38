import type { EndeavorType } from '../vocabulary';
import { change, operate } from './actions';
import { combat } from './combat';
import type { DueRule } from './dues';
import { commonDues } from './dues';
import type { Due, Endeavor, Participant } from './endeavor';
import { rest } from './generic';
import type { ActionRule, KindRule, SpecialRule } from './kinds';
import { racing } from './racing';
import { rush } from './rush/rush';
import { stealthDues } from './stealth/dues';
import { stealth } from './stealth/stealth';
import { unitDues } from './unit/dues';
import { unit } from './unit/unit';

/** The types of Endeavors that can be played, by their name (HUM-1101). */
const kinds: Readonly<Record<EndeavorType, KindRule>> = { combat, racing, rush, stealth, unit };

export const kindOf = ({ type }: Pick<Endeavor, 'type'>): KindRule => kinds[type];

/** Those that can be begun, in their order. */
export const playable = Object.values(kinds).map(({ type }) => type);

const dues: Readonly<Record<string, DueRule>> = {
  ...commonDues,
  ...stealthDues,
  ...unitDues,
};

export const dueRuleOf = ({ kind }: Pick<Due, 'kind'>): DueRule => {
  const found = dues[kind];
  if (!found) throw new Error(`Nothing is owed of the kind “${kind}”.`);
  return found;
};

/** What somebody can do on their turn: what the type has, then what all types have (HUM-1301…1305). */
export const actionsOf = (endeavor: Endeavor, who: Participant): readonly ActionRule[] => [
  ...kindOf(endeavor).actions(endeavor, who),
  ...(hasGeneric(endeavor, who) ? [rest, change, operate] : []),
];

/** Whether somebody has what all types have (HUM-1301…1305). */
export const hasGeneric = (endeavor: Pick<Endeavor, 'type'>, who: Participant): boolean =>
  kindOf(endeavor).generic?.(who) ?? true;

export const actionOf = (endeavor: Endeavor, who: Participant, id: string): ActionRule | null =>
  actionsOf(endeavor, who).find((one) => one.id === id) ?? null;

export const specialsOf = (endeavor: Endeavor, who: Participant): readonly SpecialRule[] =>
  kindOf(endeavor).specials(endeavor, who);
