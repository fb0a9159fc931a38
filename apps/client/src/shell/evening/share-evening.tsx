import './evening.css';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { lazy } from '../../../design/lazy';
import { sessionRolls } from '../../../shell/api/tables';
import { linesFrom } from '../../../shell/beats/stage-beat';
import { managesSeats } from '../../../shell/table/view';
import { useTable } from '../view';
import { drawEvening } from './drawing';
import { eveningOf, eveningText } from './evening';
import { addressOf, pictureOf, save, shared } from './picture';

const PostEvening = lazy(
  () => import('../../../shell/posting/post-evening').then((module) => module.PostEvening),
  null,
);

/** What happened tonight, to be shown to others: a picture and words, made on this device and sent nowhere until somebody taps. */
export function ShareEvening() {
  const table = useTable();
  const state = table.public.value;
  const { session } = state.table;
  const [dice, setDice] = useState<readonly number[]>([]);
  useEffect(() => {
    if (table.token === null) return;
    sessionRolls(table.id, table.token, session.number).then(
      ({ rolls }) => setDice(rolls.flatMap(({ faces }) => faces)),
      () => undefined,
    );
  }, [table.id, session.number, session.open]);
  const evening = useMemo(() => {
    const lines = linesFrom(state.log, 0).map(([, entry]) => entry);
    return eveningOf(state, lines, dice);
  }, [state, dice]);
  const [own, write] = useState<string | null>(null);
  const [said, say] = useState('');
  const text = own ?? eveningText(evening);
  const drawing = drawEvening(evening);
  const give = async (sheet: boolean) => {
    try {
      const picture = await pictureOf(drawing);
      if (sheet && (await shared([picture], text))) return;
      save(picture);
      say('The picture is saved on this device.');
    } catch {
      say('This browser cannot make the picture. The words are yours all the same.');
    }
  };
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => say('Copied.'),
      () => say('Mark the words above, and copy them.'),
    );
  return (
    <section class="panel" aria-label="Show others your evening">
      <h2>Show others your evening</h2>
      <img class="evening-picture" src={addressOf(drawing)} alt={eveningText(evening)} />
      <div class="field">
        <label for="evening-words">In words, as you like</label>
        <textarea
          id="evening-words"
          class="input"
          rows={6}
          maxLength={4_000}
          value={text}
          onInput={({ currentTarget }) => write(currentTarget.value)}
        />
      </div>
      <p class="hint">
        Made on this device of what the whole table has seen. Nobody’s own name is in the picture,
        and nothing is sent until you send it.
      </p>
      <div class="offer-buttons">
        <button type="button" class="btn btn-primary" onClick={() => void give(true)}>
          Share
        </button>
        <button type="button" class="btn" onClick={() => void give(false)}>
          Save the picture
        </button>
        <button type="button" class="btn" onClick={() => void copy()}>
          Copy the words
        </button>
      </div>
      <p role="status" class="hint">
        {said}
      </p>
      {managesSeats(table) ? <PostEvening text={text} picture={() => pictureOf(drawing)} /> : null}
    </section>
  );
}
