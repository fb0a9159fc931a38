import { z } from 'zod';
import type { Field } from '../../../engine';
import { refuseFor } from '../../../engine';
import type { HeldDie } from '../../../table';
import { choiceField } from '../../../table';
import { command, id } from '../../../table/command';
import { rolling } from '../../../table/dice/typed';
import { blessingsOf, halfOf, handBlessings, payBlessings } from '../blessings/paying';
import type { Character } from '../characters/character';
import { cast, characterOf, decidesFor, notTheirs } from '../characters/find';
import { readD20 } from '../dice/typed-d20';
import type { HumanityContext, HumanityPlay } from '../game';
import { barred, moves, present } from '../game';
import type { HumanityState } from '../state';
import type { BlessingUse } from '../vocabulary';
import type { HelpOffer, Part } from './check';
import { fallAgain } from './falling';
import { readingOf } from './reading';
import { settleIfDone } from './settle';
import type { OnPart } from './standing';
import { alter, lyingPart, ownPart, partOnTable, placeOf, update } from './standing';
import { seatsOf, usesFor } from './stepping';

const dieLabel = ({ value, passing }: HeldDie): string =>
  `Worth ${value}${passing ? ', for now' : ''}`;

/** Which Blessing is spent; where there is only one, it is that. */
function dieField(state: HumanityState, one: Character): Field {
  const options = blessingsOf(state, one.id).map((die) => ({
    value: die.id,
    label: dieLabel(die),
  }));
  return choiceField(
    'die',
    'Which Blessing',
    options,
    options.length === 1 ? options[0]?.value : undefined,
  );
}

/** The dice that lie there, and somebody who may step in. */
interface Steps extends OnPart {
  by: Character;
}

const lying = lyingPart('window');

/** Each who may use Blessings on the dice that lie there, of those that somebody decides for. */
const stepping = {
  ...lying,
  idOf: ({ check }: Steps) => check.id,
  all: (context: HumanityContext): Steps[] =>
    lying.all(context).flatMap((on) =>
      cast(context.state)
        .filter((by) => decidesFor(context, by))
        .filter((by) => usesFor(context.state, on.check, on.frame, on.part, by).length > 0)
        .map((by) => ({ ...on, by })),
    ),
  find(context: HumanityContext, wanted: string, sent: { type: string }): Steps {
    const on = lying.find(context, wanted);
    const named = 'by' in sent && typeof sent.by === 'string' ? sent.by : '';
    const by = characterOf(context, named);
    refuseFor(notTheirs(context, by));
    return { ...on, by };
  },
} as const;

const rules = {
  help: 'HUM-611',
  jinx: 'HUM-612',
  improvise: 'HUM-613',
  collaborate: 'HUM-616',
} as const;
type Use = keyof typeof rules;

/** Why a use of Blessings is not open to somebody, if so. */
const cannot =
  (use: Use) =>
  ({ state }: HumanityContext, { die }: { die?: string | undefined }, on: Steps) => {
    if (!usesFor(state, on.check, on.frame, on.part, on.by).includes(use)) {
      return barred('not-allowed', `${on.by.name} cannot do that now.`, {
        instead: 'Use what this Atmosphere offers, once per action.',
        rule: rules[use],
      });
    }
    return die === undefined || blessingsOf(state, on.by.id).some(({ id: own }) => own === die)
      ? null
      : barred('not-found', 'That Blessing is not there.', {
          instead: 'Choose one that is.',
          rule: 'HUM-603',
        });
  };

/** Marks that somebody has used something on this action (HUM-618). */
export function mark(play: HumanityPlay, by: string, use: BlessingUse): void {
  const { check } = play.state.public;
  if (!check) return;
  update(play, check, { used: { ...check.used, [by]: [...(check.used[by] ?? []), use] } });
}

const words = { by: id, die: id };
const withBy = ({ by }: Steps) => ({ with: { by: by.id }, group: by.name });

/** What people do about dice that lie there, by their Atmosphere (HUM-611…618). */
export const helping = moves.about(stepping, 'check', (move) => [
  move(command('check.help', { check: id, ...words }), {
    unless: cannot('help'),
    ways: ({ state }, on) => ({
      ...withBy(on),
      label: `Help ${on.roller.name}`,
      detail: 'Half the worth of the Blessing is added, if they want it.',
      cost: '①',
      fields: [dieField(state, on.by)],
    }),
    do: (play, { die }, context, on) => offerHelp(play, context, on, { use: 'help', dice: [die] }),
  }),
  move(command('check.collaborate', { check: id, by: id, dice: z.array(id).min(1).max(40) }), {
    unless: (context, { dice = [] }, on) =>
      cannot('collaborate')(context, {}, on) ??
      dice.map((die) => cannot('collaborate')(context, { die }, on)).find(Boolean) ??
      null,
    ways: ({ state }, on) => ({
      ...withBy(on),
      label: `Hand ${on.roller.name} Blessings`,
      detail: 'They may spend them to turn it, if they want them.',
      fields: [
        {
          name: 'dice',
          kind: 'choices',
          label: 'Which Blessings',
          options: blessingsOf(state, on.by.id).map((die) => ({
            value: die.id,
            label: dieLabel(die),
          })),
          min: 1,
          max: blessingsOf(state, on.by.id).length,
        },
      ],
    }),
    do: (play, { dice }, context, on) =>
      offerHelp(play, context, on, { use: 'collaborate', dice: [...new Set(dice)] }),
  }),
  move(command('check.jinx', { check: id, ...words }), {
    unless: cannot('jinx'),
    ways: ({ state }, on) => ({
      ...withBy(on),
      label: on.by.id === on.roller.id ? 'Jinx it' : `Jinx ${on.roller.name}`,
      detail: '1 more; and one bust more, if it succeeds.',
      cost: '①',
      fields: [dieField(state, on.by)],
    }),
    do(play, { die }, _, { by, part }) {
      payBlessings(play, by, [die], 'a Jinx');
      mark(play, by.id, 'jinx');
      const added = [...part.added, { source: 'Jinx', by: by.id, value: 1 }];
      alter(play, { added, busts: part.busts + 1 });
      tellNow(play, `${by.name} jinxes it`);
      settleIfDone(play);
    },
  }),
  move(rolling('check.improvise', { check: id, ...words }), {
    unless: cannot('improvise'),
    ways: ({ state }, on) => ({
      ...withBy(on),
      label: 'Improvise',
      detail: 'What the dice show is turned to 1, and bumps.',
      cost: '①',
      fields: [dieField(state, on.by)],
      rolls: { dice: 1, modifiers: [] },
    }),
    do(play, { die, typed }, _, { by, part }) {
      readD20(play, typed);
      payBlessings(play, by, [die], 'improvising');
      mark(play, by.id, 'improvise');
      alter(play, turned(part));
      fallAgain(play);
    },
  }),
]);

