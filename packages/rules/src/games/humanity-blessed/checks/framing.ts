import { z } from 'zod';
import type { Field } from '../../../engine';
import { ask, choiceField, foldedAway, numberField, textField, vote } from '../../../table';
import { command, id, sentence } from '../../../table/command';
import { arbitersMoves, decidesTogether, lastWord } from '../arbiter';
import type { Character } from '../characters/character';
import type { HumanityPlay } from '../game';
import { barred } from '../game';
import { harder } from '../numbers';
import type { HumanityState } from '../state';
import type { Complexity } from '../vocabulary';
import { caps, complexities, complexityWords, statWords } from '../vocabulary';
import type { Frame, TableCheck } from './check';
import { takeOff } from './laying';
import { REASONS, reasonsOf } from './reasons';
import { standingCheck, update } from './standing';

const LEAST = 3;
const framed = {
  complexity: z.enum(complexities).default('simple'),
  /** How many Checks it takes, where it is complex (HUM-905, 909). */
  checks: z.int().min(LEAST).max(caps.parts).default(LEAST),
  apt: z.boolean().default(false),
  gain: z.boolean().default(false),
  /** Whoever it goes against is apt in defending (HUM-1003). */
  defended: z.boolean().default(false),
  rival: z.boolean().default(false),
  /** Whoever acts is Uncool, and others see it (HUM-1613). */
  uncool: z.boolean().default(false),
  dark: z.boolean().default(false),
  reasons: z.array(z.string().max(20)).max(REASONS).default([]),
};
type Framed = z.infer<z.ZodObject<typeof framed>>;

/** What the arbiter says of an action comes to: what raises it, and how many Checks it takes (HUM-902…909, 1003). */
export function frameOf({ claim }: Pick<TableCheck, 'claim'>, said: Framed): Frame {
  const known = reasonsOf[claim.stat] ?? [];
  const raised = [
    ...known
      .filter(({ value }) => said.reasons.includes(value))
      .map(({ label }) => ({ source: label, ranks: 1 })),
    ...(said.defended && claim.against
      ? [{ source: `${claim.against.who} is apt in defending`, ranks: 1 }]
      : []),
    ...(said.uncool ? [{ source: 'Uncool, before others', ranks: 1 }] : []),
  ];
  const { complexity, needed } = harder(said.complexity, raised.length, said.checks);
  return {
    said: said.complexity,
    raised,
    complexity,
    needed: Math.min(needed, caps.parts),
    apt: said.apt,
    gain: said.gain,
    rival: said.rival || claim.stat === 'ham',
    dark: said.dark,
  };
}

/** An action that the arbiter has looked at, as everybody reads it. */
export function frameWords({ complexity, needed, raised, apt }: Frame): string[] {
  const { name, sign } = complexityWords[complexity];
  return [
    `${name} ${sign}${needed > 1 ? `: ${needed} Checks in a row` : ''}${apt ? ', apt' : ''}`,
    ...raised.map(({ source }) => `Harder: ${source}`),
  ];
}

const flag = (name: string, label: string, initial: boolean): Field => ({
  name,
  kind: 'switch',
  label,
  initial,
});

function fieldsOf(
  { public: { optional, marks } }: HumanityState,
  check: TableCheck,
  one: Character,
) {
  const { claim } = check;
  const aptitude = one.aptitudes.find(({ id: own }) => own === claim.aptitude);
  const reasons = reasonsOf[claim.stat];
  const defender = claim.against;
  return [
    choiceField(
      'complexity',
      'How complex is it?',
      complexities.map((value) => ({
        value,
        label: `${complexityWords[value].name} ${complexityWords[value].sign}`,
        detail: complexityWords[value].means,
      })),
      'simple' satisfies Complexity,
    ),
    flag('apt', aptitude ? `Apt: ${aptitude.text}` : 'Apt in it', aptitude !== undefined),
    ...(claim.gain === null ? [] : [flag('gain', 'The exceptional gain helps', true)]),
    ...(defender ? [flag('defended', `${defender.who} is apt in defending`, false)] : []),
    ...(marks[one.id]?.uncool ? [flag('uncool', 'Uncool, and others see it', true)] : []),
    ...(reasons
      ? [
          {
            name: 'reasons',
            kind: 'choices' as const,
            label: 'What makes it harder?',
            options: [...reasons],
            min: 0,
            max: reasons.length,
          },
        ]
      : []),
    ...(optional === 'ham' && claim.stat !== 'ham'
      ? [flag('rival', 'A rival contests it', false)]
      : []),
    ...(optional === 'haze' ? [flag('dark', 'Failing it makes their Haze grow', false)] : []),
    ...foldedAway([numberField('checks', 'Checks, where it is complex', caps.parts, LEAST, LEAST)]),
  ];
}

/** They stand with the question what an action is. */
const ASKED = { place: 'prompt', prompt: 'frame' } as const;

