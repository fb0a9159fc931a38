import type { HeldDie } from '@moonlit/rules/held';
import { heldWords } from '@moonlit/rules/held';
import { Die } from '../../design/die';
import { HeldBoard } from '../../shell/held/held-panel';
import type { Character, SharedPart } from './view';
import { castOf, useTable } from './view';

/** What Blessings are called wherever they are drawn. */
const KIND = { id: 'blessing', one: 'Blessing', some: 'Blessings', sides: 6 } as const;

const heldBy = ({ held }: SharedPart, id: string) => held?.[KIND.id]?.[id];

/** How many Blessings somebody has. */
export const blessingCount = (shared: SharedPart, id: string): number =>
  heldBy(shared, id)?.count ?? 0;

/** The dice that somebody has. */
export const heldDice = (shared: SharedPart, id: string): readonly HeldDie[] =>
  heldBy(shared, id)?.dice ?? [];

/** What somebody has, a die each with its worth, for eyes and in words (HUM-601, 606, 1801). */
export function Blessings({ one: { id } }: { one: Pick<Character, 'id'> }) {
  const own = heldBy(useTable().public.value, id);
  const dice = own?.dice ?? [];
  return (
    <div class="hb-blessings">
      <p>
        <b>{heldWords(KIND, own ?? { count: 0 }, undefined)}</b>
      </p>
      {dice.length > 0 ? (
        <ul aria-hidden="true">
          {dice.map((die) => (
            <li key={die.id} data-passing={die.passing === true}>
              <Die face={die.value} sides={die.sides} kept={!die.passing} />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

/** Everybody’s Blessings, for a shared screen. */
export function BlessingsBoard() {
  const shared = useTable().public.value;
  const holders = castOf(shared).map(({ id, name, owner }) => ({ id, name, seat: owner }));
  if (holders.length === 0) return null;
  return <HeldBoard kinds={[KIND]} holders={holders} held={shared.held} />;
}
