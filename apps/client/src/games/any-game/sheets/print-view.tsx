import type { SheetField } from '@moonlit/rules/any-game';
import { countOf, isCounting, numbersOn, wordsOf } from '@moonlit/rules/any-game/sheets';
import { PaperLines } from '../../../design/paper/paper-parts';
import { PenTrack } from '../../../design/paper/pen';
import { Written } from '../../../design/written';
import { PrintView as AnyPrintView } from '../../../shell/printing/print-view';
import { useTable } from '../view';
import './sheets.css';
import type { FilledSheet } from './use-sheet';
import { useSheet } from './use-sheet';

/** The sheets that lie open, for paper. */
export function PrintView() {
  const { viewer, public: shared } = useTable();
  const { cards, sheets = {} } = shared.value;
  const all = Object.values(cards).filter(({ id }) => sheets[id] !== undefined);
  return (
    <AnyPrintView
      all={all.map(({ id, name, owner }) => ({ id, name, own: owner === viewer.seat }))}
      sheetOf={(id) => <PaperSheet key={id} card={id} />}
    />
  );
}

/** A sheet within reach of a pen: what is filled in, and lines for what is not. */
function PaperSheet({ card }: { card: string }) {
  const one = useTable().public.value.cards[card];
  const filled = useSheet(card, false);
  if (!one || !filled) return null;
  const { template, sheet } = filled;
  const numbers = numbersOn(template, sheet);
  return (
    <article class="paper day" aria-label={one.name}>
      <header class="paper-head">
        <h2>
          <Written>{one.name}</Written> <small>{template.name}</small>
        </h2>
        {one.text ? <Written as="p">{one.text}</Written> : null}
        {one.tags.length > 0 ? <Written as="p">{one.tags.join(' · ')}</Written> : null}
      </header>
      <div class="any-paper">
        {template.fields.map((field) => (
          <PaperLine key={field.id} field={field} filled={filled} number={numbers(field.name)} />
        ))}
      </div>
    </article>
  );
}

interface PaperLineProps {
  field: SheetField;
  filled: FilledSheet;
  number: number | undefined;
}

function PaperLine({ field, filled: { sheet }, number }: PaperLineProps) {
  const { name } = field;
  if (isCounting(field) && field.is !== 'number') {
    return <PenTrack label={name} marked={countOf(field, sheet)} of={field.max} />;
  }
  switch (field.is) {
    case 'heading':
      return (
        <h3>
          <Written>{name}</Written>
        </h3>
      );
    case 'text':
    case 'list': {
      const words = wordsOf(field, sheet);
      return (
        <div class="any-paper-words">
          <b>
            <Written>{name}</Written>
          </b>
          {words === '' ? (
            <PaperLines count={field.is === 'list' ? 4 : 2} />
          ) : (
            <Written as="p" class="any-lines">
              {words}
            </Written>
          )}
        </div>
      );
    }
    default:
      return (
        <p class="any-paper-number">
          <Written>{name}</Written>
          <b>{field.is === 'dice' ? wordsOf(field, sheet) : (number ?? '—')}</b>
        </p>
      );
  }
}
