import { useEffect } from 'preact/hooks';
import { isolated } from '../../design/bidi';
import { useLook } from '../../design/use-look';
import { Voice } from '../../design/voice';
import { Written } from '../../design/written';
import { ClocksPanel } from '../clocks/clocks';
import { PeoplePanel } from '../people/people';
import { ReactionsShown } from '../reactions';
import { Show } from '../stage/show';
import { useCues } from '../stage/use-cues';
import { leadOf } from '../table/figures';
import { useTable } from '../table/view';
import { LogVoice } from '../voice';
import { Meanwhile } from './meanwhile';
import { ScreenTools } from './screen-tools';
import { Turning } from './turning';
import { keepAwake } from './wake-lock';

/**
 * A table as a stage without controls: what happens, large; who is there, what counts down, what is played
 * upon. It is looked at from afar, and nobody taps or scrolls.
 */
export function ScreenView() {
  const { game, public: shared, stage, online } = useTable();
  const state = shared.value;
  const title = game.title?.(state) || state.table.name;
  const { Mark } = game;
  const { Cast = PeoplePanel } = game.screen ?? {};
  useLook(game.look?.(state), game.phase?.(state));
  useCues(stage);
  useEffect(keepAwake, []);
  useEffect(() => {
    document.title = `${isolated(title)} · Moonlit Table`;
  }, [title]);
  return (
    <div class="app screen">
      <header class="screen-head">
        {Mark ? <Mark /> : null}
        <h1>{title}</h1>
        <p class="screen-moment">{game.moment?.(state) ?? game.name}</p>
        <p class="screen-state" role="status">
          {online.value ? '' : 'No connection. Trying again by itself…'}
        </p>
      </header>
      <main class="screen-main">
        <Centre />
        <div class="screen-side">
          <Turning class="screen-cast">
            <Cast />
          </Turning>
          <Turning class="screen-clocks">
            <ClocksPanel />
          </Turning>
        </div>
      </main>
      <JustNow />
      {state.paused ? (
        <p class="screen-paused">
          <b>The table is paused.</b> Somebody would like to stop for a moment.
        </p>
      ) : null}
      <LogVoice />
      <ReactionsShown />
      <ScreenTools />
      <Voice />
    </div>
  );
}

/** What happens; between beats, where play stands and what it is played upon. */
function Centre() {
  const table = useTable();
  const { game, stage, public: shared } = table;
  const { nextStep } = shared.value.derived;
  const { Board = game.Board } = game.screen ?? {};
  const [open, missed] = [stage.open.value, stage.missed.value];
  const beat = stage.current.value;
  return (
    <section class="screen-centre" aria-label="What happens">
      <div class="screen-idle">
        {nextStep?.title ? (
          <div class="screen-now">
            <p class="kicker">What happens now</p>
            <h2>{nextStep.title}</h2>
            <p>{nextStep.text}</p>
          </div>
        ) : null}
        {Board ? (
          <Turning class="screen-board" still>
            <Board />
          </Turning>
        ) : null}
      </div>
      {open ? (
        <div class="screen-stage stage night" data-open="true">
          <Show key={beat?.key} beat={beat} act={stage.act.value} live={stage.live.value} />
        </div>
      ) : missed ? (
        <Meanwhile missed={missed} />
      ) : null}
    </section>
  );
}

/** The last beat in a line. */
function JustNow() {
  const table = useTable();
  const { stage } = table;
  const beat = stage.history.value.at(-1);
  const told = stage.act.value.is === 'told';
  if (!beat) return <footer class="screen-line" />;
  const name = leadOf(table, beat)?.name;
  const outcome = beat.entry.roll?.reading.word;
  return (
    <footer class="screen-line">
      <b>Just now</b>{' '}
      {told ? (
        <span>
          {outcome ?? beat.entry.text}
          {outcome && name ? (
            <>
              {' · '}
              <Written>{name}</Written>
            </>
          ) : null}
        </span>
      ) : (
        <span>The dice are thrown…</span>
      )}
    </footer>
  );
}
