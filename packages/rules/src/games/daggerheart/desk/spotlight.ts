import type { Field } from '../../../engine';
import { choiceField, numberField, textField } from '../../../table';
import { acts } from '../characters/character';
import { characterOf, ownCharacter, ownedBy, party } from '../characters/find';
import { spendFear } from '../characters/vitals';
import type { CommandOf, DhArea, DhOffers, DhPlay } from '../game';
import { gm, offering, refuse } from '../game';
import { shift, toGm, toPlayers } from './passing';

/** Who has the spotlight, and the Fear that moves it. There is no initiative. */
export const spotlight: DhArea = {
  handlers: {
    'fear.spend': spend,
    'spotlight.interrupt': interrupt,
    'spotlight.free': takeFreely,
    'spotlight.move': makeMove,
    'spotlight.keep': keepSpotlight,
    'spotlight.pass': pass,
    'spotlight.want': want,
  },
  offers(context) {
    if (context.director) gmOffers(context);
    wantOffers(context);
  },
};

/** Takes the spotlight between two rolls for a Fear (DGH-1105). */
function interrupt(play: DhPlay): void {
  gm(play, 'interrupt');
  refuseGmSide(play);
  if (isSettling(play.state)) {
    refuse('wrong-moment', 'Dice have fallen that are not settled yet.', {
      instead: 'Interrupt when they are.',
      rule: 'DGH-1105',
    });
  }
  spendFear(play, 1, 'An interruption', 'DGH-1105');
  toGm(play, null);
  play.say('The GM interrupts.', { beat: { kind: 'interrupt', about: [] } });
}

/** Takes the spotlight for nothing: a sure consequence, a golden opportunity, or the players look to the GM (DGH-1401). */
function takeFreely(play: DhPlay, { reason }: CommandOf<'spotlight.free'>): void {
  gm(play, 'take the spotlight');
  refuseGmSide(play);
  toGm(play, null);
  play.say('The GM has the spotlight.', {
    beat: { kind: 'spotlight', about: [], fiction: reason },
  });
}

/** Makes a move that needs no numbers. */
function makeMove(play: DhPlay, { what }: CommandOf<'spotlight.move'>): void {
  gm(play, 'make a GM’s move');
  const { moves } = onGmSide(play);
  if (moves < 1) {
    refuse('limit-reached', 'The GM has made this move.', {
      instead: 'Keep the spotlight for a Fear, or pass it back.',
      rule: 'DGH-1106',
    });
  }
  shift(play, { moves: moves - 1, owed: null });
  play.say('The GM makes a move.', { beat: { kind: 'gm-move', about: [], fiction: what } });
}

/** Keeps the spotlight for one move more (DGH-1106). Who has acted has acted. */
function keepSpotlight(play: DhPlay): void {
  gm(play, 'keep the spotlight');
  const { moves } = onGmSide(play);
  spendFear(play, 1, 'To keep the spotlight', 'DGH-1106');
  shift(play, { moves: moves + 1, owed: null });
  play.say('The GM keeps the spotlight.', { beat: { kind: 'keep', about: [] } });
}

/** Passes the spotlight back, to somebody or to whoever takes it (DGH-1102, 1106). */
function pass(play: DhPlay, { to }: CommandOf<'spotlight.pass'>): void {
  gm(play, 'pass the spotlight');
  onGmSide(play);
  const holder = to === undefined ? null : characterOf(play, to);
  toPlayers(play, holder?.id ?? null);
  play.say(holder ? `The spotlight is on ${holder.name}.` : 'The spotlight is the players’.', {
    beat: { kind: 'spotlight', about: holder ? [holder.id] : [] },
  });
}

/** Says that somebody would like it, or not any more. */
function want(play: DhPlay, { character, wants }: CommandOf<'spotlight.want'>): void {
  const { id } = ownCharacter(play, character);
  const others = play.state.public.spotlight.wants.filter((one) => one !== id);
  shift(play, { wants: wants ? [...others, id] : others });
}

/** Spends Fear on what no button has: an environment, a feature in the GM's notes. */
function spend(play: DhPlay, { fear, what }: CommandOf<'fear.spend'>): void {
  gm(play, 'spend Fear');
  spendFear(play, fear, 'That', 'DGH-1303');
  play.say(`The GM spends ${fear} Fear.`, { beat: { kind: 'fear', about: [], fiction: what } });
}

function refuseGmSide({ state }: DhPlay): void {
  if (state.public.spotlight.side === 'players') return;
  refuse('already-done', 'The GM has the spotlight.', {
    instead: 'Make a move, or pass it back.',
    rule: 'DGH-1106',
  });
}

function onGmSide({ state }: DhPlay): DhPlay['state']['public']['spotlight'] {
  if (state.public.spotlight.side === 'gm') return state.public.spotlight;
  refuse('wrong-moment', 'The players have the spotlight.', {
    instead: 'Interrupt for a Fear, or wait for a roll with Fear or a failure.',
    rule: 'DGH-1104',
  });
}

/** Whether dice have fallen of which something is still to be said. */
const isSettling = ({ public: { roll, damage } }: DhPlay['state']): boolean =>
  damage !== null || (roll?.parts.some(({ fallen }) => fallen !== null) ?? false);

function gmOffers(context: DhOffers): void {
  const { state } = context;
  const { fear, spotlight: now } = state.public;
  const offer = offering(context, 'spotlight');
  const what: Field[] = [textField('what', 'What happens', 300, '')];
  if (fear > 0) {
    const many = numberField('fear', 'Fear', fear, 1, 1);
    offer('fear.spend', {}, 'Spend Fear on something', [many, ...what]);
  }
  if (now.side === 'players') {
    if (fear > 0 && !isSettling(state))
      offer('spotlight.interrupt', {}, 'Interrupt', [], { cost: '1 Fear' });
    const why = textField(
      'reason',
      'Why: a sure consequence, a golden opportunity, they look to you',
      300,
      '',
    );
    offer('spotlight.free', {}, 'Take the spotlight', [why]);
    return;
  }
  if (now.moves > 0) offer('spotlight.move', {}, 'Make a move', what);
  if (fear > 0) offer('spotlight.keep', {}, 'Keep the spotlight', [], { cost: '1 Fear' });
  offer('spotlight.pass', {}, 'Pass the spotlight to the players', [], { primary: true });
  const able = party(state).filter(acts);
  if (able.length === 0) return;
  const whom = choiceField(
    'to',
    'To whom',
    able.map(({ id, name }) => ({ value: id, label: name })),
  );
  offer('spotlight.pass', {}, 'Pass it to somebody', [whom], { variant: 'to' });
}

function wantOffers(context: DhOffers): void {
  const { state, seat } = context;
  for (const { id, name, life } of ownedBy(state, seat.id)) {
    if (life !== 'up') continue;
    const wants = state.public.spotlight.wants.includes(id);
    const offer = offering(context, 'spotlight', name);
    const label = wants ? 'Let others go first' : 'I want it next';
    offer('spotlight.want', { character: id, wants: !wants }, label);
  }
}
