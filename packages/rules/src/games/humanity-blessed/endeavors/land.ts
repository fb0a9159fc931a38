import { z } from 'zod';
import { choiceField, numberField, textField } from '../../../table';
import { command, id, needed, word } from '../../../table/command';
import { cast } from '../characters/find';
import type { HumanityContext } from '../game';
import { barred } from '../game';
import type { ButtonKind, Stat } from '../vocabulary';
import { buttonKinds, buttonWords, coreStats, statWords } from '../vocabulary';
import { beat } from './beats';
import { blockForm } from './block-form';
import { putButton } from './buttons';
import type { Button, Endeavor } from './endeavor';
import { buttonsOn, homeFor, nameOf } from './find';
import { bringFoe, hasRoomFor, isFought, newParticipant, placeFoe } from './laying-out';
import { buttonText } from './reading';
import { readyFoes } from './ready';
import { BY_HAND as drawer, HIGHEST, managers, tracksOf } from './setting';
import { ANTAGONISTS, PROTAGONISTS } from './sides';
import { wrapped } from './stealth/alarms';

// How the table lays an Endeavor out by hand while it is played (HUM-101, 1212).

/** Where an antagonist stands of whom nothing else is said: 10 (3). */
const USUAL = { sp: 10, recovery: [3] };

/** How much there is room for. */
const ROOM = { tracks: 8, buttons: 200 };

const NOBODY = 'nobody';

const theOne = {
  part: 'endeavor',
  what: 'Endeavor',
  all: ({ state }: HumanityContext): readonly Endeavor[] =>
    state.public.endeavor ? [state.public.endeavor] : [],
  idOf: ({ id: own }: Endeavor) => own,
} as const;

/** The lay of the land, and who comes into it. */
export const land = managers.about(theOne, 'answers', (move) => [
  move(
    command('endeavor.track', {
      endeavor: id,
      name: needed(80),
      finish: z.int().min(0).max(99).default(0),
    }),
    {
      drawer,
      ways: (_, { tracks }) =>
        Object.keys(tracks).length >= ROOM.tracks
          ? null
          : {
              label: 'A new track',
              fields: [
                textField('name', 'What is it called?', 80, '', true),
                numberField('finish', 'Where is its finish? 0 is nowhere.', 99, 0),
              ],
            },
      do(play, { name, finish }) {
        const track = { id: play.id('track'), name, end: null, finish: finish > 0 ? finish : null };
        play.emit({ type: 'trackSet', track });
        play.say(`A new track: ${name}.`, beat('endeavor-button'));
      },
    },
  ),
  move(
    command('endeavor.button', {
      endeavor: id,
      kind: z.enum(buttonKinds),
      track: id,
      at: z.int().min(0).max(HIGHEST),
      owner: id.default(NOBODY),
      text: word.default(''),
      rule: z.enum(['none', 'only', 'not']).default('none'),
      stats: z.array(z.enum(coreStats)).max(coreStats.length).default([]),
    }),
    {
      drawer,
      unless: (context, { kind, owner }) =>
        kind === undefined || owner === undefined
          ? null
          : wrongOwner(context.state.public.endeavor, kind, owner),
      *ways({ state }, endeavor) {
        if (Object.keys(endeavor.buttons).length >= ROOM.buttons) return;
        const tracks = tracksOf(endeavor);
        for (const kind of kindsOn(endeavor)) {
          const personal = buttonWords[kind].scope === 'personal';
          const people = Object.values(endeavor.participants).map(({ character }) => ({
            value: character,
            label: nameOf(state, character),
          }));
          if (personal && people.length === 0) continue;
          yield {
            with: { kind },
            label: `${withArticle(buttonWords[kind].name)} Button`,
            group: 'Buttons',
            fields: [
              choiceField('track', 'On which track?', tracks, tracks[0]?.value),
              numberField('at', 'At which position?', HIGHEST, 1),
              ...(personal ? [choiceField('owner', 'Whose?', people, people[0]?.value)] : []),
              ...(personal || kind === 'scheme' || kind === 'hit' || kind === 'shield'
                ? []
                : [textField('text', 'What is it?', 80, '')]),
              ...(kind === 'terrain'
                ? [
                    choiceField(
                      'rule',
                      'Does it bind which Stats may be used?',
                      [
                        { value: 'none', label: 'No' },
                        { value: 'only', label: 'Only these' },
                        { value: 'not', label: 'All but these' },
                      ],
                      'none',
                    ),
                    {
                      name: 'stats',
                      kind: 'choices' as const,
                      label: 'Which Stats?',
                      options: coreStats.map((value) => ({ value, label: statWords[value].name })),
                      min: 0,
                      max: coreStats.length,
                    },
                  ]
                : []),
            ],
          };
        }
      },
      do(play, { kind, track, at, owner, text, rule, stats }) {
        const area: { rule: 'only' | 'not'; stats: Stat[] } | null =
          rule === 'none' || stats.length === 0 ? null : { rule, stats };
        const here = { track, at: placed(play.state.public.endeavor, kind, track, at) };
        if (isTaken(play.state.public.endeavor, kind, here)) {
          play.say(`There is one at ${here.at} already; it stays.`);
          return;
        }
        const put = putButton(play, {
          ...{ kind, ...here, owner: owner === NOBODY ? null : owner },
          ...(area ? { area } : {}),
          ...(text === '' ? {} : { text }),
        });
        const what = buttonText(put, (who) => nameOf(play.state, who));
        play.say(`A Button at ${here.at}: ${what}.`, beat('endeavor-button'));
      },
    },
  ),
  move(command('endeavor.foe', { endeavor: id, foe: id }), {
    drawer,
    *ways({ state }, { type }) {
      if (!hasRoomFor(state, 1)) return;
      if (!isFought(type)) return;
      for (const { id: foe, name, looks } of readyFoes) {
        yield { with: { foe }, label: name, detail: looks, group: 'Another antagonist' };
      }
    },
    do(play, { foe: wanted }, _, { tracks }) {
      const block = readyFoes.find(({ id: own }) => own === wanted);
      const [track] = Object.values(tracks);
      if (block && track) bringFoe(play, block, { side: ANTAGONISTS, track: track.id });
    },
  }),
  move(command('endeavor.antagonist', { endeavor: id, ...blockForm.shape }), {
    drawer,
    ways: ({ state }, { type }) =>
      !hasRoomFor(state, 1) || !isFought(type)
        ? null
        : {
            label: 'An antagonist of your own',
            detail: 'Their Starting Position, where they recover, what marks them, their Stats.',
            group: 'Another antagonist',
            fields: blockForm.fields,
          },
    do(play, said, _, { tracks }) {
      const [track] = Object.values(tracks);
      if (track)
        bringFoe(play, blockForm.read(said), { side: ANTAGONISTS, track: track.id, stays: true });
    },
  }),
  move(command('endeavor.join', { endeavor: id, who: id }), {
    drawer,
    *ways({ state }, { participants, type }) {
      for (const { id: who, name } of cast(state)) {
        if (participants[who]) continue;
        yield { with: { who }, label: `${name} joins`, group: 'Who is in it', detail: type };
      }
    },
    do(play, { who }, _, endeavor) {
      const { type } = endeavor;
      const one = play.state.public.characters[who];
      if (!one) return;
      const side =
        one.side === 'opponents' ? (type === 'racing' ? who : ANTAGONISTS) : PROTAGONISTS;
      const track = homeFor(endeavor, side);
      if (!track) return;
      play.emit({
        type: 'participantSet',
        participant: newParticipant(who, side, track.id),
      });
      if (isFought(type) && side === ANTAGONISTS) placeFoe(play, who, USUAL);
      play.say(`${one.name} joins the Endeavor.`, {
        ...beat('endeavor-begins', who),
        notes: ['From the next round on.'],
      });
    },
  }),
  move(command('endeavor.changing', { endeavor: id, changing: z.enum(['free', 'check']) }), {
    drawer,
    ways: (_, { changing }) =>
      changing === 'free'
        ? { with: { changing: 'check' as const }, label: 'Changing tracks takes a Check' }
        : { with: { changing: 'free' as const }, label: 'Changing tracks takes no Check' },
    do(play, { changing }) {
      play.emit({ type: 'endeavorChanged', set: { changing } });
      const how = changing === 'free' ? 'no Check' : 'a Check';
      play.say(`Changing tracks takes ${how} from now on.`);
    },
  }),
]);

