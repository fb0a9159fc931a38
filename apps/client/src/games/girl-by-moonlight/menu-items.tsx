import { playsetOf, titled } from './api/content';
import { telling } from './story/telling';
import { useTable } from './view';

/** The story of the table, and the playset that it keeps. */
export function MenuItems() {
  const { series } = useTable().public.value;
  const playset = playsetOf(series.playset)?.name ?? titled(series.playset);
  return (
    <>
      <button
        type="button"
        class="btn"
        onClick={() => {
          telling.value = true;
        }}
      >
        The story so far
      </button>
      <p class="hint">
        This table plays {playset}. All that was made rests on it, so it stays; for another playset,
        open another table from the start page.
      </p>
    </>
  );
}
