import { z } from 'zod';
import type { Field, Refusal, RollRecord } from '../../../engine';
import type { Brings } from '../../../table';
import { choiceField, textField } from '../../../table';
import { id, sentence } from '../../../table/command';
import { rolling } from '../../../table/dice/typed';
import type { Character, Feature } from '../characters/character';
import { asOptions, characterOf, isDown, ownedBy, party } from '../characters/find';
import { atHand } from '../characters/growth';
import { chooseStress, lacksHope, lacksStress, spendHope } from '../characters/vitals';
import type { DaggerheartEvent } from '../events';
import type { DhContext, DhPlay } from '../game';
import { barred, moves, present } from '../game';
import type { DaggerheartState } from '../state';
import { DUALITY, traitWords } from '../vocabulary';
import type { Last } from './correcting';
import { correct, fallenIn } from './correcting';
import { outcomeOf, outcomeWords } from './duality';
import { forget } from './remembering';
import type { Fallen } from './roll';
import type { Settled } from './settled';
import { dualityGroup, dualityGroups } from './throw';

const dice = ['hope', 'fear', 'both'] as const;
type Die = (typeof dice)[number];
const dieWords: Readonly<Record<Die, string>> = {
  hope: 'The Hope die',
  fear: 'The Fear die',
  both: 'Both dice',
};

/** The roll that was settled last. */
const lastRoll = {
  part: 'settled',
  what: 'roll to be corrected',
  all: ({ state }: DhContext): Settled[] => (state.public.settled ? [state.public.settled] : []),
  idOf: ({ id }: Settled): string => id,
} as const;

/** A die of the last roll is rolled again, because a feature lets somebody do so; the roll is read anew (DGH-119). */
const again = moves.about(lastRoll, 'features', (move) => [
  move(
    rolling('roll.reroll', {
      settled: id,
      die: z.enum(dice),
      feature: id.optional(),
      why: sentence.default(''),
    }),
    {
      unless(context, { feature }, settled) {
        const all = rerolls(context);
        const used = all.find((each) => each.feature.id === feature);
        return (
          hasGoneOn(context.state, settled) ??
          (all.length === 0 && !context.director ? nothingLets : null) ??
          (used ? cannotUse(used) : null)
        );
      },
      ways(context, settled) {
        const all = rerolls(context);
        const { director, state } = context;
        const name = state.public.characters[settled.part]?.name ?? 'somebody';
        const options = all.map(({ one, feature }) => ({
          value: feature.id,
          label: director ? `${feature.name} (${one.name})` : feature.name,
          ...costOf(feature),
        }));
        const [first] = options;
        const field: Field[] = first
          ? [
              director
                ? {
                    ...{ name: 'feature', kind: 'choice', label: 'By which feature', options },
                    required: false,
                  }
                : choiceField('feature', 'By which feature', options, first.value),
            ]
          : [];
        return {
          label: `Roll a die of ${name}’s roll again`,
          detail: 'The roll is read anew, and what came of it is corrected, until play goes on.',
          fields: [
            choiceField(
              'die',
              'Which',
              asOptions(dice.map((each) => ({ id: each, name: dieWords[each] }))),
              'hope',
            ),
            ...field,
            ...(director ? [textField('why', 'What lets them', 300, '')] : []),
          ],
          rolls: { dice: 1, modifiers: [] },
          ...(director ? { place: 'rolls' } : {}),
        };
      },
      do(play, { die, feature, why }, context, settled) {
        const used = feature
          ? present(
              rerolls(context).find((each) => each.feature.id === feature),
              'feature that lets a die be rolled again',
            )
          : null;
        if (used) pay(play, used);
        reread(play, settled, die, used ? `“${used.feature.name}”` : why);
      },
    },
  ),
]);

const brings: Brings<DaggerheartState, DaggerheartEvent> = {
  evolves: {
    settledSet({ public: shared, director }, { settled, onDesk }) {
      shared.settled = settled;
      director.settled = onDesk;
    },
  },
  // What it comes to now says whether a Difficulty was reached, also one that the GM keeps.
  discloses: (_, { type }) => (type === 'roll.reroll' ? [['director', 'settled']] : []),
};

/** Dice that are rolled again after their roll was settled. */
export const rereading = {
  ...brings,
  ...moves.area(again),
  // With a rest or at the end of a session a roll is over for good (DGH-120).
  after(play: DhPlay, { type }: { type: string }): void {
    if (type === 'rest.start' || type === 'session.end') forget(play);
  },
};

