import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../../design/icon';
import '../../design/paper/paper.css';
import { Written } from '../../design/written';
import { printing } from './printing';

/** Somebody whose sheet can be printed. */
export interface Printable {
  id: string;
  name: string;
  /** The viewer plays them. */
  own: boolean;
}

interface PrintViewProps {
  all: readonly Printable[];
  /** The sheet of one of them, as it comes out of the printer. */
  sheetOf(id: string): ComponentChildren;
}

/** Sheets as they come out of the printer, one after the other on pages of their own. */
export function PrintView({ all, sheetOf }: PrintViewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const chosen = printing.value ?? [];
  useEffect(() => {
    heading.current?.focus();
    scrollTo({ top: 0 });
  }, []);
  const pick = (id: string, on: boolean) => {
    printing.value = all
      .map((one) => one.id)
      .filter((one) => (one === id ? on : chosen.includes(one)));
  };
  return (
    <div class="print-view">
      <header class="print-head no-print">
        <h1 ref={heading} tabIndex={-1}>
          Sheets on paper
        </h1>
        <p class="hint">
          For A4 or Letter, in black and white. Marks that are there are filled in.
        </p>
        <fieldset class="field">
          <legend>Whose sheets</legend>
          <div class="options options-short">
            {all.map(({ id, name, own }) => (
              <label key={id} class="option">
                <input
                  type="checkbox"
                  checked={chosen.includes(id)}
                  onChange={(event) => pick(id, event.currentTarget.checked)}
                />
                <span class="option-text">
                  <Written>{name}</Written>
                  {own ? ' (yours)' : ''}
                </span>
              </label>
            ))}
          </div>
        </fieldset>
        <div class="offer-buttons">
          <button
            type="button"
            class="btn btn-primary"
            disabled={chosen.length === 0}
            onClick={() => print()}
          >
            <Icon name="print" />
            Print
          </button>
          <button
            type="button"
            class="btn"
            onClick={() => {
              printing.value = null;
            }}
          >
            <Icon name="back" />
            Back to the table
          </button>
        </div>
      </header>
      <main class="papers">
        {all.filter(({ id }) => chosen.includes(id)).map(({ id }) => sheetOf(id))}
      </main>
    </div>
  );
}
