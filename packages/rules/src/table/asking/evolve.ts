import type { Evolves } from '../area';
import type { Answer, AskEvent, WithAsks } from './question';

/** Applies what can happen to what waits. Each state is a draft and is changed in place. */
export const evolves: Evolves<WithAsks, AskEvent> = {
  asked(state, { ask }) {
    state.public.asks ??= {};
    state.public.asks[ask.id] = ask;
  },
  askAnswered(state, { ask: id, seat, answer, again }) {
    const ask = state.public.asks?.[id];
    const own = state.seats[seat];
    if (!ask || !own) return;
    if (ask.shows !== 'nothing' && !again) ask.answered[seat] = (ask.answered[seat] ?? 0) + 1;
    const put = again ? replace : add;
    if (ask.shows === 'answers') {
      put(ask.answers, seat, answer);
      return;
    }
    own.answers ??= {};
    put(own.answers, id, answer);
  },
  askForgotten(state, { seat }) {
    for (const ask of Object.values(state.public.asks ?? {})) {
      delete ask.answers[seat];
      delete ask.answered[seat];
    }
    delete state.seats[seat]?.answers;
  },
  askEnded(state, { ask }) {
    delete state.public.asks?.[ask];
    for (const { answers } of Object.values(state.seats)) delete answers?.[ask];
  },
};

function add(answers: Record<string, Answer[]>, key: string, answer: Answer): void {
  answers[key] = [...(answers[key] ?? []), answer];
}

function replace(answers: Record<string, Answer[]>, key: string, answer: Answer): void {
  answers[key] = [answer];
}
