import { useEffect, useRef, useState } from 'preact/hooks';
import { Dialog } from '../../design/dialog';
import { Icon } from '../../design/icon';
import { lazy } from '../../design/lazy';
import { turnToPlay } from '../places/lead';

const MenuBody = lazy(() => import('./menu-body').then((module) => module.MenuBody));

/** What belongs to the seat rather than to play: its link, the session, the dice, the credits. */
export function Menu() {
  const [open, setOpen] = useState(false);
  const toPlay = useRef(false);
  useEffect(() => {
    // Not before the menu has given the keyboard back to its button.
    if (!open && toPlay.current) turnToPlay();
    toPlay.current = false;
  }, [open]);
  const sessionEnded = () => {
    toPlay.current = true;
    setOpen(false);
  };
  return (
    <>
      <button type="button" class="btn btn-icon" onClick={() => setOpen(true)}>
        <Icon name="menu" />
        <span class="btn-word">Menu</span>
      </button>
      {open ? (
        <Dialog title="This table" onClose={() => setOpen(false)}>
          <MenuBody sessionEnded={sessionEnded} />
        </Dialog>
      ) : null}
    </>
  );
}
