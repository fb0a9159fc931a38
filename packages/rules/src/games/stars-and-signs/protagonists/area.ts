import { put } from '../../../engine';
import type { StarsBrings } from '../game';
import { moves } from '../game';
import { carrying } from './carrying';
import { bringsBack, clearUses, features } from './features';
import { cast } from './find';
import { magicSheet } from './magic-sheet';
import { making } from './making';
import { ownTraits } from './own-traits';
import { sceneTraits } from './scene-traits';
import { lettingIn } from './successors';

/** Protagonists and their Traits: how they are made, and what stands on their sheets. */
export const protagonists = {
  ...moves.area(
    ...making,
    ...ownTraits,
    ...features,
    ...carrying,
    magicSheet,
    ...sceneTraits,
    lettingIn,
  ),
  betweenSessions: true,
  // What changes is mostly one value of one of them.
  apart: true,
  evolves: {
    protagonistSet: ({ public: shared }, { protagonist }) =>
      put(shared.protagonists, protagonist.id, protagonist),
    protagonistChanged({ public: { protagonists: all } }, { id, set }) {
      const now = all[id];
      if (now) Object.assign(now, set);
    },
    traitSet: ({ public: { traits } }, { trait }) => put(traits, trait.id, trait),
    traitChanged({ public: { traits } }, { id, set }) {
      const now = traits[id];
      if (now) Object.assign(now, set);
    },
    traitRemoved({ public: { traits } }, { id }) {
      delete traits[id];
    },
    keptTextSet({ director, seats }, { trait, seat: id, text }) {
      const seat = seats[id];
      if (text === null) {
        delete director.kept[trait];
        delete seat?.kept?.[trait];
        return;
      }
      director.kept[trait] = text;
      if (seat) seat.kept = { ...seat.kept, [trait]: text };
    },
  },
  after(play, { type }) {
    const when = bringsBack[type];
    if (when) for (const { id } of cast(play.state)) clearUses(play, id, when);
  },
  // It goes back with all else, wherever it lies.
  seatFields: ['kept'],
} satisfies StarsBrings;
