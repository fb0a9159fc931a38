import { useEffect, useState } from 'preact/hooks';
import { Announcer } from '../../design/announcer';
import { Icon } from '../../design/icon';
import type { ShownRefusal } from '../connection/wire';
import { newestLines } from '../log/log';
import { isOpenStep } from '../table/own-step';
import { useTable } from '../table/view';

/**
 * For some seconds after one has done something: the way to take it back. It lies over the table, so
 * that nothing moves, and the keyboard has the usual key for it.
 *
 * @param again it stands in a dialog, from where nobody reaches the one on the table: what is said and the
 * key are that one’s.
 */
export function TakeBack({ again = false }: { again?: boolean }) {
  const table = useTable();
  const [refused, refuse] = useState<ShownRefusal | null>(null);
  const last = table.ownStep.value;
  const lines = newestLines(table, 'public').map(([, line]) => line);
  const step = last && isOpenStep(last, lines) ? last : null;
  const seq = step?.seq;
  const undo = async () => {
    if (seq === undefined) return;
    const answer = await table.send({ type: 'table.take-back', to: seq });
    refuse(answer.ok ? null : answer.refusal);
  };
  useEffect(() => refuse(null), [last?.seq]);
  useEffect(
    () => (seq === undefined || again ? undefined : onUndoKey(() => void undo())),
    [seq, again],
  );
  return (
    <>
      {again ? null : <Announcer text={step ? `Undo: Control Z. ${step.what}` : ''} />}
      {step && !refused ? (
        <section class="take-back" aria-label="What you did last">
          <p>Done{step.what ? `: ${step.what}` : ''}</p>
          <button
            type="button"
            class="btn btn-small"
            aria-keyshortcuts="Control+Z Meta+Z"
            onClick={() => void undo()}
          >
            Undo
          </button>
        </section>
      ) : null}
      <div role="alert">
        {refused ? (
          <section class="take-back" aria-label="What you did last">
            <p>
              {refused.message} {refused.instead}
            </p>
            <button type="button" class="btn btn-icon" onClick={() => refuse(null)}>
              <Icon name="close" />
              <span class="sr-only">Close</span>
            </button>
          </section>
        ) : null}
      </div>
    </>
  );
}

/** Listens for the key that undoes, except where one writes: there it is about the writing. */
function onUndoKey(undo: () => void): () => void {
  const pressed = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'z' || event.shiftKey || event.altKey) return;
    if (!event.ctrlKey && !event.metaKey) return;
    if (event.target instanceof Element && event.target.closest('input, textarea, select')) return;
    event.preventDefault();
    undo();
  };
  document.addEventListener('keydown', pressed);
  return () => document.removeEventListener('keydown', pressed);
}
