import { z } from 'zod';
import { missing, refuse } from '../../../engine';
import { id } from '../../../table/command';
import { ask, settables, theTable } from '../../../table/settable';
import type { StarsEvent } from '../events';
import { referee } from '../game';
import { effortRefresh } from '../numbers';
import { change, changeTrait } from '../protagonists/find';
import { hopeRefresh } from '../protagonists/hope';
import type { Protagonist, Standing } from '../protagonists/protagonist';
import { called } from '../protagonists/trait';
import type { StarsState } from '../state';
import { alignments, alignmentWords, caps } from '../vocabulary';

/** How far what is only counted goes by hand. */
const MOST = { points: 9999, pool: 30, free: 99, challenges: 20 };
const upTo = (most: number) => z.int().min(0).max(most);

const setting = settables<StarsState, StarsEvent>((play) => {
  referee(play, 'set values by hand');
});

const standingWords: Readonly<Record<Standing, string>> = {
  in: 'In play',
  out: 'Out, with a Lingering Wound',
  defeated: 'Defeated, and still to choose',
  gone: 'Gone from the story',
};
const settled = ['in', 'out', 'gone'] as const;

const protagonists = {
  parts: { protagonist: id },
  each: ({ public: { protagonists: all } }: StarsState) => Object.values(all),
  settled: ({ id: protagonist }: Protagonist) => ({ protagonist }),
  otherwise: () => missing('There is no such protagonist.', 'Choose one that is there.'),
};

/** What somebody has left, and how they are (TABLE-019). */
const left = setting.row({
  type: 'protagonist.set',
  of: protagonists,
  topic: ({ name }) => name,
  parts: {
    hope: upTo(caps.hopeRefresh),
    ...{ blood: upTo(MOST.pool), sweat: upTo(MOST.pool), tears: upTo(MOST.pool) },
    ...{ despair: upTo(caps.despair), corruption: upTo(caps.corruption) },
    ...{ xp: upTo(MOST.points), sp: upTo(MOST.points) },
    ...{ consumed: z.boolean(), flashbackUsed: z.boolean() },
    standing: z.enum([...settled, 'defeated']),
  },
  label: ({ name }) => `Set what ${name} has left`,
  form(one, state) {
    const pool = (label: string, of: 'blood' | 'sweat' | 'tears') =>
      ask.number(label, { now: one.effort[of], max: effortRefresh(one, of), beyond: 'stops' });
    return {
      hope: ask.number('Hope', {
        now: one.hope,
        max: Math.max(one.hope, hopeRefresh(state, one)),
        beyond: { instead: 'Set it to its Refresh value at most.', rule: 'SNS-2304' },
      }),
      blood: pool('Blood', 'blood'),
      sweat: pool('Sweat', 'sweat'),
      tears: pool('Tears', 'tears'),
      despair: ask.number('Despair, in slots', { now: one.despair, max: caps.despair }),
      corruption: ask.number('Corruption, in slots', { now: one.corruption, max: caps.corruption }),
      xp: ask.number('XP', { now: one.xp, max: MOST.points }),
      sp: ask.number('SP', { now: one.sp, max: MOST.points }),
      consumed: ask.switch('Consumed', one.consumed),
      flashbackUsed: ask.switch('The Flashback is used', one.flashbackUsed),
      standing: ask.oneOf<Standing>('How they are', {
        all: one.standing === 'defeated' ? ['defeated', ...settled] : settled,
        option: (value) => ({ value, label: standingWords[value] }),
        otherwise: () =>
          refuse('wrong-moment', `${one.name} is not Defeated.`, {
            instead: 'Give them one Wound too many.',
            rule: 'TABLE-019',
          }),
        now: one.standing,
      }),
    };
  },
  set(play, one, { blood, sweat, tears, standing, ...values }) {
    if (one.standing === 'defeated' && standing !== 'defeated') {
      play.emit({ type: 'defeatRemoved', protagonist: one.id });
    }
    const confrontation = values.consumed ? one.confrontation : null;
    change(play, one, { ...values, standing, confrontation, effort: { blood, sweat, tears } });
    return [`what ${one.name} has left.`];
  },
});

