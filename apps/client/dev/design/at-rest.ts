/** Somebody has come to the page, with a finger or a key; what the page taps by itself is not meant. */
let used = false;

/**
 * Lets a page lie still on which everything is drawn at once: dialogs stand where they are drawn instead of
 * over all, and nothing takes the keyboard or scrolls the page before somebody uses it.
 */
export function layAtRest(): void {
  const { focus, scrollIntoView } = HTMLElement.prototype;
  for (const event of ['pointerdown', 'keydown']) {
    addEventListener(event, () => {
      used = true;
    });
  }
  HTMLDialogElement.prototype.showModal = function showInPlace() {
    this.open = true;
  };
  HTMLElement.prototype.focus = function focusIfUsed(options) {
    if (used) focus.call(this, options);
  };
  HTMLElement.prototype.scrollIntoView = function scrollIfUsed(options) {
    if (used) scrollIntoView.call(this, options);
  };
}
