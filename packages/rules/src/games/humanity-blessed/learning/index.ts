import type { Learning } from '../../../table';
import { example } from './example';
import { glossary } from './glossary';
import { guidance } from './guidance';
import { howToPlay } from './how-to-play';

/** How the game is played, its words, and what whoever has the last word may weigh. */
export const learning: Learning = { howToPlay, example, glossary, usual: {}, guidance };
