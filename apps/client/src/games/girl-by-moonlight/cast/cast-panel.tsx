import type { Protagonist } from '@moonlit/rules/girl-by-moonlight';
import { lazy } from '../../../design/lazy';
import { Panel } from '../../../design/panel';
import { Written } from '../../../design/written';
import { Term } from '../../../shell/learning/term';
import { PrintButton } from '../../../shell/printing/print-button';
import { Reacted } from '../../../shell/reactions';
import { Face, heroColour } from '../faces/face';
import { auraOf } from '../sheet/aura';
import { Conditions } from '../sheet/conditions';
import { HeartTracks } from '../sheet/heart-tracks';
import { SheetDialog } from '../sheet/sheet-dialog';
import { playbookName } from '../texts';
import { protagonistName, useTable } from '../view';

const CastHand = lazy(() => import('./cast-hand').then((module) => module.CastHand), null);

/** The protagonists, each with what matters at a glance. */
export function CastPanel() {
  const state = useTable().public.value;
  const cast = Object.values(state.protagonists).filter(({ status }) => status !== 'lost');
  const lost = Object.values(state.protagonists).filter(({ status }) => status === 'lost');
  if (cast.length + lost.length === 0) return null;
  return (
    <Panel title={<Term id="protagonist">Protagonists</Term>}>
      <ul class="cards">
        {cast.map((one) => (
          <li
            key={one.id}
            class={`card hero-card ${auraOf(one)}`}
            data-hero={heroColour(state, one.id)}
          >
            <CastCard one={one} />
          </li>
        ))}
      </ul>
      {cast.length > 0 ? (
        <PrintButton ids={cast.map(({ id }) => id)} label="Print all sheets" />
      ) : null}
      {lost.length > 0 ? (
        <ul class="plain-list">
          {lost.map((one) => (
            <li key={one.id}>
              <b>
                <Written>{one.name}</Written>
              </b>
              : {one.loss ?? 'lost'}
            </li>
          ))}
        </ul>
      ) : null}
    </Panel>
  );
}

function CastCard({ one }: { one: Protagonist }) {
  const table = useTable();
  const state = table.public.value;
  const directs = table.viewer.role === 'director';
  const player = one.seat ? state.table.seats[one.seat]?.name : null;
  const names = protagonistName(state, one.id);
  return (
    <>
      <div class="card-head cast-head">
        <Face id={one.id} size="m" />
        <Reacted seat={one.seat} />
        <div class="card-who">
          <p class="card-title">
            {names}
            {one.pronouns ? <small> {one.pronouns}</small> : null}
          </p>
          <p class="hint">
            <Term id="playbook">{playbookName(state, one.playbook)}</Term>
            {player ? `, played by ${player}` : ''}
          </p>
        </div>
        <SheetDialog protagonist={one} />
      </div>
      <div class="cast-tracks">
        <HeartTracks one={one} glance />
      </div>
      <Conditions one={one} />
      {directs ? (
        <CastHand
          id={one.id}
          name={names}
          stress={one.stress}
          transcendence={one.transcendence.marked}
        />
      ) : null}
    </>
  );
}
