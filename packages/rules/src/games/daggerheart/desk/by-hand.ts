import { z } from 'zod';
import { missing } from '../../../engine';
import type { WayToMove } from '../../../table';
import { command, id } from '../../../table/command';
import { ask, settables, theTable } from '../../../table/settable';
import type { Character, Life } from '../characters/character';
import { hopeSlots, isOut, owesDeathMove } from '../characters/character';
import type { TrackName } from '../characters/commands';
import { reach, tracks, whole } from '../characters/commands';
import { change, played } from '../characters/find';
import {
  chooseStress,
  clearHp,
  clearStress,
  gainHope,
  lacksStress,
  markArmour,
  markHp,
  repairArmour,
  spendHope,
} from '../characters/vitals';
import type { DaggerheartEvent } from '../events';
import type { DhContext, DhPlay } from '../game';
import { gm, moves, refuse } from '../game';
import type { DaggerheartState } from '../state';
import { caps, free } from '../vocabulary';

const step = z.union([z.literal(1), z.literal(-1)]);

const trackWords: Readonly<Record<TrackName, string>> = {
  hp: 'HP',
  stress: 'Stress',
  armour: 'Armour',
  hope: 'Hope',
};

/** Marks or clears one box of one's own sheet, for what the rules do not do by themselves. */
const adjusted = moves.about(played, 'tracks', (move) => [
  move(command('character.adjust', { character: id, track: z.enum(tracks), by: step }), {
    unless: (_, { track, by }, one) =>
      track === 'stress' && by === 1 ? lacksStress(one, by) : null,
    *ways(_, one): Iterable<WayToMove<{ track: TrackName; by: 1 | -1 }>> {
      for (const track of tracks) {
        const { up, down } = roomOf(one, track);
        const [more, less] = track === 'hope' ? ['gain', 'spend'] : ['mark', 'clear'];
        const label = (verb: string) => `${one.name}: ${verb} ${trackWords[track]}`;
        const group = one.name;
        if (up) yield { with: { track, by: 1 }, label: label(more), group };
        if (down) yield { with: { track, by: -1 }, label: label(less), group };
      }
    },
    do: adjust,
  }),
]);

function adjust(
  play: DhPlay,
  { track, by }: { track: TrackName; by: 1 | -1 },
  _: DhContext,
  one: Character,
): void {
  const { id, name } = one;
  // By hand anything goes, and the log says what it means.
  const spared = owesDeathMove(one) && track === 'hp' && by < 0;
  const up = {
    hp: () => markHp(play, id, 1),
    stress: () => chooseStress(play, id, 1),
    armour: () => markArmour(play, id),
    hope: () => gainHope(play, id, 1),
  };
  const down = {
    hp: () => void clearHp(play, id, 1),
    stress: () => void clearStress(play, id, 1),
    armour: () => void repairArmour(play, id, 1),
    hope: () => spendHope(play, id, 1, 'That', 'DGH-401'),
  };
  (by > 0 ? up : down)[track]();
  if (spared) change(play, one, { life: 'up', split: 0 });
  const verbs = track === 'hope' ? ['gains', 'spends'] : ['marks', 'clears'];
  play.say(`${name} ${verbs[by > 0 ? 0 : 1]} 1 ${trackWords[track]}.`, {
    notes: spared ? [NO_DEATH_MOVE] : [],
    beat: { kind: 'track', about: [id] },
  });
}

function roomOf(one: Character, track: TrackName): { up: boolean; down: boolean } {
  if (track === 'hope') return { up: one.hope.held < hopeSlots(one), down: one.hope.held > 0 };
  return { up: free(one[track]) > 0, down: one[track].marked > 0 };
}

/** What a log says of somebody who had a death move to make until a value was set by hand. */
const NO_DEATH_MOVE = 'No death move is owed any more.';

const lifeWords: Readonly<Record<Life, string>> = {
  up: 'On their feet',
  unconscious: 'Unconscious',
  dead: 'Dead',
  dying: 'With a death move to make',
  blaze: 'In a blaze of glory',
  gone: 'Gone to another table',
};
const lives = ['up', 'unconscious', 'dead'] as const;
/** Where somebody is and nobody is put: setting anything else leaves them there. */
const between = ['dying', 'blaze', 'gone'] as const;

const setting = settables<DaggerheartState, DaggerheartEvent>((play) => {
  gm(play, 'set values by hand');
});

/** What somebody has left, all at once. */
const left = setting.row({
  type: 'character.set',
  of: {
    parts: { character: id },
    each: ({ public: { characters } }) => Object.values(characters),
    settled: (one) => ({ character: one.id }),
    otherwise: () => missing('There is no such character.', 'Choose one that is there.'),
  },
  topic: ({ name }) => name,
  parts: {
    hp: whole(reach.slots),
    stress: whole(reach.slots),
    armour: whole(reach.armour),
    hope: whole(caps.hope),
    crossed: whole(caps.hope),
    life: z.enum([...lives, ...between]),
  },
  label: ({ name }) => `Set what ${name} has left`,
  listed: (one) => !isOut(one),
  form({ name, hp, stress, armour, hope, life }) {
    const slots = (label: string, { slots: max, marked: now }: Character['hp']) =>
      ask.number(label, { now, max, beyond: 'stops' });
    return {
      hp: slots('HP marked', hp),
      stress: slots('Stress marked', stress),
      armour: slots('Armour marked', armour),
      hope: ask.number('Hope', { now: hope.held, max: caps.hope }),
      crossed: ask.number('Hope slots crossed out', { now: hope.crossed, max: caps.hope }),
      life: ask.oneOf<Life>('How they are', {
        all: [...between.filter((it) => it === life), ...lives],
        option: (value) => ({ value, label: lifeWords[value] }),
        otherwise: () =>
          refuse('wrong-moment', `${name} is not there yet.`, {
            instead: 'Mark the last HP, and let them choose a death move.',
            rule: 'DGH-901',
          }),
        now: life,
      }),
    };
  },
  set(play, one, { hp, stress, armour, hope, crossed, life }) {
    const spared = owesDeathMove(one) && life !== one.life;
    const held = Math.min(hope, hopeSlots({ hope: { held: 0, crossed } }));
    change(play, one, {
      hp: { ...one.hp, marked: hp },
      stress: { ...one.stress, marked: stress },
      armour: { ...one.armour, marked: armour },
      hope: { held, crossed },
      life,
      split: life === one.life ? one.split : 0,
    });
    return [`what ${one.name} has left.`, ...(spared ? [NO_DEATH_MOVE] : [])];
  },
});

const fear = settables<DaggerheartState, DaggerheartEvent>((play) => {
  gm(play, 'set Fear');
}).row({
  type: 'fear.set',
  topic: 'The table',
  of: theTable,
  parts: { fear: whole(caps.fear) },
  label: 'Set Fear',
  form: (_table, state) => ({
    fear: ask.number('Fear', { now: state.public.fear, max: caps.fear }),
  }),
  set(play, _table, { fear: now }) {
    play.emit({ type: 'fearSet', fear: now });
    return [`Fear: ${now}.`];
  },
});

const byHand = setting.area([fear, left], { betweenSessions: true });
const byOne = moves.area(adjusted);

/** What people set by hand: their own tracks by one, and anything by the GM, with a reason (TABLE-019). */
export const hand = {
  ...byOne,
  ...byHand,
  commands: [...byOne.commands, ...byHand.commands],
  handlers: { ...byOne.handlers, ...byHand.handlers },
};
