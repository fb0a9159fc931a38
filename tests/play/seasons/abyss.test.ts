import { it } from 'vitest';
import { abyss, playAbyss } from './abyss';
import { playOnStage } from './season';

it('a season of At the Brink of the Abyss in browsers', () => playOnStage(abyss, playAbyss));
