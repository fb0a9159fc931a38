/** Scrolls to the beginning of a part, unless that is in sight: what stands above it stays there then. */
export function showBeginning(part: Element | null | undefined): void {
  const top = part?.getBoundingClientRect().top ?? 0;
  if (top < 0 || top > innerHeight / 2) part?.scrollIntoView({ block: 'start' });
}
