import { useState } from 'preact/hooks';
import { keepThing } from '../../shell/kept/kept-things';
import { saveText } from '../../shell/kept/save-file';
import { entriesIn, libraryFile } from './library-copy';
import { useTable } from './view';

/** Takes a copy of the table’s library along: on this device, or as a file (TABLE-239). */
export function LibraryKeep() {
  const table = useTable();
  const [said, say] = useState('');
  const desk = table.director.value?.library;
  if (!desk) return null;
  const library = { ...table.public.value.library, ...desk };
  if (entriesIn(library) === 0) return null;
  const { name } = table.public.value.table;
  const keep = () => {
    const thing = {
      sort: 'library',
      game: 'daggerheart',
      name,
      from: name,
      table: table.id,
    } as const;
    say(
      keepThing({ ...thing, text: libraryFile(library) })
        ? 'A copy of this library is kept on this device.'
        : 'This browser keeps nothing more. Save a file instead.',
    );
  };
  return (
    <div class="stack">
      <div class="offer-buttons">
        <button type="button" class="btn" onClick={keep}>
          Keep a copy of the library
        </button>
        <button
          type="button"
          class="btn"
          onClick={() => {
            saveText(libraryFile(library), name);
            say('The file is in your downloads.');
          }}
        >
          Save the library as a file
        </button>
      </div>
      <p class="said" role="status">
        {said}
      </p>
    </div>
  );
}
