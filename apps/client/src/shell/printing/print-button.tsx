import { Icon } from '../../design/icon';
import { printing } from './printing';

/** Lays out sheets for paper. */
export function PrintButton({ ids, label }: { ids: readonly string[]; label: string }) {
  return (
    <button
      type="button"
      class="btn no-print"
      onClick={() => {
        printing.value = ids;
      }}
    >
      <Icon name="print" />
      {label}
    </button>
  );
}
