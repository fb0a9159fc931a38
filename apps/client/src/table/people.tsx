import type { Protagonist, Seat } from '@moonlit/rules';
import { printing } from '../sheet/printing';
import { SheetDialog } from '../sheet/sheet-dialog';
import { Icon } from '../ui/icon';
import { Panel } from '../ui/panel';
import { Track } from '../ui/track';
import { playbookName } from './texts';
import { protagonistName, useTable } from './view';

const roleWords: Record<Seat['role'], string> = {
  director: 'Director',
  protagonist: 'Player',
  spectator: 'Spectator',
};

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
              <span class="person-name">
                {seat.name}
                {seat.id === table.viewer.seat ? ' (you)' : ''}
              </span>
              <small>
                {roleWords[seat.role]}
                {seat.vacant ? ', seat is free' : here ? ', here' : ', away'}
              </small>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}

/** The protagonists, each with what matters at a glance. */
export function CastPanel() {
  const state = useTable().public.value;
  const cast = Object.values(state.protagonists).filter(({ status }) => status !== 'lost');
  const lost = Object.values(state.protagonists).filter(({ status }) => status === 'lost');
  if (cast.length + lost.length === 0) return null;
  return (
    <Panel title="Protagonists">
      <ul class="cards">
        {cast.map((one) => (
          <li key={one.id} class="card">
            <CastCard one={one} />
          </li>
        ))}
      </ul>
      {cast.length > 0 ? (
        <button
          type="button"
          class="btn"
          onClick={() => {
            printing.value = cast.map(({ id }) => id);
          }}
        >
          <Icon name="print" />
          Print all sheets
        </button>
      ) : null}
      {lost.length > 0 ? (
        <ul class="plain-list">
          {lost.map((one) => (
            <li key={one.id}>
              <b>{one.name}</b>: {one.loss ?? 'lost'}
            </li>
          ))}
        </ul>
      ) : null}
    </Panel>
  );
}

function CastCard({ one }: { one: Protagonist }) {
  const state = useTable().public.value;
  const derived = state.derived.protagonists[one.id];
  const { lengths } = state.derived;
  const player = one.seat ? state.table.seats[one.seat]?.name : null;
  const names = protagonistName(state, one.id);
  return (
    <>
      <div class="card-head">
        <div>
          <p class="card-title">
            {names}
            {one.pronouns ? <small> {one.pronouns}</small> : null}
          </p>
          <p class="hint">
            {playbookName(state, one.playbook)}
            {player ? `, played by ${player}` : ''}
          </p>
        </div>
        <SheetDialog protagonist={one} />
      </div>
      <Track label="Stress" tone="rose" value={one.stress} max={lengths.stress} />
      <Track
        label={one.transcendence.active ? 'Transcended' : 'Transcendence'}
        tone="gold"
        value={one.transcendence.marked}
        max={derived?.transcendence ?? lengths.transcendence}
      />
      <Conditions one={one} />
    </>
  );
}

/** What a protagonist suffers from or shines with, in words. */
export function Conditions({ one }: { one: Protagonist }) {
  const state = useTable().public.value;
  const words = [
    ...(one.status === 'creating' ? ['Being made'] : []),
    ...(one.status === 'out-of-action' ? ['Out of action'] : []),
    ...(one.eclipse ? ['In eclipse'] : []),
    ...(one.transcendence.active ? ['Transcended'] : []),
    ...(state.derived.protagonists[one.id]?.incapacitated ? ['Incapacitated'] : []),
  ];
  if (words.length + one.harm.length === 0) return null;
  return (
    <ul class="chips conditions">
      {words.map((word) => (
        <li key={word} class="chip chip-strong">
          {word}
        </li>
      ))}
      {one.harm.map(({ id, level, text, shrugged }) => (
        <li key={id} class="chip">
          Harm {level}: {text}
          {shrugged ? ' (shrugged off)' : ''}
        </li>
      ))}
    </ul>
  );
}