/** “An Alarm”, “A Hit”. */
const withArticle = (name: string): string => `${/^[AEIOU]/.test(name) ? 'An' : 'A'} ${name}`;

/** The Buttons that the table sets in a type, the usual ones first (HUM-1219, 1224). */
const kindsOn = ({ type }: Pick<Endeavor, 'type'>): readonly ButtonKind[] => [
  ...(type === 'stealth' ? (['alarm', 'objective', 'escape', 'sanctuary'] as const) : []),
  ...(type === 'unit' ? (['hit', 'shield'] as const) : []),
  ...(['terrain', 'wound', 'scheme', 'recovery', 'defeat'] as const),
];

/** Where a Button really comes to stand: Alarms wrap, and nothing is past the end of a track (HUM-1229, 1409). */
function placed(endeavor: Endeavor | null, kind: ButtonKind, track: string, at: number): number {
  const end = endeavor?.tracks[track]?.end ?? null;
  if (kind === 'alarm') return wrapped(at);
  return end === null ? at : Math.min(end, at);
}

/** Of Alarms and Hits the older one stays where two would stand (HUM-1409, 1413). */
const isTaken = (
  endeavor: Endeavor | null,
  kind: ButtonKind,
  { track, at }: { track: string; at: number },
): boolean =>
  (kind === 'alarm' || kind === 'hit') &&
  endeavor !== null &&
  buttonsOn(endeavor, track, kind).some((one) => one.at === at);

/** Personal Buttons are somebody’s, others are nobody’s (HUM-1115). */
function wrongOwner(endeavor: Endeavor | null, kind: Button['kind'], owner: string) {
  const personal = buttonWords[kind].scope === 'personal';
  if (personal === (owner !== NOBODY && endeavor?.participants[owner] !== undefined)) return null;
  return barred(
    'not-allowed',
    `A ${buttonWords[kind].name} Button is ${personal ? 'somebody’s' : 'everybody’s'}.`,
    {
      instead: personal ? 'Say whose it is.' : 'Leave out whose it is.',
      rule: 'HUM-1115',
    },
  );
}
