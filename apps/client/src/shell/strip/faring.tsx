import './faring.css';
import type { FaceSize } from '../../design/face';
import { list } from '../../design/words';
import { Written } from '../../design/written';
import { useNumbers } from '../learning/learned';
import { useTable } from '../table/view';

/** One thing that matters of how somebody fares, in a figure. */
export interface FaringFigure {
  /** What its word is called in the glossary. */
  id: string;
  name: string;
  /** What stands there instead of the name, where several stand side by side on a phone. */
  brief?: string;
  /** As it is drawn. */
  short: string;
  /** As it is read out; without, as it is drawn. */
  words?: string;
  /** How much of it is marked, from 0 to 1. */
  part?: number;
  /** What colour the bar has; else the usual. */
  tone?: 'gold' | 'rose' | 'violet';
  /** It has come to its full. */
  full?: boolean;
}

interface FaringLineProps {
  /** Whose face stands before it, where the game draws faces. */
  about: string;
  figures: readonly FaringFigure[];
  /** What of the glossary is told of them, if not the words that they are called by. */
  words?: readonly string[];
}

/** How somebody fares, in a line; all of it is tapped to be told what its figures mean. */
export function FaringLine({
  about,
  figures,
  words = figures.map(({ id }) => id),
}: FaringLineProps) {
  const { game } = useTable();
  const { Face = NoFace } = game;
  const numbers = useNumbers();
  const names = figures.map(({ name }) => name.toLowerCase());
  return (
    <div class="faring-line">
      <Face id={about} size="s" />
      <dl class="faring">
        {figures.map((figure) => (
          <Figure key={figure.id} {...figure} />
        ))}
      </dl>
      {words.length > 0 ? (
        <button
          type="button"
          class="faring-ask"
          aria-haspopup="dialog"
          aria-label={`What ${list(names)} mean`}
          onClick={() =>
            void import('../learning/word-card').then(({ showWords }) =>
              showWords(game.id, words, numbers),
            )
          }
        />
      ) : null}
    </div>
  );
}

const NoFace = (_: { id: string; size?: FaceSize }) => null;

function Figure({ name, brief = name, short, words = short, part, tone, full }: FaringFigure) {
  return (
    <div class="faring-figure" data-tone={tone} data-full={full}>
      <dt>
        <span aria-hidden="true">
          <Written>{brief}</Written>
        </span>
        <span class="sr-only">
          <Written>{name}</Written>
        </span>
      </dt>
      <dd>
        <b aria-hidden="true">{short}</b>
        <span class="sr-only">{words}</span>
        {part === undefined ? null : (
          <span class="faring-bar" aria-hidden="true">
            <span style={{ width: `${Math.round(part * 100)}%` }} />
          </span>
        )}
      </dd>
    </div>
  );
}
