import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../../design/icon';
import { lazy } from '../../design/lazy';
import { typing } from '../../design/use-follow';

const CommandLine = lazy(() => import('./command-line').then((module) => module.CommandLine));

/** Opens the command line: by its button, by Ctrl K, or by / where nobody types. */
export function CommandButton() {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey } = event;
      const asked = key.toLowerCase() === 'k' ? ctrlKey || metaKey : key === '/' && !typing();
      if (!asked || altKey || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      setOpen(true);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  return (
    <>
      <button
        type="button"
        class="btn btn-icon"
        aria-keyshortcuts="Control+K /"
        onClick={() => setOpen(true)}
      >
        <Icon name="search" />
        <span class="btn-word">Find</span>
      </button>
      {open ? <CommandLine onClose={() => setOpen(false)} /> : null}
    </>
  );
}
