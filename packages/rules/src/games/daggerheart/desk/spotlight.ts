import { z } from 'zod';
import type { Refusal } from '../../../engine';
import { choiceField, numberField, textField } from '../../../table';
import { command, id, sentence } from '../../../table/command';
import { acts } from '../characters/character';
import { asOptions, characterOf, party } from '../characters/find';
import { lacksFear, spendFear } from '../characters/vitals';
import type { DhBrings, DhContext } from '../game';
import { barred, moves, notGm } from '../game';
import { caps } from '../vocabulary';
import { shift, toGm, toPlayers } from './passing';

const what = textField('what', 'What happens', 300, '');
const why = 'Why: a sure consequence, a golden opportunity, they look to you';

const gms = moves.once('spotlight', (move) => [
  // Spends Fear on what no button has: an environment, a feature in the GM's notes.
  move(
    command('fear.spend', {
      fear: z.int().min(1).max(caps.fear),
      what: sentence.default(''),
    }),
    {
      unless: (context, { fear = 1 }) =>
        notGm(context, 'spend Fear') ?? lacksFear(context.state, fear, 'That', 'DGH-1303'),
      ways: ({ state }) => ({
        label: 'Spend Fear on something',
        fields: [numberField('fear', 'Fear', state.public.fear, 1, 1), what],
      }),
      do(play, { fear, what: fiction }) {
        spendFear(play, fear, 'That', 'DGH-1303');
        play.say(`The GM spends ${fear} Fear.`, { beat: { kind: 'fear', about: [], fiction } });
      },
    },
  ),
  // Takes the spotlight between two rolls for a Fear (DGH-1105).
  move(command('spotlight.interrupt', {}), {
    unless: (context) =>
      notGm(context, 'interrupt') ??
      gmHasIt(context) ??
      isSettling(context) ??
      lacksFear(context.state, 1, 'An interruption', 'DGH-1105'),
    ways: () => ({ label: 'Interrupt', cost: '1 Fear' }),
    do(play) {
      spendFear(play, 1, 'An interruption', 'DGH-1105');
      toGm(play, null);
      play.say('The GM interrupts.', { beat: { kind: 'interrupt', about: [] } });
    },
  }),
  // For nothing: a sure consequence, a golden opportunity, or the players look to the GM (DGH-1401).
  move(command('spotlight.free', { reason: sentence.default('') }), {
    unless: (context) => notGm(context, 'take the spotlight') ?? gmHasIt(context),
    ways: () => ({ label: 'Take the spotlight', fields: [textField('reason', why, 300, '')] }),
    do(play, { reason: fiction }) {
      toGm(play, null);
      play.say('The GM has the spotlight.', { beat: { kind: 'spotlight', about: [], fiction } });
    },
  }),
  // A move that needs no numbers.
  move(command('spotlight.move', { what: sentence.default('') }), {
    unless(context) {
      const early = notGm(context, 'make a GM’s move') ?? playersHaveIt(context);
      if (early || context.state.public.spotlight.moves > 0) return early;
      return barred('limit-reached', 'The GM has made this move.', {
        instead: 'Keep the spotlight for a Fear, or pass it back.',
        rule: 'DGH-1106',
      });
    },
    // As long as one is to be made, it leads on; then passing it back does.
    ways: () => ({ label: 'Make a move', fields: [what], primary: true }),
    do(play, { what: fiction }, { state }) {
      shift(play, { moves: state.public.spotlight.moves - 1, owed: null });
      play.say('The GM makes a move.', { beat: { kind: 'gm-move', about: [], fiction } });
    },
  }),
  // For one move more (DGH-1106). Who has acted has acted.
  move(command('spotlight.keep', {}), {
    unless: (context) =>
      notGm(context, 'keep the spotlight') ??
      playersHaveIt(context) ??
      lacksFear(context.state, 1, 'To keep the spotlight', 'DGH-1106'),
    ways: () => ({ label: 'Keep the spotlight', cost: '1 Fear' }),
    do(play, _, { state }) {
      spendFear(play, 1, 'To keep the spotlight', 'DGH-1106');
      shift(play, { moves: state.public.spotlight.moves + 1, owed: null });
      play.say('The GM keeps the spotlight.', { beat: { kind: 'keep', about: [] } });
    },
  }),
  // Back to somebody, or to whoever takes it (DGH-1102, 1106).
  move(command('spotlight.pass', { to: id.optional() }), {
    unless: (context) => notGm(context, 'pass the spotlight') ?? playersHaveIt(context),
    *ways({ state }) {
      const made = state.public.spotlight.moves < 1 ? { primary: true as const } : {};
      yield { label: 'Pass the spotlight to the players', ...made };
      const able = asOptions(party(state).filter(acts));
      if (able.length === 0) return;
      const whom = choiceField('to', 'To whom', able);
      yield { label: 'Pass it to somebody', fields: [whom], variant: 'to' };
    },
    do(play, { to }) {
      const holder = to === undefined ? null : characterOf(play, to);
      toPlayers(play, holder?.id ?? null);
      play.say(holder ? `The spotlight is on ${holder.name}.` : 'The spotlight is the players’.', {
        beat: { kind: 'spotlight', about: holder ? [holder.id] : [] },
      });
    },
  }),
]);

/** Who has the spotlight, and the Fear that moves it. There is no initiative. */
export const spotlight = {
  ...moves.area(gms),
  evolves: {
    fearSet({ public: shared }, { fear }) {
      shared.fear = fear;
    },
    spotlightSet(state, event) {
      Object.assign(state.public.spotlight, event.spotlight);
    },
  },
} satisfies DhBrings;

function gmHasIt({ state }: DhContext): Refusal | null {
  if (state.public.spotlight.side === 'players') return null;
  return barred('already-done', 'The GM has the spotlight.', {
    instead: 'Make a move, or pass it back.',
    rule: 'DGH-1106',
  });
}

function playersHaveIt({ state }: DhContext): Refusal | null {
  if (state.public.spotlight.side === 'gm') return null;
  return barred('wrong-moment', 'The players have the spotlight.', {
    instead: 'Interrupt for a Fear, or wait for a roll with Fear or a failure.',
    rule: 'DGH-1104',
  });
}

/** Dice have fallen of which something is still to be said. */
function isSettling({ state }: DhContext): Refusal | null {
  const { roll, damage } = state.public;
  if (damage === null && !roll?.parts.some(({ fallen }) => fallen !== null)) return null;
  return barred('wrong-moment', 'Dice have fallen that are not settled yet.', {
    instead: 'Interrupt when they are.',
    rule: 'DGH-1105',
  });
}
