import { z } from 'zod';
import type { StandingPrompt } from '../../../table';
import { textField } from '../../../table';
import { command, id, sentence } from '../../../table/command';
import { rolling } from '../../../table/dice/typed';
import type { StarsContext, StarsPlay } from '../game';
import { barred, moves, notReferee, refereeSeats } from '../game';
import { modifierOf, skillRank, slotWord } from '../numbers';
import { regainEffort } from '../protagonists/effort';
import { addTemporaryEnergy, clearEnergy } from '../protagonists/energy';
import { answersFor, change, changeTrait, notTheirs, protagonistOf } from '../protagonists/find';
import { regainHope } from '../protagonists/hope';
import type { Protagonist } from '../protagonists/protagonist';
import type { Trait } from '../protagonists/trait';
import { called } from '../protagonists/trait';
import type { StarsState } from '../state';
import { abilityOf, categoryOf, moodWords, poolOf, poolWords, skillWords } from '../vocabulary';
import { catchGains, gainField, isRescue } from './compels';
import { clearCorruption, rollCorruption } from './corruption';
import { clearDespair } from './despair';
import type { Compel } from './trouble';

/** How many slots whoever is reached clears (SNS-1609). */
const RESCUED = 5;

/** A compel that waits for an answer, and whose it is. */
interface Waiting {
  compel: Compel;
  one: Protagonist;
}

const waitingOf = ({ public: shared }: Pick<StarsState, 'public'>): Waiting[] =>
  Object.values(shared.compels).flatMap((compel) => {
    const one = shared.protagonists[compel.protagonist];
    return one ? [{ compel, one }] : [];
  });

const waiting = {
  part: 'compel',
  what: 'compel that waits',
  all: ({ state }: StarsContext) => waitingOf(state),
  idOf: ({ compel }: Waiting) => compel.id,
} as const;

const promptOf = ({ compel }: Waiting) => `compel:${compel.id}`;

/** What bars an answer from whoever it is not asked of. */
const notAsked = (by: Compel['by'], { compel }: Waiting) =>
  compel.by === by
    ? null
    : barred('not-allowed', 'That compel is not yours to answer.', {
        instead: by === 'player' ? 'Its player answers it.' : 'The referee answers it.',
        rule: 'SNS-718',
      });

/** Whether a compel of a player’s is grave enough, the referee says (SNS-714). */
const judging = moves.about(waiting, 'prompt', (move) => [
  move(command('compel.grant', { compel: id }), {
    unless: (context, _, about) =>
      notReferee(context, 'judge a compel') ?? notAsked('player', about),
    ways: (_, about) => ({ label: 'Grave enough', primary: true, prompt: promptOf(about) }),
    do: (play, _, __, { compel }) => carryOut(play, compel),
  }),
  move(command('compel.reject', { compel: id, why: sentence.default('') }), {
    unless: (context, _, about) =>
      notReferee(context, 'judge a compel') ?? notAsked('player', about),
    ways: (_, about) => ({
      label: 'Not grave enough',
      fields: [textField('why', 'What it would take', 300, '')],
      prompt: promptOf(about),
    }),
    do(play, { why }, _, { compel, one }) {
      play.emit({ type: 'compelRemoved', id: compel.id });
      play.say(`${one.name}’s compel is not grave enough yet.`, { notes: why ? [why] : [] });
    },
  }),
]);

/** What a player says to a compel of the referee’s: yes for what it gives, no for d10 Corruption (SNS-1203, 2216). */
const replying = moves.about(waiting, 'answers', (move) => [
  move(
    command('compel.accept', { compel: id, gain: z.enum(['usual', 'other']).default('usual') }),
    {
      unless: (context, _, about) => notTheirs(context, about.one) ?? notAsked('referee', about),
      ways: (context, about) => ({
        label: 'Accept the compel',
        primary: true,
        ...(about.compel.what.kind === 'catch' ? { fields: [gainField(catchGains)] } : {}),
        ...answersFor(context, about.one, promptOf(about)),
      }),
      do: (play, { gain }, _, { compel }) => carryOut(play, { ...compel, gain }),
    },
  ),
  move(rolling('compel.refuse', { compel: id }), {
    unless: (context, _, about) => notTheirs(context, about.one) ?? notAsked('referee', about),
    ways: (context, about) => ({
      label: 'Refuse the compel',
      cost: 'd10 Corruption',
      rolls: { dice: 1, modifiers: [] },
      ...answersFor(context, about.one, promptOf(about)),
    }),
    do(play, _, __, { compel, one }) {
      play.emit({ type: 'compelRemoved', id: compel.id });
      rollCorruption(play, one.id, `refuses a compel of ${whatOf(play.state, compel)}`);
    },
  }),
  // Whoever has begun it thinks better of it.
  move(command('compel.withdraw', { compel: id }), {
    unless: (context, _, { compel, one }) =>
      compel.by === 'referee' ? notReferee(context, 'take that back') : notTheirs(context, one),
    ways: () => ({ label: 'Take the compel back', place: 'trouble' }),
    do: (play, _, __, { compel }) => play.emit({ type: 'compelRemoved', id: compel.id }),
  }),
]);

