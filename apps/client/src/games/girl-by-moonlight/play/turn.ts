import type { PublicState } from '@moonlit/rules/girl-by-moonlight';
import type { Turn } from '../../../shell/game';
import { awayWord } from '../../../shell/places/turn';
import { actionName } from '../api/content';
import { ownProtagonist, protagonistName, useOffers, useTable } from '../view';

/** Whose turn it is in play, worded for the viewer; `null` where it is nobody’s in particular. */
export function useTurn(): Turn | null {
  const table = useTable();
  const helps = useOffers('roll').some(({ command }) => command === 'roll.assist');
  const state = table.public.value;
  const own = ownProtagonist(table)?.id ?? null;
  return ofRoll(state, own, helps, table.present.value) ?? ofDanger(state, own);
}

/** The roll on the table, until its dice have fallen. */
function ofRoll(
  state: PublicState,
  own: string | null,
  helps: boolean,
  present: ReadonlySet<string>,
): Turn | null {
  const { roll } = state;
  if (!roll || roll.stage === 'rolled') return null;
  const what = actionName(roll.action);
  if (roll.roller !== own) {
    const who = protagonistName(state, roll.roller);
    // That they roll, and what, stands in the line of the log with which it came.
    const said = helps ? `You may help ${who}` : null;
    return {
      mine: false,
      words: `${helps ? 'You may help: ' : ''}${who} rolls ${what}`,
      helps,
      said,
    };
  }
  if (roll.stage === 'bonus') {
    return { mine: true, words: `You roll ${what}`, said: `You may roll ${what}` };
  }
  return { mine: false, words: `${directorOf(state, present)} judges your ${what}`, said: null };
}

/** What somebody has to bear before play goes on, as the log has told. One’s own is a question already. */
function ofDanger(state: PublicState, own: string | null): Turn | null {
  const [falling] = Object.keys(state.eclipses).filter((id) => id !== own);
  if (falling) {
    return { mine: false, words: `${protagonistName(state, falling)} faces eclipse`, said: null };
  }
  const struck = Object.values(state.consequences).find(({ target }) => target !== own);
  if (!struck) return null;
  const words = `${protagonistName(state, struck.target)} faces what it costs`;
  return { mine: false, words, said: null };
}

function directorOf({ table }: PublicState, present: ReadonlySet<string>): string {
  const seat = Object.values(table.seats).find(
    ({ role, vacant }) => role === 'director' && !vacant,
  );
  return seat ? seat.name + awayWord(present, seat.id) : 'The director';
}
