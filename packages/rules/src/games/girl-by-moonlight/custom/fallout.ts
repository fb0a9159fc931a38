import type { FieldOption } from '../../../engine';
import type { CommandOf } from '../commands';
import type { GbmPlay } from '../game';
import type { CustomFallout, GbmState, SecretFallout } from '../state';
import { numeral } from '../vocabulary';
import { customDeskOf } from './held';
import { CUSTOM_MAX, falloutNamed, refuseMoreThan, writer } from './lookups';

/** Bands as a person reads them; a critical reads as a 6. */
export const bandLabels: Record<CustomFallout['band'], string> = {
  bad: '1–3',
  partial: '4/5',
  success: '6',
};

/** Writes an entry for fallout. It stays on the desk until fallout is told. */
export function writeFallout(play: GbmPlay, command: CommandOf<'custom.write-fallout'>): void {
  writer(play);
  const { fallout: id, band, text, instead } = command;
  const before = id === undefined ? null : falloutNamed(play.state, id);
  if (!before)
    refuseMoreThan(CUSTOM_MAX.fallout, customDeskOf(play.state).fallout, 'fallout entries');
  const tier = tierOf(command.tier);
  const fallout: CustomFallout = {
    id: before?.id ?? play.id('fallout'),
    tier,
    band,
    text,
    instead,
  };
  play.emit({ type: 'customFalloutSet', fallout });
  play.say(`Fallout of our own at tier ${numeral(tier)}, ${bandLabels[band]}: ${text}`, {
    to: 'director',
  });
}

export function removeFallout(play: GbmPlay, command: CommandOf<'custom.remove-fallout'>): void {
  writer(play);
  const { id, text } = falloutNamed(play.state, command.fallout);
  play.emit({ type: 'customFalloutRemoved', id });
  play.say(`No longer fallout of our own: ${text}`, { to: 'director' });
}

/** The entry of the playset's own table, among what could be told. */
export const BOOK_ENTRY = 'book';

/**
 * What the director can tell of a fallout roll: the playset's entry, and the table's own for the same
 * tier and band. What takes the place of the playset's stands first.
 */
export function falloutEntries(state: GbmState, drawn: SecretFallout): FieldOption[] {
  const band = drawn.result.band === 'critical' ? 'success' : drawn.result.band;
  const own = Object.values(customDeskOf(state).fallout).filter(
    (entry) => entry.tier === drawn.adversaryTier && entry.band === band,
  );
  const option = ({ id, text }: CustomFallout): FieldOption => ({
    value: id,
    label: text,
    detail: 'Our own',
  });
  return [
    ...own.filter(({ instead }) => instead).map(option),
    { value: BOOK_ENTRY, label: drawn.entry, detail: 'The playset’s' },
    ...own.filter(({ instead }) => !instead).map(option),
  ];
}

function tierOf(tier: number): 1 | 2 | 3 {
  return tier === 1 ? 1 : tier === 2 ? 2 : 3;
}
