import './faring.css';
import type { FaceSize } from '../../design/face';
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
}

/** How somebody fares, in a line; all of it is tapped to be told what its figures mean. */
export function FaringLine({ about, figures }: FaringLineProps) {
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
      <button
        type="button"
        class="faring-ask"
        aria-haspopup="dialog"
        aria-label={`What ${names.slice(0, -1).join(', ')} and ${names.at(-1)} mean`}
        onClick={() => {
          const ids = figures.map(({ id }) => id);
          void import('../learning/word-card').then(({ showWords }) =>
            showWords(game.id, ids, numbers),
          );
        }}
      />
    </div>
  );
}

const NoFace = (_: { id: string; size?: FaceSize }) => null;

function Figure({ name, brief = name, short, words = short, part, tone, full }: FaringFigure) {
  return (
    <div class="faring-figure" data-tone={tone} data-full={full}>
      <dt>
        <span aria-hidden="true">{brief}</span>
        <span class="sr-only">{name}</span>
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
