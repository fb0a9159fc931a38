import { PrintView as AnyPrintView } from '../../../shell/printing/print-view';
import { isOut, useTable } from '../view';
import { PaperSheet } from './paper-sheet';

/** The sheets of all who live, for paper. */
export function PrintView() {
  const { viewer, public: shared } = useTable();
  const { characters } = shared.value;
  const all = Object.values(characters).filter((one) => !isOut(one));
  return (
    <AnyPrintView
      all={all.map(({ id, name, owner }) => ({ id, name, own: owner === viewer.seat }))}
      sheetOf={(id) => {
        const one = characters[id];
        return one ? <PaperSheet key={id} one={one} /> : null;
      }}
    />
  );
}
