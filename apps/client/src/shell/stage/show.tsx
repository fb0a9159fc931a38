import { lazy } from '../../design/lazy';
import { Written } from '../../design/written';
import type { Act } from '../beats/stage';
import type { StageBeat } from '../beats/stage-beat';
import { figureOf, leadOf } from '../table/figures';
import { useTable } from '../table/view';
import { kindWords } from './kind-words';
import { StageDice } from './stage-dice';
import { changeWords } from './words';

/** Fetches the card of a chapter: before one is shown, so that it does not keep anybody waiting. */
export const loadCard = () => import('./chapter-card').then((module) => module.ChapterCard);
const ChapterCard = lazy(loadCard, null);

/** Most of what changed, and of notes, that stands on the stage; the log has all of it. */
const CHANGES_MAX = 6;
const NOTES_MAX = 4;

interface ShowProps {
  beat: StageBeat | null;
  act: Act;
  live: boolean;
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
  const aim = entry?.roll && !entry.undone && aims.includes(kind) ? entry.text : null;
  const chapter = act.is === 'told' ? entry?.beat?.chapter : undefined;
  if (entry && chapter) {
    return (
      <article class="stage-body">
        <ChapterCard chapter={chapter} text={entry.text} live={live} />
      </article>
    );
  }
  if (Sequence && beat) {
    return (
      <article class="stage-body" data-hero={lead?.hero}>
        <Sequence beat={beat} live={live} />
      </article>
    );
  }
  return (
    <article class="stage-body" data-hero={lead?.hero}>
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
            <p
              class={`stage-outcome reading-${reading.tone}`}
              data-total={Number.isNaN(+reading.word) ? undefined : ''}
            >
              {reading.word}
            </p>
          ) : null}
          {told && beat ? <Told beat={beat} said={aim !== null} /> : null}
        </div>
      ) : null}
    </article>
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

/** What is different now, and whose it is. */
export function Changes({ beat }: { beat: StageBeat }) {
  const table = useTable();
  const changes = beat.entry.beat?.changes ?? [];
  if (changes.length === 0) return null;
  return (
    <ul class="stage-changes">
      {changes.slice(0, CHANGES_MAX).map((change) => {
        const whose = change.of === null ? undefined : figureOf(table, change.of);
        return (
          <li key={`${change.of}:${change.what}:${change.why}`} data-hero={whose?.hero}>
            {whose && whose.name !== change.what ? (
              <b>
                <Written>{whose.name}</Written>
              </b>
            ) : null}{' '}
            {changeWords(change)}
          </li>
        );
      })}
      {changes.length > CHANGES_MAX ? <li>and {changes.length - CHANGES_MAX} more</li> : null}
    </ul>
  );
}
