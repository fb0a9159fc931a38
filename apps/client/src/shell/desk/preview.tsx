import { useState } from 'preact/hooks';
import { Dialog } from '../../design/dialog';
import { Icon } from '../../design/icon';
import { SharedPlaces } from '../places/places';
import { previewOf } from '../table/preview';
import { TableContext, useTable } from '../table/view';

/** Shows the table as a player's page does, from what players are sent and nothing else. */
export function Preview() {
  const table = useTable();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" class="btn btn-small" onClick={() => setOpen(true)}>
        <Icon name="eye" />
        Preview as player
      </button>
      {open ? (
        <Dialog title="What players see" onClose={() => setOpen(false)} wide>
          <p class="hint">
            Drawn from the shared part of the table only. A player also sees what they may do, and
            their own notes.
          </p>
          <TableContext.Provider value={previewOf(table)}>
            <div class="preview">
              <SharedPlaces />
            </div>
          </TableContext.Provider>
        </Dialog>
      ) : null}
    </>
  );
}
