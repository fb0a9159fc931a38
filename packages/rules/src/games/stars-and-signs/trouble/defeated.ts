import { z } from 'zod';
import type { StandingPrompt } from '../../../table';
import { textField } from '../../../table';
import { command, id, needed } from '../../../table/command';
import type { StarsContext, StarsPlay } from '../game';
import { barred, moves, notReferee, refereeSeats, refereesMoves } from '../game';
import { answersFor, change, changeTrait, notTheirs, traitsOf } from '../protagonists/find';
import type { Protagonist } from '../protagonists/protagonist';
import { newTrait } from '../protagonists/trait';
import type { StarsState } from '../state';
import type { WoundKind } from '../vocabulary';
import { woundWords } from '../vocabulary';
import { comeBack } from './defeat';
import type { Defeat } from './trouble';

const outcomes = ['retire', 'vanish', 'linger'] as const;
type Outcome = (typeof outcomes)[number];
const outcomeWords: Readonly<Record<Outcome, { label: string; detail: string }>> = {
  retire: {
    label: 'Retire',
    detail: 'They go on as somebody of the referee’s. You make somebody new.',
  },
  vanish: {
    label: 'Vanish',
    detail: 'They are lost to the story, and return only if you and the referee agree.',
  },
  linger: {
    label: 'A Lingering Wound',
    detail:
      'They are out for now, and come back with a Wound that stays. Ordinary ones of its kind are gone.',
  },
};

/** Somebody who is Defeated, and what is still to be said of it. */
interface Fallen {
  defeat: Defeat;
  one: Protagonist;
}

const fallenOf = ({ public: shared }: Pick<StarsState, 'public'>): Fallen[] =>
  Object.values(shared.defeats).flatMap((defeat) => {
    const one = shared.protagonists[defeat.protagonist];
    return one ? [{ defeat, one }] : [];
  });

const fallen = {
  part: 'protagonist',
  what: 'protagonist who is Defeated',
  all: ({ state }: StarsContext) => fallenOf(state),
  idOf: ({ one }: Fallen) => one.id,
} as const;

const promptOf = ({ one }: Fallen) => `defeat:${one.id}`;

/** What becomes of whoever is Defeated (SNS-1709…1711). */
const choosing = moves.about(fallen, 'answers', (move) => [
  move(command('defeat.choose', { protagonist: id, outcome: z.enum(outcomes) }), {
    unless: (context, _, { one, defeat }) => notTheirs(context, one) ?? hasNoChoice(one, defeat),
    ways: (context, about) =>
      outcomes.map((outcome) => ({
        with: { outcome },
        ...outcomeWords[outcome],
        ...answersFor(context, about.one, promptOf(about)),
      })),
    do: (play, { outcome }, _, { one, defeat }) => become(play, one, defeat, outcome),
  }),
]);

function hasNoChoice({ name }: Protagonist, { by, lingering }: Defeat) {
  if (by === 'wish') {
    return barred('not-allowed', `${name} has made a Wish: nothing undoes what it costs.`, {
      instead: 'Hear from the referee what becomes of them.',
      rule: 'SNS-2220',
    });
  }
  if (lingering === undefined) return null;
  return barred('already-done', 'That is chosen.', { instead: 'Play on.', rule: 'SNS-1711' });
}

function become(play: StarsPlay, one: Protagonist, defeat: Defeat, outcome: Outcome): void {
  const about = [one.id];
  if (outcome === 'linger') {
    if (defeat.by !== 'wish') linger(play, one, defeat.by);
    return;
  }
  const vanished = outcome === 'vanish' ? 'gone' : 'no';
  change(play, one, { standing: 'gone', vanished });
  play.emit({ type: 'defeatRemoved', protagonist: one.id });
  const line =
    outcome === 'retire'
      ? `${one.name} retires, and is the referee’s from now on.`
      : `${one.name} vanishes from the story.`;
  play.say(line, { beat: { kind: 'leaves', about } });
}

/** A Wound that stays: ordinary ones of its kind are gone, and they are out for now (SNS-1711, 1712). */
function linger(play: StarsPlay, one: Protagonist, kind: WoundKind): void {
  const word = `Lingering ${woundWords[kind].name} Wound`;
  for (const { id: wound } of traitsOf(play.state, one.id).filter(
    (trait) => trait.kind === 'wound' && trait.wound === kind,
  )) {
    play.emit({ type: 'traitRemoved', id: wound });
  }
  const more = { of: one.id, wound: kind, alignment: 'negative' } as const;
  const trait = newTrait(play.id('trait'), 'lingering', word, more);
  play.emit({ type: 'traitSet', trait });
  change(play, one, { standing: 'out' });
  play.emit({
    type: 'defeatSet',
    defeat: { protagonist: one.id, by: kind, lingering: trait.id },
  });
  play.say(`${one.name} takes a ${word} and is out for now.`, {
    beat: { kind: 'wound', about: [one.id] },
  });
}

