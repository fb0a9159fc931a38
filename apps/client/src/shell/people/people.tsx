import { Panel } from '../../design/panel';
import { Written } from '../../design/written';
import { Reacted } from '../reactions';
import { useTable } from '../table/view';
import { roleLabel } from './role-words';

/** Who sits at the table, and who is here now. */
export function PeoplePanel() {
  const table = useTable();
  const state = table.public.value;
  return (
    <Panel title="At the table">
      <ul class="people">
        {Object.values(state.table.seats).map((seat) => {
          const here = table.present.value.has(seat.id);
          return (
            <li key={seat.id} class="person">
              <span class={here ? 'presence presence-here' : 'presence'} aria-hidden="true" />
              <Reacted seat={seat.id} />
              <span class="person-name">
                <Written>{seat.name}</Written>
                {seat.id === table.viewer.seat ? ' (you)' : ''}
              </span>
              <small>
                {roleLabel(table.game.roles, seat.role)}
                {seat.vacant ? ', seat is free' : here ? ', here' : ', away'}
              </small>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
