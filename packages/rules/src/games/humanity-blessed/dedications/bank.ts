import type { Bar } from '../../../engine';
import type { Banked, Character } from '../characters/character';
import { change } from '../characters/find';
import type { Owed } from '../checks/check';
import type { HumanityPlay } from '../game';
import { barred } from '../game';
import type { HumanityState } from '../state';
import type { DedicationId } from '../vocabulary';
import { dedicationNames } from '../vocabulary';

const EMPTY: Banked = { count: 0, from: {} };

/** What a Dedication has banked (HUM-1510). */
export const bankOf = ({ banked }: Pick<Character, 'banked'>): Banked => banked ?? EMPTY;

/** Banks boons or busts; by whom they were handed over, where that matters (HUM-1510, 1703). */
export function bank(play: HumanityPlay, one: Character, count: number, from?: string): void {
  const now = bankOf(one);
  change(play, one, {
    banked: {
      count: now.count + count,
      from: from === undefined ? now.from : { ...now.from, [from]: (now.from[from] ?? 0) + count },
    },
  });
}

/** Spends what was banked; of whom, where that matters. */
export function draw(play: HumanityPlay, one: Character, count: number, from?: string): void {
  const now = bankOf(one);
  const rest = { ...now.from };
  if (from !== undefined) {
    const left = (rest[from] ?? 0) - count;
    if (left > 0) rest[from] = left;
    else delete rest[from];
  }
  change(play, one, { banked: { count: now.count - count, from: rest } });
}

/** What each Dedication banks, and of whose Check (HUM-1701…1706). Rite & Divinity takes a bust of its own. */
const banks: Readonly<Partial<Record<DedicationId, { kind: Owed['kind']; of: 'own' | 'attack' }>>> =
  {
    prudence: { kind: 'bust', of: 'attack' },
    vanity: { kind: 'boon', of: 'own' },
    influence: { kind: 'boon', of: 'attack' },
    accuracy: { kind: 'boon', of: 'own' },
    value: { kind: 'bust', of: 'attack' },
  };

/** Those who could bank something that is owed. */
export function bankersOf({ public: { characters } }: HumanityState, owed: Owed): Character[] {
  const may = (one: Character | undefined, of: 'own' | 'attack') => {
    const wanted = one?.dedication ? banks[one.dedication] : undefined;
    return one?.standing === 'in' && wanted?.kind === owed.kind && wanted.of === of ? [one] : [];
  };
  const attacked = owed.against === undefined ? undefined : characters[owed.against];
  return [
    ...may(characters[owed.of], 'own'),
    ...(owed.against === owed.of ? [] : may(attacked, 'attack')),
  ];
}

/** Why there is not so much to spend, if so. */
export function cannotDraw(one: Character, of: DedicationId, count = 1): Bar | null {
  if (one.dedication !== of) {
    return barred('not-allowed', `${one.name} is not dedicated to ${dedicationNames[of]}.`, {
      instead: 'Use their own Dedication.',
      rule: 'HUM-1509',
    });
  }
  return bankOf(one).count >= count
    ? null
    : barred('cannot-afford', `${bankOf(one).count} are banked.`, {
        instead: 'Spend fewer, or bank more first.',
        rule: 'HUM-1510',
      });
}
