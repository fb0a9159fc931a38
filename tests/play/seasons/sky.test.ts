import { it } from 'vitest';
import { playOnStage } from './season';
import { playSky, sky } from './sky';

it('a season of Beneath a Rotting Sky in browsers', () => playOnStage(sky, playSky));
