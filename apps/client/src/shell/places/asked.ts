import type { TableView } from '../table/view';

/** A question for the viewer. */
export interface Asked {
  id: string;
  title: string;
  text: string;
}

/** The questions that wait for the viewer: those that everybody may know of, then those that nobody else may. */
export function askedOf({ public: shared, viewer, offers }: TableView): Asked[] {
  const open = Object.entries(shared.value.derived.prompts).flatMap(([id, { to, title, text }]) =>
    to.includes(viewer.seat) ? [{ id, title, text }] : [],
  );
  const own = new Map<string, Asked>();
  for (const { prompt: id, question } of offers.value) {
    if (id !== undefined && question) own.set(id, { id, ...question });
  }
  return [...open, ...own.values()];
}
