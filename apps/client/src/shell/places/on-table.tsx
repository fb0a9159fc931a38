import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { InTurn } from '../../design/in-turn';
import { typing } from '../../design/use-follow';
import { Hold } from '../focus/hold';
import { isOwnAct } from '../focus/own-act';

interface OnTableProps {
  /** What lies there, in a few words; `null` is nothing. */
  what: string | null;
  /** What is new about it when it is another thing; usually its id. */
  id: string;
  children: ComponentChildren;
}

/**
 * The one place in which what people do together lies, such as a roll, from its beginning to its end.
 * It has its line whether or not something lies there, so that nothing is pushed aside when somebody
 * else puts something down: that waits in the line until one opens it. What one puts down oneself is
 * open, and so is what lay there when one came.
 */
export function OnTable({ what, id, children }: OnTableProps) {
  const [open, setOpen] = useState(what !== null);
  const [fresh, setFresh] = useState(false);
  const known = useRef(id);
  const words = useId();
  const panel = useRef<HTMLDetailsElement>(null);
  const bring = useRef(false);
  useEffect(() => {
    if (known.current === id) return;
    known.current = id;
    if (what === null) setFresh(false);
    else if (isOwnAct()) {
      bring.current = !typing();
      setOpen(true);
    } else setFresh(true);
  }, [id, what]);
  useEffect(() => {
    // What one puts down oneself is read from its beginning: what its dice may bring stands in it.
    if (!bring.current || !open) return;
    bring.current = false;
    panel.current?.scrollIntoView();
  }, [id, what, open]);
  return (
    <details
      ref={panel}
      class={what === null ? 'panel on-table on-table-empty' : 'panel on-table'}
      open={open}
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
        if (currentTarget.open) setFresh(false);
      }}
    >
      <summary>
        <span class="on-table-head" id={words}>
          On the table
          {fresh && !open ? <span class="badge badge-fresh">New</span> : null}
        </span>
        <span class="on-table-what">{what ?? 'Nothing just now'}</span>
      </summary>
      <Hold>
        {what === null ? null : (
          <div class="on-table-things">
            <InTurn>{children}</InTurn>
          </div>
        )}
      </Hold>
    </details>
  );
}
