import type { Field, Refusal } from '../../../../engine';
import { playsetOf } from '../../library/playset';
import { nameOf } from '../../lookups';
import { barred } from '../../refusal';
import type { GbmState, Protagonist, SecondaryCharacter } from '../../state';

/** A secondary character who is no traitor. */
const ORDINARY = 'ordinary';

/**
 * What kind of secondary character it is to be, where the series has traitors (GBM-ROT-RUL-001);
 * without a word it stays what it was.
 */
export function kindOf(
  wanted: string | undefined,
  before: SecondaryCharacter | undefined,
): Pick<SecondaryCharacter, 'kind'> {
  if (wanted === undefined) return before?.kind === undefined ? {} : { kind: before.kind };
  return wanted === ORDINARY ? {} : { kind: wanted };
}

/** Why the series knows no such kind, if so. */
export function unknownKind(state: GbmState, wanted: string): Refusal | null {
  const kinds = playsetOf(state).traitors?.kinds ?? [];
  if (wanted === ORDINARY || kinds.some(({ value }) => value === wanted)) return null;
  return barred('not-found', 'This series knows no such kind of secondary character.', {
    instead:
      kinds.length === 0
        ? 'Write who they are in their description.'
        : `Choose among: ${kinds.map(({ label }) => label).join('; ')}.`,
    rule: 'GBM-ROT-RUL-001',
  });
}

/** Why some people would leave a finished sheet with no traitor, or with two, if so. */
export function withoutTraitor(
  state: GbmState,
  one: Protagonist,
  secondary: SecondaryCharacter[],
): Refusal | null {
  const { traitors, asks } = playsetOf(state);
  if (!traitors || one.status === 'creating' || lacksTraitor(state, one)) return null;
  const lacks = asks?.secondary?.lacks(state, { ...one, secondary });
  if (!lacks) return null;
  return barred('not-allowed', `${nameOf(one)} would need ${lacks}.`, {
    instead: 'Keep one traitor among the two; name and description are yours to change.',
    rule: 'GBM-ROT-RUL-001',
  });
}

/** Whether both people are written, and not one of them is the traitor that the series asks for. */
const lacksTraitor = (state: GbmState, one: Protagonist): boolean =>
  (playsetOf(state).asks?.secondary?.lacks(state, one) ?? null) !== null;

/** What is said of secondary characters while they are made. */
export function aboutPeople(state: GbmState): string {
  const usual = 'Family, a friend, a rival, a mentor: somebody who belongs to your story.';
  const { traitors } = playsetOf(state);
  return traitors ? `${usual} ${traitors.hint}` : usual;
}

/** Asks for the kind, where the series has traitors. */
export function kindFields(state: GbmState, one: Protagonist, index: number): Field[] {
  const { traitors } = playsetOf(state);
  if (!traitors) return [];
  const options = [{ value: ORDINARY, label: 'No traitor' }, ...traitors.kinds];
  const now = one.secondary[index];
  const lacking = index > 0 && one.secondary[0] !== undefined && !one.secondary[0].kind;
  const initial = now ? (now.kind ?? ORDINARY) : lacking ? '' : ORDINARY;
  // Of the two on a finished sheet one is a traitor: somebody new is what the other is not.
  const other = one.secondary.find((_, at) => at !== index);
  const ordinary = now ? now.kind === undefined : other?.kind !== undefined;
  const open = one.status === 'creating' || !other || lacksTraitor(state, one);
  const offered = open ? options : options.filter(({ value }) => (value === ORDINARY) === ordinary);
  return [
    {
      name: 'kind',
      kind: 'choice',
      label: 'Do they betray you?',
      options: offered,
      required: true,
      ...(initial ? { initial } : {}),
    },
  ];
}
