import { z } from 'zod';
import type { Field } from '../../../../engine';
import { BY_HAND, choiceField, textField } from '../../../../table';
import { command, id, needed, sentence, text } from '../../../../table/command';
import { headed } from '../../characters/making/progress';
import { cast, nameOf, protagonist } from '../../lookups';
import { barred } from '../../refusal';
import { nameField } from '../../series/name-field';
import type { GbmState, Protagonist } from '../../state';
import { deskInDrawer } from '../desk-drawer';
import { asOptions, reasonField } from '../fields';
import { dreamsOf } from './conspiracy';
import { atDreams, dreamsSlot, isAtDesk } from './slots';

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
const DESIRES = 2;

/** What a protagonist still needs to do about their Avatar; `null` when it is there. */
export function lacksAvatar(state: GbmState, one: Protagonist): string | null {
  return dreamsOf(state).avatars[one.id] ? null : 'an Avatar';
}

/** Whether somebody shapes their Avatar freely: until they have one, while they are made, and between seasons. */
function shapesFreely(state: GbmState, one: Protagonist): boolean {
  const { phase } = state.public;
  if (one.status === 'creating' || phase === 'creation' || phase === 'interlude') return true;
  return lacksAvatar(state, one) !== null;
}

const shaping = atDreams.about(
  {
    part: 'protagonist',
    what: 'protagonist',
    all: ({ state, director, self }) => (director ? cast(state) : self ? [self] : []),
    idOf: (one) => one.id,
    find: ({ state }, named) => protagonist(state, named),
  },
  'director',
  (move) => [
    /**
     * Describes an Avatar: its name, one virtue and two desires (GBM-MAZ-BLD-012). Players do it for
     * their own protagonist; once play has begun the director may.
     */
    move(
      command('dreams.avatar', {
        protagonist: id,
        name: needed(80),
        description: text.default(''),
        virtue: id,
        desires: z.array(id).max(2),
        reason: sentence.default(''),
      }),
      {
        unless({ state, seat, director }, { virtue, desires: wanted }, one) {
          if (one.status === 'lost') {
            return barred('wrong-moment', `${nameOf(one)} has left the story.`, {
              instead: 'Shape the Avatar of somebody who is in it.',
              rule: 'TABLE-011',
            });
          }
          const own = one.seat === seat.id;
          if (!director && !(own && shapesFreely(state, one))) return notTheirs(one, own);
          return noVirtue(virtue) ?? noDesires(wanted);
        },
        *ways({ state, seat, director }, one) {
          const now = dreamsOf(state).avatars[one.id];
          const fields = avatarFields(state, one);
          const detail =
            'The truest self that takes hold of the dreaming body when one transcends. It thinks, feels and wants for itself.';
          if (one.seat === seat.id && shapesFreely(state, one)) {
            yield {
              place: one.status === 'creating' ? 'creation' : 'sheet',
              ...headed(one, now === undefined, 'names'),
              label: 'Your Avatar',
              detail,
              order: 72,
              primary: now === undefined,
              fields,
            };
          }
          if (!director) return;
          yield {
            group: 'Avatars',
            label: `${nameOf(one)}’s Avatar, by hand`,
            detail,
            order: 72,
            primary: false,
            fields: [...fields, reasonField],
          };
        },
        do(play, { name, description, virtue, desires: wanted, reason }, { state }, one) {
          const avatar = { name, description, virtue, desires: [...wanted] };
          dreamsSlot.change(play, { avatars: { ...dreamsOf(state).avatars, [one.id]: avatar } });
          const longing = wanted.join(' and ');
          play.say(`${nameOf(one)}’s Avatar is ${name}: ${virtue}, and longing for ${longing}.`, {
            notes: description ? [description] : [],
            ...(reason ? { reason } : {}),
          });
        },
      },
    ),
  ],
);

/** An Avatar, as its player shapes it, or the director by hand. */
export const avatars = deskInDrawer(BY_HAND, shaping, isAtDesk);

const notTheirs = (one: Protagonist, own: boolean) =>
  barred(
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

function noVirtue(virtue: string | undefined) {
  if (virtue === undefined || virtues.some((known) => known === virtue)) return null;
  return barred('malformed', `“${virtue}” is none of the virtues of an Avatar.`, {
    instead: `Choose one of these: ${virtues.join(', ')}.`,
    rule: 'GBM-MAZ-RUL-005',
  });
}

function noDesires(wanted: readonly string[] | undefined) {
  if (wanted === undefined) return null;
  const strange = wanted.find((word) => !desires.some((known) => known === word));
  if (strange === undefined && new Set(wanted).size === DESIRES) return null;
  const what =
    strange === undefined ? 'An Avatar has two desires.' : `“${strange}” is none of its desires.`;
  return barred('malformed', what, {
    instead: `Choose two of these: ${desires.join(', ')}.`,
    rule: 'GBM-MAZ-RUL-006',
  });
}

function avatarFields(state: GbmState, one: Protagonist): Field[] {
  const now = dreamsOf(state).avatars[one.id];
  return [
    nameField(state, 'Its name', now?.name),
    {
      ...textField('description', 'What it is like', 2000, now?.description ?? ''),
      hint: 'What does it look like? What does it long for, and why do you fear it?',
    },
    choiceField('virtue', 'Its virtue', asOptions(virtues), now?.virtue),
    {
      name: 'desires',
      kind: 'choices',
      label: 'Its two desires',
      options: asOptions(desires),
      min: DESIRES,
      max: DESIRES,
      initial: now?.desires ?? [],
    },
  ];
}
