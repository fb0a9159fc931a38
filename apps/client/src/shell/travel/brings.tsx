import { Dialog } from '../../design/dialog';
import { brought } from '../kept/brought';
import { ComePanel } from './travel-panel';

/** Opens by itself at a table to which this tab has brought somebody, until that is done or put away. */
export function Brings() {
  if (brought.value === null) return null;
  const close = () => {
    brought.value = null;
  };
  return (
    <Dialog title="From table to table" onClose={close}>
      <ComePanel />
    </Dialog>
  );
}
