import type { HumanityPlay } from '../game';
import { beat } from './beats';
import { owe } from './dues';
import type { Participant } from './endeavor';
import { nameOf, openTracks, updateOne } from './find';
import type { ActionRule, Taken } from './kinds';

// Actions that more than one type of Endeavor has (HUM-1301…1311). Continue and Rest are of Checks: see `generic.ts`.

const idsOf = (all: readonly Participant[]): string[] => all.map(({ character }) => character);

/** Whether a Check came to a Maximum Success (HUM-709). */
const isMaximum = ({ outcome }: Taken): boolean => outcome?.band === 'maximum';

const hurtWords = {
  id: 'hurt',
  name: 'Hurt',
  tag: { any: ['hurt'] },
  check: 'always',
  attack: true,
} as const;

const removesOne = (play: HumanityPlay, { who, targets }: Taken): void =>
  owe(play, { kind: 'remove', by: who.character, source: 'hurt', among: idsOf(targets), left: 1 });

/** A violent Attack that moves opponents down (HUM-1306). */
export const hurt: ActionRule = {
  ...hurtWords,
  means: 'A violent Attack: they move down 1, 2 or 3 in all. A Maximum Success removes one.',
  succeeds(play, _, taken) {
    const { who, targets, most } = taken;
    if (isMaximum(taken)) removesOne(play, taken);
    else
      owe(play, {
        kind: 'push',
        by: who.character,
        source: 'hurt',
        among: idsOf(targets),
        left: most,
      });
  },
};

/** A violent Attack that wounds (HUM-1307). */
export const woundingHurt: ActionRule = {
  ...hurtWords,
  means: 'A violent Attack: it wounds 1, 2 or 3 of them. A Maximum Success removes one.',
  succeeds(play, _, taken) {
    const { who, targets, most } = taken;
    if (isMaximum(taken)) removesOne(play, taken);
    else
      owe(play, {
        kind: 'wound',
        by: who.character,
        source: 'hurt',
        among: idsOf(targets),
        left: most,
      });
  },
};

/** A non-violent Attack on what they have stored up (HUM-1308). */
export const interfere: ActionRule = {
  id: 'interfere',
  name: 'Interfere',
  means: 'A non-violent Attack: their temporary Blessings lose 1, 2 or 3 in all.',
  tag: { any: ['head', 'hand', 'heart'] },
  check: 'always',
  attack: true,
  succeeds(play, _, { who, targets, most }) {
    owe(play, {
      kind: 'weaken',
      by: who.character,
      source: 'interfere',
      among: idsOf(targets),
      left: most,
    });
  },
};

const advanceWords = {
  id: 'advance',
  name: 'Advance',
  tag: { not: ['hurt'] },
  check: 'always',
} as const;

/** Gets on with what one’s side wants (HUM-1309, 1112). */
export const advance: ActionRule = {
  ...advanceWords,
  means: 'Move up 1, 2 or 3; a group shares it out.',
  succeeds(play, _, { who, members, most }) {
    const among = idsOf([who, ...members]);
    owe(play, { kind: 'advance', by: who.character, source: 'advance', among, left: most });
  },
};

/** The same, for those who scheme (HUM-1310). */
export const schemingAdvance: ActionRule = {
  ...advanceWords,
  means: 'Add 1, 2 or 3 Scheme Buttons from where they stand upward.',
  succeeds(play, _, { who, most }) {
    const by = who.character;
    owe(play, { kind: 'scheme', by, source: 'advance', among: [by], left: most });
  },
};

/** Makes somebody as good as apt against Attacks (HUM-1311). */
export const protect: ActionRule = {
  id: 'protect',
  name: 'Protect',
  means: 'Until the next turn of whoever protects, they count as apt against Attacks.',
  tag: { any: ['home', 'hurry'] },
  check: 'always',
  forAlly: true,
  succeeds(play, _, { who, targets }) {
    const [whom] = targets;
    if (!whom) return;
    const by = who.character;
    updateOne(play, whom, { protectedBy: [...new Set([...whom.protectedBy, by])] });
    const [name, other] = [nameOf(play.state, by), nameOf(play.state, whom.character)];
    play.say(by === whom.character ? `${name} is protected.` : `${name} protects ${other}.`, {
      ...beat('endeavor-effect', whom.character),
      notes: [`Until the next turn of ${name} starts.`],
    });
  },
};

/** Onto another track, to its position 0 (HUM-1114, 1303). */
export const change: ActionRule = {
  id: 'change',
  name: 'Change track',
  means: 'To any other track, at its position 0.',
  tag: null,
  check: 'perhaps',
  toTrack: true,
  open: (_, endeavor, { track }) => openTracks(endeavor).some(({ id }) => id !== track),
  succeeds(play, endeavor, { who, members, data }) {
    const track = openTracks(endeavor).find(({ id }) => id === data.track);
    if (!track) return;
    for (const one of [who, ...members]) changeTrack(play, one, track.id);
  },
};

/** Puts somebody on another track; what stands on the one they leave stays there. */
export function changeTrack(play: HumanityPlay, one: Participant, track: string, at = 0): void {
  updateOne(play, one, { track, position: at });
  const name = play.state.public.endeavor?.tracks[track]?.name ?? 'the track';
  play.say(
    `${nameOf(play.state, one.character)} changes to ${name}, at position ${at}.`,
    beat('endeavor-move', one.character),
  );
}

/** Something of this very Endeavor (HUM-1304). */
export const operate: ActionRule = {
  id: 'operate',
  name: 'Operate',
  means: 'Work a machine, give an order, or use something that only this Endeavor has.',
  tag: null,
  check: 'perhaps',
  succeeds(play, _, { who, data }) {
    const what = typeof data.aim === 'string' && data.aim !== '' ? `: ${data.aim}` : '';
    play.say(`${nameOf(play.state, who.character)} operates something${what}.`, {
      ...beat('endeavor-effect', who.character),
      notes: ['Whoever has the last word says what comes of it.'],
    });
  },
};
