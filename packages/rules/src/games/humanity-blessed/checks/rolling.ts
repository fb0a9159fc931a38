import { z } from 'zod';
import type { Field, Refusal } from '../../../engine';
import { latest } from '../../../engine';
import { choiceField } from '../../../table';
import { id } from '../../../table/command';
import { rolling } from '../../../table/dice/typed';
import type { Character } from '../characters/character';
import { cast, characterOf, notTheirs } from '../characters/find';
import { rollFirst, throwDice } from '../dice/stat-dice';
import { readD20 } from '../dice/typed-d20';
import type { HumanityContext, HumanityPlay } from '../game';
import { barred, moves } from '../game';
import { dieOf } from '../numbers';
import type { HumanityState } from '../state';
import { stats, statWords } from '../vocabulary';
import type { Part, TableCheck } from './check';
import { fallOn, tellRoll } from './falling';
import { canSpark } from './sparking';
import { placeOf, standingCheck } from './standing';
import { fitted, fittingStats, statOptions, usableStat } from './usable';

const chosen = {
  character: id,
  stat: z.enum(stats),
  main: z.boolean().default(false),
  double: z.boolean().default(false),
  bumpOn: z.enum(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10']).default('1'),
  ally: id.default('nobody'),
};
type Chosen = z.infer<z.ZodObject<typeof chosen>>;

/** Who may make the next Check of an action: whoever leads the first, then any of those who act together (HUM-906). */
export const mayRoll = ({ leader, members, done }: TableCheck): readonly string[] =>
  done.length === 0 ? [leader] : [leader, ...members];

/** The Stats that somebody may roll next: of the first Check that which was said. */
function nextStats(state: HumanityState, check: TableCheck, one: Character) {
  const { claim, done } = check;
  const contested = check.frame?.rival ?? false;
  if (done.length > 0) {
    return fittingStats(state, one, check).filter(({ stat }) => stat !== 'ham' || contested);
  }
  const usable = usableStat(state, one, claim.stat, claim.against);
  const insteadOf = usable && fitted(state, one, usable, check.purpose);
  return usable && insteadOf !== undefined
    ? [{ stat: usable.stat, of: usable.of, insteadOf: claim.insteadOf ?? insteadOf }]
    : [];
}

/** Whether nobody of those who act has a Stat for the next Check of a hard action that has begun (HUM-703, 1117). */
export const falters = (state: HumanityState, check: TableCheck): boolean =>
  check.done.length > 0 &&
  mayRoll(check).every((who) => {
    const one = state.public.characters[who];
    return one === undefined || nextStats(state, check, one).length === 0;
  });

/** What is chosen before some Stats are rolled (HUM-403, 405, 408), and which Check carries the aim (HUM-909). */
function fieldsFor(
  state: HumanityState,
  { frame, main, done }: TableCheck,
  one: Character,
  some: readonly { stat: Chosen['stat'] }[],
): Field[] {
  const has = (stat: Chosen['stat']) => some.some((usable) => usable.stat === stat);
  const left = (frame?.needed ?? 1) - done.length;
  const fields: Field[] = [];
  if (main === null && left > 1) {
    fields.push({
      name: 'main',
      kind: 'switch',
      label: 'This Check carries the aim',
      initial: done.length === 0,
    });
  }
  if (has('hunch')) {
    fields.push({
      name: 'double',
      kind: 'switch',
      label: 'Hunch: twice the boons and busts',
      initial: false,
    });
  }
  if (has('hologram')) {
    const size = dieOf(state, one, 'hologram')?.size ?? 4;
    const numbers = chosen.bumpOn.unwrap().options.filter((face) => Number(face) <= size);
    const options = numbers.map((value) => ({ value, label: value }));
    fields.push(choiceField('bumpOn', 'Hologram bumps on', options, '1'));
  }
  if (has('headline')) {
    const allies = cast(state).filter(
      ({ id: other, side }) => other !== one.id && side === one.side,
    );
    const options = allies.map(({ id: value, name: label }) => ({
      value,
      label,
      detail: 'Bumps on the values of their locked Stats; a 1 fails.',
    }));
    const nobody = { value: 'nobody', label: 'Nobody' };
    if (options.length > 0) {
      fields.push(choiceField('ally', 'Headline: in step with', [nobody, ...options], 'nobody'));
    }
  }
  return fields;
}

/** The dice of a Check fall: whoever makes it says so, of the action as they have read it. */
export const throwing = moves.about(standingCheck('between'), 'check', (move) => [
  move(rolling('check.roll', { check: id, version: z.int().min(0), ...chosen }), {
    unless: (context, sent, { check }) =>
      ((sent.version ?? check.version) !== check.version
        ? barred('wrong-moment', 'Somebody has changed this Check meanwhile.', {
            instead: 'Look at it once more, and roll.',
            rule: 'HUM-702',
          })
        : null) ?? cannotRoll(context, check, sent),
    *ways(context, { check }) {
      const { state } = context;
      for (const who of mayRoll(check)) {
        const one = state.public.characters[who];
        if (!one || notTheirs(context, one)) continue;
        const some = nextStats(state, check, one);
        const [only] = some;
        if (!only) continue;
        const first = check.done.length === 0;
        const { version } = check;
        const { place, group } = placeOf(context, one);
        const fields = fieldsFor(state, check, one, some);
        yield {
          place,
          group,
          with: first ? { version, character: who, stat: only.stat } : { version, character: who },
          label: first ? `Roll ${statWords[only.stat].name}` : 'Roll the next Check',
          primary: true,
          fields: first
            ? fields
            : [choiceField('stat', 'With which Stat?', statOptions(state, one, some)), ...fields],
          rolls: { dice: 1, modifiers: [] },
        };
      }
    },
    do(play, sent, { state }, { check }) {
      readD20(play, sent.typed);
      roll(play, latest(state), latest(check), sent);
    },
  }),
]);

/** Why somebody does not roll that, if so (HUM-411, 702, 904, 906). */
function cannotRoll(
  context: HumanityContext,
  check: TableCheck,
  { character, stat, bumpOn, ally = 'nobody' }: Partial<Chosen>,
): Refusal | null {
  if (character === undefined || stat === undefined) return null;
  const { state } = context;
  const one = characterOf(context, character);
  const theirs = notTheirs(context, one);
  if (theirs) return theirs;
  if (!mayRoll(check).includes(character)) {
    return barred('not-allowed', `${one.name} does not act with them.`, {
      instead: 'Let them join first, or let another roll.',
      rule: 'HUM-906',
    });
  }
  if (stat === 'ham' && !check.frame?.rival) {
    return barred('not-allowed', 'Ham is only for what a rival contests.', {
      instead: 'Choose another Stat.',
      rule: 'HUM-402',
    });
  }
  if (!nextStats(state, check, one).some((usable) => usable.stat === stat)) {
    return barred('not-allowed', `${statWords[stat].name} cannot be rolled for this.`, {
      instead: 'Choose a Stat that is free and was not used for it yet.',
      rule: check.done.length === 0 ? 'HUM-702' : 'HUM-904',
    });
  }
  const tooHigh =
    bumpOn !== undefined && Number(bumpOn) > (dieOf(state, one, 'hologram')?.size ?? 10);
  const nobody = ally !== 'nobody' && !cast(state).some(({ id: other }) => other === ally);
  return tooHigh || nobody || ally === character
    ? barred('not-found', 'That is not there.', {
        instead: 'Choose a number of the die, or somebody in the scene.',
        rule: tooHigh ? 'HUM-405' : 'HUM-408',
      })
    : null;
}

function roll(play: HumanityPlay, state: HumanityState, check: TableCheck, sent: Chosen): void {
  const { character, stat } = sent;
  const one = characterOf({ state }, character);
  const usable = nextStats(state, check, one).find((some) => some.stat === stat);
  const owner = characterOf({ state }, usable?.of ?? character);
  const part: Part = {
    character,
    stat,
    insteadOf: usable?.insteadOf ?? null,
    of: owner.id,
    size: dieOf(state, owner, stat)?.size ?? 4,
    spark: null,
    fell: [],
    atRest: false,
    haunted: null,
    added: [],
    boons: 0,
    busts: 0,
    passed: [],
    offers: [],
  };
  if (stat === 'hunch' && sent.double) part.double = true;
  if (stat === 'hologram' && sent.bumpOn !== '1') part.bumpOn = Number(sent.bumpOn);
  if (stat === 'headline' && sent.ally !== 'nobody') part.ally = sent.ally;
  const left = (check.frame?.needed ?? 1) - check.done.length;
  const main = check.main ?? (sent.main || left <= 1 ? check.done.length : null);
  play.emit({ type: 'checkChanged', set: { version: check.version + 1, part, main } });
  if (!canSpark(latest(play.state), check, one, part)) {
    fallOn(play);
    return;
  }
  const title = `${one.name}: ${statWords[stat].name}`;
  const fell = throwDice(play, part, rollFirst(part), title);
  if (!fell) return;
  play.emit({ type: 'partChanged', set: { fell: fell.fell } });
  tellRoll(play, fell, { title, sparks: true });
}
