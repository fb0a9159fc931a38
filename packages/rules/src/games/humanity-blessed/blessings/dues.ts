import { z } from 'zod';
import type { Bar, SeatId } from '../../../engine';
import type { StandingPrompt } from '../../../table';
import { choiceField } from '../../../table';
import { command, id, needed } from '../../../table/command';
import { rolling } from '../../../table/dice';
import { holdsLastWord, lastWord } from '../arbiter';
import { cast, characterOf, notTheirs } from '../characters/find';
import type { HumanityContext, HumanityPlay } from '../game';
import { barred, moves } from '../game';
import { ruleOf } from '../house-rules';
import type { HumanityState } from '../state';
import type { Due, DueSource, Faction } from './blessing';
import { gainAndTell, owe } from './gaining';
import { anyDiceField, blessingsOf, handBlessings } from './paying';
import { changeReputation, REPUTATION } from './reputation';

/** What people read of where Blessings come from. */
const sourceWords: Readonly<Record<DueSource, string>> = {
  milestone: 'A milestone of the story',
  major: 'The first Major Success of the session',
  seen: 'They saw or heard of it',
  debt: 'A debt',
  tier: 'A new tier of reputation',
  carry: 'A new session begins',
  effect: 'An effect',
};

/** How whoever wants nothing of it says so: each by its own name, since other questions may stand beside it. */
const leaveWords: Readonly<Record<Due['kind'], (count: number) => string>> = {
  gain: (count) => (count === 1 ? 'Leave the Blessing' : 'Leave the Blessings'),
  seen: () => 'Nobody saw it',
  reputation: () => 'Leave the name as it is',
};

/** What in a Dark game may be stolen in place of being rolled (HUM-609). */
const mayBeStolen = ({ public: { atmosphere } }: HumanityState, { source }: Due): boolean =>
  atmosphere === 'dark' && (source === 'debt' || source === 'major');

const nobodys = (what: string): Bar =>
  barred('not-allowed', what, {
    instead: 'Take what is open on your own screen.',
    rule: 'HUM-101',
  });

/** What somebody may still take, or say: whoever cannot is not offered it. */
const due = {
  part: 'due',
  what: 'Blessing to take',
  all: ({ state }: HumanityContext): readonly Due[] => Object.values(state.public.dues),
  idOf: (one: Due) => one.id,
} as const;

/** Bars whoever does not decide about a due of some kind. */
function notOf(context: HumanityContext, one: Due, kind: Due['kind']): Bar | null {
  if (one.kind !== kind || one.asks) return nobodys('That is settled in another way.');
  return notTheirs(context, characterOf(context, one.of));
}

/** What was gained at the end of a session is rolled in the next one. */
export const noDiceNow = ({ public: { table } }: HumanityState): Bar | null =>
  table.session.open
    ? null
    : barred('wrong-moment', 'The session has ended, so no dice are rolled.', {
        instead: 'Roll them when the next one has begun.',
        rule: 'TABLE-013',
      });

/** The seats of those who are asked about a due: whose it is, whom it is taken from, or who has the last word. */
function askedOf(state: HumanityState, { kind, of, asks }: Due): SeatId[] {
  if (kind === 'seen') return lastWord(state);
  const owner = state.public.characters[asks?.from ?? of]?.owner ?? null;
  return owner === null ? lastWord(state) : [owner];
}

/** Where it stands: with the question for whoever is asked, and under a name for whoever may say it for them. */
const at = ({ state, seat }: Pick<HumanityContext, 'state' | 'seat'>, one: Due) =>
  askedOf(state, one).includes(seat.id)
    ? ({ place: 'prompt', prompt: one.id } as const)
    : {
        place: 'answers' as const,
        group: state.public.characters[one.asks?.from ?? one.of]?.name ?? 'Somebody',
      };