/** What the referee says of it: what the Wound is, or what a Wish has cost (SNS-1711, 2220). */
const wording = refereesMoves('say what becomes of them').about(fallen, 'prompt', (move) => [
  move(command('defeat.word', { protagonist: id, text: needed(300) }), {
    unless: (_, __, { defeat }) =>
      defeat.lingering === undefined
        ? barred('wrong-moment', 'There is no Lingering Wound to word.', {
            instead: 'Wait for what their player chooses.',
            rule: 'SNS-1711',
          })
        : null,
    ways: (_, about) => ({
      label: 'Word the Wound',
      fields: [textField('text', 'What stays', 300, '', true)],
      prompt: promptOf(about),
    }),
    do(play, { text }, _, { one, defeat }) {
      const wound = play.state.public.traits[defeat.lingering ?? ''];
      if (wound) changeTrait(play, wound, { text });
      play.emit({ type: 'defeatRemoved', protagonist: one.id });
      play.say(`${one.name} bears it from now on: “${text}”.`, {
        beat: { kind: 'wound', about: [one.id], fiction: text },
      });
    },
  }),
  move(command('defeat.fate', { protagonist: id, text: needed(2000) }), {
    unless: (_, __, { defeat, one }) =>
      defeat.by === 'wish'
        ? null
        : barred('not-allowed', `What becomes of ${one.name}, their player chooses.`, {
            instead: 'Wait for it.',
            rule: 'SNS-1708',
          }),
    ways: (_, about) => ({
      label: 'Say what becomes of them',
      fields: [textField('text', 'What the Wish costs', 2000, '', true)],
      prompt: promptOf(about),
    }),
    do(play, { text }, _, { one }) {
      change(play, one, { standing: 'gone' });
      play.emit({ type: 'defeatRemoved', protagonist: one.id });
      play.say(`What ${one.name}’s Wish has cost.`, {
        beat: { kind: 'wish', about: [one.id], fiction: text },
      });
    },
  }),
]);

const all = ({ state }: StarsContext) => Object.values(state.public.protagonists);
const anybody = {
  part: 'protagonist',
  what: 'protagonist',
  all,
  idOf: ({ id: of }: Protagonist) => of,
} as const;

/** Who was out, or lost, comes back (SNS-1710, 1712). */
const returning = moves.about(anybody, 'trouble', (move) => [
  move(command('defeat.back', { protagonist: id }), {
    unless: (context, _, { name, standing }) =>
      notReferee(context, 'bring somebody back') ??
      (standing === 'out'
        ? null
        : barred('wrong-moment', `${name} is not out with a Lingering Wound.`, {
            instead: 'Choose somebody who is.',
            rule: 'SNS-1712',
          })),
    ways: (_, { name }) => ({ label: 'They are back', group: name }),
    do: (play, _, __, one) => comeBack(play, one.id),
  }),
  move(command('defeat.offer-return', { protagonist: id }), {
    unless: (context, _, one) => notReferee(context, 'offer a return') ?? notLost(one, 'gone'),
    ways: (_, { name }) => ({
      label: 'Offer a return',
      detail: 'They come back only if their player wants it, too.',
      group: name,
    }),
    do: (play, _, __, one) => change(play, one, { vanished: 'offered' }),
  }),
  move(command('defeat.return', { protagonist: id, agreed: z.boolean() }), {
    unless: (context, _, one) => notTheirs(context, one) ?? notLost(one, 'offered'),
    *ways(context, one) {
      const where = answersFor(context, one, `return:${one.id}`);
      yield { with: { agreed: true }, label: 'Return', primary: true, ...where };
      yield { with: { agreed: false }, label: 'Stay lost', ...where };
    },
    do(play, { agreed }, _, one) {
      change(play, one, agreed ? { standing: 'in', vanished: 'no' } : { vanished: 'gone' });
      if (!agreed) return;
      play.say(`${one.name} returns to the story.`, { beat: { kind: 'returns', about: [one.id] } });
    },
  }),
]);

/** What bars a return: nobody was lost, or it was not offered (SNS-1710). */
const notLost = ({ name, vanished }: Protagonist, wanted: Protagonist['vanished']) =>
  vanished === wanted
    ? null
    : barred('wrong-moment', `${name} cannot return in that way.`, {
        instead: 'Only who has vanished returns, and if referee and player both agree.',
        rule: 'SNS-1710',
      });

export const defeated = [choosing, wording, returning] as const;

/** What is asked of whoever is Defeated, and of the referee. */
export function defeatPrompts(state: StarsState): StandingPrompt[] {
  const open = fallenOf(state).map((about) => {
    const { defeat, one } = about;
    const [word, to, text] =
      defeat.by === 'wish'
        ? ['’s Wish', refereeSeats(state), 'What does it cost?']
        : defeat.lingering !== undefined
          ? ['’s Lingering Wound', refereeSeats(state), 'What is it?']
          : [' is Defeated', [one.owner], 'What becomes of them?'];
    return { id: promptOf(about), to, title: `${one.name}${word}`, text };
  });
  const offered = Object.values(state.public.protagonists).filter(
    ({ vanished }) => vanished === 'offered',
  );
  return [
    ...open,
    ...offered.map(({ id: of, name, owner }) => ({
      id: `return:${of}`,
      to: [owner],
      title: `${name} could return`,
      text: 'The referee offers it. Do you want it, too?',
    })),
  ];
}
