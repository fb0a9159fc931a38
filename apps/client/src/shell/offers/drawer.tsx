import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { OpenOffer } from '../state';
import type { DrawerView } from '../table/drawers';
import { useTable } from '../table/view';

/** What a drawer holds, as far as it is known. */
export interface DrawerUse extends DrawerView {
  /** Whether there is such a drawer. */
  there: boolean;
  /** Looks into it again. */
  again(): void;
}

/** Whether the viewer has a drawer of this name: whether there is anything in it for them. */
export function useHasDrawer(name: string): boolean {
  return useTable().seat.value?.drawers?.includes(name) ?? false;
}

/**
 * What a drawer of the viewer holds; with `about`, of what settles this value, such as the id of one
 * thing. It is looked into while it is `open`, and again whenever the table has changed meanwhile;
 * what it last held stays at hand.
 */
export function useDrawer(name: string, open = true, about?: string): DrawerUse {
  const { drawers } = useTable();
  const there = useHasDrawer(name);
  useEffect(
    () => (open && there ? drawers.open(name, about) : undefined),
    [drawers, name, about, open, there],
  );
  const { value } = drawers.view(name, about);
  return { ...value, there, again: () => drawers.look(name, about) };
}

interface ContentProps {
  name: string;
  /** Whether anybody sees it: what is folded away is not kept up to date. */
  open: boolean;
  children(offers: readonly OpenOffer[]): ComponentChildren;
}

/** Draws what a drawer holds as soon as it is known. */
function DrawerContent({ name, open, children }: ContentProps) {
  const drawer = useDrawer(name, open);
  return (
    <>
      <DrawerNotice drawer={drawer} />
      {drawer.offers ? children(drawer.offers) : null}
    </>
  );
}

/** Says that what a drawer holds is on its way, or plainly that it cannot be shown as it is now. */
export function DrawerNotice({ drawer }: { drawer: DrawerUse }) {
  const table = useTable();
  const { there, offers, problem, again } = drawer;
  if (!there) return null;
  return (
    <>
      <div role="alert">
        {problem ? (
          <div class="refusal">
            <p>
              {offers ? 'This may have changed meanwhile. ' : 'This cannot be shown now. '}
              {problem.message}
            </p>
            <p>{problem.instead}</p>
            <button type="button" class="btn btn-small" onClick={again}>
              Try again
            </button>
          </div>
        ) : null}
      </div>
      {offers || problem ? null : (
        <p role="status" class="hint">
          {table.online.value ? 'One moment…' : 'Waiting for the connection…'}
        </p>
      )}
    </>
  );
}

interface FoldedProps extends Pick<ContentProps, 'name' | 'children'> {
  title: string;
  /** What is inside, in a few words, while it is folded. */
  note?: string;
  class?: string;
  /** What stands above its content. */
  top?: ComponentChildren;
  /** It stands there, too, where the viewer has no such drawer. */
  always?: boolean;
}

/** A drawer behind its heading; nothing where the viewer has none of that name. */
export function FoldedDrawer({ name, title, note, top, always, children, ...look }: FoldedProps) {
  const there = useHasDrawer(name);
  const [open, setOpen] = useState(false);
  // What was unfolded inside stays so when the drawer is closed and opened again.
  const [opened, setOpened] = useState(false);
  if (!there && !always) return null;
  return (
    <details
      class={look.class ?? 'drawer'}
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
        if (currentTarget.open) setOpened(true);
      }}
    >
      <summary>
        {note ? <span class="fold-title">{title}</span> : title}
        {note && !open ? <span class="fold-note">{note}</span> : null}
      </summary>
      {top}
      {there && opened ? (
        <DrawerContent name={name} open={open}>
          {children}
        </DrawerContent>
      ) : null}
    </details>
  );
}
