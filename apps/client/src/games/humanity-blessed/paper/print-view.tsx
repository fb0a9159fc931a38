import { PrintView as AnyPrintView } from '../../../shell/printing/print-view';
import { castOf, useTable } from '../view';
import { PaperSheet } from './paper-sheet';

/** The sheets of all whose story goes on, for paper. */
export function PrintView() {
  const { viewer, public: shared } = useTable();
  const { characters } = shared.value;
  return (
    <AnyPrintView
      all={castOf(shared.value).map(({ id, name, owner }) => ({
        id,
        name,
        own: owner === viewer.seat,
      }))}
      sheetOf={(id) => {
        const one = characters[id];
        return one ? <PaperSheet key={id} one={one} /> : null;
      }}
    />
  );
}