/** The faces that dice show now, turned to 1; earlier ones stay (HUM-613, Q06). */
export function turned(part: Part): Pick<Part, 'fell' | 'turned'> {
  const shown = [0, 1]
    .map((die) => part.fell.findLastIndex((one) => one.die === die))
    .filter((at) => at >= 0);
  return {
    fell: part.fell.map((one, at) => (shown.includes(at) ? { ...one, face: 1 } : one)),
    turned: [...(part.turned ?? []), ...shown],
  };
}

/** Help waits for the yes of whoever has failed, unless that is the same person (HUM-618). */
function offerHelp(
  play: HumanityPlay,
  context: HumanityContext,
  { by, roller, part }: Steps,
  { use, dice }: { use: 'help' | 'collaborate'; dice: string[] },
): void {
  mark(play, by.id, use);
  const offer: HelpOffer = { id: play.id('help'), by: by.id, use, dice: [...dice] };
  if (roller.owner === context.seat.id) {
    take(play, offer);
    return;
  }
  play.emit({ type: 'partChanged', set: { offers: [...part.offers, offer] } });
  play.say(`${by.name} offers ${roller.name} help.`);
}

/** Help comes to the roll: half of what the Blessing is worth, or the Blessings themselves (HUM-611, 616). */
function take(play: HumanityPlay, { by, use, dice }: HelpOffer): void {
  const on = partOnTable(play);
  if (!on) return;
  const { part, roller } = on;
  const helper = characterOf(play, by);
  if (use === 'analytical') {
    alter(play, { added: [...part.added, { source: 'Analytical', by, value: 5 }] });
    tellNow(play, `${helper.name} has worked it out`);
    settleIfDone(play);
    return;
  }
  const there = new Set(blessingsOf(play.state, helper.id).map(({ id: own }) => own));
  const some = dice.filter((die) => there.has(die));
  if (some.length === 0) {
    play.say(`${helper.name} has not got that any more.`);
    return;
  }
  if (use === 'collaborate') {
    const { words: given } = handBlessings(play, { from: helper.id, to: roller.id }, some);
    play.say(`${helper.name} hands ${roller.name} Blessings: ${given}.`, {
      beat: { kind: 'blessings-handed', about: [roller.id, helper.id] },
    });
    alter(play, {});
  } else {
    const [spent] = payBlessings(play, helper, some, `helping ${roller.name}`);
    const value = halfOf(spent ?? { value: 1 });
    alter(play, { added: [...part.added, { source: 'Help', by, value }] });
    tellNow(play, `${helper.name} helps ${roller.name}`);
  }
  settleIfDone(play);
}

/** Says how the Check stands once something is added. */
function tellNow(play: HumanityPlay, what: string): void {
  const on = partOnTable(play);
  if (!on) return;
  const { total, band } = readingOf(on.frame, on.part);
  play.say(`${what}: ${total}, a ${band} result now.`, {
    beat: { kind: 'check-turned', about: [on.roller.id] },
  });
}

/** It stands with the question of what lies there. */
const ASKED = { place: 'prompt', prompt: 'window' } as const;

/** Whoever has failed takes help, or does not (HUM-618). */
export const answering = moves.about(ownPart('window'), 'check', (move) => [
  move(command('check.answer', { check: id, offer: id, take: z.boolean() }), {
    *ways(context, { part, roller }) {
      const { state } = context;
      for (const { id: offer, by, use, dice } of part.offers) {
        const name = state.public.characters[by]?.name ?? 'Somebody';
        const what = use === 'help' ? 'a Blessing' : dice.length === 1 ? 'a Blessing' : 'Blessings';
        const theirs = seatsOf(state, roller).includes(context.seat.id);
        const place = theirs ? ASKED : placeOf(context, roller);
        yield {
          with: { offer, take: true },
          label: use === 'collaborate' ? `Take ${what} of ${name}` : `Let ${name} help`,
          ...place,
        };
        yield { with: { offer, take: false }, label: `No, thank you, ${name}`, ...place };
      }
    },
    do(play, { offer: wanted, take: wants }, _, { part }) {
      const offer = present(
        part.offers.find(({ id: own }) => own === wanted),
        'offer of help',
      );
      const offers = part.offers.filter(({ id: own }) => own !== wanted);
      play.emit({ type: 'partChanged', set: { offers } });
      if (wants) {
        take(play, offer);
        return;
      }
      play.say(`${characterOf(play, part.character).name} goes without.`);
      settleIfDone(play);
    },
  }),
]);
