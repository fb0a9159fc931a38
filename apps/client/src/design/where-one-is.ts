/**
 * What somebody has pressed or gone to last. Safari gives a tapped button no focus, so that
 * `document.activeElement` says nothing of where one was when a dialog opened.
 */
let last: HTMLElement | null = null;

/** What can be pressed or gone to. */
const CONTROLS = 'button, summary, input, select, textarea, a[href], [tabindex]';

/** Follows where somebody is on the page, from now on. Call it once, before anything is drawn. */
export function followWhereOneIs(): void {
  const note = ({ target }: Event) => {
    const control = target instanceof Element ? target.closest<HTMLElement>(CONTROLS) : null;
    if (control) last = control;
  };
  document.addEventListener('click', note, { capture: true });
  document.addEventListener('focusin', note, { capture: true });
}

/** What somebody was at last, to come back to. */
export const whereOneIs = (): HTMLElement | null => last;

/** Gives the keyboard back to what somebody was at, if that is still there. */
export function comeBackTo(control: HTMLElement | null): void {
  if (control?.isConnected && document.activeElement !== control) {
    control.focus({ preventScroll: true });
  }
}
