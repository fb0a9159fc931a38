import { Written } from '../../design/written';
import type { KeptThing } from '../kept/kept-things';
import { lastPlayed } from '../kept/last-played';
import { More } from './own-characters';

interface LibraryListProps {
  libraries: readonly KeptThing[];
  titleOf(game: string): string | undefined;
  changed(): void;
}

/** Libraries that this device keeps: at a table of their game, whoever directs brings one in where it is written. */
export function LibraryList({ libraries, titleOf, changed }: LibraryListProps) {
  return (
    <ul class="own-list">
      {libraries.map((one) => (
        <li key={one.id} class="own-thing own-card">
          <h3 class="own-name">
            <Written>{one.name}</Written>
          </h3>
          <p class="own-facts">
            {titleOf(one.game) ?? 'A game that is not played here'}, kept {lastPlayed(one.at)}
          </p>
          <More one={one} changed={changed} />
        </li>
      ))}
    </ul>
  );
}
