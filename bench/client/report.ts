import { table } from '../report';
import type { Device } from './browser';
import type { Frames } from './frames';
import type { Loading } from './loading';

/** How pages loaded, as Markdown. */
export function loadings(all: readonly (Loading & { name: string })[]): string[] {
  const seconds = (ms: number) => (ms / 1000).toFixed(2);
  return table(
    ['a phone opens', 'first painted s', 'shown s', 'interactive s', 'all has come s', 'kB'],
    all.map(({ name, first, shown, interactive, settled, kilobytes }) => [
      name,
      ...[first, shown, interactive, settled].map(seconds),
      kilobytes.toFixed(0),
    ]),
  );
}

/** An animation of a playset on a device. */
export interface Seen {
  name: string;
  playset: string;
  device: Device;
  frames: Frames;
}

/** How smoothly each animation ran, as Markdown. */
export function animations(all: readonly Seen[]): string[] {
  const ms = (value: number) => value.toFixed(0);
  return table(
    [
      '',
      'on',
      'at',
      'frames/s',
      'p95 ms',
      'longest ms',
      'tasks over 50 ms',
      'longest ms',
      'begins after ms',
    ],
    all.map(({ name, playset, device, frames }) => [
      name,
      device,
      playset.replaceAll('-', ' '),
      frames.perSecond.toFixed(1),
      ms(frames.p95),
      ms(frames.longest),
      String(frames.tasks),
      ms(frames.longestTask),
      ms(frames.began),
    ]),
  );
}
