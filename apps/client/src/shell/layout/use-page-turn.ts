import { useEffect } from 'preact/hooks';

/**
 * A page in place of the table has an entry of its own in the history of the browser, so that Back comes
 * back to the table; and the keyboard comes back to what the page was opened with.
 *
 * @param open whether such a page is shown.
 * @param leave puts it away.
 */
export function usePageTurn(open: boolean, leave: () => void): void {
  useEffect(() => {
    if (!open) return;
    const page = performance.now();
    history.pushState({ page }, '');
    addEventListener('popstate', leave);
    return () => {
      removeEventListener('popstate', leave);
      if ((history.state as { page?: number } | null)?.page === page) history.back();
    };
  }, [open]);
}
