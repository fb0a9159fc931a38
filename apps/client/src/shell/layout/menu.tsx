import { useState } from 'preact/hooks';
import { Dialog } from '../../design/dialog';
import { Icon } from '../../design/icon';
import { lazy } from '../../design/lazy';

const MenuBody = lazy(() => import('./menu-body').then((module) => module.MenuBody));

/** What belongs to the seat rather than to play: its link, the session, the dice, the credits. */
export function Menu() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" class="btn btn-icon" onClick={() => setOpen(true)}>
        <Icon name="menu" />
        <span class="btn-word">Menu</span>
      </button>
      {open ? (
        <Dialog title="This table" onClose={() => setOpen(false)}>
          <MenuBody />
        </Dialog>
      ) : null}
    </>
  );
}
