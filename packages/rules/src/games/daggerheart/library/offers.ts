import type { Field } from '../../../engine';
import { choiceField, foldedAway, numberField, textField } from '../../../table';
import { ownedBy } from '../characters/find';
import { damageOptions, rangeOptions, sheetRoom, traitOptions } from '../characters/forms';
import { growthRoom } from '../characters/growth-forms';
import { most } from '../fight/adversary';
import type { DhOffers } from '../game';
import { offering } from '../game';
import { caps } from '../vocabulary';
import type { LibraryKind } from './entry';
import { EMPTY_IMPORT, IMPORT_MOST, libraryKinds } from './entry';
import { shelf } from './shelf';
import { hasPlace } from './shelves';

/** The drawer with the table's library: all of it for the GM, what one can take for a player. */
export const LIBRARY = 'library';

export function libraryOffers(context: DhOffers): void {
  if (context.director) {
    offerDesk(context);
    offerWriting(context);
  } else offerTaking(context);
}

/** What is put on the desk or before the table, and what is thrown away. */
function offerDesk(context: DhOffers): void {
  const { state } = context;
  const room = Object.keys(state.director.adversaries).length < most.room;
  for (const kind of libraryKinds) {
    const offer = offering(context, 'library', kind);
    for (const { id, name } of Object.values(shelf(state, kind))) {
      if (kind === 'adversaries' && room) {
        offer('library.place', { entry: id }, `Put ${name} on the desk`);
      }
      offer('library.remove', { entry: id }, `Remove ${name} from the library`);
    }
  }
  const offer = offering(context, 'library', 'environments');
  for (const { id, name, features } of Object.values(state.director.library.environments)) {
    const open = state.director.environment === id && state.public.environment !== null;
    if (!open) offer('environment.reveal', { environment: id }, `Reveal ${name}`);
    features.forEach(({ name: does, text, fear }, feature) => {
      if (!open || fear > state.public.fear) return;
      offer('environment.use', { environment: id, feature }, does, [], {
        ...(text ? { detail: text } : {}),
        ...(fear > 0 ? { cost: `${fear} Fear` } : {}),
      });
    });
    if (open) offer('environment.close', {}, `Leave ${name}`);
  }
}

/** Forms for what is written by hand, and the import. */
function offerWriting(context: DhOffers): void {
  const { state } = context;
  const offer = offering(context, 'library', 'writing');
  offer(
    'library.import',
    {},
    'Import from JSON',
    [
      {
        ...textField('text', 'The text of the file', IMPORT_MOST, EMPTY_IMPORT, true),
        hint: `At most ${IMPORT_MOST.toLocaleString('en')} characters at once: bring a larger library in pieces. What has the name of something that is there takes its place.`,
      },
    ],
    { detail: 'All of it comes in, or nothing. Adversaries and environments only you see.' },
  );
  const name = textField('name', 'Name', 60, '', true);
  const text = textField('text', 'What it does', 2000, '');
  const tier = numberField('tier', 'Tier', 4, 1, 1);
  const ability = textField('ability', 'A feature', 80, '');
  if (hasPlace(state, 'weapons'))
    offer('library.weapon', {}, 'Write a weapon', weaponFields(name, tier));
  if (hasPlace(state, 'cards')) {
    offer('library.card', {}, 'Write a domain card', [
      name,
      textField('domain', 'Domain', 80, ''),
      numberField('level', 'Level', caps.level, 1, 1),
      text,
      ...foldedAway([
        textField('style', 'Spell, ability, …', 80, ''),
        numberField('recall', 'Recall cost', 12, 0),
        numberField('hope', 'Costs Hope', caps.hope, 0),
        numberField('stress', 'Costs Stress', 12, 0),
      ]),
    ]);
  }
  if (hasPlace(state, 'classes')) {
    offer('library.class', {}, 'Write a class', [
      name,
      textField('description', 'In words', 2000, ''),
      textField('domains', 'Its domains', 80, ''),
      ...foldedAway([
        numberField('evasion', 'Evasion to begin with; 0 says nothing', 30, 0),
        numberField('hp', 'HP to begin with; 0 says nothing', 12, 0),
        ability,
        text,
      ]),
    ]);
  }
  if (!hasPlace(state, 'environments')) return;
  offer('library.environment', {}, 'Write an environment', [
    name,
    textField('description', 'What everybody sees there', 2000, ''),
    textField('impulses', 'What it wants', 300, ''),
    ability,
    text,
    numberField('fear', 'That costs Fear', most.fear, 0),
    ...foldedAway([
      tier,
      textField('style', 'Kind', 80, ''),
      textField('difficulty', 'Difficulty', 80, ''),
    ]),
  ]);
}

const weaponFields = (name: Field, tier: Field): Field[] => [
  name,
  choiceField('trait', 'Trait', traitOptions, 'agility'),
  choiceField('range', 'Range', rangeOptions, 'melee'),
  numberField('die', 'Damage die: d…', 20, 8, 2),
  numberField('bonus', 'Damage bonus', 30, 0),
  choiceField('damage', 'Damage', damageOptions, 'physical'),
  ...foldedAway([tier, textField('text', 'What is special about it', 300, '')]),
];

/** What a player can take onto a sheet: cards of their level or below, weapons, a class. */
function offerTaking(context: DhOffers): void {
  for (const { kind, character, entry, label } of takings(context)) {
    offering(context, 'library', kind)('library.take', { character, entry }, label);
  }
}

/** Whether there is anything in the library for a seat: asked after every command, so it looks no further than it must. */
export function hasLibrary({ state, seat, director }: DhOffers): boolean {
  if (director) return true;
  const { weapons, cards, classes } = state.public.library;
  return ownedBy(state, seat.id).some(
    (one) =>
      one.life !== 'dead' &&
      (isFilled(classes) ||
        (one.weapons.length < sheetRoom.weapons && isFilled(weapons)) ||
        (one.cards.length < growthRoom.cards &&
          Object.values(cards).some(({ level }) => level <= one.level))),
  );
}

const isFilled = (shelf: object): boolean => Object.keys(shelf).length > 0;

interface Taking {
  kind: LibraryKind;
  character: string;
  entry: string;
  label: string;
}

function takings({ state, seat }: DhOffers): Taking[] {
  const { weapons, cards, classes } = state.public.library;
  const own = ownedBy(state, seat.id).filter(({ life }) => life !== 'dead');
  return own.flatMap((one) => {
    const whose = own.length > 1 ? ` for ${one.name}` : '';
    const taking = (kind: LibraryKind, entries: readonly { id: string; name: string }[]) =>
      entries.map(({ id, name }) => ({
        kind,
        character: one.id,
        entry: id,
        label: `Take ${name}${whose}`,
      }));
    const fits = Object.values(cards).filter(({ level }) => level <= one.level);
    return [
      ...taking('classes', Object.values(classes)),
      ...(one.weapons.length < sheetRoom.weapons ? taking('weapons', Object.values(weapons)) : []),
      ...(one.cards.length < growthRoom.cards ? taking('cards', fits) : []),
    ];
  });
}
