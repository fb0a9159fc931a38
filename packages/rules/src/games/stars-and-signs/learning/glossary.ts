import type { TermGroup } from '../../../table';
import { checks, people } from './terms/checks';
import { selves, traits } from './terms/people';
import { ends, growth, magic } from './terms/story';

/** Every word of the game, in the order in which one meets them. */
export const glossary: readonly TermGroup[] = [people, checks, selves, traits, magic, growth, ends];
