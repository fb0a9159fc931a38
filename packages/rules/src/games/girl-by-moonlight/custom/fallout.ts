import { z } from 'zod';
import type { Field, FieldOption, Refusal } from '../../../engine';
import type { WayToMove } from '../../../table';
import { choiceField, numberField, textField } from '../../../table';
import { command, id, needed } from '../../../table/command';
import type { CustomFallout, GbmState, SecretFallout } from '../state';
import { numeral } from '../vocabulary';
import { customDeskOf } from './held';
import { CUSTOM_MAX, drawer, falloutNamed, noRoom, writing } from './lookups';

/** Bands as a person reads them; a critical reads as a 6. */
const bandLabels: Record<CustomFallout['band'], string> = {
  bad: '1–3',
  partial: '4/5',
  success: '6',
};

const falloutCommand = command('custom.write-fallout', {
  fallout: id.optional(),
  tier: z.int().min(1).max(3),
  band: z.enum(['bad', 'partial', 'success']),
  text: needed(300),
  instead: z.boolean().default(false),
});
type FalloutCommand = z.infer<typeof falloutCommand>;

const noRoomFor = (state: GbmState): Refusal | null =>
  noRoom(CUSTOM_MAX.fallout, customDeskOf(state).fallout, 'fallout entries');

/** Writes an entry for fallout. It stays on the desk until fallout is told. */
export const writingFallout = writing.once('director', (move) => [
  move(falloutCommand, {
    drawer,
    unless({ state }, { fallout, text }) {
      // Every way asks for its text: before it is there, it is open whether it is a new one.
      if (text === undefined) return null;
      if (fallout === undefined) return noRoomFor(state);
      falloutNamed(state, fallout);
      return null;
    },
    *ways({ state }): Generator<WayToMove<FalloutCommand>> {
      if (!noRoomFor(state)) {
        const detail = 'Nobody else sees it before you tell it in fallout.';
        yield { label: 'Write a fallout entry', detail, order: 302, fields: entryFields() };
      }
      for (const entry of Object.values(customDeskOf(state).fallout)) {
        yield {
          with: { fallout: entry.id },
          label: `Tier ${numeral(entry.tier)}, ${bandLabels[entry.band]}: ${entry.text}`,
          order: 400,
          fields: entryFields(entry),
        };
      }
    },
    do(play, { fallout: before, band, text, instead, tier: wanted }) {
      const tier = tierOf(wanted);
      const fallout = { id: before ?? play.id('fallout'), tier, band, text, instead };
      play.emit({ type: 'customFalloutSet', fallout });
      play.say(`Fallout of our own at tier ${numeral(tier)}, ${bandLabels[band]}: ${text}`, {
        to: 'director',
      });
    },
  }),
]);

export const removingFallout = writing.about(
  {
    part: 'fallout',
    what: 'fallout entry',
    all: ({ state }) => Object.values(customDeskOf(state).fallout),
    idOf: (entry) => entry.id,
    find: ({ state }, wanted) => falloutNamed(state, wanted),
  },
  'director',
  (move) => [
    move(command('custom.remove-fallout', { fallout: id }), {
      drawer,
      ways: (_, { text }) => ({ label: `Remove: ${text}`, order: 401 }),
      do(play, { fallout }, _, { text }) {
        play.emit({ type: 'customFalloutRemoved', id: fallout });
        play.say(`No longer fallout of our own: ${text}`, { to: 'director' });
      },
    }),
  ],
);

const bands = (['bad', 'partial', 'success'] as const).map((band) => ({
  value: band,
  label: bandLabels[band],
}));

const entryFields = (entry?: CustomFallout): Field[] => [
  numberField('tier', 'Adversary tier', 3, entry?.tier ?? 1, 1),
  choiceField('band', 'Result', bands, entry?.band ?? 'bad'),
  { ...textField('text', 'What happens', 300, entry?.text ?? '', true), multiline: true },
  {
    name: 'instead',
    kind: 'switch',
    label: 'Suggest it before the playset’s entry',
    initial: entry?.instead ?? false,
  },
];

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
  const option = ({ id: value, text }: CustomFallout): FieldOption => ({
    value,
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