/** Gains, as their owners take them: rolled, or stolen (HUM-601, 609). */
const taking = moves.about(due, 'prompt', (move) => [
  move(rolling('blessing.take', { due: id }), {
    unless: (context, _, one) => notOf(context, one, 'gain') ?? noDiceNow(context.state),
    ways: (context, one) => ({
      ...at(context, one),
      // “Roll …” is what makes a Check: whoever goes by names alone must not take one for the other.
      label: `Gain ${gainWords(one.count)}`,
      primary: true,
      rolls: { dice: one.count, modifiers: [] },
    }),
    do(play, _, context, one) {
      play.emit({ type: 'blessingDueRemoved', id: one.id });
      const why = one.what || sourceWords[one.source];
      gainAndTell(play, characterOf(context, one.of), one.count, { why });
    },
  }),
  move(command('blessing.steal', { due: id, from: id, dice: z.array(id).min(1).max(20) }), {
    unless: (context, _, one) =>
      notOf(context, one, 'gain') ??
      (mayBeStolen(context.state, one)
        ? null
        : barred('not-allowed', 'These Blessings are rolled and not stolen.', {
            instead: 'Roll them.',
            rule: 'HUM-609',
          })),
    *ways(context, one) {
      const { state } = context;
      for (const { id: from, name } of cast(state)) {
        if (from === one.of || blessingsOf(state, from).length === 0) continue;
        yield {
          ...at(context, one),
          with: { from },
          label: `Steal from ${name} instead`,
          order: 1,
          fields: [anyDiceField(state, from, 'Which Blessings?', one.count)],
        };
      }
    },
    do(play, { from, dice }, context, one) {
      const asks = { from, dice: [...new Set(dice)] };
      if (ruleOf(context.state, 'stealing') === 'told') steal(play, context, one, asks);
      else {
        play.emit({ type: 'blessingDueSet', due: { ...one, asks } });
        const [thief, loser] = [characterOf(context, one.of), characterOf(context, from)];
        play.say(`${thief.name} would steal Blessings from ${loser.name}.`);
      }
    },
  }),
  move(command('blessing.agree', { due: id, agree: z.boolean() }), {
    unless: (context, _, one) =>
      one.asks
        ? notTheirs(context, characterOf(context, one.asks.from))
        : nobodys('Nobody asks that.'),
    *ways(context, one) {
      const there = at(context, one);
      yield { ...there, with: { agree: true }, label: 'They may be stolen', primary: true };
      yield { ...there, with: { agree: false }, label: 'Not from them', order: 1 };
    },
    do(play, { agree }, context, one) {
      const { asks, ...rest } = one;
      if (asks && agree) steal(play, context, rest, asks);
      else {
        play.emit({ type: 'blessingDueSet', due: rest });
        play.say('Nothing is stolen: they do not agree.');
      }
    },
  }),
  move(command('blessing.leave', { due: id }), {
    unless: (context, _, one) =>
      one.kind === 'seen'
        ? holdsLastWord(context)
          ? null
          : nobodys('The table says who saw it.')
        : notTheirs(context, characterOf(context, one.of)),
    ways: (context, one) => ({
      ...at(context, one),
      label: leaveWords[one.kind](one.count),
      order: 9,
    }),
    do(play, _, context, one) {
      play.emit({ type: 'blessingDueRemoved', id: one.id });
      const { name } = characterOf(context, one.of);
      play.say(one.kind === 'seen' ? `Nobody saw what ${name} did.` : `${name} leaves it.`);
    },
  }),
]);

/** Stolen Blessings keep their worth, and their loser is told (HUM-609, 619). What is left of the due stays. */
function steal(
  play: HumanityPlay,
  context: HumanityContext,
  one: Due,
  { from, dice }: { from: string; dice: string[] },
): void {
  const left = one.count - dice.length;
  play.emit(
    left > 0
      ? { type: 'blessingDueSet', due: { ...one, count: left } }
      : { type: 'blessingDueRemoved', id: one.id },
  );
  const { words } = handBlessings(play, { from, to: one.of }, dice);
  const [thief, loser] = [characterOf(context, one.of), characterOf(context, from)];
  play.say(`${thief.name} steals from ${loser.name}: ${words}.`, {
    beat: { kind: 'stolen', about: [loser.id, thief.id] },
  });
}

/** Those who could have seen something: whoever is played, but whose deed it was (HUM-608). */
const others = (state: HumanityState, of: string) =>
  cast(state).filter(({ id: one, owner }) => owner !== null && one !== of);

