import './evening.css';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { copyText } from '../../design/copy-text';
import { lazy } from '../../design/lazy';
import { sessionRolls } from '../api/tables';
import { linesFrom } from '../beats/stage-beat';
import { managesSeats, useTable } from '../table/view';
import type { PosterSize } from './drawing';
import { drawEvening, sizes } from './drawing';
import type { EveningDie, EveningLoan } from './evening';
import { eveningText, tonightOf } from './evening';
import type { PosterLook } from './look';
import { lookOfPage, noLook } from './look';
import { addressOf, pictureOf, save, shared } from './picture';

const PostEvening = lazy(
  () => import('../posting/post-evening').then((module) => module.PostEvening),
  null,
);

/** What a picture may be for, by its size. */
const uses = [
  { size: sizes.post, label: 'A post (4 : 5)' },
  { size: sizes.story, label: 'A whole phone (9 : 16)' },
] as const;

/** The sides of a die of which nothing else is said. */
const USUAL_SIDES = 6;

/** What happened tonight, to be shown to others, where the game lends its words and colours for it. */
export function ShareEvening() {
  const { game } = useTable();
  const [loan, lend] = useState<EveningLoan | null>(null);
  useEffect(() => {
    // Nothing is lost where it does not come: it is asked for again the next time.
    game.evening?.().then(lend, () => undefined);
  }, [game]);
  return loan ? <Share loan={loan} /> : null;
}

/** A picture and words, made on this device and sent nowhere until somebody taps. */
function Share({ loan }: { loan: EveningLoan }) {
  const table = useTable();
  const state = table.public.value;
  const { session } = state.table;
  const [dice, setDice] = useState<readonly EveningDie[]>([]);
  useEffect(() => {
    if (table.token === null) return;
    sessionRolls(table.id, table.token, session.number).then(
      ({ rolls }) =>
        setDice(
          rolls.flatMap(({ faces, sides }) =>
            faces.map((face, at) => ({ face, sides: sides?.[at] ?? USUAL_SIDES })),
          ),
        ),
      () => undefined,
    );
  }, [table.id, session.number, session.open]);
  const evening = useMemo(() => {
    const lines = linesFrom(state.log, 0).map(([, entry]) => entry);
    return loan.of(state, { lines: tonightOf(lines), dice });
  }, [state, dice, loan]);
  const [look, lend] = useState<PosterLook>(noLook);
  useEffect(() => {
    // Without it the sky of the game stands behind those who were there.
    lookOfPage().then(lend, () => undefined);
  }, []);
  const [size, resize] = useState<PosterSize>(sizes.post);
  const [best, choose] = useState('');
  const [own, write] = useState<string | null>(null);
  const [said, say] = useState('');
  const usual = eveningText(evening, best, loan.bondWord);
  const text = own ?? usual;
  const drawing = drawEvening(evening, loan.colours, best, look, size);
  const give = async (sheet: boolean) => {
    try {
      const picture = await pictureOf(drawing, size);
      if (sheet && (await shared([picture], text))) return;
      save(picture);
      say('The picture is saved on this device.');
    } catch {
      say('This browser cannot make the picture. The words are yours all the same.');
    }
  };
  const copy = async () => {
    const copied = await copyText(text);
    say(copied ? 'Copied.' : 'Mark the words above, and copy them.');
  };
  return (
    <section class="panel" aria-label="Show others your evening">
      <h2>Show others your evening</h2>
      <img class="evening-picture" src={addressOf(drawing)} alt={usual} />
      {evening.lines.length > 0 ? (
        <div class="field">
          <label for="evening-line">The best line of tonight</label>
          <select
            id="evening-line"
            class="input"
            value={best}
            onChange={({ currentTarget }) => {
              choose(currentTarget.value);
              write(null);
            }}
          >
            <option value="">None</option>
            {evening.lines.map((words) => (
              <option key={words} value={words}>
                {words}
              </option>
            ))}
          </select>
        </div>
      ) : null}
      <fieldset>
        <legend>What it is for</legend>
        <div class="options">
          {uses.map((use) => (
            <label key={use.label} class="option">
              <input
                type="radio"
                name="evening-size"
                checked={use.size === size}
                onChange={() => resize(use.size)}
              />
              <span class="option-text">{use.label}</span>
            </label>
          ))}
        </div>
      </fieldset>
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
      {managesSeats(table) ? (
        <PostEvening text={text} picture={() => pictureOf(drawing, size)} />
      ) : null}
    </section>
  );
}
