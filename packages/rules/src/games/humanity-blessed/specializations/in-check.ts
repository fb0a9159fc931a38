import { refuseFor } from '../../../engine';
import { choiceField } from '../../../table';
import { command, id } from '../../../table/command';
import { rolling } from '../../../table/dice/typed';
import type { Character } from '../characters/character';
import type { Specialized } from '../characters/counting';
import { cannotUse, countUse, isSpecialized, specializedOf } from '../characters/counting';
import { cast, characterOf, decidesFor, notTheirs } from '../characters/find';
import { marksOf, setMarks } from '../characters/marks';
import { specializationName, specializationWords } from '../characters/special';
import { takeOff } from '../checks/laying';
import { readingOf } from '../checks/reading';
import { settleIfDone } from '../checks/settle';
import type { Acting } from '../checks/specialized';
import { fits, fittingOf } from '../checks/specialized';
import type { OnCheck } from '../checks/standing';
import { alter, partOnTable, placeOf, standingCheck, update } from '../checks/standing';
import { diceTotal } from '../dice/stat-dice';
import type { HumanityContext, HumanityPlay, HumanityRule } from '../game';
import { barred, moves, present } from '../game';
import { harder } from '../numbers';
import type { HumanityState } from '../state';
import type { SpecializationId } from '../vocabulary';
import { caps, statWords } from '../vocabulary';
import { keptRoll } from './calm';

/** The action on the table, and a Specialization that somebody has for it. */
interface Uses extends OnCheck {
  by: Character;
  own: Specialized;
}

const standing = standingCheck('between', 'window');

const actingOn = ({ check }: OnCheck): Acting | null =>
  check.frame ? { check, frame: check.frame, part: check.part } : null;

const stringIn = (sent: object, part: string): string => {
  const value: unknown = Reflect.get(sent, part);
  return typeof value === 'string' ? value : '';
};

const uses = {
  ...standing,
  idOf: ({ check }: Uses) => check.id,
  all(context: HumanityContext): Uses[] {
    // Where nobody has any, a Check need not be looked at whenever it changes.
    const some = cast(context.state).filter(
      (by) => by.aptitudes.some(isSpecialized) && decidesFor(context, by),
    );
    if (some.length === 0) return [];
    return standing.all(context).flatMap((on) => {
      const acting = actingOn(on);
      if (!acting) return [];
      return some.flatMap((by) =>
        fittingOf(context.state, acting, by).map((own) => ({ ...on, by, own })),
      );
    });
  },
  find(context: HumanityContext, wanted: string, sent: { type: string }): Uses {
    const on = standing.find(context, wanted);
    const by = characterOf(context, stringIn(sent, 'by'));
    refuseFor(notTheirs(context, by));
    const aptitude = stringIn(sent, 'aptitude');
    const own = present(
      specializedOf(by).find((one) => one.id === aptitude),
      'Specialization',
    );
    return { ...on, by, own };
  },
} as const;

/** The rule of each. */
export const ruleOfKind: Readonly<Record<SpecializationId, HumanityRule>> = {
  analytical: 'HUM-1601',
  calm: 'HUM-1602',
  creative: 'HUM-1603',
  determined: 'HUM-1604',
  excessive: 'HUM-1605',
  friendly: 'HUM-1606',
  insured: 'HUM-1607',
  mischievous: 'HUM-1608',
  protective: 'HUM-1609',
  resolved: 'HUM-1610',
  rousing: 'HUM-1611',
  selfAccepted: 'HUM-1612',
  shameless: 'HUM-1613',
  skilled: 'HUM-1614',
  spiked: 'HUM-1615',
  wellTraveled: 'HUM-1616',
  witty: 'HUM-1617',
};

/** Why it is not open, if so: it is used up, or this is not what it is for. */
function cannot({ state }: HumanityContext, _: object, on: Uses) {
  const acting = actingOn(on);
  if (acting && fits(state, acting, on.by, on.own)) return null;
  const { kind } = on.own.specialization;
  const keeps = kind === 'calm' && on.check.part === null && marksOf(state, on.by.id).calm;
  return (
    (keeps ? null : cannotUse(state, on.by, on.own)) ??
    barred('not-allowed', `${specializationName(on.own.specialization)} is not for this.`, {
      instead: 'Use it where it fits.',
      rule: kind === 'own' ? 'HUM-1619' : ruleOfKind[kind],
    })
  );
}

