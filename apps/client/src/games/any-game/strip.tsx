import type { Counter, Sheet, Template } from '@moonlit/rules/any-game';
import type { CountingField } from '@moonlit/rules/any-game/sheets';
import { countOf, isCounting } from '@moonlit/rules/any-game/sheets';
import { fitted } from '../../design/fitted';
import { Written } from '../../design/written';
import { FaringLine } from '../../shell/strip/faring';
import { ENDLESS } from './counters';
import { useTable } from './view';

/** As many figures as stand side by side on a phone. */
const MOST = 4;
/** As many letters of a name as stand above a figure. */
const LETTERS = 9;

type Figure = Pick<Counter, 'id' | 'name' | 'value' | 'min' | 'max'>;

/** The numbers of a sheet: those that run out before those that only are what they are. */
function figuresOn(template: Template | undefined, sheet: Sheet | undefined): Figure[] {
  if (!template || !sheet) return [];
  const all = template.fields.filter(isCounting).filter(({ is }) => is !== 'check');
  const runsOut = ({ min, max }: Figure | CountingField) => min === 0 && max < ENDLESS;
  return [...all.filter(runsOut), ...all.filter((field) => !runsOut(field))].map((field) => ({
    // What only is what it is has no end that anybody looks at.
    ...{
      id: field.id,
      name: field.name,
      min: field.min,
      max: runsOut(field) ? field.max : ENDLESS,
    },
    value: countOf(field, sheet),
  }));
}

/** What stands on the card of whoever one plays, in figures; else who one is. */
export function Strip() {
  const { viewer, public: shared } = useTable();
  const { cards, counters, sheets = {}, templates = {} } = shared.value;
  const own = Object.values(cards).find(
    ({ kind, owner }) => kind === 'person' && owner === viewer.seat,
  );
  const counted = Object.values(counters).filter(({ card }) => card !== null && card === own?.id);
  const sheet = own && sheets[own.id];
  const figures = [...figuresOn(sheet && templates[sheet.template], sheet), ...counted];
  if (!own || figures.length === 0) {
    return (
      <p class="strip-name">
        <Written>{own?.name ?? viewer.name}</Written>
      </p>
    );
  }
  return (
    <FaringLine
      about={own.id}
      figures={figures.slice(0, MOST).map(({ id, name, value, min, max }) => ({
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
