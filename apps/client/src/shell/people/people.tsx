import type { Role } from '@moonlit/rules';
import { namesApart } from '@moonlit/rules/naming';
import { Roundel } from '../../design/face';
import type { IconName } from '../../design/icon';
import { Icon } from '../../design/icon';
import { Panel } from '../../design/panel';
import { Written } from '../../design/written';
import { Reacted } from '../reactions';
import { useTable } from '../table/view';
import { roleLabel } from './role-words';

/** Who sits at the table, and who is here now. */
export function PeoplePanel() {
  const table = useTable();
  const seats = Object.values(table.public.value.table.seats);
  const names = namesApart(seats);
  return (
    <Panel title="At the table">
      <ul class="people">
        {seats.map((seat) => {
          const here = table.present.value.has(seat.id);
          return (
            <li key={seat.id} class="person">
              <span class="person-face">
                <SeatFace seat={seat} />
                <span class={here ? 'presence presence-here' : 'presence'} aria-hidden="true" />
                <Reacted seat={seat.id} />
              </span>
              <span class="person-name">
                <Written>{names[seat.id] ?? seat.name}</Written>
                {seat.id === table.viewer.seat ? ' (you)' : ''}
                <Plays seat={seat.id} />
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

/** Whom somebody plays, by name, in a game that has people to play. */
function Plays({ seat }: { seat: string }) {
  const { game, public: shared } = useTable();
  const ids = game.playedBy?.(shared.value, seat) ?? [];
  const names = ids.flatMap((id) => game.stage?.name?.(shared.value, id) ?? []);
  if (names.length === 0) return null;
  return (
    <small class="person-plays">
      <span class="sr-only">plays </span>
      <Written>{names.join(', ')}</Written>
    </small>
  );
}

/** What stands for whoever plays nobody, beside the faces of others. */
const roleIcons: Readonly<Record<Role, IconName>> = {
  director: 'desk',
  protagonist: 'people',
  spectator: 'eye',
};

/** The face of whom somebody plays, else a mark of their role; nothing in a game without faces. */
function SeatFace({ seat: { id, role } }: { seat: { id: string; role: Role } }) {
  const { game, public: shared } = useTable();
  const { Face, playedBy } = game;
  if (!Face) return null;
  if (playedBy && playedBy(shared.value, id).length > 0) return <Face id={id} size="s" />;
  return (
    <Roundel emblem>
      <Icon name={roleIcons[role]} />
    </Roundel>
  );
}
