import type { z } from 'zod';
import type { Field, Offer } from '../../../../engine';
import { BY_HAND, choiceField, textField } from '../../../../table';
import { command, id, needed, sentence, text } from '../../../../table/command';
import { headed, stepTitle } from '../../characters/making/progress';
import type { GbmPlay } from '../../game';
import { nameOf } from '../../lookups';
import type { GbmContext } from '../../moves';
import { barred } from '../../refusal';
import { nameField } from '../../series/name-field';
import type { GbmState, Protagonist } from '../../state';
import { deskInDrawer } from '../desk-drawer';
import { asOptions, reasonField } from '../fields';
import { berths, engineNamed, enginesOf } from './engines';
import { HANGAR, impulses, STRENGTH_MAX, virtues } from './rules';
import { atStars, starsSlot } from './slots';
import type { Engine } from './state';
import { changeEngine } from './strength';

/** What a protagonist still needs to do about the hangar: each player adds one Engine (AMB-75). */
export function lacksEngine(state: GbmState, { seat }: Protagonist): string | null {
  if (seat === null) return null;
  const added = enginesOf(state).some(({ by, maker }) => by === seat && maker !== null);
  return added ? null : 'an Engine for the hangar';
}

/** Whether an Engine is written anew freely: while its maker is made, and between seasons. */
function shapesFreely(state: GbmState, { maker }: Engine): boolean {
  const { phase, protagonists } = state.public;
  const one = maker === null ? undefined : protagonists[maker];
  return one?.status === 'creating' || phase === 'creation' || phase === 'interlude';
}

/** Whether there is a berth for an Engine that was won (GBM-SEA-RUL-020, AMB-74). */
const hasBerth = (state: GbmState): boolean => enginesOf(state).length < berths(state);

/** Whether somebody still adds their first Engine: while they are made, and later until they have (TABLE-092). */
const addsFirst = (state: GbmState, self: Protagonist | null): self is Protagonist =>
  self !== null && self.status !== 'lost' && lacksEngine(state, self) !== null;

const engineCommand = command('stars.engine', {
  engine: id.optional(),
  name: needed(80),
  description: text.default(''),
  virtue: id,
  impulse: id,
  whyNot: sentence.default(''),
  reason: sentence.default(''),
});
type EngineCommand = z.infer<typeof engineCommand>;

const describing = atStars.once('director', (move) => [
  /**
   * Adds an Engine, or writes one anew (GBM-SEA-BLD-014): each player one at creation, anybody one that
   * a mission has won (GBM-SEA-MIS-004), and the director any, who may say why.
   */
  move(engineCommand, {
    unless: (context, sent) =>
      unknownWords(sent) ??
      (sent.engine === undefined
        ? notToAdd(context, sent)
        : notToDescribe(context, engineNamed(context.state, sent.engine), sent)),
    *ways({ state, seat, self, director }) {
      const making: Pick<Offer, 'place' | 'group'> =
        self?.status === 'creating'
          ? { place: 'creation', group: stepTitle.names }
          : { place: 'sheet', ...HANGAR };
      const won = starsSlot.in(state).toCreate > 0;
      if (addsFirst(state, self)) {
        yield {
          ...making,
          ...headed(self, true, 'names'),
          label: 'Add an Engine to the hangar',
          detail: `A living machine with a heart of its own. ${nameOf(self)} cannot pilot this one: the others may.`,
          order: 73,
          primary: true,
          fields: engineFields(state, true),
        };
      } else if (won && hasBerth(state)) {
        yield {
          place: 'next-step',
          variant: 'won',
          label: 'Describe the Engine that you brought home',
          detail: 'Agree on it together.',
          order: 73,
          fields: engineFields(state, false),
        };
      }
      const all = enginesOf(state).map((engine) => ({
        engine,
        with: { engine: engine.id },
        label: `Describe ${engine.name} anew`,
        fields: engineFields(state, engine.maker !== null, engine),
      }));
      for (const { engine, ...anew } of all) {
        if (engine.by === seat.id && shapesFreely(state, engine)) {
          yield { ...making, ...anew, order: 74 };
        }
      }
      if (!director) return;
      const byHand = { ...HANGAR, variant: 'by-hand' };
      for (const { engine: _, label, fields, ...anew } of all) {
        yield {
          ...byHand,
          ...anew,
          label: `${label}, by hand`,
          order: 73,
          fields: [...fields, reasonField],
        };
      }
      if (won) return;
      const fields = [...engineFields(state, false), reasonField];
      yield { ...byHand, label: 'Add an Engine by hand', order: 74, fields };
    },
    do(play, sent, context) {
      if (sent.engine === undefined) add(play, sent, context);
      else describe(play, sent, engineNamed(context.state, sent.engine));
    },
  }),
]);

/** The Engines of the hangar: whoever adds one, and what the director writes of them by hand. */
export const hangar = deskInDrawer(
  BY_HAND,
  describing,
  ({ director, state }) => director && starsSlot.of(state) !== null,
);