/** What the table says of a deed: who saw it, and whose opinion of them it changes (HUM-608, 610). */
const saying = moves.about(due, 'prompt', (move) => [
  move(command('blessing.seen', { due: id, who: z.array(id).min(1).max(20) }), {
    unless: (context, _, one) =>
      one.kind === 'seen' && holdsLastWord(context) ? null : nobodys('The table says who saw it.'),
    ways(context, one) {
      const { state } = context;
      const options = others(state, one.of).map(({ id: value, name: label }) => ({ value, label }));
      if (options.length === 0) return null;
      return {
        ...at(context, one),
        label: 'They saw or heard of it',
        detail: 'Each of them gains a Blessing as well.',
        primary: true,
        fields: [
          { name: 'who', kind: 'choices', label: 'Who?', options, min: 1, max: options.length },
        ],
      };
    },
    do(play, { who }, context, one) {
      play.emit({ type: 'blessingDueRemoved', id: one.id });
      for (const each of new Set(who)) {
        // What they gain so does not spread further (HUM-619).
        owe(play, characterOf(context, each), 'gain', { source: 'seen', what: one.what });
      }
      const names = [...new Set(who)].map((each) => characterOf(context, each).name);
      play.say(`Who saw it: ${names.join(', ')}.`);
    },
  }),
  move(
    command('blessing.reputation', {
      due: id,
      faction: id.optional(),
      name: needed(60).optional(),
      better: z.boolean(),
    }),
    {
      unless: (context, _, one) => notOf(context, one, 'reputation'),
      *ways(context, one) {
        const { state } = context;
        const known = Object.values(state.public.factions).map(({ id: value, name: label }) => ({
          value,
          label,
        }));
        for (const better of [true, false]) {
          const label = better ? 'A better name' : 'A worse name';
          if (known.length > 0) {
            const fields = [choiceField('faction', 'With whom?', known)];
            yield { ...at(context, one), with: { better }, label, fields, order: better ? 0 : 1 };
          }
          if (known.length >= REPUTATION.factions) continue;
          yield {
            ...at(context, one),
            with: { better },
            variant: 'new',
            label: `${label} with somebody new`,
            order: better ? 2 : 3,
            fields: [
              { name: 'name', kind: 'text', label: 'Who?', max: 60, required: true, initial: '' },
            ],
          };
        }
      },
      do(play, { faction: known, name, better }, { state }, one) {
        const of = characterOf({ state }, one.of);
        const faction = known
          ? (state.public.factions[known] ?? newFaction(play, state, name ?? ''))
          : newFaction(play, state, name ?? '');
        play.emit({ type: 'blessingDueRemoved', id: one.id });
        const by = better ? one.count : -one.count;
        const { value } = changeReputation(play, faction, of, by);
        play.say(`${of.name}’s name with ${faction.name}: ${value}.`, {
          beat: { kind: 'reputation', about: [of.id] },
        });
      },
    },
  ),
]);

/** A faction of that name: the one that is there, or a new one. */
export function newFaction(play: HumanityPlay, state: HumanityState, name: string): Faction {
  const all = Object.values(state.public.factions);
  const known = all.find((one) => one.name.toLowerCase() === name.toLowerCase());
  if (known) return known;
  const called = name === '' ? 'Somebody' : name;
  const faction: Faction = { id: play.id('faction'), name: called, standing: {} };
  play.emit({ type: 'factionSet', faction });
  return faction;
}

export const dues = [taking, saying] as const;

/** What waits for somebody; nothing else waits for it. */
export function duePrompts(state: HumanityState): StandingPrompt[] {
  return Object.values(state.public.dues).map((one) => {
    const of = state.public.characters[one.of];
    const name = of?.name ?? 'Somebody';
    const text = one.what || `${sourceWords[one.source]}.`;
    const said = { id: one.id, to: askedOf(state, one), text, waits: false } as const;
    if (one.asks) {
      const from = state.public.characters[one.asks.from]?.name ?? 'Somebody';
      return { ...said, title: `${name} would steal from ${from}` };
    }
    switch (one.kind) {
      case 'seen':
        return { ...said, title: `Who saw what ${name} did?` };
      case 'reputation':
        return { ...said, title: `${name} makes a name` };
      default:
        return { ...said, title: `${name} gains ${gainWords(one.count)}` };
    }
  });
}

const gainWords = (count: number): string => (count === 1 ? 'a Blessing' : `${count} Blessings`);
