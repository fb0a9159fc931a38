import { signal } from '@preact/signals';
import type { TabId } from '../game';

/** Which part of the table a phone shows. */
export const openTab = signal<TabId>('table');

/** Shows a part of the table from its beginning. */
export function turnToTab(id: TabId): void {
  openTab.value = id;
  scrollTo({ top: 0 });
}

/** Whether the questions are unfolded. */
export const unfolded = signal(false);
