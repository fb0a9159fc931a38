import { z } from 'zod';
import type { SeatId } from '../../../engine';
import { refuseFor } from '../../../engine';
import { inARow } from '../../../table';
import { id, needed, sentence } from '../../../table/command';
import { ask, theTable, within } from '../../../table/settable';
import { faceField, faceWith, faceWords, sameFace } from '../characters/face-parts';
import {
  colourField,
  coloursOf,
  drawnAs,
  silhouetteField,
  takenByAnother,
} from '../characters/faces';
import { SECONDARY_CHARACTERS } from '../characters/making/steps';
import { sheetWords } from '../characters/making/writing';
import { rolesField } from '../characters/making/writing-offers';
import { handOver } from '../characters/playing';
import { playbookOf, playbooksOf } from '../library';
import { nameOf, playedBy, protagonist } from '../lookups';
import { missing, refuse } from '../refusal';
import { leaveStory } from '../sheet/leaving';
import { fitTranscendence } from '../sheet/transcendence';
import type { GbmState, Protagonist } from '../state';
import { settleXpOf } from '../table/house-rules-settle';
import { saying } from '../telling/saying';
import { faceParts, heroColours, silhouettes } from '../vocabulary';
import { anybody, anybodyOf, byName, optionOf, row } from './by-hand';

const topic = 'Whose, and whether';

/**
 * Who plays a protagonist. Somebody who was lost comes back into the story with it, as they were
 * (GBM-LOS-001…006); one who had not been finished is still in the making.
 */
export const player = row({
  type: 'override.player',
  topic,
  of: theTable,
  parts: { protagonist: id, seat: id },
  label: 'Who plays whom; bring somebody back',
  detail: 'Whoever was lost comes back as they were.',
  order: 50,
  form: (_table, state) => ({
    protagonist: ask.oneOf('Whom', {
      all: Object.values(state.public.protagonists),
      option: (one) => optionOf(state, one),
      otherwise: (one) => protagonist(state, one),
    }),
    seat: ask.oneOf('Played by', {
      all: freeSeats(state),
      option: (value) => ({ value, label: state.public.table.seats[value]?.name ?? value }),
      otherwise(seat) {
        const living = playedBy(state, seat);
        return refuse('not-allowed', `${living ? nameOf(living) : 'Nobody'} is played there.`, {
          instead: 'Choose the seat of a player who plays nobody now.',
          rule: 'TABLE-003',
        });
      },
    }),
  }),
  set(play, _table, { protagonist: one, seat }) {
    const { id: whose, status, name } = one;
    const by = play.state.public.table.seats[seat]?.name ?? 'somebody';
    if (status !== 'lost') {
      handOver(play, one, seat);
      return [`${nameOf(one)} is played by ${by}.`];
    }
    const again = name === '' ? 'creating' : 'active';
    play.emit({
      type: 'protagonistChanged',
      id: whose,
      changes: { seat, status: again, loss: null },
    });
    const now = protagonist(play.state, whose);
    return [
      `${nameOf(now)} is part of the story again, played by ${by}.`,
      ...settleXpOf(play, now),
      ...fitTranscendence(play, whose),
    ];
  },
});

/** Seats of players who play nobody now. */
const freeSeats = (state: GbmState): SeatId[] =>
  Object.values(state.public.table.seats)
    .filter(({ id: seat, role }) => role === 'protagonist' && playedBy(state, seat) === null)
    .map(({ id: seat }) => seat);

/**
 * Another playbook after they were made (GBM-CHR-001). What is on the sheet stays; abilities and dots
 * are set by hand as well, if need be.
 */
export const playbook = row({
  type: 'override.playbook',
  topic,
  of: theTable,
  parts: { protagonist: id, playbook: id },
  label: 'Another playbook for somebody',
  detail: 'Dots, abilities and promises stay.',
  order: 51,
  form: (_table, state) => ({
    protagonist: ask.oneOf('Whom', anybodyOf(state)),
    playbook: ask.oneOf('Playbook', {
      all: playbooksOf(state),
      option: byName,
      otherwise: () => missing('There is no such playbook.', 'Choose one from the list.'),
    }),
  }),
  set(play, _table, { protagonist: one, playbook: now }) {
    const before = playbookOf(play.state, one);
    if (now.id === before.id) return [];
    play.emit({ type: 'protagonistChanged', id: one.id, changes: { playbook: now.id } });
    return [`${nameOf(one)}, ${before.name} → ${now.name}.`, ...fitTranscendence(play, one.id)];
  },
});

/** Somebody leaves the story by the table's decision (GBM-LOS-001). */
export const loss = row({
  type: 'override.loss',
  topic,
  of: theTable,
  parts: { protagonist: id, how: sentence.default('') },
  label: 'Somebody leaves the story',
  order: 52,
  form: (_table, state) => ({
    protagonist: ask.oneOf('Whom', anybodyOf(state)),
    how: ask.words('How they are lost', { max: 300, now: '', required: true }),
  }),
  set(play, _table, { protagonist: one, how }) {
    leaveStory(play, one.id, how);
    return [`${nameOf(one)} is lost${saying(how)}`];
  },
});

const texts = [
  ['name', 'name'],
  ['trueName', 'true name'],
  ['pronouns', 'pronouns'],
  ['look', 'look'],
  ['background', 'background'],
  ['obligation', 'obligation'],
] as const;

