import { z } from 'zod';
import type { Band, Pool, RollOutcome, RollResult } from '../../../../forged-in-the-dark';
import { givenBy, makePool, rollPool } from '../../../../forged-in-the-dark';
import { choiceField } from '../../../../table';
import { command, id } from '../../../../table/command';
import { diceFrom } from '../../asking';
import type { GbmPlay, StandingPrompt } from '../../game';
import type { ActivityRule, AttributeContext } from '../../hooks';
import { cast, nameOf, protagonist } from '../../lookups';
import type { GbmContext } from '../../moves';
import { moves } from '../../moves';
import { barred, refuse } from '../../refusal';
import { diceInWords } from '../../rolls/pool-words';
import { giveLinks } from '../../sheet/links';
import { attributeRating } from '../../sheet/ratings';
import { takeStress, whyNoStress } from '../../sheet/stress';
import type { DowntimeActivity, GbmState, Protagonist } from '../../state';
import { EVEN } from '../../telling/sentences';
import type { Moment } from '../../telling/tell';
import { tell, tellRoll } from '../../telling/tell';
import type { AttributeId } from '../../vocabulary';
import { attributes, titled } from '../../vocabulary';
import { skySlot } from './slots';

/** It stands in the place of this, and abilities about that apply to it (GBM-ROT-RUL-014). */
const DISAGREEMENT = 'make-a-connection';

/** Stands for the disagreement that is clearly meant: earlier releases knew one at a time. */
const CLEAR = '';

/**
 * Have a disagreement (GBM-ROT-RUL-014…019): both mark 1 stress; an action against an attribute; the
 * highest dice are compared, and a critical counts as a 6 there (AMB-38). Each friend once in a
 * downtime (AMB-54).
 */
export const haveADisagreement: ActivityRule = {
  id: DISAGREEMENT,
  name: 'Have a disagreement',
  summary:
    'Start a fight with somebody: 1 stress each. Your action against their attribute; both of you gain links.',
  needs: 'friend',
  rolls: true,
  outcome: (_amount, band, result) => scored(scoreOf(result, band), band),
  brings: (_amount, band) =>
    band === 'critical'
      ? 'Your die is a 6; 1 link more for you, and 1 stress more for them.'
      : `Your die is compared with theirs: ${faces[band]}.`,
  excludes: ({ state, self, friend }) =>
    state.public.episode.downtime[self.id]?.connected.includes(friend.id)
      ? `${nameOf(self)} has had it out with ${nameOf(friend)} in this downtime already.`
      : null,
  waitsFor({ state, activity }) {
    const sides = [activity.by, activity.with ?? activity.by].map((side) =>
      protagonist(state, side),
    );
    const torn = sides.map((one) => whyNoStress(state, one)).find((reason) => reason !== null);
    if (torn) return torn;
    const friend = friendOf(state, activity);
    return activity.opposed || !friend
      ? null
      : `${nameOf(friend)}’s player has not said whether their heart is in this fight.`;
  },
  resolve(play, activity, self, _amount, band, result) {
    const friend = friendOf(play.state, activity);
    if (!friend || !activity.opposed || !result) return;
    markConnected(play, self, friend);
    const { attribute, heart } = activity.opposed;
    const pool = opposingPool(play.state, friend, attribute);
    const answer = rollPool(play, pool, `${nameOf(friend)} answers`);
    const moment: Moment = {
      kind: 'disagreement',
      about: [friend.id, self.id],
      what: titled(attribute),
    };
    const outcome = scored(answer.result, answer.band);
    const said = heart ? 'Their heart is in this fight.' : 'Their heart is not in this fight.';
    tellRoll(play, moment, nameOf(friend), { pool, result: answer, outcome }, { notes: [said] });
    settle(
      play,
      { id: self.id, score: scoreOf(result, band), critical: band === 'critical' },
      {
        id: friend.id,
        score: answer.result,
        critical: answer.band === 'critical',
      },
    );
  },
};

const faces = {
  success: '3 links if it is higher, 1 if lower; even, 2 each and 1 stress more',
  partial: '3 links, 1, or 2 each if even',
  bad: 'likely 1 link for you and 3 for them',
};

/** One side: who, their highest die, and whether it was a critical. */
interface Side {
  id: string;
  score: number;
  critical: boolean;
}

/** Links and stress for both (GBM-ROT-RUL-016…019). */
function settle(play: GbmPlay, one: Side, other: Side): void {
  const tie = one.score === other.score;
  const notes = [[one, other] as const, [other, one] as const].flatMap(([side, against]) => {
    const links = (tie ? 2 : side.score > against.score ? 3 : 1) + (side.critical ? 1 : 0);
    const stress = 1 + (tie ? 1 : 0) + (against.critical ? 1 : 0);
    const why = [
      'the disagreement',
      ...(tie ? ['a tie'] : []),
      ...(against.critical ? ['their critical'] : []),
    ];
    return [
      giveLinks(play, side.id, against.id, links),
      takeStress(play, side.id, stress, why.join(', ')),
    ];
  });
  const about = other.score > one.score ? [other.id, one.id] : [one.id, other.id];
  tell(play, { kind: 'disagreement-ends', about, ...(tie ? { what: EVEN } : {}) }, { notes });
}

/** The highest die, within the band that an ability has moved it to. */
function scoreOf({ result, band: rolled }: RollResult, band: Band): number {
  if (band === rolled) return result;
  return band === 'bad' ? 3 : band === 'partial' ? 5 : 6;
}

