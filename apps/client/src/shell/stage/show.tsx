import './dice.css';
import './whole.css';
import type { RollReading } from '@moonlit/rules';
import { lazy } from '../../design/lazy';
import { Written } from '../../design/written';
import type { Act } from '../beats/stage';
import type { StageBeat } from '../beats/stage-beat';
import { figureOf, leadOf } from '../table/figures';
import { useTable } from '../table/view';
import { Changes } from './changes';
import { houseScene } from './house-scenes';
import { kindWords } from './kind-words';
import { ScaleBar } from './scale-bar';
import { SoundAsk } from './sound-ask';
import { StageDice } from './stage-dice';

/** What is drawn of great moments and chapters; fetched before one is shown, so that it does not keep anybody waiting. */
export const MomentCard = lazy(
  () => import('./moment/moment-card').then((module) => module.MomentCard),
  null,
);

/** Most of the notes that stand on the stage; the log has all of them. */
const NOTES_MAX = 4;

interface ShowProps {
  beat: StageBeat | null;
  act: Act;
  live: boolean;
}

/** What happens, for a seat; great moments ask once whether they may be heard. */
export function SeatShow(props: ShowProps) {
  const { beat, act, live } = props;
  const { game } = useTable();
  const great =
    live &&
    act.is === 'told' &&
    beat &&
    (beat.entry.beat?.chapter ||
      game.stage?.sequences?.[beat.entry.beat?.kind ?? ''] ||
      houseScene(game, beat.entry));
  return (
    <>
      <Show {...props} />
      {great ? <SoundAsk /> : null}
    </>
  );
}

/** What happens: whose moment it is, the dice, and once they lie there, what comes of it. */
export function Show({ beat, act, live }: ShowProps) {
  const table = useTable();
  const thrown = act.is === 'thrown';
  const entry = thrown ? undefined : beat?.entry;
  const lead = thrown ? figureOf(table, table.viewer.seat) : beat && leadOf(table, beat);
  const { Face, stage: { sequences, aims = [] } = {} } = table.game;
  const kind = entry?.beat?.kind ?? '';
  const Sequence = act.is === 'told' ? sequences?.[kind] : undefined;
  const told = act.is === 'told' && entry;
  const reading = told ? told.roll?.reading : undefined;
  const scale =
    told && !told.undone ? table.game.stage?.scale?.(table.public.value, told) : undefined;
  const aim = entry?.roll && !entry.undone && aims.includes(kind) ? entry.text : null;
  const chapter = told && told.beat?.chapter !== undefined;
  if (beat && told && (chapter || (!Sequence && houseScene(table.game, told)))) {
    return (
      <article class="stage-body stage-whole" data-hero={chapter ? undefined : lead?.hero}>
        <MomentCard beat={beat} live={live} />
      </article>
    );
  }
  if (Sequence && beat) {
    return (
      <article class="stage-body stage-whole" data-hero={lead?.hero}>
        <Sequence beat={beat} live={live} />
      </article>
    );
  }
  return (
    <article
      class={thrown || entry?.roll ? 'stage-body stage-roll' : 'stage-body stage-words-only'}
      data-hero={lead?.hero}
      data-tone={reading?.tone}
    >
      <div class="stage-seen">
        <header class="stage-who">
          {lead && Face ? <Face id={lead.id} size="m" /> : null}
          <div>
            <p class="kicker">
              {beat?.secret && !thrown ? 'Only you see this · ' : ''}
              {thrown ? act.title : entry && kindWords(table.game, entry)}
            </p>
            <p class="stage-name">{lead?.name ?? 'The table'}</p>
          </div>
        </header>
        {thrown || entry?.roll ? <StageDice act={act} roll={entry?.roll} /> : null}
      </div>
      {aim || told ? (
        <div class="stage-told">
          {aim ? <p class="stage-words stage-aim">{aim}</p> : null}
          {reading ? (
            <Outcome reading={reading} total={told ? told.roll?.total : undefined} />
          ) : null}
          {scale ? <ScaleBar {...scale} /> : null}
          {told && beat ? <Told beat={beat} said={aim !== null} /> : null}
        </div>
      ) : null}
    </article>
  );
}

/** How it went; where dice come to a number that is not the word itself, that stands above it. */
function Outcome({ reading, total }: { reading: RollReading; total: number | undefined }) {
  const { word, tone } = reading;
  const counts = total !== undefined && !word.includes(`${total}`);
  return (
    <p
      class={`stage-outcome reading-${tone}`}
      data-total={Number.isNaN(+word) ? undefined : ''}
      data-counted={counts ? '' : undefined}
    >
      {counts ? <span class="stage-sum">{total} </span> : null}
      {word}
    </p>
  );
}

/**
 * The line itself, what was written of it, and what is different now.
 *
 * @param said the line stands there already.
 */
function Told({ beat, said }: { beat: StageBeat; said: boolean }) {
  const { entry, also } = beat;
  const changes = entry.beat?.changes ?? [];
  const notes = [
    ...(entry.roll?.reading.text ? [entry.roll.reading.text] : []),
    ...(changes.length > 0 ? [] : (entry.notes ?? [])),
    ...also.map(({ text }) => text),
  ];
  return (
    <>
      {said && !entry.undone ? null : (
        <p class={entry.roll ? undefined : 'stage-words'}>
          {entry.undone ? <s>{entry.text}</s> : entry.text}
          {entry.undone ? <b class="line-back"> taken back</b> : null}
        </p>
      )}
      {entry.beat?.fiction ? (
        <Written as="p" class="stage-fiction">
          {entry.beat.fiction}
        </Written>
      ) : null}
      <Changes beat={beat} />
      {notes.slice(0, NOTES_MAX).map((note) => (
        <p key={note} class="line-note">
          {note}
        </p>
      ))}
    </>
  );
}
