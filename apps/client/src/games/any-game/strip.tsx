import { fitted } from '../../design/fitted';
import { Written } from '../../design/written';
import { FaringLine } from '../../shell/strip/faring';
import { ENDLESS } from './counters';
import { useTable } from './view';

/** As many figures as stand side by side on a phone. */
const MOST = 4;
/** As many letters of a name as stand above a figure. */
const LETTERS = 9;

/** What stands on the card of whoever one plays, in figures; else who one is. */
export function Strip() {
  const { viewer, public: shared } = useTable();
  const { cards, counters } = shared.value;
  const own = Object.values(cards).find(
    ({ kind, owner }) => kind === 'person' && owner === viewer.seat,
  );
  const counted = Object.values(counters).filter(({ card }) => card !== null && card === own?.id);
  if (!own || counted.length === 0) {
    return (
      <p class="strip-name">
        <Written>{own?.name ?? viewer.name}</Written>
      </p>
    );
  }
  return (
    <FaringLine
      about={own.id}
      figures={counted.slice(0, MOST).map(({ id, name, value, min, max }) => ({
        ...{ id, name, brief: fitted(name, LETTERS) },
        short: max < ENDLESS ? `${value}/${max}` : String(value),
        ...(max < ENDLESS
          ? { words: `${value} of ${max}`, part: (value - min) / Math.max(1, max - min) }
          : {}),
      }))}
      words={[]}
    />
  );
}
