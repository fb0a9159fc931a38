import type { Field } from '@moonlit/rules';
import type { FormState } from '../../../shell/offers/form-state';
import { fillIn, heldIn } from '../../../shell/offers/form-state';
import { withDie, withName, withOption, withPoint } from '../expression';
import { useTable } from '../view';
import { numbersAtHand } from './at-hand';

const dice = ['d4', 'd6', 'd8', 'd10', 'd12', 'd20', 'd%'];

/** What is said of the last dice, by what stands on its key. */
const options = [
  ['kh', 'Keep the highest: one more with each tap'],
  ['kl', 'Keep the lowest: one more with each tap'],
  ['!', 'Explode: the highest side is rolled once more'],
  ['>=', 'Count the dice that show so much or more'],
] as const;

/** A key: what stands on it, its name, and the dice as they are after a tap. */
type Key = readonly [key: string, name: string, next: string];

/** Puts an expression together by taps, beginning with the one that stands there. */
export function Keys({ field, form }: { field: Field; form: FormState }) {
  const { public: shared, viewer } = useTable();
  const text = String(heldIn(form, field) ?? '');
  const names = numbersAtHand(shared.value, viewer.seat);
  const keys: Key[] = [
    ...dice.map((die): Key => [die, `One ${die} more`, withDie(text, die)]),
    ['+1', '+1: one more', withPoint(text, 1)],
    ['−1', '−1: one less', withPoint(text, -1)],
    ['⌫', '⌫ Clear the dice', ''],
  ];
  const behind = options.map(
    ([key, name]): Key => [
      key === '>=' ? '≥' : key,
      `${key === '>=' ? '≥' : key} ${name}`,
      withOption(text, key),
    ],
  );
  const called = names.map(
    ({ name, value, written }): Key => [
      `${name} ${value}`,
      `${name} ${value}: add it`,
      withName(text, written),
    ],
  );
  const draw = ([key, name, next]: Key) => (
    <button
      key={key}
      type="button"
      class="btn"
      aria-label={name}
      onClick={() => fillIn(form, field, next)}
    >
      {key}
    </button>
  );
  return (
    <fieldset class="any-pool">
      <legend class="sr-only">Put dice together</legend>
      <div class="any-keys">{keys.map(draw)}</div>
      {called.length > 0 ? <div class="any-names">{called.map(draw)}</div> : null}
      <details class="any-more-keys">
        <summary>Keep, count, explode</summary>
        <div class="any-keys any-keys-few">{behind.map(draw)}</div>
      </details>
    </fieldset>
  );
}
