import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';

interface FoldProps {
  title: string;
  /** What is inside, in a few words, while it is folded. */
  note?: string | undefined;
  children: ComponentChildren;
  /** Open until somebody folds it. */
  open?: boolean;
}

/** Which parts were unfolded or folded by hand, by title, as long as the page lives. */
const byHand = new Map<string, boolean>();

/** A part that takes one line until somebody uses it. It stays as one leaves it. */
export function Fold({ title, note, children, open: usual = false }: FoldProps) {
  const [open, setOpen] = useState(byHand.get(title) ?? usual);
  return (
    <details
      class="drawer fold"
      open={open}
      onToggle={({ currentTarget }) => {
        byHand.set(title, currentTarget.open);
        setOpen(currentTarget.open);
      }}
    >
      <summary>
        <span class="fold-title">{title}</span>
        {note && !open ? <span class="fold-note">{note}</span> : null}
      </summary>
      <div class="stack fold-body">{children}</div>
    </details>
  );
}
