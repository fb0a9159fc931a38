import { useState } from 'preact/hooks';
import { Icon } from '../../../../design/icon';
import { Written } from '../../../../design/written';
import type { FieldProps } from '../../../../shell/game';

/** Longest answer in one's own words, as the rules take it. */
const OWN_MAX = 120;

/** How many answers a question takes. */
export const mostOf = (max: number): string =>
  max === 1 ? 'One of these, or your own words.' : `Up to ${max} of these, or your own words.`;

/** The listed answers of a question as cards to tap, and room for words of one's own. */
export function AnswerCards({ field, value, change, wrong }: FieldProps) {
  const [another, setAnother] = useState(false);
  if (field.kind !== 'choices') return null;
  const { options, max } = field;
  const chosen = Array.isArray(value) ? value : [];
  const single = max === 1;
  const own = chosen.filter((one) => !options.some((option) => option.value === one));
  const mine = another ? '' : (own.at(-1) ?? '');
  const others = another ? own : own.slice(0, -1);
  const full = chosen.length >= max;
  const toggle = (one: string, on: boolean) =>
    change(on ? [...(single ? [] : chosen), one] : chosen.filter((other) => other !== one));
  const write = (words: string) => {
    setAnother(false);
    const rest = single ? [] : chosen.filter((one) => one !== mine);
    change(words.trim() === '' ? rest : [...rest, words]);
  };
  return (
    <fieldset class="answer-cards">
      <legend class="sr-only">
        {field.label} {mostOf(max)}
      </legend>
      <div class="answer-deck">
        {[...options.map((option) => option.value), ...others].map((one) => {
          const on = chosen.includes(one);
          return (
            <label key={one} class="answer-card">
              <input
                type="checkbox"
                checked={on}
                aria-invalid={wrong !== undefined}
                aria-describedby={wrong}
                disabled={!on && full && !single}
                onChange={(event) => toggle(one, event.currentTarget.checked)}
              />
              <Written>{options.find((option) => option.value === one)?.label ?? one}</Written>
            </label>
          );
        })}
        <label
          class={mine === '' ? 'answer-card answer-own' : 'answer-card answer-own answer-own-on'}
        >
          <span class="sr-only">Your own words for {field.label}</span>
          <textarea
            class="input"
            dir="auto"
            aria-invalid={wrong !== undefined}
            aria-describedby={wrong}
            rows={1}
            maxLength={OWN_MAX}
            placeholder="Your own words"
            disabled={mine === '' && full && !single}
            value={mine}
            onInput={(event) => write(event.currentTarget.value.replaceAll('\n', ' '))}
          />
        </label>
      </div>
      {mine !== '' && !full ? (
        <button type="button" class="btn btn-small" onClick={() => setAnother(true)}>
          <Icon name="plus" />
          Another in your own words
        </button>
      ) : null}
    </fieldset>
  );
}
