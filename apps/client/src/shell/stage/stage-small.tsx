import { figureOf, leadOf } from '../table/figures';
import { useTable } from '../table/view';
import { kindWords } from './kind-words';
import { SmallDice } from './stage-dice';

/**
 * What happens, in little: dice, what came of them, and whose they are. It takes a place where nothing can be
 * pressed, for whoever has something else in hand, and opens large at a tap. The strip says the same to a keyboard.
 */
export function StageSmall() {
  const table = useTable();
  const { stage } = table;
  if (!stage.small.value) return null;
  const act = stage.act.value;
  const beat = stage.current.value;
  const thrown = act.is === 'thrown';
  const lead = thrown ? figureOf(table, table.viewer.seat) : beat && leadOf(table, beat);
  const entry = thrown ? undefined : beat?.entry;
  const name = lead?.name ?? 'The table';
  const told = act.is === 'told' ? (entry?.roll?.reading.word ?? entry?.text) : undefined;
  const kind = thrown ? act.title : entry && kindWords(table.game, entry);
  return (
    <button
      type="button"
      class="stage-small night"
      data-hero={lead?.hero}
      aria-hidden="true"
      tabIndex={-1}
      onClick={() => stage.toggle()}
    >
      {thrown || entry?.roll ? <SmallDice act={act} roll={entry?.roll} /> : null}
      <span class="stage-small-words">
        <b>{told ?? name}</b>
        <small>{told ? name : kind}</small>
      </span>
    </button>
  );
}
