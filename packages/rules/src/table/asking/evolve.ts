import type { Evolves } from '../area';
import type { AskEvent, WithAsks } from './question';

/** Applies what can happen to what waits. Each state is a draft and is changed in place. */
export const evolves: Evolves<WithAsks, AskEvent> = {
  asked(state, { ask }) {
    state.public.asks ??= {};
    state.public.asks[ask.id] = ask;
  },
  askAnswered(state, { ask: id, seat, answer }) {
    const ask = state.public.asks?.[id];
    const own = state.seats[seat];
    if (!ask || !own) return;
    if (ask.shows !== 'answers') own.answers ??= {};
    const [answers, key] =
      own.answers && ask.shows !== 'answers' ? [own.answers, id] : [ask.answers, seat];
    answers[key] = [...(answers[key] ?? []), answer];
    if (ask.shows !== 'nothing') ask.answered[seat] = (ask.answered[seat] ?? 0) + 1;
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
