import type { ComponentChildren } from 'preact';
import { Fold } from '../../design/fold';
import { Panel } from '../../design/panel';
import { ClockTable } from '../clocks/clock-table';
import { NotesList } from '../notes/notes';
import { OfferControl } from '../offers/offer-control';
import { roleLabel } from '../people/role-words';
import type { OpenOffer, TableClock } from '../state';
import { isAboutNotes } from '../table/commands';
import { useOffers, useTable } from '../table/view';
import { ByHand } from './by-hand';
import type { SubjectOf } from './by-hand-lists';
import { Preview } from './preview';
import { PrivateRolls } from './private-rolls';
import { SecretRoll } from './secret-roll';

interface DeskProps {
  /** What stands above all else on it. */
  top?: ComponentChildren;
  /** What the director does plainly: usually all of the place `director`. */
  offers?: readonly OpenOffer[];
  /** What writes notes. */
  writing?: readonly OpenOffer[];
  /** Whom setting by hand is about, and their name; without, all of it is about the table. */
  about?: SubjectOf;
  nameOf?(id: string): string;
  /** Stands between what the director does and the notes. */
  middle?: ComponentChildren;
  /** Stands above what sets values by hand, and below it. */
  drawers?: ComponentChildren;
  children?: ComponentChildren;
}

/** The director's private desk: what the players do not see, and what only the director may do. */
export function DirectorDesk(props: DeskProps) {
  const table = useTable();
  const clocks = useOffers('clocks');
  const all = useOffers('director');
  const { writing = all.filter(isAboutNotes) } = props;
  const { offers = all.filter((offer) => !writing.includes(offer)) } = props;
  const { top, middle, drawers, children, about = () => null, nameOf = (id) => id } = props;
  const desk = table.director.value;
  if (!desk) return null;
  const secret = Object.values(desk.clocks ?? {});
  const starting = clocks.filter((offer) => offer.with.clock === undefined);
  const notes = Object.values(desk.notes ?? {});
  const title = `${roleLabel(table.game.roles, 'director')}’s desk`;
  return (
    <Panel tone="desk" kicker="Only you see this" title={title} aside={<Preview />}>
      {top}
      {offers.length + starting.length > 0 ? (
        <div class="acts-row">
          {[...offers, ...starting].map((offer) => (
            <OfferControl key={offer.key} offer={offer} />
          ))}
        </div>
      ) : null}
      <SecretRoll />
      <div class="folds">
        <PrivateRolls />
        {secret.length > 0 ? (
          <Fold title="Secret clocks" note={clocksNote(secret)}>
            <ClockTable label="Secret clocks" clocks={secret} />
          </Fold>
        ) : null}
        {middle}
        {notes.length + writing.length > 0 ? (
          <Fold title="Notes" note={notes.map((note) => note.title || note.text).join(', ')}>
            <NotesList notes={desk.notes} offers={writing} title="Private notes" />
          </Fold>
        ) : null}
        {drawers}
        <ByHand about={about} nameOf={nameOf} />
      </div>
      {children}
    </Panel>
  );
}

/** “The pack closes in 3 of 6” */
function clocksNote(clocks: readonly TableClock[]): string {
  return clocks.map(({ name, marked, segments }) => `${name} ${marked} of ${segments}`).join(', ');
}
