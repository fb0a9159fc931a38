import type { HumanityBrings } from '../game';
import { moves } from '../game';
import { sharedAtStart } from '../numbers';
import { arbitrating, passingOn } from './arbitrating';
import { genre } from './genre';
import { larger } from './larger';

/** Session zero: what is played, and who has the last word (HUM-101…106). */
export const zero = {
  ...moves.area(genre, larger, arbitrating, passingOn),
  betweenSessions: true,
  evolves: {
    genreSet({ public: shared }, { atmosphere, optional }) {
      if (shared.optional !== optional) shared.shared = sharedAtStart(optional);
      shared.atmosphere = atmosphere;
      shared.optional = optional;
    },
    zeroSet({ public: { zero: now } }, { set }) {
      Object.assign(now, set);
    },
    largerSet({ public: shared }, { larger: now }) {
      if (now) shared.larger = true;
      else delete shared.larger;
    },
    arbiterSet({ public: shared }, { arbiter }) {
      shared.arbiter = arbiter;
    },
  },
} satisfies HumanityBrings;
