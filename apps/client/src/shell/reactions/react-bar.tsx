import { reactionKinds } from '@moonlit/protocol/reactions';
import { useTable } from '../table/view';
import { Glyph } from './glyph';
import { reactionWords } from './words';

/** Reactions that cost a tap and move nothing; whoever watches has them, too. */
export function ReactBar() {
  const { viewer, online, reactions } = useTable();
  if (viewer.seat === '') return null;
  return (
    <fieldset class="react">
      <legend class="sr-only">React without a word</legend>
      {reactionKinds.map((kind) => (
        <button
          key={kind}
          type="button"
          class="btn btn-icon"
          aria-disabled={!online.value}
          onClick={() => reactions.send(kind)}
        >
          <Glyph kind={kind} />
          <span class="sr-only">{reactionWords[kind].button}</span>
        </button>
      ))}
    </fieldset>
  );
}