const parts = { by: id, aptitude: id };
const withThem = (context: HumanityContext, { by, own }: Uses) => ({
  with: { by: by.id, aptitude: own.id },
  label: specializationName(own.specialization),
  detail: specializationWords(own.specialization),
  ...placeOf(context, by),
});

/** Specializations on the action on the table, each where it fits (HUM-1601…1617). */
export const inCheck = moves.about(uses, 'check', (move) => [
  move(command('specialization.check', { check: id, ...parts, gain: id.optional() }), {
    unless: cannot,
    ways(context, on) {
      const { kind } = on.own.specialization;
      if (kind === 'analytical') return null;
      const gains = on.by.gains.map(({ id: value, text: label }) => ({ value, label }));
      return {
        ...withThem(context, on),
        ...(kind === 'mischievous'
          ? { fields: [choiceField('gain', 'What distracts them?', gains)] }
          : {}),
      };
    },
    do(play, { gain }, { state }, on) {
      const { kind } = on.own.specialization;
      if (kind === 'own' || kind === 'analytical') return;
      if (kind === 'calm') calm(play, state, on);
      else {
        const gained = on.by.gains.find(({ id: own }) => own === gain);
        if (kind === 'mischievous' && !gained) {
          refuseFor(
            barred('malformed', 'It takes something gained to distract them.', {
              instead: 'Say what it is.',
              rule: 'HUM-1608',
            }),
          );
        }
        countUse(play, on.by, on.own);
        apply(play, state, on, gained?.text ?? '');
      }
      settleIfDone(play);
    },
  }),
  move(rolling('specialization.analyse', { check: id, ...parts }), {
    unless: cannot,
    ways: (context, on) =>
      on.own.specialization.kind === 'analytical'
        ? { ...withThem(context, on), rolls: { dice: 4, modifiers: [] } }
        : null,
    do(play, _, __, on) {
      analyse(play, on);
      settleIfDone(play);
    },
  }),
]);

/** Whether four dice can be put into two pairs that a sum or a product makes equal (HUM-1601). */
export function canBeEven([a = 0, b = 0, c = 0, d = 0]: readonly number[]): boolean {
  const ways = ([x, y]: readonly [number, number]) => [x + y, x * y];
  const pairs: [[number, number], [number, number]][] = [
    [
      [a, b],
      [c, d],
    ],
    [
      [a, c],
      [b, d],
    ],
    [
      [a, d],
      [b, c],
    ],
  ];
  return pairs.some(([one, other]) => ways(one).some((value) => ways(other).includes(value)));
}

/** Four d6: where they come out even, 5 is offered to whoever has failed, who is willing or not (HUM-1601). */
function analyse(play: HumanityPlay, { by, own }: Uses): void {
  countUse(play, by, own);
  const title = `${by.name}: Analytical`;
  const { faces, proof } = play.roll([6, 6, 6, 6], title);
  const even = canBeEven(faces);
  const on = partOnTable(play);
  if (even && on) {
    const offer = { id: play.id('offer'), by: by.id, use: 'analytical' as const, dice: [] };
    play.emit({ type: 'partChanged', set: { offers: [...on.part.offers, offer] } });
  }
  const word = even ? 'They come out even: 5 is offered' : 'They do not come out even';
  play.say(`${title}, ${faces.join(', ')}. ${word}.`, {
    beat: { kind: 'specialization', about: [by.id] },
    roll: {
      title,
      groups: [{ label: 'Analytical', sides: 6, faces, kept: [0, 1, 2, 3] }],
      modifiers: [],
      reading: { word, tone: even ? 'good' : 'bad' },
      proof,
    },
  });
}