/** What is said of an Engine; with `whyNot` also what keeps its maker out of it. */
function engineFields(state: GbmState, whyNot: boolean, now?: Engine): Field[] {
  const [impulse, ...taken] = now?.impulses ?? [];
  const open = impulses.filter((one) => !taken.includes(one));
  const why = 'Why can your own character not pilot it?';
  return [
    nameField(state, 'Its name', now?.name),
    textField('description', 'What it is like', 2000, now?.description ?? ''),
    choiceField('virtue', 'Its virtue', asOptions(virtues), now?.virtue),
    choiceField('impulse', 'Its impulse', asOptions(open), impulse),
    ...(whyNot ? [textField('whyNot', why, 300, now?.whyNot ?? '', true)] : []),
  ];
}

function unknownWords({ virtue, impulse }: Partial<EngineCommand>) {
  if (virtue !== undefined && !virtues.some((known) => known === virtue)) {
    return barred('malformed', `“${virtue}” is none of the virtues of an Engine.`, {
      instead: `Choose one of these: ${virtues.join(', ')}.`,
      rule: 'GBM-SEA-RUL-004',
    });
  }
  if (impulse === undefined || impulses.some((known) => known === impulse)) return null;
  return barred('malformed', `“${impulse}” is none of the impulses of an Engine.`, {
    instead: `Choose one of these: ${impulses.join(', ')}.`,
    rule: 'GBM-SEA-RUL-005',
  });
}

function withoutReason(whyNot: string | undefined, name: string) {
  if (whyNot !== '') return null;
  return barred(
    'malformed',
    `${name} cannot pilot the Engine that you add, and it is not said why.`,
    { instead: 'Say in a few words what keeps the two apart.', rule: 'GBM-SEA-BLD-014' },
  );
}

/** Why somebody cannot add an Engine, if so. Nothing is said of it yet while it is only offered. */
function notToAdd({ state, self, director }: GbmContext, { name, whyNot }: Partial<EngineCommand>) {
  if (name === undefined) return null;
  if (addsFirst(state, self)) return withoutReason(whyNot, nameOf(self));
  if (starsSlot.in(state).toCreate > 0) {
    if (hasBerth(state)) return null;
    return barred('limit-reached', `The hangar has ${berths(state)} berths, and all are taken.`, {
      instead: 'Unlock Extended berths, or let the director take an Engine off the list.',
      rule: 'GBM-SEA-RUL-020',
    });
  }
  if (director) return null;
  return barred('limit-reached', 'Each player adds one Engine, and missions win more.', {
    instead: 'Recover a fallen Engine, or ask the director.',
    rule: 'GBM-SEA-BLD-014',
  });
}

function notToDescribe(
  { state, seat, director }: GbmContext,
  engine: Engine,
  { whyNot }: Partial<EngineCommand>,
) {
  const own = engine.by === seat.id;
  if (!director && !(own && shapesFreely(state, engine))) {
    return barred(
      'not-yours',
      own ? 'An Engine is fixed in play.' : 'Somebody else has added it.',
      {
        instead: own ? 'Change it between seasons, or ask the director.' : 'Ask them.',
        rule: 'GBM-SEA-BLD-014',
      },
    );
  }
  return engine.maker === null ? null : withoutReason(whyNot, 'Its maker');
}

function add(
  play: GbmPlay,
  { name, description, virtue, impulse, whyNot, reason }: EngineCommand,
  { state, seat, self }: GbmContext,
): void {
  const maker = addsFirst(state, self) ? self : null;
  const { engines, toCreate } = starsSlot.in(state);
  const added: Engine = {
    id: play.id('engine'),
    name,
    description,
    virtue,
    impulses: [impulse],
    strength: STRENGTH_MAX,
    recovery: 0,
    by: seat.id,
    maker: maker?.id ?? null,
    whyNot: maker ? whyNot : '',
    pilot: null,
    used: false,
    abandoned: false,
    bonded: null,
  };
  starsSlot.change(play, {
    engines: { ...engines, [added.id]: added },
    toCreate: maker ? toCreate : Math.max(0, toCreate - 1),
  });
  play.say(`${seat.name} adds an Engine to the hangar: ${name}, ${virtue} and ${impulse}.`, {
    notes: [description, maker ? `Not for ${nameOf(maker)}: ${whyNot}` : ''].filter(Boolean),
    ...(reason ? { reason } : {}),
  });
}

function describe(play: GbmPlay, sent: EngineCommand, engine: Engine): void {
  const { name, description, virtue, impulse, reason } = sent;
  const second = engine.impulses.slice(1).filter((one) => one !== impulse);
  const whyNot = engine.maker === null ? '' : sent.whyNot;
  const before = engine.name;
  const shown = [impulse, ...second];
  changeEngine(play, engine.id, { name, description, virtue, whyNot, impulses: shown });
  play.say(before === name ? `${name} is described anew.` : `${before} is called ${name} now.`, {
    notes: [`${virtue}; ${shown.join(' and ')}`, description].filter(Boolean),
    ...(reason ? { reason } : {}),
  });
}
