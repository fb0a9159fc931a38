import type { StandingPrompt } from '../../../table';
import { numberField, textField } from '../../../table';
import type { Character } from '../characters/character';
import { answersFor, change, characterOf, ownCharacter } from '../characters/find';
import { clearHp, clearStress, crossHope } from '../characters/vitals';
import type { CommandOf, DhArea, DhOffers, DhPlay } from '../game';
import { gm, gmSeats, refuse } from '../game';
import type { DaggerheartState } from '../state';
import { DUALITY } from '../vocabulary';

/** What whoever has marked the last HP chooses (DGH-901). */
export const death: DhArea = {
  handlers: { 'death.choose': choose, 'death.split': split, 'death.worsen': worsen },
  offers: deathOffers,
  prompts,
};

function choose(play: DhPlay, { character, move }: CommandOf<'death.choose'>): void {
  const one = ownCharacter(play, character);
  if (one.life !== 'dying') {
    refuse('wrong-moment', `${one.name} has HP left.`, {
      instead: 'Play on.',
      rule: 'DGH-901',
    });
  }
  if (move === 'blaze') {
    change(play, one, { life: 'blaze' });
    play.say(`${one.name} chooses a blaze of glory: one last action, which succeeds.`, {
      beat: { kind: 'death-move', about: [character] },
    });
  } else if (move === 'avoid') avoid(play, one);
  else risk(play, one);
}

/** Down, but not dead; the Hope die says whether it leaves a scar (DGH-903, 904). */
function avoid(play: DhPlay, one: Character): void {
  const title = `${one.name} avoids death`;
  const { faces, proof } = play.roll([DUALITY], title);
  const scarred = (faces[0] ?? 0) <= one.level;
  change(play, one, { life: 'unconscious', worsens: scarred ? 'scar' : 'worse' });
  if (scarred) crossHope(play, one.id);
  play.say(`${title}: ${scarred ? 'with a scar' : 'without a scar'}.`, {
    roll: {
      title,
      groups: [{ label: 'Hope', sides: DUALITY, faces, kept: [0] }],
      modifiers: [],
      total: faces[0] ?? 0,
      reading: {
        word: scarred ? 'A scar' : 'No scar',
        tone: scarred ? 'bad' : 'mixed',
        text: `A scar on ${one.level} or less.`,
      },
      proof,
    },
    beat: { kind: 'death-move', about: [one.id] },
  });
}

/** Both dice: Hope heals by its value, Fear kills, equal dice heal all (DGH-905, 906). */
function risk(play: DhPlay, one: Character): void {
  const title = `${one.name} risks it all`;
  const { faces, proof } = play.roll([DUALITY, DUALITY], title);
  const [hope = 1, fear = 1] = faces;
  const word = hope > fear ? `Hope: ${hope} to clear` : hope === fear ? 'All is cleared' : 'Death';
  if (hope > fear) change(play, one, { split: hope });
  else if (hope === fear) {
    clearHp(play, one.id, one.hp.marked);
    clearStress(play, one.id, one.stress.marked);
    change(play, one, { life: 'up' });
  } else change(play, one, { life: 'dead' });
  play.say(`${title}: ${word.toLowerCase()}.`, {
    roll: {
      title,
      groups: [
        {
          label: 'Hope',
          sides: DUALITY,
          faces: [hope],
          kept: [0],
          ...(hope >= fear ? { leads: true } : {}),
        },
        {
          label: 'Fear',
          sides: DUALITY,
          faces: [fear],
          kept: [0],
          ...(fear >= hope ? { leads: true } : {}),
        },
      ],
      modifiers: [],
      reading: { word, tone: hope > fear ? 'good' : hope === fear ? 'great' : 'bad' },
      proof,
    },
    beat: { kind: hope < fear ? 'death' : 'death-move', about: [one.id] },
  });
}

