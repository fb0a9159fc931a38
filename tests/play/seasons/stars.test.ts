import { it } from 'vitest';
import { playOnStage } from './season';
import { playStars, stars } from './stars';

it('a season of On a Sea of Stars in browsers', () => playOnStage(stars, playStars));
