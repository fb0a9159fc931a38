import type { Bar, Refusal } from '../../../engine';
import { offeredPool } from '../../../forged-in-the-dark';
import { command, id } from '../../../table/command';
import { rolling } from '../../../table/dice/typed';
import { featuresOf } from '../features';
import { nameOf, notTheirs, protagonist } from '../lookups';
import type { GbmContext } from '../moves';
import { barred } from '../refusal';
import { placeHarm } from '../sheet/harm';
import { noSpecialArmour } from '../sheet/special-armour';
import { beyondBearing, noStress } from '../sheet/stress';
import type { Consequence, GbmState, Protagonist } from '../state';
import { titled } from '../vocabulary';
import { putAside } from './borne';
import {
  applyConsequence,
  describe,
  negatedByArmour,
  reduced,
  resist,
  resistanceLimit,
  resistancePool,
  weaken,
} from './consequence-effects';
import { diceInWords, reasonsOf } from './pool-words';
import type { DefineOnConsequence } from './standing-consequence';
import { priceOfPromise, promptOf } from './standing-consequence';

/** What somebody does about a consequence that is theirs: each move of it in their prompt. */
export const bearing = (move: DefineOnConsequence) =>
  [
    move(command('consequence.accept', { consequence: id }), {
      unless: (context, _, one) => notBearer(context, one),
      ways: ({ state }, one) => ({
        label: one.resisted || one.armoured ? 'Take what is left' : 'Take it',
        ...costOf(state, bearerOf(state, one), one),
        ...inPrompt(one, 1),
      }),
      do(play, _, __, one) {
        putAside(play, one);
        applyConsequence(play, one);
      },
    }),
    move(rolling('consequence.resist', { consequence: id }), {
      unless: (context, _, one) =>
        notBearer(context, one) ??
        priceOfPromise(one) ??
        noStress(context.state, bearerOf(context.state, one)) ??
        hasResisted(one),
      ways({ state }, one) {
        const self = bearerOf(state, one);
        const pool = resistancePool(state, one);
        const limit = resistanceLimit(state, self);
        return {
          label: `Resist with ${titled(one.attribute)} (${diceInWords(pool)})`,
          cost: [
            `6 minus the result in stress${limit ? `, at most ${limit.amount} with ${limit.source}` : ''}`,
            beyondBearing(self, limit?.amount) ?? [],
          ]
            .flat()
            .join('; '),
          detail: `${outcomeWords(state, one)}${reasonsOf(pool)}`,
          ...inPrompt(one, 2),
          primary: true,
          rolls: offeredPool(pool),
        };
      },
      do: (play, _, __, one) => resist(play, one),
    }),
    move(command('consequence.armour', { consequence: id }), {
      unless: (context, _, one) =>
        notBearer(context, one) ?? priceOfPromise(one) ?? noArmour(context.state, one),
      ways({ state }, one) {
        const negating = negatedByArmour(state, bearerOf(state, one), one);
        return {
          label: 'Mark armour',
          detail:
            negating === null ? outcomeWords(state, one) : `Nothing comes of it (${negating}).`,
          ...inPrompt(one, 3),
        };
      },
      do(play, _, { state }, one) {
        const self = bearerOf(state, one);
        play.emit({ type: 'protagonistChanged', id: self.id, changes: { armourUsed: true } });
        const by = negatedByArmour(play.state, self, one);
        if (by !== null) {
          putAside(play, { ...one, armoured: true, avoided: true });
          play.say(`${nameOf(self)} marks their armour: nothing comes of it (${by}).`);
          return;
        }
        weaken(play, { ...one, armoured: true }, `${nameOf(self)} marks their armour.`, []);
      },
    }),
    move(command('consequence.special-armour', { consequence: id, ability: id }), {
      unless(context, { ability }, one) {
        const { state } = context;
        return (
          notBearer(context, one) ??
          priceOfPromise(one) ??
          noSpecialArmour(state, bearerOf(state, one)) ??
          (ability === undefined ? null : unfit(state, one, ability))
        );
      },
      ways: ({ state }, one) =>
        featuresOf(state, bearerOf(state, one)).flatMap(({ id: ability, name, hooks }) => {
          const { specialArmour } = hooks;
          if (!specialArmour) return [];
          return {
            with: { ability },
            label: `Special armour: ${name}`,
            detail: specialArmour.fits
              ? 'Negates it.'
              : `Negates it, if it is about ${specialArmour.negates}.`,
            ...inPrompt(one, 4),
          };
        }),
      do(play, { ability }, { state }, one) {
        const self = bearerOf(state, one);
        const name = featuresOf(state, self).find((feature) => feature.id === ability)?.name;
        play.emit({
          type: 'protagonistChanged',
          id: self.id,
          changes: { specialArmourUsed: true },
        });
        putAside(play, { ...one, armoured: true, avoided: true });
        play.say(`${nameOf(self)} negates it with ${name}: ${describe(play.state, one)}`);
      },
    }),
  ] as const;

