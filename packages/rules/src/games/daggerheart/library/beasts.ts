import type { Form } from '../characters/character';
import { reach } from '../characters/commands';
import type { DamageType, Range, Trait } from '../vocabulary';
import { ranges, rangeWords, traits } from '../vocabulary';
import type { LibraryPage } from './entry';

// What a page of the library says of a form in numbers, wherever it says so: people’s files have it under many names.

type Read = Pick<Form, 'trait' | 'by' | 'evasion' | 'attack' | 'text'>;

const ANY_TRAIT = traits.join('|');
/** From the longest to the shortest, so that “Very Close” is not read as “Close”. */
const ANY_RANGE = ranges
  .map((range) => rangeWords[range])
  .sort((one, other) => other.length - one.length)
  .join('|');

const asTrait = (word: string | undefined): Trait | undefined =>
  traits.find((trait) => trait === word?.toLowerCase());
const asRange = (word: string): Range | undefined =>
  ranges.find((range) => rangeWords[range].toLowerCase() === word.toLowerCase());

/** All that stands on a page but its features, a line each: “Evasion: +2”. */
const linesOf = ({ line, description, more = [] }: LibraryPage): string =>
  [line, ...more.map(({ name, text }) => `${name}: ${text}`), description]
    .filter(Boolean)
    .join('\n');

/** The numbers of a form: “Agility +1 | Evasion +2 | Melee Agility d4 phy”; what is not said is none. */
export function readForm(page: LibraryPage): Read {
  const said = linesOf(page);
  const [, named, besides] =
    new RegExp(`\\b(${ANY_TRAIT})\\b\\s*\\+\\s*(\\d)`, 'i').exec(said) ?? [];
  const apart = new RegExp(`\\btrait\\s*:?\\s*(${ANY_TRAIT})\\b`, 'i').exec(said)?.[1];
  const bonus = /\btrait[ _-]?bonus\s*:?\s*\+?\s*(\d)/i.exec(said)?.[1];
  const evasion = /\bevasion(?:[ _-]?bonus)?\s*:?\s*\+?\s*(\d{1,2})/i.exec(said)?.[1];
  const trait = asTrait(named ?? apart);
  const attack = attackIn(said, trait);
  return {
    ...(trait ? { trait } : {}),
    by: Number(besides ?? bonus ?? 0),
    evasion: Math.min(reach.evasion, Number(evasion ?? 0)),
    ...(attack ? { attack } : {}),
    text: said.slice(0, 600),
  };
}

/** “Melee Agility d4 phy”, “Melee, Agility, d8+2 mag” */
function attackIn(said: string, own: Trait | undefined): Form['attack'] {
  const found = new RegExp(
    `\\b(${ANY_RANGE})\\b[\\s,|–-]*(?:(${ANY_TRAIT})\\b)?[\\s,|–-]*\\d*d(\\d{1,2})\\s*(?:\\+\\s*(\\d{1,2}))?\\s*(mag)?`,
    'i',
  ).exec(said);
  const [, range = '', trait, die, bonus, magical] = found ?? [];
  const at = asRange(range);
  const sides = Number(die ?? 0);
  if (!at || sides < 2 || sides > reach.die) return undefined;
  const damage: DamageType = magical ? 'magical' : 'physical';
  return {
    trait: asTrait(trait) ?? own ?? 'strength',
    range: at,
    die: sides,
    bonus: Math.min(reach.flat, Number(bonus ?? 0)),
    damage,
  };
}
