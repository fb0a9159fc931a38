import { arrive } from './moonlit-member';
import { playing } from './playing';
import { answer } from './processes';

/** The load generator for our server and for the floor, in a process of its own. */
answer(playing(arrive));
