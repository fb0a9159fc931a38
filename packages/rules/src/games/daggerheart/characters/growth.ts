import type { CommandOf, DhArea, DhOffers, DhPlay } from '../game';
import { offering, present, refuse } from '../game';
import type { Trait } from '../vocabulary';
import { caps, free } from '../vocabulary';
import type { Character, DomainCard, Feature, Weapon } from './character';
import { tierOf } from './character';
import { reach } from './commands';
import { actingCharacter, change, ownCharacter, ownedBy } from './find';
import { sheetRoom } from './forms';
import { goldAfter, handfulsOf } from './gold';
import { growthRoom } from './growth-forms';
import { withStep } from './making';
import { chooseStress, spendHope } from './vitals';

/** What a character has and becomes: Experiences, weapons, features, domain cards, gold, levels. */
export const growth: DhArea = {
  betweenSessions: true,
  handlers: {
    'experience.add': addExperience,
    'experience.remove': (play, { character, experience }) => {
      const { experiences } = ownCharacter(play, character);
      const { name } = inList(experiences, experience);
      change(play, { id: character }, { experiences: without(experiences, experience) });
      play.say(`“${name}” is struck out.`);
    },
    'weapon.add': (play, { type: _, character, ...weapon }) =>
      addWeapon(play, ownCharacter(play, character), weapon),
    'weapon.remove': (play, { character, weapon }) => {
      const one = ownCharacter(play, character);
      const { name } = inList(one.weapons, weapon);
      change(play, one, { weapons: without(one.weapons, weapon) });
      play.say(`${one.name} puts away ${name}.`);
    },
    'feature.add': (play, { type: _, character, ...feature }) => {
      const one = ownCharacter(play, character);
      refuseMore(one.features, growthRoom.features, 'features');
      change(play, one, { features: [...one.features, { id: play.id('feature'), ...feature }] });
      play.say(`${one.name}: “${feature.name}” is written down.`);
    },
    'feature.use': useFeature,
    'feature.remove': (play, { character, feature }) => {
      const one = ownCharacter(play, character);
      const { name } = inList(one.features, feature);
      change(play, one, { features: without(one.features, feature) });
      play.say(`“${name}” is struck out.`);
    },
    'card.add': (play, { type: _, character, ...card }) =>
      addCard(play, ownCharacter(play, character), card),
    'card.move': moveCard,
    'card.remove': (play, { character, card }) => {
      const one = ownCharacter(play, character);
      const { name } = inList(one.cards, card);
      change(play, one, { cards: without(one.cards, card) });
      play.say(`${one.name} gives up “${name}”.`);
    },
    'gold.change': changeGold,
    'level.up': levelUp,
  },
  offers: useOffers,
};

function addExperience(
  play: DhPlay,
  { character, name, bonus }: CommandOf<'experience.add'>,
): void {
  const one = ownCharacter(play, character);
  refuseMore(one.experiences, sheetRoom.experiences, 'Experiences');
  const experiences = [...one.experiences, { id: play.id('experience'), name, bonus }];
  change(play, one, { experiences, ...withStep(one.made, 'experiences') });
  play.say(`${one.name} knows: ${name}, +${bonus}.`);
}

/** Uses a feature, or a card that is at hand, and pays for it (DGH-404). */
function useFeature(play: DhPlay, { character, feature: id }: CommandOf<'feature.use'>): void {
  const one = actingCharacter(play, character);
  const feature = inList(atHand(one), id);
  spendHope(play, character, feature.hope, `“${feature.name}”`, 'DGH-404');
  chooseStress(play, character, feature.stress);
  play.say(`${one.name} uses “${feature.name}”.`, {
    beat: { kind: 'feature', about: [character], fiction: feature.text },
  });
}

const atHand = ({ features, cards }: Character): Feature[] => [
  ...features,
  ...cards.filter((card) => card.in === 'loadout'),
];

/** Puts a weapon on a sheet. */
export function addWeapon(play: DhPlay, one: Character, weapon: Omit<Weapon, 'id'>): void {
  refuseMore(one.weapons, sheetRoom.weapons, 'weapons');
  const weapons = [...one.weapons, { id: play.id('weapon'), ...weapon }];
  change(play, one, { weapons, ...withStep(one.made, 'weapons') });
  play.say(`${one.name} carries ${weapon.name}.`);
}

/** Puts features on a sheet, as many as it has room for and has not got yet. */
export function addFeatures(
  play: DhPlay,
  { id, features }: Character,
  more: readonly Omit<Feature, 'id'>[],
): void {
  const known = new Set(features.map(({ name }) => name));
  const fresh = more.filter(({ name }) => !known.has(name));
  const fits = fresh.slice(0, Math.max(0, growthRoom.features - features.length));
  if (fits.length === 0) return;
  const added = fits.map((feature) => ({ id: play.id('feature'), ...feature }));
  change(play, { id }, { features: [...features, ...added] });
}

/** Takes a card of one's own level or below; a sixth goes to the vault (DGH-1905). */
export function addCard(play: DhPlay, one: Character, card: Omit<DomainCard, 'id' | 'in'>): void {
  refuseMore(one.cards, growthRoom.cards, 'cards');
  if (card.level > one.level) {
    refuse(
      'not-allowed',
      `“${card.name}” is of level ${card.level}; ${one.name} is of ${one.level}.`,
      {
        instead: `Take a card of level ${one.level} or below.`,
        rule: 'DGH-1905',
      },
    );
  }
  const to = loaded(one) < caps.loadout ? 'loadout' : 'vault';
  change(play, one, { cards: [...one.cards, { id: play.id('card'), ...card, in: to }] });
  play.say(`${one.name} takes “${card.name}” into the ${to}.`);
}