export const answering = [judging, replying] as const;

/** A compel happens: what goes wrong is told, and what it gives is there (SNS-714, 718). */
function carryOut(play: StarsPlay, compel: Compel): void {
  const one = protagonistOf(play, compel.protagonist);
  const what = whatOf(play.state, compel);
  play.emit({ type: 'compelRemoved', id: compel.id });
  const gained = gainsOf(play, one, compel);
  const said = compel.by === 'player' ? 'compels' : 'accepts a compel of';
  play.say(`${one.name} ${said} ${what}: ${gained}.`, {
    beat: { kind: 'compel', about: [one.id], fiction: compel.trouble },
  });
}

/** What a compel gives, as the menu has it; answers it in words. */
function gainsOf(play: StarsPlay, one: Protagonist, { what, gain }: Compel): string {
  switch (what.kind) {
    case 'trait': {
      const trait = play.state.public.traits[what.trait];
      return trait ? ofTrait(play, one, trait, gain) : 'nothing';
    }
    case 'skill': {
      const pool = poolOf[categoryOf(abilityOf(what.skill))];
      const gained = regainEffort(play, one.id, pool, modifierOf(skillRank(one, what.skill)));
      return `${gained} ${poolWords[pool].name} and ${gained} SP`;
    }
    case 'mood':
      change(play, one, { moods: one.moods.filter((mood) => mood !== what.mood) });
      return 'it ends';
    case 'catch':
      if (gain === 'usual') return `${slotWord(clearEnergy(play, one.id, 1))} of Energy cleared`;
      return addTemporaryEnergy(play, one.id) ? 'a Temporary slot of Energy' : 'no further slot';
  }
}

function ofTrait(play: StarsPlay, one: Protagonist, trait: Trait, gain: Compel['gain']): string {
  changeTrait(play, trait, { compelledIn: play.state.public.table.session.number });
  if (gain === 'other' && trait.kind === 'anchor') {
    return `${slotWord(clearCorruption(play, one.id, 1))} of Corruption cleared`;
  }
  if (gain === 'other' && isRescue(play.state, trait)) {
    const to = protagonistOf(play, trait.towards ?? '');
    return `${to.name} clears ${slotWord(clearDespair(play, to.id, RESCUED))} of Despair`;
  }
  return `${regainHope(play, one.id, 1)} Hope`;
}

/** What is compelled, as everybody may read it. */
function whatOf({ public: { traits } }: Pick<StarsState, 'public'>, { what }: Compel): string {
  switch (what.kind) {
    case 'trait': {
      const trait = traits[what.trait];
      return trait ? `“${called(trait)}”` : 'a Trait';
    }
    case 'skill':
      return skillWords[what.skill].name;
    case 'mood':
      return moodWords[what.mood].name;
    case 'catch':
      return 'the Catch';
  }
}

/** Whether there is nothing left to compel: it is over, or whom it was to reach is Broken no more. */
export function isPointless(state: StarsState, { what, gain, protagonist }: Compel): boolean {
  const one = state.public.protagonists[protagonist];
  if (one?.standing !== 'in' || one.confrontation !== null) return true;
  if (what.kind === 'mood') return !one.moods.includes(what.mood);
  if (what.kind === 'catch') return one.transformed === null;
  if (what.kind !== 'trait') return false;
  const trait = state.public.traits[what.trait];
  if (trait?.of !== protagonist) return true;
  return gain === 'other' && trait.kind === 'connection' && !isRescue(state, trait);
}

/** What is asked about compels: the referee of those of players, players of those of the referee. */
export function compelPrompts(state: StarsState): StandingPrompt[] {
  const referees = refereeSeats(state);
  return waitingOf(state).map((about): StandingPrompt => {
    const { compel, one } = about;
    const what = whatOf(state, compel);
    const text = compel.trouble || 'What goes wrong is said aloud.';
    return compel.by === 'player'
      ? { id: promptOf(about), to: referees, title: `${one.name} compels ${what}`, text }
      : {
          id: promptOf(about),
          to: [one.owner],
          title: `${what} of ${one.name} is compelled`,
          text,
        };
  });
}

/** What happens while a compel waits, and whom it waits for; nothing where none does. */
export function compelledNow(state: StarsState): string | null {
  // By their ids: in which order they lie there may change when somebody takes a step back.
  const [about] = waitingOf(state).sort((one, other) => (one.compel.id < other.compel.id ? -1 : 1));
  if (!about) return null;
  const { compel, one } = about;
  const what = whatOf(state, compel);
  return compel.by === 'player'
    ? `${one.name} compels ${what}: the referee says whether it is grave enough.`
    : `${what} of ${one.name} is compelled: they accept it, or refuse.`;
}
