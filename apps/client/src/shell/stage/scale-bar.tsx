import type { Scale } from './scale';

/** So much beyond the highest mark still has room. */
const BEYOND = 1.35;

/** What a total is held against: it runs up to where it comes to, past the marks that it reaches. */
export function ScaleBar({ value, marks }: Scale) {
  const most = Math.max(value, ...marks.map(({ at }) => at)) * BEYOND || 1;
  const part = (at: number) => `${(100 * Math.min(1, Math.max(0, at / most))).toFixed(1)}%`;
  const reached = marks.filter(({ at }) => value >= at).at(-1);
  return (
    <div class="stage-scale">
      <span class="stage-scale-bar" aria-hidden="true">
        <span class="stage-scale-value" style={{ width: part(value) }} />
        {marks.map(({ at, word }) => (
          <span
            key={word}
            class={value >= at ? 'stage-scale-mark stage-scale-reached' : 'stage-scale-mark'}
            style={{ left: part(at) }}
          />
        ))}
      </span>
      <ul class="stage-scale-words">
        {marks.map(({ at, word }) => (
          <li key={word} data-reached={word === reached?.word ? '' : undefined}>
            {word} from {at}
            {word === reached?.word ? <b> · reached</b> : null}
          </li>
        ))}
      </ul>
    </div>
  );
}
