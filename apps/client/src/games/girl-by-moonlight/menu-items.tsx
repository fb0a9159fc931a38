import { playsetOf, titled } from './api/content';
import { learning } from './learning/learning';
import { useTable } from './view';

/** How to play, and the playset that the table keeps. */
export function MenuItems() {
  const { series } = useTable().public.value;
  const playset = playsetOf(series.playset)?.name ?? titled(series.playset);
  return (
    <>
      <button
        type="button"
        class="btn"
        onClick={() => {
          learning.value = true;
        }}
      >
        How to play
      </button>
      <p class="hint">
        This table plays {playset}. All that was made rests on it, so it stays; for another playset,
        open another table from the start page.
      </p>
    </>
  );
}
