import type { PersonText, ReadyPerson, ReadyStart, StartText } from '../../../table';
import type { Kit } from '../kits/kit';
import type { Card, Counter, SavedRoll } from '../state';

/** A card as one writes it: what it is called, and what stands on it. */
export interface ReadyCard {
  readonly kind: Card['kind'];
  readonly name: string;
  readonly text: string;
  readonly tags: readonly string[];
  readonly emoji: string;
  readonly colour: Card['colour'];
  readonly counters?: readonly ReadyCounter[];
}

type ReadyCounter = Pick<Counter, 'name' | 'value' | 'min' | 'max' | 'boxes'>;

/** Somebody to take: a card of one’s own, and dice that are saved for whoever plays them. */
export interface AnyPerson extends ReadyPerson {
  readonly id: string;
  readonly card: Omit<ReadyCard, 'kind' | 'name'>;
  readonly rolls: readonly Omit<SavedRoll, 'id'>[];
  /** What is filled in on their sheet, by the names of its lines. */
  readonly sheet?: ReadySheet;
}

/** A sheet of a kind that the kit has. */
export interface ReadySheet {
  readonly of: string;
  readonly filled: Readonly<Record<string, number | string>>;
}

/** Something to play at once, of cards, clocks, counters and dice. */
export interface AnyStart extends ReadyStart<AnyPerson> {
  /** What it is played by, where that is more than dice and cards. */
  readonly kit?: Kit;
  readonly scene: string;
  readonly opening: readonly string[];
  readonly firsts: readonly string[];
  /** How it is played: what is enough on the dice, and what its counters and clocks are for. */
  readonly ways: readonly string[];
  readonly cards: readonly ReadyCard[];
  readonly counters: readonly ReadyCounter[];
  readonly rolls: readonly Omit<SavedRoll, 'id'>[];
  /** A secret one lies on the desk; where nobody runs the table, there is none and it is left out. */
  readonly clocks: readonly { name: string; segments: number; secret?: true }[];
}

/** What everybody may read of a start (TABLE-140). */
export const told = ({ id, name, opening, firsts, ways, people }: AnyStart): StartText => ({
  id,
  name,
  opening,
  firsts,
  ways,
  people: people.map(toldOf),
});

const toldOf = ({ id, name, line, card, rolls, sheet }: AnyPerson): PersonText => ({
  id,
  name,
  line,
  emoji: card.emoji,
  goodAt: card.tags,
  about: [
    { term: 'Who that is', lines: [card.text] },
    {
      term: sheet?.of ?? 'Sheet',
      lines: Object.entries(sheet?.filled ?? {}).map(([what, said]) => `${what}: ${said}`),
    },
    { term: 'Rolls', lines: rolls.map((roll) => `${roll.name}: ${roll.expression}`) },
    {
      term: 'Counts',
      lines: (card.counters ?? []).map((one) => `${one.name}: ${one.value} of ${one.max}`),
    },
  ],
});

/** A row of boxes, of which none is marked. */
export const track = (name: string, max: number): ReadyCounter => ({
  name,
  value: 0,
  min: 0,
  max,
  boxes: true,
});

/** A number that begins somewhere. */
export const counter = (name: string, value: number, max: number): ReadyCounter => ({
  name,
  value,
  min: 0,
  max,
  boxes: false,
});

/** Somebody whose numbers and dice stand on a sheet of the kit. */
export const withSheet = (
  [id, name, line]: readonly [id: string, name: string, line: string],
  card: Pick<ReadyCard, 'text' | 'emoji' | 'colour'> & { tags: readonly string[] },
  of: string,
  filled: ReadySheet['filled'],
): AnyPerson => ({ id, name, line, card, rolls: [], sheet: { of, filled } });

/** A kit that is played by these things and no others. */
export const kitOfOurs = (
  kit: Pick<Kit, 'name' | 'questions' | 'templates'> & Partial<Kit>,
): Kit => ({ readings: [], decks: [], tables: [], rolls: [], ...kit });