/** A feature that lets a die be rolled again, and whose it is. */
interface Reroll {
  one: Character;
  feature: Feature;
}

/** What of one's own is at hand and speaks of rolling again; for the GM what anybody has. */
function rerolls({ state, seat, director }: DhContext): Reroll[] {
  const whose = director ? party(state) : ownedBy(state, seat.id);
  return whose.flatMap((one) =>
    atHand(one).flatMap((feature) =>
      /\bre-?rol/i.test(`${feature.name} ${feature.text}`) ? [{ one, feature }] : [],
    ),
  );
}

const nothingLets = barred('not-allowed', 'Nothing of yours lets a die be rolled again.', {
  instead: 'Where something does, write down what it says, or let the GM roll.',
  rule: 'DGH-119',
});

const cannotUse = ({ one, feature: { name, hope, stress } }: Reroll): Refusal | null =>
  isDown(one) ?? lacksHope(one, hope, `“${name}”`, 'DGH-404') ?? lacksStress(one, stress);

function pay(play: DhPlay, { one, feature: { name, hope, stress } }: Reroll): void {
  spendHope(play, one.id, hope, `“${name}”`, 'DGH-404');
  chooseStress(play, one.id, stress);
}

function costOf({ hope, stress }: Feature): { detail?: string } {
  const parts = [hope > 0 ? `${hope} Hope` : '', stress > 0 ? `${stress} Stress` : ''];
  const detail = parts.filter(Boolean).join(', ');
  return detail ? { detail } : {};
}

/** Why the last roll is not corrected any more, if so: play has gone on since (DGH-120). */
function hasGoneOn({ public: shared }: DaggerheartState, settled: Settled): Refusal | null {
  const { roll, spotlight, rest } = shared;
  const { after, rolls } = settled;
  const moved = spotlight.side !== after.side || spotlight.moves !== after.moves;
  return roll || rest || moved || spotlight.rolls !== rolls
    ? barred('wrong-moment', 'Play has gone on since that roll.', {
        instead: 'Take back what came after it, or set things by hand.',
        rule: 'DGH-120',
      })
    : null;
}

/** Rolls a die, or both, of the roll that was settled last, and corrects all that came of it. */
function reread(play: DhPlay, settled: Settled, die: Die, why: string): void {
  const was = fallenIn(settled);
  const { settled: onDesk } = play.state.director;
  if (!was || !onDesk) return;
  const part = settled.roll.parts.find(({ character }) => character === settled.part);
  const { name } = characterOf(play, settled.part);
  const title = `${name}: ${part ? traitWords[part.trait].name : 'a roll'}, again`;
  const { faces, proof } = play.roll(Array<number>(die === 'both' ? 2 : 1).fill(DUALITY), title);
  const [first = 1, second = 1] = faces;
  const hope = die === 'fear' ? was.hope : first;
  const fear = die === 'hope' ? was.fear : die === 'fear' ? first : second;
  const total = was.total - was.hope - was.fear + hope + fear;
  const { difficulty } = settled.roll;
  const against = difficulty ?? onDesk.asked?.difficulty ?? 0;
  const now: Fallen = { hope, fear, total, outcome: outcomeOf({ hope, fear }, total, against) };
  const last: Last = { settled, onDesk };
  const notes = correct(play, last, was, now);
  const { name: word, tone, says } = outcomeWords[now.outcome];
  const again =
    die === 'both'
      ? dualityGroups(hope, fear)
      : [dualityGroup(die === 'hope' ? 'Hope' : 'Fear', first, true)];
  // What fell before is no die of this roll.
  const kept = total - faces.reduce((sum, face) => sum + face, 0);
  const record: RollRecord = {
    title,
    groups: again,
    modifiers: kept === 0 ? [] : [{ source: 'As it fell', value: kept, unit: 'total' }],
    total,
    reading: {
      ...{ word, tone },
      text: difficulty === null ? `${total}. ${says}` : `${total} against ${difficulty}. ${says}`,
    },
    proof,
  };
  const because = why ? ` (${why})` : '';
  play.say(
    `${dieWords[die]} of ${name} again${because}: ${word}, ${total}; it was ${outcomeWords[was.outcome].name}, ${was.total}.`,
    {
      notes: notes.length > 0 ? notes : ['Nothing else is otherwise.'],
      roll: record,
      beat: {
        kind: now.outcome === 'critical' ? 'critical' : 'reroll',
        about: [settled.part, ...settled.hit],
      },
    },
  );
}
