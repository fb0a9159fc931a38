import { heads } from '../../../../shell/faces/heads';
import type { PartSet } from '../../../../shell/faces/parts';
import { postures } from '../../../../shell/faces/postures';
import { cloaks } from './cloaks';
import { collars } from './collars';
import { props } from './props';

/** What the figures of this game are made of. */
export const parts: PartSet = {
  silhouette: heads,
  collar: collars,
  cloak: cloaks,
  prop: props,
  posture: postures,
};
