import { dropChoices, putChoice } from '../../choices';
import type { GbmPlay } from '../../game';
import { directorSeats, nameOf } from '../../lookups';
import type { Choice, Mission } from '../../state';
import { PLAYSET } from './playset-id';

/** What a choice about the dream of a protagonist is called in its data. */
export const DREAM = 'dream';

/**
 * Asks the player whose dream the Host invades what it is like (GBM-MAZ-MIS-006). Play goes on
 * without an answer: the director takes charge of the dream in the mission.
 */
export function askForDream(play: GbmPlay, { about }: Mission): void {
  const { protagonists } = play.state.public;
  dropChoices(play, isAboutDream);
  const one = about === undefined ? undefined : protagonists[about];
  const to = one?.seat ?? directorSeats(play.state)[0];
  if (!one) return;
  putChoice(play, to, one.id, {
    kind: PLAYSET,
    title: `The Host comes into the dream of ${nameOf(one)}`,
    text: 'What is this dream like, and what is its logic? Ask the others for ideas; the director takes it from there.',
    options: [
      { value: 'told', label: 'This is the dream' },
      { value: 'later', label: 'We find out together', wordless: true },
    ],
    asks: { label: 'The place, its symbols, what is possible here', required: true },
    passes: true,
    data: { asks: DREAM },
  });
}

const isAboutDream = ({ kind, data }: Choice): boolean => kind === PLAYSET && data.asks === DREAM;

/** The player has said what the dream is like. */
export function tellDream(play: GbmPlay, { protagonist: id }: Choice, text: string): void {
  const one = id === null ? undefined : play.state.public.protagonists[id];
  if (!one || text === '') return;
  play.say(`The dream of ${nameOf(one)}: ${text}`);
}
