import { BY_HAND, byHand, choiceField, numberField, sayByHand } from '../../../table';
import type { Character, Life } from '../characters/character';
import { hopeSlots, owesDeathMove } from '../characters/character';
import type { TrackName } from '../characters/commands';
import { change, characterOf, ownCharacter, ownedBy, party } from '../characters/find';
import {
  chooseStress,
  clearHp,
  clearStress,
  gainHope,
  markArmour,
  markHp,
  repairArmour,
  spendHope,
} from '../characters/vitals';
import type { CommandOf, DhArea, DhOffers, DhPlay } from '../game';
import { gm, offering, refuse } from '../game';
import { caps, free } from '../vocabulary';

/** What people set by hand: their own tracks by one, and anything by the GM, with a reason (TABLE-019). */
export const hand: DhArea = {
  betweenSessions: true,
  handlers: { 'character.adjust': adjust, 'character.set': setCharacter, 'fear.set': setFear },
  offers: adjustOffers,
  drawers: { [BY_HAND]: { holds: ({ director }) => director, offers: handOffers } },
};

const trackWords: Readonly<Record<TrackName, string>> = {
  hp: 'HP',
  stress: 'Stress',
  armour: 'Armour',
  hope: 'Hope',
};

/** Marks or clears one box of one's own sheet, for what the rules do not do by themselves. */
function adjust(play: DhPlay, { character: id, track, by }: CommandOf<'character.adjust'>): void {
  const one = ownCharacter(play, id);
  const { name } = one;
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
  });
}

function setCharacter(play: DhPlay, command: CommandOf<'character.set'>): void {
  gm(play, 'set values by hand');
  const one = characterOf(play, command.character);
  const { hp, stress, armour, hope, crossed, life, reason } = command;
  if ((life === 'dying' || life === 'blaze') && life !== one.life) {
    refuse('wrong-moment', `${one.name} is not there yet.`, {
      instead: 'Mark the last HP, and let them choose a death move.',
      rule: 'DGH-901',
    });
  }
  const spared = owesDeathMove(one) && life !== one.life;
  const within = (slots: Character['hp'], marked: number) => ({
    ...slots,
    marked: Math.min(slots.slots, marked),
  });
  const held = Math.min(hope, hopeSlots({ hope: { held: 0, crossed } }));
  change(play, one, {
    hp: within(one.hp, hp),
    stress: within(one.stress, stress),
    armour: within(one.armour, armour),
    hope: { held, crossed },
    life,
    split: life === one.life ? one.split : 0,
  });
  sayByHand(play, [`what ${one.name} has left.`, ...(spared ? [NO_DEATH_MOVE] : [])], reason);
}

function setFear(play: DhPlay, { fear, reason }: CommandOf<'fear.set'>): void {
  gm(play, 'set Fear');
  play.emit({ type: 'fearSet', fear });
  sayByHand(play, [`Fear: ${fear}.`], reason);
}

function adjustOffers(context: DhOffers): void {
  for (const one of ownedBy(context.state, context.seat.id)) {
    if (one.life === 'dead') continue;
    const offer = offering(context, 'tracks', one.name);
    for (const track of ['hp', 'stress', 'armour', 'hope'] as const) {
      const { up, down } = roomOf(one, track);
      const settled = (by: 1 | -1) => ({ character: one.id, track, by });
      const [more, less] = track === 'hope' ? ['gain', 'spend'] : ['mark', 'clear'];
      if (up) offer('character.adjust', settled(1), `${one.name}: ${more} ${trackWords[track]}`);
      if (down) offer('character.adjust', settled(-1), `${one.name}: ${less} ${trackWords[track]}`);
    }
  }
}

function roomOf(one: Character, track: TrackName): { up: boolean; down: boolean } {
  if (track === 'hope') return { up: one.hope.held < hopeSlots(one), down: one.hope.held > 0 };
  return { up: free(one[track]) > 0, down: one[track].marked > 0 };
}

/** What a log says of somebody who had a death move to make until a value was set by hand. */
const NO_DEATH_MOVE = 'No death move is owed any more.';

const lives = [
  { value: 'up', label: 'On their feet' },
  { value: 'unconscious', label: 'Unconscious' },
  { value: 'dead', label: 'Dead' },
];
/** Where somebody is and nobody is put: setting anything else leaves them there. */
const between: Partial<Record<Life, string>> = {
  dying: 'With a death move to make',
  blaze: 'In a blaze of glory',
};

function handOffers({ state, add }: DhOffers): void {
  const { fear } = state.public;
  const fields = [numberField('fear', 'Fear', caps.fear, fear)];
  add(byHand('The table', { command: 'fear.set', with: {}, label: 'Set Fear', fields }));
  for (const one of party(state)) {
    const { hp, stress, armour, hope, life } = one;
    const now = between[life];
    const open = now === undefined ? lives : [{ value: life, label: now }, ...lives];
    add(
      byHand(one.name, {
        command: 'character.set',
        with: { character: one.id },
        label: `Set what ${one.name} has left`,
        fields: [
          numberField('hp', 'HP marked', hp.slots, hp.marked),
          numberField('stress', 'Stress marked', stress.slots, stress.marked),
          numberField('armour', 'Armour marked', armour.slots, armour.marked),
          numberField('hope', 'Hope', caps.hope, hope.held),
          numberField('crossed', 'Hope slots crossed out', caps.hope, hope.crossed),
          choiceField('life', 'How they are', open, life),
        ],
      }),
    );
  }
}
