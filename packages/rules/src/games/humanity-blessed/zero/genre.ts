import { z } from 'zod';
import { choiceField } from '../../../table';
import { command } from '../../../table/command';
import { form, kept, said } from '../../../table/form';
import { cast, change } from '../characters/find';
import type { HumanityPlay } from '../game';
import { barred, managersMoves } from '../game';
import { isShared, newStats } from '../numbers';
import type { HumanityState } from '../state';
import type { OptionalStat } from '../vocabulary';
import { atmospheres, atmosphereWords, optionalStats, optionsOf, statWords } from '../vocabulary';

export const NONE = 'none';
/** The drawer with what is agreed on before one plays. */
export const ZERO = 'session-zero';
const drawer = ZERO;

/** What is talked about, in words of the table’s own (HUM-102). */
export const talked = form({
  wanted: kept('What we want to see', 2000),
  unwanted: kept('What we leave out', 2000),
  story: kept('What our story is about, and how it may end', 2000),
  optional: kept('What the eighth Stat is for us', 2000),
});

/** The two levers of the genre, and what is talked about before one plays (HUM-102…106). */
export const genre = managersMoves('choose what is played').once('zero', (move) => [
  move(
    command('zero.genre', {
      atmosphere: z.enum(atmospheres),
      optional: z.enum([NONE, ...optionalStats]),
    }),
    {
      drawer,
      unless: ({ state: { public: shared } }) =>
        shared.table.dice.rolls > 0 && shared.check !== null
          ? barred('wrong-moment', 'A Check is on the table.', {
              instead: 'Settle it first.',
              rule: 'HUM-102',
            })
          : null,
      ways: ({ state: { public: shared } }) => ({
        label: 'Atmosphere and eighth Stat',
        detail: 'Both at once: they say what Blessings are for, and what is rolled.',
        fields: [
          choiceField(
            'atmosphere',
            'Atmosphere',
            optionsOf(atmospheres, atmosphereWords),
            shared.atmosphere,
          ),
          choiceField(
            'optional',
            'Eighth Stat',
            [
              { value: NONE, label: 'None', detail: 'The seven core Stats alone.' },
              ...optionsOf(optionalStats, statWords),
            ],
            shared.optional ?? NONE,
          ),
        ],
      }),
      do(play, { atmosphere, optional: chosen }, { state }) {
        const optional = chosen === NONE ? null : chosen;
        const before = state.public.optional;
        play.emit({ type: 'genreSet', atmosphere, optional });
        if (optional !== before) exchange(play, state, before, optional);
        const eighth = optional === null ? 'no eighth Stat' : statWords[optional].name;
        play.say(`The table plays ${atmosphereWords[atmosphere].name}, with ${eighth}.`);
      },
    },
  ),
  move(command('zero.talk', talked.shape), {
    drawer,
    ways: ({ state }) => ({
      label: 'What we have agreed on',
      detail: 'Everybody reads it; write as much of it as you like.',
      fields: talked.fields(state.public.zero),
    }),
    do(play, { type: _, ...set }) {
      play.emit({ type: 'zeroSet', set: said(set) });
      play.say('What the table has agreed on is written down.');
    },
  }),
]);

/** Takes the eighth Stat that was off all sheets, and puts the new one on them (HUM-102). */
function exchange(
  play: HumanityPlay,
  state: HumanityState,
  before: OptionalStat | null,
  now: OptionalStat | null,
): void {
  const fresh = now !== null && !isShared(now) ? newStats(now)[now] : undefined;
  for (const one of cast(state)) {
    // Whoever has one Stat alone has nothing to do with it: the Eye, a unit.
    if (!one.stats.head) continue;
    const stats = { ...one.stats };
    if (before !== null) delete stats[before];
    if (now !== null && fresh) stats[now] = fresh;
    const lost = one.highest === before && before !== null;
    change(play, one, {
      stats,
      ...(lost ? { highest: null } : {}),
      // What is counted for the one that goes is counted no more.
      ...(before === 'hardware' && one.tokens !== undefined ? { tokens: 0 } : {}),
      ...(now === 'hardware' && fresh ? { tokens: fresh.size / 2 } : {}),
    });
  }
}