/** Where it is answered, and in which order. */
const inPrompt = (one: Consequence, order: number) =>
  ({ place: 'prompt', prompt: promptOf(one), order }) as const;

const bearerOf = (state: GbmState, { target }: Consequence): Protagonist =>
  protagonist(state, target);

const notBearer = ({ state, seat }: GbmContext, one: Consequence): Bar | null =>
  notTheirs(seat, bearerOf(state, one));

function hasResisted({ resisted }: Consequence): Refusal | null {
  if (!resisted) return null;
  return barred('already-done', 'You have resisted this already.', {
    instead: 'Use armour as well if it fits, or let what is left stand.',
    rule: 'GBM-RES-001',
  });
}

/** Why armour does not meet this consequence, if so. */
function noArmour(state: GbmState, one: Consequence): Refusal | null {
  const self = bearerOf(state, one);
  const no = (reason: string) =>
    barred('not-allowed', reason, {
      instead: 'Resist it, or let it stand.',
      rule: 'GBM-ARM-001',
    });
  if (!self.transcendence.active) return no(`${nameOf(self)} has armour only while transcended.`);
  if (self.armourUsed) return no(`${nameOf(self)}’s armour is spent until the mission ends.`);
  if (one.armoured) return no('Armour has met this already.');
  if (one.armourFits) return null;
  return no('Armour does not fit this; the director can say that it does.');
}

/** Special armour meets what its ability names; some of that the rules can tell (GBM-ARM-008). */
function unfit(state: GbmState, one: Consequence, ability: string): Refusal | null {
  const self = bearerOf(state, one);
  const { name, hooks } = featuresOf(state, self).find(({ id: each }) => each === ability) ?? {};
  if (!hooks?.specialArmour) {
    return barred('not-found', `${nameOf(self)} has no such special armour.`, {
      instead: 'Resist, use armour, or let somebody protect you.',
      rule: 'GBM-ARM-008',
    });
  }
  const { fits, negates } = hooks.specialArmour;
  if (fits?.({ state, self, consequence: one }) ?? true) return null;
  return barred('not-allowed', `${name} negates ${negates}; this is something else.`, {
    instead: 'It can still be resisted.',
    rule: 'GBM-ARM-008',
  });
}

/** What taking it brings beyond what it says: where the harm climbs to, or that it is the end (GBM-CON-017…019). */
function costOf(
  state: GbmState,
  self: Protagonist,
  { kind, level, avoided }: Consequence,
): { cost?: string } {
  if (kind !== 'harm' || level === 0 || avoided) return {};
  const outcome = placeHarm(self.harm, level);
  if ('fatal' in outcome) {
    const against = featuresOf(state, self).filter(({ hooks }) => hooks.survives);
    const names = against.map(({ name }) => name).join(' or ');
    return { cost: names ? `fatal, unless ${names} holds it off` : 'fatal: you are lost' };
  }
  if ('catastrophe' in outcome)
    return { cost: 'no room is left: a catastrophe, which may be fatal' };
  if (outcome.recorded === level) return {};
  return { cost: `level ${level} is full: recorded at level ${outcome.recorded}` };
}

function outcomeWords(state: GbmState, one: Consequence): string {
  const weaker = reduced(one);
  return weaker.avoided ? 'You avoid it.' : `It becomes ${describe(state, weaker)}.`;
}