/** The Energy of whoever is Transformed. */
const energy = setting.row({
  type: 'energy.set',
  of: {
    ...protagonists,
    each: (state: StarsState) =>
      protagonists.each(state).filter(({ transformed }) => transformed !== null),
    otherwise: () => missing('Nobody like that is Transformed.', 'Choose somebody who is.'),
  },
  topic: ({ name }) => name,
  parts: { filled: upTo(caps.energy - 1), temporary: upTo(caps.temporaryEnergy) },
  label: ({ name }) => `Set the Energy of ${name}`,
  form: ({ transformed }) => ({
    filled: ask.number('Slots filled', { now: transformed?.filled ?? 0, max: caps.energy - 1 }),
    temporary: ask.number('Temporary slots', {
      now: transformed?.temporary ?? 0,
      max: caps.temporaryEnergy,
    }),
  }),
  set(play, one, transformed) {
    change(play, one, { transformed });
    return [`the Energy of ${one.name}.`];
  },
});

/** The numbers of a Trait, and how it is aligned. */
const trait = setting.row({
  type: 'trait.set',
  of: {
    parts: { trait: id },
    each: ({ public: { traits } }: StarsState) => Object.values(traits),
    settled: ({ id: own }) => ({ trait: own }),
    otherwise: () => missing('There is no such Trait.', 'Choose one that is there.'),
  },
  topic: 'Traits',
  parts: {
    free: upTo(MOST.free),
    rank: upTo(caps.rank),
    alignment: z.enum(alignments),
  },
  label: (one) => `Set “${called(one)}”`,
  form: ({ kind, free, rank, alignment }) => ({
    free: ask.number('Free invokes', { now: free, max: MOST.free }),
    rank: ask.number('Rank', {
      now: rank,
      max: kind === 'affinity' ? caps.rank : 0,
      beyond: { instead: 'Affinities alone have ranks.' },
    }),
    alignment: ask.oneOfWords('Alignment', alignments, (value) => alignmentWords[value], alignment),
  }),
  set(play, one, set) {
    changeTrait(play, one, set);
    return [`“${called(one)}”.`];
  },
});

/** A Counter that everybody sees. */
const counter = setting.row({
  type: 'counter.set',
  of: {
    parts: { counter: id },
    each: ({ public: { counters } }: StarsState) => Object.values(counters),
    settled: ({ id: own }) => ({ counter: own }),
    otherwise: () => missing('There is no such Counter in the open.', 'Choose one that is there.'),
  },
  topic: 'Counters',
  parts: { slots: z.int().min(1).max(caps.counterSlots), filled: upTo(caps.counterSlots) },
  label: ({ name }) => `Set “${name}”`,
  form: ({ slots, filled }) => ({
    slots: ask.number('Slots', { now: slots, min: 1, max: caps.counterSlots }),
    filled: ask.number('Filled', { now: filled, max: caps.counterSlots }),
  }),
  set(play, one, { slots, filled }) {
    const now = { ...one, slots, filled: Math.min(slots, filled) };
    play.emit({ type: 'counterSet', secret: false, counter: now });
    return [`“${one.name}”: ${now.filled} of ${slots}.`];
  },
});

/** How many challenges the group has overcome since the last Milestone (SNS-Q45). */
const challenges = setting.row({
  type: 'challenges.set',
  of: theTable,
  topic: 'The table',
  parts: { challenges: upTo(MOST.challenges) },
  label: 'Set the challenges that were overcome',
  form: (_, state) => ({
    challenges: ask.number('Challenges', {
      now: state.public.challenges,
      max: MOST.challenges,
    }),
  }),
  set(play, _, { challenges: now }) {
    play.emit({ type: 'challengesSet', challenges: now });
    return [`challenges overcome: ${now}.`];
  },
});

/** What the referee sets by hand, with a reason (TABLE-019). */
export const byHand = setting.area([challenges, left, energy, trait, counter], {
  betweenSessions: true,
});
