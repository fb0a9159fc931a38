import { textField } from '../../../table';
import type { CommandOf, DhArea, DhOffers, DhPlay } from '../game';
import { offering, refuse } from '../game';
import type { MakingStep } from './character';
import { newCharacter } from './character';
import { change, ownCharacter, ownedBy, party } from './find';
import { offerForms, SHEET } from './forms';

/** How many characters a person plays who are not dead, and how many a table has room for. */
const ROOM = { seat: 2, table: 24 };

/** Making a character: nothing is needed but a name, all else has its time. */
export const making: DhArea = {
  betweenSessions: true,
  handlers: {
    'character.create': createCharacter,
    'character.identity': (play, { type: _, character, ...identity }) =>
      fill(play, character, 'identity', identity, 'who they are'),
    'character.traits': (play, { type: _, character, ...traits }) =>
      fill(play, character, 'traits', { traits }, 'their traits'),
    'character.defences': setDefences,
    'character.story': (play, { type: _, character, ...story }) =>
      fill(play, character, 'story', story, 'their story'),
  },
  offers: makingOffers,
  drawers: {
    [SHEET]: {
      holds: ({ state, seat, director }) =>
        party(state).some(({ owner }) => director || owner === seat.id),
      offers: offerForms,
    },
  },
};

function createCharacter(play: DhPlay, { name }: CommandOf<'character.create'>): void {
  const seat = play.seat();
  if (seat.role !== 'protagonist') {
    refuse('not-allowed', 'The GM plays the world, not a character.', {
      instead: 'Let a player make one.',
      rule: 'TABLE-003',
    });
  }
  if (!hasRoom(play.state, seat.id)) {
    refuse('limit-reached', `There is room for ${ROOM.seat} characters each.`, {
      instead: 'Play one of those that you have.',
      rule: 'TABLE-012',
    });
  }
  const character = newCharacter(play.id('character'), seat.id, name);
  play.emit({ type: 'characterSet', character });
  play.say(`${name} joins the party.`, { beat: { kind: 'new-character', about: [character.id] } });
}

function hasRoom(state: DhPlay['state'], seat: string): boolean {
  const alive = ownedBy(state, seat).filter(({ life }) => life !== 'dead');
  return alive.length < ROOM.seat && Object.keys(state.public.characters).length < ROOM.table;
}

/** Fills in a step of the making; each may be gone through again. */
function fill(
  play: DhPlay,
  id: string,
  step: MakingStep,
  set: Parameters<typeof change>[2],
  what: string,
): void {
  const before = ownCharacter(play, id);
  change(play, before, { ...set, ...withStep(before.made, step) });
  play.say(
    `${set.name ?? before.name}: ${what} ${what === 'their traits' ? 'are' : 'is'} written down.`,
  );
}

/** A step of the making as one that somebody has been through. */
export const withStep = (
  made: readonly MakingStep[],
  step: MakingStep,
): { made: MakingStep[] } => ({
  made: made.includes(step) ? [...made] : [...made, step],
});

function setDefences(play: DhPlay, command: CommandOf<'character.defences'>): void {
  const {
    character: id,
    evasion,
    major,
    severe,
    hp,
    stress,
    armour,
    armourName,
    proficiency,
  } = command;
  const before = ownCharacter(play, id);
  const fit = (slots: number, { marked }: { marked: number }) => ({
    slots,
    marked: Math.min(slots, marked),
  });
  const set = {
    evasion,
    thresholds: { major, severe: Math.max(major, severe) },
    hp: fit(hp, before.hp),
    stress: fit(stress, before.stress),
    armour: fit(armour, before.armour),
    armourName,
    proficiency,
  };
  fill(play, id, 'defences', set, 'what protects them');
}

function makingOffers({ state, seat, director, add }: DhOffers): void {
  if (director || !hasRoom(state, seat.id)) return;
  const first = ownedBy(state, seat.id).every(({ life }) => life === 'dead');
  offering({ add }, 'making')(
    'character.create',
    {},
    first ? 'Make your character' : 'Make another character',
    [textField('name', 'What are they called?', 60, '', true)],
    first ? { primary: true } : {},
  );
}
