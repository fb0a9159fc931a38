import type { Playset } from '../../content';
import type { Hooks } from '../../hooks';
import { mergeHooks } from '../../hooks/merge';
import { abilities } from './abilities';
import { lacksAvatar } from './avatars';
import { changeCell } from './change';
import { conspiracyValues, conspiracyView, dreamsOf } from './conspiracy';
import { avatarHooks } from './desires';
import { direction } from './direction';
import { DREAM, tellDream } from './dreamscape';
import { divideLinks, LINKS, shareAnIntimateMoment } from './intimate-moment';
import { lacks, toName } from './members';
import { missions } from './missions';
import { penaltyHooks } from './penalties';
import { PLAYSET } from './playset-id';
import { questions } from './questions';
import { HOST } from './roles';
import { dreamsSecrets, dreamsSlot } from './slots';
import { tonight } from './tonight';
import { transcendentAbilities } from './transcendent-abilities';

const asking: Hooks = {
  onChoice(play, choice, value, text) {
    if (choice.data.asks === LINKS) divideLinks(play, choice, value);
    if (choice.data.asks === DREAM) tellDream(play, choice, text);
  },
};

/** The playset of dream travellers on the trail of a magical conspiracy. */
export const inAMazeOfDreams: Playset = {
  id: PLAYSET,
  name: 'In a Maze of Dreams',
  tagline: 'Travellers in dreams, on the trail of a conspiracy.',
  summary:
    'A psychological mystery of desire, mass culture and ideas with a life of their own. The protagonists look for the truth of guarded hearts in dreams, and for a way through a conspiracy that would devour them.',
  touchstones: ['Paprika by Satoshi Kon', 'Serial Experiments Lain by Ryutaro Nakamura'],
  adversary: { name: 'The Conspiracy', track: 'Conspiracy' },
  investigation: { track: 'Investigation' },
  questions,
  abilities: [...abilities, ...transcendentAbilities],
  missions,
  rooms: [],
  activities: [shareAnIntimateMoment],
  // In force for everybody: what Avatars bring, and what the Conspiracy takes.
  hooks: mergeHooks([avatarHooks, penaltyHooks, asking]),
  slots: [dreamsSlot, dreamsSecrets],
  view: { key: 'dreams', of: conspiracyView },
  asks: {
    secondary: {
      instead: {
        what: 'In this series you name suspects instead of secondary characters.',
        how: 'Name two suspects.',
        rule: 'GBM-MAZ-RUL-001',
      },
      lacks(state, { seat }) {
        const left = seat === null ? 0 : toName(state, seat);
        return left === 0 ? null : left === 1 ? 'one more suspect' : `${left} suspects`;
      },
    },
    names: { lacks: lacksAvatar },
  },
  nameOf: (state, id) => dreamsOf(state).suspects[id]?.name,
  values: conspiracyValues,
  people(state) {
    const { seats } = state.public.table;
    return Object.values(dreamsOf(state).suspects).map(({ id, name, detail, by }) => ({
      id,
      name,
      detail,
      of: seats[by]?.name ?? 'the table',
    }));
  },
  lacks,
  onPhase: changeCell,
  endsSeason: (state) =>
    dreamsOf(state).map[HOST]?.confronted ? 'The Host has been confronted.' : null,
  blessings: [],
  startRoom: null,
  ...direction,
  ties: [
    'The friend who has not woken',
    'A detective off the case',
    'Somebody from the company',
    'The neighbour who never sleeps',
    'A stranger from a dream you share',
    'A parent with something to hide',
  ],
  tonight,
};
