import { useState } from 'preact/hooks';
import { keepThing } from '../../../shell/kept/kept-things';
import { saveText } from '../../../shell/kept/save-file';
import type { Drawers } from '../../../shell/table/drawers';
import { useTable } from '../view';
import type { FoundEntry } from './found';
import { seek } from './found';

/** All of the library, asked for part by part; `null` where an answer is missing. */
async function wholeLibrary(drawers: Drawers): Promise<string | null> {
  const all: FoundEntry[] = [];
  for (;;) {
    const part = await seek(drawers, { words: '' }, all.length);
    if (!part) return null;
    all.push(...part.entries);
    if (part.entries.length === 0 || all.length >= part.total) break;
    // Drawers are opened no faster than a hand does.
    await new Promise((go) => setTimeout(go, 150));
  }
  const { libraryFile, shelvesOfFound } = await import('@moonlit/rules/daggerheart/library');
  return libraryFile(shelvesOfFound(all));
}

/** Takes a copy of the table’s library along: on this device, or as a file (TABLE-239). */
export function LibraryKeep() {
  const table = useTable();
  const [said, say] = useState('');
  const { name } = table.public.value.table;
  const take = async (use: (text: string) => string) => {
    say('One moment…');
    const text = await wholeLibrary(table.drawers);
    say(text === null ? 'The library could not be fetched. Try again.' : use(text));
  };
  const keep = (text: string): string => {
    if (text === '{}') return 'There is nothing in it yet.';
    const from = { name, from: name, table: table.id };
    return keepThing({ sort: 'library', game: 'daggerheart', ...from, text })
      ? 'A copy of this library is kept on this device.'
      : 'This browser keeps no more, or nothing so large. Save a file instead.';
  };
  const save = (text: string): string => {
    saveText(text, name);
    return 'The file is in your downloads.';
  };
  return (
    <div class="stack">
      <div class="offer-buttons">
        <button type="button" class="btn" onClick={() => void take(keep)}>
          Keep a copy of the library
        </button>
        <button type="button" class="btn" onClick={() => void take(save)}>
          Save the library as a file
        </button>
      </div>
      <p class="said" role="status">
        {said}
      </p>
    </div>
  );
}
