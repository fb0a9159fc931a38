import type { FieldOption } from '../../../engine';
import type { Stat } from '../vocabulary';

/** What makes an action with some Stats harder, a rank each: the table ticks what holds (HUM-401, 407). */
export const reasonsOf: Readonly<Partial<Record<Stat, readonly FieldOption[]>>> = {
  hex: [
    { value: 'stretch', label: 'Its area, duration or nature is stretched' },
    { value: 'material', label: 'What it costs cannot be paid' },
    { value: 'untrained', label: 'Not trained in it, or outside of one’s school' },
    { value: 'forbidden', label: 'It takes forbidden lore' },
    { value: 'surroundings', label: 'The surroundings are against it' },
  ],
  hollyJolly: [
    { value: 'naughty', label: 'Has been naughty' },
    { value: 'bare', label: 'No snow and no decoration in sight' },
    { value: 'joyless', label: 'Not done to bring joy to others' },
  ],
};

/** How many reasons there are at most. */
export const REASONS = 5;
