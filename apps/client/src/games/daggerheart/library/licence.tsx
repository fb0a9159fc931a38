import { Panel } from '../../../design/panel';
import { Written } from '../../../design/written';
import { useTable } from '../view';

/** Whose the content of the table’s library is, as its licence asks for. */
export function Licence() {
  const { licence } = useTable().public.value;
  return licence ? (
    <Written as="p" class="hint dh-words">
      {licence}
    </Written>
  ) : null;
}

/** The same where one reads of the table. */
export function LibraryPanel() {
  return useTable().public.value.licence ? (
    <Panel title="The table’s library">
      <Licence />
    </Panel>
  ) : null;
}
