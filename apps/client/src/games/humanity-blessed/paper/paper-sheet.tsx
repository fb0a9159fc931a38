import { sheetParts } from '@moonlit/rules/humanity-blessed/sheet';
import { PaperLines, PaperPart } from '../../../design/paper/paper-parts';
import { Written } from '../../../design/written';
import { besideOf } from '../sheet/beside';
import type { Character } from '../view';
import { personName, useTable } from '../view';
import './paper.css';

/** Empty lines for what comes up at the table. */
const NOTE_LINES = 6;

/** A sheet for paper, in the order in which the game prints it, a line a thing (HUM-1803). */
export function PaperSheet({ one }: { one: Character }) {
  const shared = useTable().public.value;
  const player = one.owner === null ? '' : personName(shared, one.owner);
  return (
    <article class="paper day hb-paper" aria-label={one.name}>
      <header class="paper-head">
        <h2>
          <Written>{one.name}</Written>
        </h2>
        <Written as="p">{[one.pronouns, player].filter(Boolean).join(' · ')}</Written>
      </header>
      {sheetParts(one, besideOf(shared, one)).map(({ term, lines }) => (
        <PaperPart key={term} title={term}>
          <ul>
            {lines.map((words, at) => (
              <li key={at}>
                <Written>{words}</Written>
              </li>
            ))}
          </ul>
        </PaperPart>
      ))}
      <PaperPart title="Notes">
        <PaperLines count={NOTE_LINES} />
      </PaperPart>
    </article>
  );
}
