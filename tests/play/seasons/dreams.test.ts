import { it } from 'vitest';
import { dreams, playDreams } from './dreams';
import { playOnStage } from './season';

it('a season of In a Maze of Dreams in browsers', () => playOnStage(dreams, playDreams));
