import { z } from 'zod';
import type { FieldOption } from '../../../engine';
import { choiceField, numberField, textField } from '../../../table';
import { command, id, word } from '../../../table/command';
import { arbitersMoves } from '../arbiter';
import { cast, protagonists } from '../characters/find';
import { barred } from '../game';
import type { HumanityState } from '../state';
import { endeavorTypes, endeavorWords } from '../vocabulary';
import { hasRoomFor, isFought, layOut } from './laying-out';
import { eyeOf, foesLabel, stealthFields, unitFields, unitsOf } from './lonely-form';
import { readyFoes, readyPlans } from './ready';
import { playable } from './registry';
import { ANTAGONISTS, PROTAGONISTS } from './sides';
import { loneSizes } from './sizes';
import { usualArea } from './stealth/ready';

/** The drawer from which an Endeavor is begun. */
export const BEGIN = 'endeavor-begin';
const drawer = BEGIN;

const people = (state: HumanityState): FieldOption[] =>
  protagonists(state).map(({ id: value, name: label }) => ({ value, label }));

/** Those of nobody’s seat who are in the story already, and those that are ready. */
const foes = (state: HumanityState): FieldOption[] => [
  ...readyFoes.map(({ id: value, name: label, sp, recovery, tags }) => ({
    value,
    label,
    detail: `${sp} (${recovery.join(', ')})${tags.length > 0 ? `, ${tags.join(', ')}` : ''}`,
  })),
  ...cast(state)
    .filter(({ owner }) => owner === null)
    .map(({ id: value, name: label }) => ({ value, label, detail: 'In the story already.' })),
];

/** Whoever is in a race is against everybody else, or with those of their side. */
const sides = ['each', 'sides'] as const;

/** Beginning an Endeavor: from something ready-made, or by a form (HUM-1101, 1208, 1212). */
export const beginning = arbitersMoves('begin an Endeavor').once('endeavor', (move) => [
  move(command('endeavor.ready', { plan: id }), {
    drawer,
    unless: ({ state }) => isUnderWay(state) ?? nobodyPlays(state),
    *ways() {
      for (const { id: plan, name, type, pitch } of readyPlans) {
        yield { with: { plan }, label: name, detail: pitch, group: endeavorWords[type].name };
      }
    },
    do(play, { plan: wanted }) {
      const plan = readyPlans.find(({ id: own }) => own === wanted);
      if (!plan) return;
      const { type, name, tracks, buttons, eye, units } = plan;
      const apart = type === 'racing';
      layOut(play, {
        ...{ type, name, tracks, buttons, eye, units, ordering: 'named' },
        who: protagonists(play.state).map(({ id: character }) => ({
          character,
          side: PROTAGONISTS,
        })),
        foes: plan.foes.map((block) => ({ block, side: apart ? block.id : ANTAGONISTS })),
      });
    },
  }),
  move(
    command('endeavor.begin', {
      kind: z.enum(endeavorTypes),
      name: word.default(''),
      who: z.array(id).min(1).max(20),
      foes: z.array(id).max(20).default([]),
      order: z.enum(['named', 'clockwise']).default('named'),
      finish: z.int().min(0).max(99).default(0),
      sides: z.enum(sides).default('sides'),
      /** The Eye and its Watch Stat, and where things stand in its area (HUM-1218, 1219). */
      eye: word.default(''),
      watch: z.enum(loneSizes).default('6'),
      area: z.enum(['usual', 'empty']).default('usual'),
      /** A unit each side begins with (HUM-1221, 1224). */
      ...{ unit: word.default(''), unitSize: z.enum(loneSizes).default('8') },
      ...{ enemy: word.default(''), enemySize: z.enum(loneSizes).default('6') },
      shields: z.boolean().default(false),
    }),
    {
      drawer,
      unless: ({ state }) => isUnderWay(state) ?? nobodyPlays(state),
      *ways({ state }) {
        const all = people(state);
        for (const kind of playable) {
          yield {
            with: { kind },
            label: `Begin: ${endeavorWords[kind].name}`,
            detail: endeavorWords[kind].means,
            group: endeavorWords[kind].name,
            fields: [
              textField('name', 'What is it called?', 80, ''),
              {
                name: 'who',
                kind: 'choices',
                label: 'Who is in it?',
                options: all,
                min: 1,
                max: Math.min(20, all.length),
                initial: all.slice(0, 20).map(({ value }) => value),
              },
              ...(kind === 'stealth'
                ? stealthFields
                : [
                    {
                      name: 'foes',
                      kind: 'choices' as const,
                      label: foesLabel[kind] ?? 'Against whom?',
                      options: foes(state),
                      min: 0,
                      max: 20,
                    },
                  ]),
              ...(kind === 'unit' ? unitFields : []),
              ...(kind === 'racing'
                ? [
                    numberField('finish', 'Where is the finish? 0 is nowhere.', 99, 15),
                    choiceField(
                      'sides',
                      'Who is with whom?',
                      [
                        { value: 'sides', label: 'The players together' },
                        { value: 'each', label: 'Each for themselves' },
                      ],
                      'sides',
                    ),
                  ]
                : []),
              {
                ...choiceField(
                  'order',
                  'In which order?',
                  [
                    { value: 'named', label: 'Each names the next' },
                    { value: 'clockwise', label: 'As people sit' },
                  ],
                  'named',
                ),
                folded: true,
              },
            ],
          };
        }
      },
      do(play, sent) {
        const { kind, name, order, finish } = sent;
        const known = cast(play.state);
        const each = kind === 'racing' && sent.sides === 'each';
        const mine = sent.who.filter((one) => known.some(({ id: own }) => own === one));
        const others = sent.foes.filter((one) => known.some(({ id: own }) => own === one));
        const apart = (character: string) => (kind === 'racing' ? character : ANTAGONISTS);
        layOut(play, {
          type: kind,
          name: name === '' ? endeavorWords[kind].name : name,
          ordering: order,
          tracks:
            kind === 'unit'
              ? []
              : [{ name: 'The track', finish: kind === 'racing' && finish > 0 ? finish : null }],
          who: [
            ...mine.map((character) => ({ character, side: each ? character : PROTAGONISTS })),
            ...others.map((character) => ({ character, side: apart(character) })),
          ],
          foes: (kind === 'stealth' ? [] : readyFoes)
            .filter(({ id: own }) => sent.foes.includes(own))
            .map((block) => ({
              block: isFought(kind) ? block : { ...block, sp: 0, recovery: [] },
              side: kind === 'racing' ? block.id : ANTAGONISTS,
            })),
          buttons: kind === 'stealth' && sent.area === 'usual' ? usualArea : [],
          ...(kind === 'stealth' ? { eye: eyeOf(sent.eye, sent.watch) } : {}),
          ...(kind === 'unit' ? { units: unitsOf(sent) } : {}),
        });
      },
    },
  ),
]);

const isUnderWay = ({ public: { endeavor } }: HumanityState) =>
  endeavor === null
    ? null
    : barred('wrong-moment', 'An Endeavor is on the table.', {
        instead: 'End it first, or go on with it.',
        rule: 'HUM-1101',
      });

const nobodyPlays = (state: HumanityState) =>
  protagonists(state).length === 0
    ? barred('wrong-moment', 'Nobody is there who could be in it.', {
        instead: 'Make a character first.',
        rule: 'HUM-1101',
      })
    : hasRoomFor(state, readyFoes.length)
      ? null
      : barred('limit-reached', 'There is no room for so many characters.', {
          instead: 'Let somebody leave the story first.',
          rule: 'TABLE-012',
        });
