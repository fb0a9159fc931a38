import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../../../design/icon';
import { ownProtagonist, protagonistName, useTable } from '../view';
import './paper.css';
import { PaperSheet } from './paper-sheet';
import { printing } from './printing';

/** Sheets as they come out of the printer, one protagonist on a page or two. */
export function PrintView() {
  const table = useTable();
  const state = table.public.value;
  const heading = useRef<HTMLHeadingElement>(null);
  const all = Object.values(state.protagonists).filter(({ status }) => status !== 'lost');
  const chosen = printing.value ?? [];
  const own = ownProtagonist(table);
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
            {all.map((one) => (
              <label key={one.id} class="option">
                <input
                  type="checkbox"
                  checked={chosen.includes(one.id)}
                  onChange={(event) => pick(one.id, event.currentTarget.checked)}
                />
                <span class="option-text">
                  {protagonistName(state, one.id)}
                  {one.id === own?.id ? ' (yours)' : ''}
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
        {all
          .filter(({ id }) => chosen.includes(id))
          .map((one) => (
            <PaperSheet key={one.id} one={one} />
          ))}
      </main>
    </div>
  );
}
