import './own.css';
import type { RoleWords } from '@moonlit/rules';
import { readFile } from '@moonlit/rules/travel';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Written } from '../../design/written';
import { games, loadGames } from '../api/systems';
import { savedSeats } from '../connection/saved-seats';
import { keepThing, keptThings } from '../kept/kept-things';
import { readText } from '../kept/read-text';
import { CharacterList } from './own-characters';
import { LibraryList } from './own-libraries';
import { SeatList } from './own-seats';
import { Page } from './page';

/** What roles are called until the games have said what they call them. */
const usualWords: RoleWords = {
  director: 'the director',
  protagonist: 'player',
  spectator: 'spectator',
};

/**
 * A person’s own things across tables (TABLE-230): the seats that this device holds, whom it keeps a copy of, and
 * libraries. There is no account: what is here is what this device keeps, and files that one carries.
 */
export function OwnPage() {
  const [seats, setSeats] = useState(savedSeats);
  const [things, setThings] = useState(keptThings);
  useEffect(loadGames, []);
  const known = games.value ?? [];
  const titleOf = (game: string | undefined) => known.find(({ id }) => id === game)?.title;
  const wordsOf = (game: string | undefined) =>
    known.find(({ id }) => id === game)?.roles ?? usualWords;
  const again = () => {
    setSeats(savedSeats());
    setThings(keptThings());
  };
  const of = (sort: 'character' | 'library') => things.filter((one) => one.sort === sort);
  const libraries = of('library');
  return (
    <Page
      title="What is yours"
      lead="On this device, and nowhere else: there is no account. What you save as a file, you carry wherever you like."
      brief
    >
      <section class="panel" aria-labelledby="seats">
        <h2 id="seats">Your seats</h2>
        <SeatList seats={seats} titleOf={titleOf} wordsOf={wordsOf} changed={again} />
      </section>
      <section class="panel" aria-labelledby="characters">
        <h2 id="characters">Your characters</h2>
        <CharacterList
          characters={of('character')}
          seats={seats}
          titleOf={titleOf}
          changed={again}
        />
        <FileIn titleOf={titleOf} changed={again} />
      </section>
      {libraries.length > 0 ? (
        <section class="panel" aria-labelledby="libraries">
          <h2 id="libraries">Your libraries</h2>
          <LibraryList libraries={libraries} titleOf={titleOf} changed={again} />
        </section>
      ) : null}
      <p>
        <a href="/">Go to the start</a>
      </p>
    </Page>
  );
}

interface FileInProps {
  titleOf(game: string): string | undefined;
  changed(): void;
}

/** Takes up a file that was saved on another device. */
function FileIn({ titleOf, changed }: FileInProps) {
  const [said, say] = useState<{ text: string; name?: string; wrong?: boolean } | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const read = async (file: File | undefined) => {
    if (!file) return;
    const text = (await readText(file)) ?? '';
    const found = readFile(text);
    if (input.current) input.current.value = '';
    if ('fault' in found) {
      say({ text: `${found.fault} ${found.instead}`, wrong: true });
      return;
    }
    const game = titleOf(found.game);
    if (game === undefined) {
      say({ text: 'That file is of a game that is not played here.', wrong: true });
      return;
    }
    const name = found.name.slice(0, 80) || 'Somebody';
    const thing = { sort: 'character', game: found.game, name, from: 'A file', text } as const;
    if (keepThing(thing)) {
      say({ text: `is kept on this device, for tables of ${game}.`, name });
      changed();
    } else {
      say({
        text: 'This browser keeps nothing more. Choose the file again at the table where you bring them.',
        wrong: true,
      });
    }
  };
  return (
    <div class="stack">
      <div class="field">
        <label for="file-in">Take up a file that you have saved</label>
        <input
          id="file-in"
          ref={input}
          class="input"
          type="file"
          accept=".json,application/json"
          onChange={({ currentTarget }) => void read(currentTarget.files?.[0])}
        />
      </div>
      <p class="said" role="status">
        {said && !said.wrong ? (
          <>
            <Written>{said.name}</Written> {said.text}
          </>
        ) : null}
      </p>
      <div role="alert">{said?.wrong ? <p class="refusal">{said.text}</p> : null}</div>
    </div>
  );
}
