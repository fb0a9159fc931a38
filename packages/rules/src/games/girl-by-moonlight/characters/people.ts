import type { CommandOf } from '../commands';
import type { Area, GbmPlay, OfferContext } from '../game';
import { missing } from '../refusal';
import { secondaries } from './replacement';

/** Keeps the director's remark on a secondary character on the desk; an empty one takes it away. */
function remark(play: GbmPlay, { secondary, text }: CommandOf<'secondary.remark'>): void {
  play.director('keep remarks on secondary characters');
  if (!secondaries(play.state).some(({ id }) => id === secondary)) {
    missing(
      'There is no such secondary character.',
      'Choose one from the list of people.',
      'GBM-CHR-010',
    );
  }
  play.emit({ type: 'remarkSet', about: secondary, text });
}

function offers({ state, director, add }: OfferContext): void {
  if (!director) return;
  for (const { id, name } of secondaries(state)) {
    add({
      command: 'secondary.remark',
      with: { secondary: id },
      label: `Remark on ${name}`,
      place: 'director',
      order: 190,
      fields: [
        {
          name: 'text',
          kind: 'text',
          label: 'For your eyes only',
          max: 2000,
          required: false,
          multiline: true,
          initial: state.director.remarks?.[id] ?? '',
        },
      ],
    });
  }
}

/** The director's record of secondary characters, whom the director portrays (GBM-CHR-010). */
export const people: Area = {
  betweenSessions: true,
  handlers: { 'secondary.remark': remark },
  personal: ['remarks'],
  offers,
};