/** What is written on anybody's sheet (GBM-CHR-003, 004, 009). Only what the command names changes. */
export const wordsOf = row({
  type: 'override.words',
  topic: 'Words',
  of: anybody,
  parts: sheetWords,
  label: (one) => `${nameOf(one)}: names, look, role, background`,
  order: 60,
  form(one, state) {
    const said = (label: string, max: number, now: string, required = false) =>
      ask.maybe(ask.words(label, { max, now, required }));
    return {
      name: said('Name', 80, one.name, true),
      trueName: said('True name', 80, one.trueName),
      pronouns: said('Pronouns', 80, one.pronouns),
      look: said('Look', 2000, one.look),
      silhouette: ask.as(
        () => silhouetteField(one),
        (given) => silhouettes.find((it) => it === given),
      ),
      collar: ask.as(
        () => faceField('collar', one),
        (given) => faceParts.collar.find((it) => it === given),
      ),
      cloak: ask.as(
        () => faceField('cloak', one),
        (given) => faceParts.cloak.find((it) => it === given),
      ),
      prop: ask.as(
        () => faceField('prop', one),
        (given) => faceParts.prop.find((it) => it === given),
      ),
      posture: ask.as(
        () => faceField('posture', one),
        (given) => faceParts.posture.find((it) => it === given),
      ),
      colour: ask.as(
        () => colourField(state, one),
        (given) => heroColours.find((it) => it === given),
      ),
      roles: ask.as(
        () => rolesField(state, one),
        (given) => (Array.isArray(given) ? given.map(String) : undefined),
      ),
      background: said('Background', 2000, one.background),
      obligation: said('Obligation', 300, one.obligation),
    };
  },
  set(play, one, answers) {
    const { name, roles, silhouette, colour } = answers;
    if (one.status !== 'creating' && name === '') {
      refuse('malformed', `${nameOf(one)} needs a name.`, {
        instead: 'Write another one.',
        rule: 'GBM-CHR-009',
      });
    }
    const who = nameOf(one);
    const changes: Partial<Protagonist> = {};
    const said: string[] = [];
    for (const [key, label] of texts) {
      const value = answers[key];
      if (value === undefined || value === one[key]) continue;
      changes[key] = value;
      said.push(`${who}’s ${label} ${quoted(one[key])} → ${quoted(value)}.`);
    }
    if (roles !== undefined && roles.join() !== one.roles.join()) {
      changes.roles = roles;
      said.push(
        `${who}’s roles ${one.roles.join(', ') || 'none'} → ${roles.join(', ') || 'none'}.`,
      );
    }
    if (silhouette !== undefined && silhouette !== (one.silhouette ?? 'emblem')) {
      changes.silhouette = silhouette;
      said.push(`${who} is drawn as ${drawnAs(silhouette)}.`);
    }
    const face = faceWith(one.face, answers);
    if (face !== null && !sameFace(face, one.face)) {
      changes.face = face;
      said.push(`${who} is drawn with ${inARow(faceWords(face))}.`);
    }
    if (colour !== undefined && colour !== coloursOf(play.state)[one.id]) {
      refuseFor(takenByAnother(play.state, one, colour));
      changes.colour = colour;
      said.push(`${who}’s colour is ${colour}.`);
    }
    if (said.length > 0) play.emit({ type: 'protagonistChanged', id: one.id, changes });
    return said;
  },
});

/** Words as they stood, which may be none. */
const quoted = (words: string): string => (words === '' ? 'none' : `“${words}”`);

/** A secondary character on anybody's sheet, over another one or after them (GBM-CHR-008). */
export const secondary = row({
  type: 'override.secondary',
  topic: 'Words',
  of: within(anybody, {
    parts: { index: z.int().min(0).max(3) },
    each: (one) => Array.from({ length: one.secondary.length + 1 }, (_, index) => index),
    settled: (index) => ({ index }),
    otherwise: (one) =>
      refuse('limit-reached', `${nameOf(one)} has ${one.secondary.length} secondary characters.`, {
        instead: 'Write over one of them, or add the next.',
        rule: 'GBM-CHR-008',
      }),
  }),
  parts: { name: needed(80), detail: sentence.default('') },
  label: ([one, index]) =>
    `${nameOf(one)}: ${one.secondary[index]?.name ?? 'another secondary character'}`,
  order: 62,
  listed: ([one, index]) => index < Math.max(one.secondary.length, SECONDARY_CHARACTERS),
  form([one, index]) {
    const { name = '', detail = '' } = one.secondary[index] ?? {};
    return {
      name: ask.words('Name', { max: 80, now: name, required: true }),
      detail: ask.words('Who they are', { max: 300, now: detail }),
    };
  },
  set(play, [one, index], { name, detail }) {
    const { name: before, kind } = one.secondary[index] ?? {};
    const list = one.secondary.map((now) => ({ ...now }));
    list.splice(index, 1, { name, detail, ...(kind ? { kind } : {}) });
    play.emit({ type: 'protagonistChanged', id: one.id, changes: { secondary: list } });
    const was = before && before !== name ? `${before} → ` : '';
    return [`${nameOf(one)} knows ${was}${name}${detail ? `: ${detail}` : ''}.`];
  },
});
