import type { FieldOption } from '../../../../engine';
import type { GbmPlay } from '../../game';
import { nameOf, protagonist } from '../../lookups';
import { refuse } from '../../refusal';
import type { GbmState, Protagonist } from '../../state';
import { titled } from '../../vocabulary';
import type { CommandOf } from './commands';
import { dreamsOf } from './conspiracy';
import { dreamsSlot } from './slots';

/** What an Avatar is at its best (GBM-MAZ-RUL-005). */
export const virtues = [
  'elegant',
  'clever',
  'brave',
  'serene',
  'bright',
  'curious',
  'playful',
  'beautiful',
] as const;

/** What an Avatar wants (GBM-MAZ-RUL-006). */
export const desires = [
  'supremacy',
  'apotheosis',
  'adoration',
  'intimacy',
  'overthrow',
  'control',
  'scandal',
  'agency',
  'escape',
  'prestige',
  'indulgence',
  'truth',
] as const;

/** Desires that every Avatar has. */
export const DESIRES = 2;

/** The words as a field's options. */
export const asOptions = (words: readonly string[]): FieldOption[] =>
  words.map((word) => ({ value: word, label: titled(word) }));

/** What a protagonist still needs to do about their Avatar; `null` when it is there. */
export function lacksAvatar(state: GbmState, { id }: Protagonist): string | null {
  return dreamsOf(state).avatars[id] ? null : 'an Avatar';
}

/** Whether somebody shapes their Avatar freely: until they have one, while they are made, and between seasons. */
export function shapesFreely(state: GbmState, one: Protagonist): boolean {
  const { phase } = state.public;
  if (one.status === 'creating' || phase === 'creation' || phase === 'interlude') return true;
  return lacksAvatar(state, one) !== null;
}

/**
 * Describes an Avatar: its name, one virtue and two desires (GBM-MAZ-BLD-012). Players do it for
 * their own protagonist; once play has begun the director may.
 */
export function setAvatar(play: GbmPlay, command: CommandOf<'dreams.avatar'>): void {
  const { name, description, virtue, reason } = command;
  const one = protagonist(play.state, command.protagonist);
  const own = one.seat === play.seat().id;
  if (one.status === 'lost' || !(own && shapesFreely(play.state, one)))
    refuseByHand(play, one, own);
  if (!virtues.some((known) => known === virtue)) {
    refuse('malformed', `“${virtue}” is none of the virtues of an Avatar.`, {
      instead: `Choose one of these: ${virtues.join(', ')}.`,
      rule: 'GBM-MAZ-RUL-005',
    });
  }
  const wanted = [...new Set(command.desires)];
  const strange = wanted.find((word) => !desires.some((known) => known === word));
  if (strange !== undefined || wanted.length !== DESIRES) {
    const what =
      strange === undefined ? 'An Avatar has two desires.' : `“${strange}” is none of its desires.`;
    refuse('malformed', what, {
      instead: `Choose two of these: ${desires.join(', ')}.`,
      rule: 'GBM-MAZ-RUL-006',
    });
  }
  const { avatars } = dreamsOf(play.state);
  const avatar = { name, description, virtue, desires: wanted };
  dreamsSlot.change(play, { avatars: { ...avatars, [one.id]: avatar } });
  play.say(
    `${nameOf(one)}’s Avatar is ${name}: ${virtue}, and longing for ${wanted.join(' and ')}.`,
    {
      notes: description ? [description] : [],
      ...(reason ? { reason } : {}),
    },
  );
}

function refuseByHand(play: GbmPlay, one: Protagonist, own: boolean): void {
  if (one.status === 'lost') {
    refuse('wrong-moment', `${nameOf(one)} has left the story.`, {
      instead: 'Shape the Avatar of somebody who is in it.',
      rule: 'TABLE-011',
    });
  }
  if (!play.isDirector()) {
    refuse(
      'not-yours',
      own
        ? 'An Avatar is fixed once play has begun.'
        : `${nameOf(one)} is another player’s character.`,
      {
        instead: own
          ? 'Change it between seasons, or ask the director.'
          : 'Ask whoever plays them: each decides for their own.',
        rule: 'GBM-MAZ-BLD-012',
      },
    );
  }
}