/** The highest die is compared; none is good or bad by itself. */
const scored = (score: number, band: Band): RollOutcome => ({
  word: band === 'critical' ? `${score}, a critical` : `${score}`,
  tone: 'neutral',
});

function markConnected(play: GbmPlay, self: Protagonist, friend: Protagonist): void {
  const { downtime } = play.state.public.episode;
  const { left, extras, connected } = downtime[self.id] ?? { left: 0, extras: [], connected: [] };
  play.emit({
    type: 'episodeChanged',
    changes: {
      downtime: {
        ...downtime,
        [self.id]: { left, extras, connected: [...connected, friend.id] },
      },
    },
  });
}

/** The dice with which somebody meets a disagreement: as if they were resisting (GBM-ROT-RUL-016). */
export function opposingPool(state: GbmState, friend: Protagonist, attribute: AttributeId): Pool {
  const rating = attributeRating(friend, attribute);
  const context: AttributeContext = {
    state,
    self: friend,
    roll: 'resistance',
    attribute,
    consequence: null,
  };
  const lines = [
    { source: `${titled(attribute)} ${rating}`, dice: rating },
    ...diceFrom('attributeDice', context),
  ];
  return makePool(givenBy(friend.id, lines));
}

interface Disagreement {
  activity: DowntimeActivity;
  /** Whom it is with. */
  friend: Protagonist;
}

/** The disagreements that wait for their dice. */
function onTable(state: GbmState): Disagreement[] {
  if (!skySlot.of(state)) return [];
  return Object.values(state.public.activities).flatMap((activity) => {
    const friend = activity.activity === DISAGREEMENT ? friendOf(state, activity) : null;
    return friend ? { activity, friend } : [];
  });
}

function friendOf(state: GbmState, activity: DowntimeActivity): Protagonist | null {
  return cast(state).find((one) => one.id === activity.with) ?? null;
}

/** The disagreement that an answer is about: as it says, or else the sender’s, or the only one there is. */
function answered({ state, seat }: GbmContext, by: string): Disagreement {
  const open = onTable(state);
  const named = open.find(({ activity }) => activity.by === by);
  const clear =
    open.find(({ friend }) => friend.seat === seat.id) ?? (open.length === 1 ? open[0] : undefined);
  return (
    (by === CLEAR ? clear : named) ??
    refuse('wrong-moment', 'Nobody is having a disagreement.', {
      instead: 'In downtime somebody may start one with you.',
      rule: 'GBM-ROT-RUL-015',
    })
  );
}

/** The other player says whether their heart is in it, and what they roll (GBM-ROT-RUL-015, 016). */
export const answering = moves.about(
  {
    part: 'protagonist',
    what: 'disagreement',
    all: ({ state }) => onTable(state),
    idOf: ({ activity }) => activity.by,
    find: answered,
  },
  'director',
  (move) => [
    move(
      command('disagreement.answer', {
        /** Who has started it; may be left out where it is clear. */
        protagonist: id.optional(),
        heart: z.boolean(),
        attribute: z.enum(attributes),
      }),
      {
        unless: ({ seat, director }, _, { friend }) =>
          friend.seat === seat.id || director
            ? null
            : barred('not-yours', `Only ${nameOf(friend)}’s player can answer that.`, {
                instead: 'Watch them fight it out.',
                rule: 'GBM-ROT-RUL-015',
              }),
        ways({ state, seat }, { activity, friend }) {
          const own = friend.seat === seat.id;
          const { opposed } = activity;
          const label = own ? 'My heart is in this fight' : 'Their heart is in this fight';
          const options = attributes.map((attribute) => ({
            value: attribute,
            label: `${titled(attribute)}: ${diceInWords(opposingPool(state, friend, attribute))}`,
          }));
          return {
            label: own ? 'Stand your ground' : `Answer for ${nameOf(friend)}`,
            detail: 'Both of you mark 1 stress. The higher die gains 3 links, the lower 1.',
            fields: [
              { name: 'heart', kind: 'switch', label, initial: opposed?.heart ?? true },
              choiceField('attribute', 'Rolling', options, opposed?.attribute),
            ],
            ...(!own
              ? { order: 83 }
              : opposed
                ? { place: 'activity' }
                : { place: 'prompt', prompt: promptOf(activity) }),
          };
        },
        do(play, { heart, attribute }, _, { activity, friend }) {
          const opposed = { heart, attribute };
          play.emit({ type: 'activitySet', activity: { ...activity, opposed } });
          play.say(`${nameOf(friend)}’s heart is ${heart ? '' : 'not '}in this fight.`, {
            notes: [`They will answer with ${titled(attribute)}.`],
          });
        },
      },
    ),
  ],
);

const promptOf = ({ id: of }: DowntimeActivity) => `disagreement:${of}`;

export function disagreementPrompts(state: GbmState): StandingPrompt[] {
  return onTable(state).flatMap(({ activity, friend }) => {
    if (activity.opposed || friend.seat === null) return [];
    const by = nameOf(protagonist(state, activity.by));
    return {
      id: promptOf(activity),
      to: [friend.seat],
      title: `${by} starts a fight with ${nameOf(friend)}`,
      text: ['Is your heart in this fight?', activity.description].filter(Boolean).join(' '),
    };
  });
}