/** What an action is: the arbiter says how complex it is, and whether it takes a Check at all (HUM-701, 902…909). */
export const framing = arbitersMoves('say what a Check is').about(
  standingCheck('talk'),
  'framing',
  (move) => [
    move(command('check.frame', { check: id, ...framed }), {
      unless: (_, __, { check }) =>
        check.proposed === null
          ? null
          : barred('already-done', 'The table votes on it already.', {
              instead: 'Wait for the others.',
              rule: 'HUM-101',
            }),
      ways: ({ state }, { check, one }) => ({
        label: decidesTogether(state) ? 'Propose what it is' : 'It takes a Check',
        detail:
          check.claim.stat === 'ham'
            ? 'Ham is only for what a rival contests.'
            : `${statWords[check.claim.stat].name}: ${statWords[check.claim.stat].means}`,
        fields: fieldsOf(state, check, one),
        primary: true,
        group: one.name,
        ...ASKED,
      }),
      do: (play, { type: _, check: __, ...said }, { state, seat }, { check, one }) => {
        const frame = frameOf(check, said);
        const { kind } = state.public.arbiter;
        if (kind === 'vote') {
          update(play, check, { proposed: frame });
          ask(play, frameVote, { by: seat.id, about: check.id });
        } else if (kind === 'chance') byChance(play, check, one, frame);
        else settleFrame(play, check, one, frame);
      },
    }),
    move(command('check.grant', { check: id, text: sentence.default('') }), {
      ways: (_, { one }) => ({
        label: 'It takes no Check: it happens',
        group: one.name,
        fields: [textField('text', 'What happens', 300, '')],
        ...ASKED,
      }),
      do(play, { text }, _, { one }) {
        takeOff(play);
        play.say(`${one.name} does it; it takes no Check.`, {
          beat: { kind: 'granted', about: [one.id], ...(text === '' ? {} : { fiction: text }) },
        });
      },
    }),
    move(command('check.bar', { check: id, text: sentence.default('') }), {
      ways: (_, { one }) => ({
        label: 'Not like that',
        detail: 'The Stat does not fit, or it cannot be done so: they say something else.',
        group: one.name,
        fields: [textField('text', 'Why', 300, '')],
        order: 1,
        ...ASKED,
      }),
      do(play, { text }, _, { one }) {
        takeOff(play);
        play.say(`${one.name} cannot do it like that${text === '' ? '' : `: ${text}`}.`);
      },
    }),
  ],
);

/** What an action is stands; now its Stat is rolled. */
function settleFrame(play: HumanityPlay, check: TableCheck, one: Character, frame: Frame): void {
  update(play, check, { frame, proposed: null });
  const [what = '', ...notes] = frameWords(frame);
  play.say(`What ${one.name} does is ${what}.`, { notes });
}

/** A die decides whether it is as somebody proposes: even, it is (HUM-101). */
function byChance(play: HumanityPlay, check: TableCheck, one: Character, frame: Frame): void {
  const title = `${one.name}: is it as proposed?`;
  const { faces, proof } = play.roll([10], title);
  const [face = 1] = faces;
  const yes = face % 2 === 0;
  const [what = ''] = frameWords(frame);
  play.say(`Is it ${what}? ${face}: ${yes ? 'it is' : 'it is not; propose something else'}.`, {
    beat: { kind: 'dice', about: [one.id] },
    roll: {
      title,
      groups: [{ label: 'Chance', sides: 10, faces, kept: [0] }],
      modifiers: [],
      reading: { word: yes ? 'Yes' : 'No', tone: 'neutral' },
      total: face,
      proof,
    },
  });
  if (yes) settleFrame(play, check, one, frame);
}

/** The table votes on what somebody proposes; it is sealed until it closes (HUM-101). */
export const frameVote = vote<HumanityState, HumanityPlay>({
  kind: 'frame',
  to: lastWord,
  of: 'majority',
  secret: true,
  words: ({ public: { check, characters } }) => {
    const frame = check?.proposed;
    const who = check ? (characters[check.leader]?.name ?? 'somebody') : 'somebody';
    const [title = 'Is it so?', ...notes] = frame ? frameWords(frame) : [];
    return {
      title: `${who}: ${title}?`,
      text: [check?.aim ?? '', ...notes].filter(Boolean).join(' · '),
    };
  },
  options: () => [
    { answer: 'yes', label: 'It is so', primary: true },
    { answer: 'no', label: 'It is something else' },
  ],
  pointless: ({ public: { check } }, { about }) =>
    check?.id === about && check?.proposed ? null : 'it is not asked any more',
  counted(play, { about }, { result }) {
    const { check, characters } = play.state.public;
    const one = check && characters[check.leader];
    if (!check || !one || check.id !== about || !check.proposed) return;
    if (result === 'yes') settleFrame(play, check, one, check.proposed);
    else {
      update(play, check, { proposed: null });
      play.say('The table sees it otherwise; somebody proposes what it is.');
    }
  },
});