/** Calm keeps a roll, or plays the one that it keeps (HUM-1602). */
function calm(play: HumanityPlay, state: HumanityState, { by, own, check }: Uses): void {
  const { part } = check;
  if (part) {
    countUse(play, by, own);
    mark(play, own.id);
    const { stat, fell } = part;
    setMarks(play, by, { calm: { aptitude: own.id, stat, fell: fell.map((die) => ({ ...die })) } });
    play.say(`${by.name} stays calm, and keeps ${diceTotal(part)} for later.`, {
      beat: { kind: 'specialization', about: [by.id] },
    });
    return;
  }
  const kept = marksOf(state, by.id).calm;
  if (!kept) return;
  setMarks(play, by, { calm: null });
  keptRoll(play, state, check, by, kept);
}

/** Marks that something was used on these dice: once is enough. */
function mark(play: HumanityPlay, aptitude: string): void {
  const on = partOnTable(play);
  if (on) alter(play, { effects: [...(on.part.effects ?? []), aptitude] });
}

/** What each does, and is told. */
function apply(play: HumanityPlay, state: HumanityState, on: Uses, gain: string): void {
  const { by, own, check } = on;
  const { kind } = own.specialization;
  if (check.part === null) {
    before(play, state, on);
    return;
  }
  mark(play, own.id);
  const lying = partOnTable(play);
  if (!lying) return;
  const { part, frame, roller } = lying;
  const tell = (what: string) =>
    play.say(what, { beat: { kind: 'specialization', about: [by.id, roller.id] } });
  switch (kind) {
    case 'insured': {
      // It succeeds as a Medium Success: with neither boon nor bust of its own.
      const value = 8 - readingOf(frame, part).total;
      alter(play, { added: [...part.added, { source: 'Insured', by: by.id, value }] });
      tell(`${roller.name} tends to ${by.name}, who is Insured: it succeeds.`);
      return;
    }
    case 'mischievous':
      alter(play, { added: [...part.added, { source: 'Mischievous', by: by.id, value: -3 }] });
      tell(`${by.name} distracts ${roller.name} with “${gain}”: 3 less.`);
      return;
    case 'resolved':
      alter(play, { boons: part.boons - 1, busts: part.busts + 1 });
      tell(`${by.name} is Resolved: a boon less for ${roller.name}, and a bust more.`);
      return;
    case 'selfAccepted':
    case 'skilled':
      alter(play, { boons: part.boons + 1 });
      tell(`${by.name} is ${specializationName(own.specialization)}: one boon more.`);
      return;
    case 'spiked':
      tell(`${by.name} is Spiked: ${roller.name} suffers some of the same injury.`);
      return;
    case 'witty':
      tell(`${by.name} is Witty: ${roller.name} suffers some of the same.`);
  }
}

/** What is done before dice fall. */
function before(play: HumanityPlay, state: HumanityState, { by, own, check, one }: Uses): void {
  const { frame, claim } = check;
  const beat = { kind: 'specialization', about: [by.id, one.id] };
  switch (own.specialization.kind) {
    case 'creative': {
      if (!frame) return;
      const { complexity, needed } = harder(frame.complexity, 1, frame.needed);
      const raised = [...frame.raised, { source: 'Creative', ranks: 1 }];
      update(play, check, {
        creative: by.id,
        frame: { ...frame, raised, complexity, needed: Math.min(needed, caps.parts) },
      });
      play.say(`${by.name} is Creative: a rank harder, and the lowest roll may fail.`, { beat });
      return;
    }
    case 'protective': {
      const whom = state.public.characters[claim.against?.character ?? '']?.name ?? 'them';
      const against = { character: by.id, who: by.name };
      // How hard it is hangs on whom it meets: it is looked at anew.
      update(play, check, { claim: { ...claim, against }, frame: null, proposed: null });
      play.say(`${by.name} steps before ${whom}.`, { beat });
      return;
    }
    case 'insured':
      takeOff(play);
      play.say(
        `${one.name} tends to ${by.name}, who is Insured: it succeeds, and no ${statWords[claim.stat].name} is rolled.`,
        { beat },
      );
  }
}
