import type { Area } from '../../game';

/** What only *In a Maze of Dreams* does: its commands, offers and prompts. */
export const inAMazeOfDreams: Area = { handlers: {} };