const loaded = ({ cards }: Character): number =>
  cards.filter((card) => card.in === 'loadout').length;

/** Moves a card between loadout and vault, at a rest (DGH-1003). */
function moveCard(play: DhPlay, { character, card: id }: CommandOf<'card.move'>): void {
  const one = ownCharacter(play, character);
  const card = inList(one.cards, id);
  if (!play.state.public.rest) {
    refuse('wrong-moment', 'Cards move between loadout and vault at a rest.', {
      instead: 'Wait for the next rest.',
      rule: 'DGH-1003',
    });
  }
  const to = card.in === 'loadout' ? 'vault' : 'loadout';
  if (to === 'loadout' && loaded(one) >= caps.loadout) {
    refuse('limit-reached', `A loadout holds ${caps.loadout} cards.`, {
      instead: 'Move another into the vault first.',
      rule: 'DGH-1905',
    });
  }
  change(play, one, {
    cards: one.cards.map((each) => (each.id === id ? { ...each, in: to } : each)),
  });
  play.say(`${one.name} moves “${card.name}” into the ${to}.`);
}

function changeGold(play: DhPlay, { character, handfuls: by }: CommandOf<'gold.change'>): void {
  const one = ownCharacter(play, character);
  change(play, one, { gold: goldAfter(one, by) });
  play.say(`${one.name} ${by < 0 ? 'pays' : 'gains'} ${handfulsOf(Math.abs(by))}.`);
}

/** A level more, with what comes of it by itself and two advancements (DGH-1902…1905). */
function levelUp(play: DhPlay, command: CommandOf<'level.up'>): void {
  const one = ownCharacter(play, command.character);
  if (one.level >= caps.level) {
    refuse('limit-reached', `${one.name} has reached level ${caps.level}.`, {
      instead: 'There is none above it.',
      rule: 'DGH-1901',
    });
  }
  const level = one.level + 1;
  const rises = tierOf(level) > tierOf(one.level);
  const chosen = new Set(command.advancements);
  const marked = rises ? [] : one.markedTraits;
  const raised = chosen.has('traits')
    ? command.traits.filter((trait) => !marked.includes(trait))
    : [];
  const more = (wanted: boolean, now: number, most: number) =>
    Math.min(most, now + (wanted ? 1 : 0));
  const experience = { name: command.experience || 'A new Experience', bonus: 2 };
  change(play, one, {
    level,
    thresholds: { major: one.thresholds.major + 1, severe: one.thresholds.severe + 1 },
    proficiency: Math.min(
      reach.proficiency,
      one.proficiency + (rises ? 1 : 0) + (chosen.has('proficiency') ? 1 : 0),
    ),
    hp: { ...one.hp, slots: more(chosen.has('hp'), one.hp.slots, reach.slots) },
    stress: { ...one.stress, slots: more(chosen.has('stress'), one.stress.slots, reach.slots) },
    evasion: more(chosen.has('evasion'), one.evasion, reach.evasion),
    traits: raisedTraits(one, raised),
    markedTraits: [...marked, ...raised],
    experiences:
      rises && one.experiences.length < sheetRoom.experiences
        ? [...one.experiences, { id: play.id('experience'), ...experience }]
        : one.experiences,
  });
  play.say(`${one.name} reaches level ${level}.`, {
    notes: [
      ...(rises ? [`That is tier ${tierOf(level)}: a new Experience, more Proficiency.`] : []),
      ...(command.note ? [command.note] : []),
    ],
    beat: { kind: 'level-up', about: [one.id] },
  });
}

function raisedTraits(
  { traits: before }: Character,
  raised: readonly Trait[],
): Character['traits'] {
  const now = { ...before };
  for (const trait of raised) now[trait] = Math.min(reach.trait, now[trait] + 1);
  return now;
}

const inList = <T extends { id: string }>(list: readonly T[], id: string): T =>
  present(
    list.find((one) => one.id === id),
    'entry on that sheet',
  );

const without = <T extends { id: string }>(list: readonly T[], id: string): T[] =>
  list.filter((one) => one.id !== id);

function refuseMore(list: readonly unknown[], most: number, what: string): void {
  if (list.length < most) return;
  refuse('limit-reached', `A sheet has room for ${most} ${what}.`, {
    instead: 'Strike one out first.',
    rule: 'TABLE-012',
  });
}

/** What somebody can use now of what is at hand. */
function useOffers({ state, seat, add }: DhOffers): void {
  if (!state.public.table.session.open) return;
  for (const one of ownedBy(state, seat.id)) {
    if (one.life !== 'up') continue;
    const offer = offering({ add }, 'features', one.name);
    for (const feature of atHand(one)) {
      if (feature.hope > one.hope.held || feature.stress > free(one.stress)) continue;
      offer(
        'feature.use',
        { character: one.id, feature: feature.id },
        `Use “${feature.name}”`,
        [],
        {
          ...(costOf(feature) ? { cost: costOf(feature) } : {}),
        },
      );
    }
  }
}

const costOf = ({ hope, stress }: Feature): string =>
  [hope > 0 ? `${hope} Hope` : '', stress > 0 ? `${stress} Stress` : ''].filter(Boolean).join(', ');
