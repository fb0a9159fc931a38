import { Announcer } from '../../design/announcer';
import { Written } from '../../design/written';
import { heroOf } from '../table/figures';
import { personName, useTable } from '../table/view';
import { Glyph } from './glyph';
import { spokenReaction } from './words';

/** Most that are drawn at a time: where everybody reacts, the newest of them. */
const DRAWN = 5;

/**
 * Who reacts, for some seconds, over the table and beside their faces, and each once for whoever
 * listens. It takes no room and lets every tap through.
 */
export function ReactionsShown() {
  const table = useTable();
  const { Face } = table.game;
  const { now, newest } = table.reactions;
  const shown = now.value.slice(-DRAWN);
  const current = now.value.find((one) => one === newest.value);
  return (
    <>
      <ul class="reactions no-print" aria-hidden="true">
        {shown.map(({ seat, kind, number }) => (
          <li key={number} class="reaction" data-hero={heroOf(table, seat)} data-kind={kind}>
            {Face ? <Face id={seat} /> : null}
            <Written>{personName(table.public.value, seat)}</Written>
            <Glyph kind={kind} />
          </li>
        ))}
      </ul>
      <Announcer text={current ? spokenReaction(table, current) : ''} />
    </>
  );
}

/** The reaction of a seat, beside its face or name. */
export function Reacted({ seat }: { seat: string | null }) {
  const { now } = useTable().reactions;
  const one = now.value.find((reaction) => reaction.seat === seat);
  return one ? (
    <span key={one.number} class="reacted" data-kind={one.kind} aria-hidden="true">
      <Glyph kind={one.kind} />
    </span>
  ) : null;
}
