import { Icon } from '../../../design/icon';
import { figureOf } from '../../table/figures';
import { useTable } from '../../table/view';

/** Somebody’s face as large as it gets; the sign of people where their game draws none. */
export function Portrait({ id }: { id: string }) {
  const table = useTable();
  const { Face } = table.game;
  const known = figureOf(table, id) !== undefined;
  return Face && known ? (
    <Face id={id} size="xl" />
  ) : (
    <span class="face face-xl">
      <Icon name="people" />
    </span>
  );
}
