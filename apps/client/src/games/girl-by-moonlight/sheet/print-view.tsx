import { PrintView as AnyPrintView } from '../../../shell/printing/print-view';
import { ownProtagonist, protagonistName, useTable } from '../view';
import './paper.css';
import { PaperSheet } from './paper-sheet';

/** The sheets of the protagonists for paper, on a page or two each. */
export function PrintView() {
  const table = useTable();
  const state = table.public.value;
  const own = ownProtagonist(table);
  const all = Object.values(state.protagonists).filter(({ status }) => status !== 'lost');
  return (
    <AnyPrintView
      all={all.map(({ id }) => ({
        id,
        name: protagonistName(state, id),
        own: id === own?.id,
      }))}
      sheetOf={(id) => {
        const one = state.protagonists[id];
        return one ? <PaperSheet key={id} one={one} /> : null;
      }}
    />
  );
}