/** Splits what the Hope die shows: so much for HP, the rest for Stress (DGH-905). */
function split(play: DhPlay, { character, hp }: CommandOf<'death.split'>): void {
  const one = ownCharacter(play, character);
  if (one.split === 0) {
    refuse('wrong-moment', 'There is nothing to split.', {
      instead: 'Play on.',
      rule: 'DGH-905',
    });
  }
  const cleared = clearHp(play, character, Math.min(hp, one.split));
  clearStress(play, character, one.split - cleared);
  change(play, one, { split: 0, life: 'up' });
  play.say(`${one.name} is back on their feet.`, { beat: { kind: 'harm', about: [character] } });
}

/** The GM says how it makes things worse, and what the scar is (DGH-907). */
function worsen(play: DhPlay, { character, how, scar }: CommandOf<'death.worsen'>): void {
  gm(play, 'say how it gets worse');
  const one = characterOf(play, character);
  if (one.worsens === 'no') {
    refuse('wrong-moment', 'Nothing waits to get worse.', { instead: 'Play on.', rule: 'DGH-907' });
  }
  const scars = one.worsens === 'scar' ? [...one.scars, scar || 'A scar'] : one.scars;
  change(play, one, { worsens: 'no', scars });
  play.say(`${one.name} is down.`, { beat: { kind: 'worsens', about: [character], fiction: how } });
}

function deathOffers(context: DhOffers): void {
  for (const one of Object.values(context.state.public.characters)) {
    if (one.life === 'dying' && one.split === 0) offerMoves(context, one);
    if (one.split > 0) offerSplit(context, one);
    if (one.worsens !== 'no' && context.director) offerWorse(context, one);
  }
}

const moves = [
  ['blaze', 'Blaze of Glory', 'One last action, which succeeds critically. Then you die.'],
  [
    'avoid',
    'Avoid Death',
    'You fall unconscious, and things get worse. The Hope die says whether you keep a scar.',
  ],
  ['risk', 'Risk It All', 'Both dice: Hope heals you, Fear kills you.'],
] as const;

function offerMoves(context: DhOffers, one: Character): void {
  const where = answersFor(context, one, `death:${one.id}`);
  if (!where) return;
  for (const [move, label, detail] of moves) {
    const dice = { blaze: 0, avoid: 1, risk: 2 }[move];
    context.add({
      command: 'death.choose',
      with: { character: one.id, move },
      label,
      detail,
      ...(dice > 0 ? { rolls: { dice, modifiers: [] } } : {}),
      ...where,
    });
  }
}

function offerSplit(context: DhOffers, one: Character): void {
  const where = answersFor(context, one, `split:${one.id}`);
  if (!where) return;
  const most = Math.min(one.split, one.hp.marked);
  const fields = [
    numberField('hp', `HP to clear; the rest of ${one.split} clears Stress`, most, most),
  ];
  context.add({
    command: 'death.split',
    with: { character: one.id },
    label: 'Clear',
    fields,
    primary: true,
    ...where,
  });
}

function offerWorse(context: DhOffers, one: Character): void {
  const scar = one.worsens === 'scar' ? [textField('scar', 'The scar', 300, '')] : [];
  context.add({
    command: 'death.worsen',
    with: { character: one.id },
    label: 'Say how it gets worse',
    fields: [textField('how', 'What happens', 300, ''), ...scar],
    place: 'prompt',
    prompt: `worsens:${one.id}`,
  });
}

function prompts(state: DaggerheartState): StandingPrompt[] {
  return Object.values(state.public.characters).flatMap((one): StandingPrompt[] => {
    const { id, name, owner } = one;
    if (one.split > 0) {
      return [
        { id: `split:${id}`, to: [owner], title: `${one.split} to clear`, text: 'HP or Stress.' },
      ];
    }
    if (one.life === 'dying') {
      return [
        {
          id: `death:${id}`,
          to: [owner],
          title: `${name}’s death move`,
          text: 'The last HP is marked.',
        },
      ];
    }
    if (one.worsens === 'no') return [];
    return [
      {
        id: `worsens:${id}`,
        to: gmSeats(state),
        title: `${name} avoided death`,
        text: 'Things get worse.',
      },
    ];
  });
}
