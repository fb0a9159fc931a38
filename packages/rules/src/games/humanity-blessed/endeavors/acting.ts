import { z } from 'zod';
import type { Field, FieldOption } from '../../../engine';
import { choiceField, textField } from '../../../table';
import { command, id, sentence } from '../../../table/command';
import type { Character } from '../characters/character';
import { decidesFor } from '../characters/find';
import type { Frame } from '../checks/check';
import { lay } from '../checks/laying';
import { update } from '../checks/standing';
import type { HumanityContext, HumanityPlay } from '../game';
import { moves } from '../game';
import { ruleOf } from '../house-rules';
import { harder } from '../numbers';
import type { HumanityState } from '../state';
import { askedAs } from './asked';
import { beat } from './beats';
import type { Endeavor, Extra, Participant } from './endeavor';
import { againstNow } from './extras';
import {
  allies,
  characterIn,
  nameOf,
  openTracks,
  opponents,
  running,
  update as updateEndeavor,
} from './find';
import type { ActionRule } from './kinds';
import { actionOf, actionsOf, kindOf } from './registry';
import { removeFrom } from './removing';
import type { StatWay } from './stats';
import { barredAt, limitsOf, readWay, statWays, wayLabel, wayValue } from './stats';
import type { Data } from './taking';
import { joinIds, take } from './taking';

/** The question under which somebody is asked to act: one of its own for each action, so that each is read aloud. */
export const turnQuestion = ({ one, extra }: Pick<Actor, 'one' | 'extra'>): string =>
  `endeavor-turn-${one.character}-${extra?.id ?? one.left}`;

/** Without a Check. */
const FREE = 'free';
const NONE = 'none';

/** Somebody who may act now: on their turn, or with what they are owed. */
export interface Actor {
  endeavor: Endeavor;
  one: Participant;
  character: Character;
  extra: Extra | null;
}

/** Who acts now; `null` while nobody does. */
export function actorNow(state: HumanityState): Actor | null {
  const endeavor = running(state);
  if (!endeavor || endeavor.reached || endeavor.dues.length > 0 || state.public.check !== null) {
    return null;
  }
  const extra = endeavor.extras[0] ?? null;
  const who = extra ? extra.who : endeavor.stage === 'turn' ? endeavor.current : null;
  const one = who === null ? undefined : endeavor.participants[who];
  if (one?.standing !== 'in' || (!extra && one.left < 1)) return null;
  return { endeavor, one, character: characterIn(state, one), extra };
}

/** What somebody may do now: on their turn anything, out of turn an Attack (HUM-1107, 1203, 1206). */
export function openActions(state: HumanityState, { endeavor, one, extra }: Actor): ActionRule[] {
  const all = actionsOf(endeavor, one).filter(({ open }) => open?.(state, endeavor, one) ?? true);
  return all.filter((action) => isOfNow(action, extra));
}

/** Out of turn one attacks; but a unit does what it can, and whoever is adrift only gets over (HUM-1225, 1226). */
function isOfNow({ attack, outOfTurn }: ActionRule, extra: Extra | null): boolean {
  if (outOfTurn) return extra?.kind === outOfTurn;
  if (extra === null || extra.kind === 'operated') return true;
  return attack === true && extra.kind !== 'adrift';
}

const said = {
  character: id,
  action: id,
  /** A Stat, in whose place, or without a Check. */
  how: id.default(FREE),
  /** Whom an Attack goes against. */
  against: z.array(id).max(48).default([]),
  /** They are apt against it, so that it is a rank harder (HUM-1003). */
  defended: z.boolean().default(false),
  /** It goes against somebody’s will: an Attack (HUM-1412). */
  assault: z.boolean().default(false),
  whom: id.default(NONE),
  track: id.default(NONE),
  aptitude: id.default(NONE),
  /** The other action, where they shine (HUM-1305). */
  also: id.default(NONE),
  aim: sentence.default(''),
};
type Said = z.infer<z.ZodObject<typeof said>>;

/** Whoever acts now, for those who play them. */
const acting = {
  part: 'character',
  what: 'character whose turn it is',
  all(context: HumanityContext): readonly Actor[] {
    const actor = actorNow(context.state);
    return actor && actor.extra?.kind !== 'fatigue' && decidesFor(context, actor.character)
      ? [actor]
      : [];
  },
  idOf: ({ one }: Actor) => one.character,
} as const;

/** Taking one’s action (HUM-1107, 1301…1316). */
export const actingMoves = moves.about(acting, 'endeavor', (move) => [
  move(command('endeavor.act', said), {
    *ways(context, actor) {
      const { state } = context;
      const { one, endeavor, character } = actor;
      const own = character.owner === context.seat.id || character.owner === null;
      for (const action of openActions(state, actor)) {
        const fields = fieldsOf(state, actor, action);
        if (fields === null) continue;
        yield {
          with: { action: action.id },
          label: action.name,
          detail: action.means,
          group: headline(state, endeavor, one, actor.extra),
          fields,
          ...(own ? {} : { place: 'answers' }),
        };
      }
    },
    do: (play, sent, _, actor) => act(play, sent, actor),
  }),
  move(command('endeavor.pass', { character: id }), {
    ways: (context, { one, extra }) => ({
      label: extra ? letBe(extra) : 'Do nothing this turn',
      group: nameOf(context.state, one.character),
      order: 9,
      ...askedAs(context, one.character, turnQuestion({ one, extra })),
    }),
    do(play, _, __, { one, extra, endeavor }) {
      const name = nameOf(play.state, one.character);
      if (extra?.kind === 'adrift') {
        play.say(`${name} goes down with it.`, beat('endeavor-removed', one.character));
        removeFrom(play, one.character);
      } else play.say(`${name} lets it be.`, beat('endeavor-turn', one.character));
      if (extra) {
        play.emit({
          type: 'endeavorChanged',
          set: { extras: endeavor.extras.filter((each) => each.id !== extra.id) },
        });
      } else play.emit({ type: 'participantChanged', character: one.character, set: { left: 0 } });
    },
  }),
]);

const letBe = ({ kind }: Extra): string => (kind === 'adrift' ? 'Go down with it' : 'Let it be');

const outOfTurn: Readonly<Record<Extra['kind'], string>> = {
  revenge: 'strikes back',
  unrelenting: 'does not stop',
  fatigue: 'is tired',
  operated: 'is operated',
  adrift: 'has to get over',
};

const headline = (
  state: HumanityState,
  _: Endeavor,
  one: Participant,
  extra: Extra | null,
): string => {
  const name = nameOf(state, one.character);
  if (extra === null) return `${name}’s turn`;
  return `${name} ${outOfTurn[extra.kind]}`;
};

const option = (state: HumanityState, { character }: Participant): FieldOption => ({
  value: character,
  label: nameOf(state, character),
});

/** What is asked for an action; `null` where it cannot be taken now at all. */
function fieldsOf(state: HumanityState, actor: Actor, action: ActionRule): Field[] | null {
  const { endeavor, character } = actor;
  const how = howField(state, actor, action);
  if (how === null) return null;
  const others = endeavor.shining ? alsoOf(state, actor, action) : [];
  const fields = partsOf(state, actor, [action, ...others], action);
  if (fields === null) return null;
  if (others.length > 0) {
    const options = others.map(({ id: value, name: label }) => ({ value, label }));
    fields.unshift(choiceField('also', 'And what else?', options, options[0]?.value));
  }
  fields.push(...how);
  if (action.check === 'never') return fields;
  if (character.aptitudes.length > 0) {
    const options = [
      { value: NONE, label: 'No Aptitude' },
      ...character.aptitudes.map(({ id: value, text: label }) => ({ value, label })),
    ];
    fields.push({ ...choiceField('aptitude', 'Apt in it?', options, NONE), folded: true });
  }
  fields.push({ ...textField('aim', 'How?', 300, ''), folded: action.id !== 'operate' });
  return fields;
}

/** What the actions ask for that may be meant; `null` where the first of them has nobody, or nowhere, to go. */
function partsOf(
  state: HumanityState,
  { endeavor, one, extra }: Actor,
  some: readonly ActionRule[],
  first: ActionRule,
): Field[] | null {
  const fields: Field[] = [];
  if (some.some(({ attack }) => attack)) {
    const all = extra
      ? againstNow(endeavor, extra)
      : opponents(endeavor, one).map(({ character }) => character);
    if (all.length === 0 && first.attack) return null;
    if (all.length > 0) fields.push(...attackFields(state, endeavor, all));
  }
  if (some.some(({ forAlly }) => forAlly)) {
    const options = allies(endeavor, one).map((each) => option(state, each));
    fields.push(choiceField('whom', 'Whom?', options, one.character));
  }
  if (some.some(({ toTrack }) => toTrack)) {
    const options = openTracks(endeavor)
      .filter(({ id: track }) => track !== one.track)
      .map(({ id: value, name: label }) => ({ value, label }));
    fields.push(choiceField('track', 'To which track?', options, options[0]?.value));
  }
  if (some.some(({ mayAttack }) => mayAttack)) {
    const label = 'It goes against somebody: an Attack';
    fields.push({ name: 'assault', kind: 'switch', label, initial: false, folded: true });
  }
  return fields;
}

/** What may be joined to an action by Shine: another one that can be taken now (HUM-1305). */
const alsoOf = (state: HumanityState, actor: Actor, { id: own }: ActionRule): ActionRule[] =>
  openActions(state, actor).filter(
    ({ id: other, attack }) =>
      other !== own && (!attack || opponents(actor.endeavor, actor.one).length > 0),
  );

/** Against whom, and whether they are apt: all who are not protected stand there beforehand. */
function attackFields(state: HumanityState, endeavor: Endeavor, all: readonly string[]): Field[] {
  const open = all.filter((id) => (endeavor.participants[id]?.protectedBy.length ?? 0) === 0);
  const options = all.map((value) => {
    const covered = (endeavor.participants[value]?.protectedBy.length ?? 0) > 0;
    const fails = covered && isImmune(state, value);
    const detail = fails
      ? 'Protected and immune: an Attack on them fails.'
      : covered
        ? 'Protected: a rank harder.'
        : undefined;
    return {
      value,
      label: nameOf(state, value),
      ...(detail === undefined ? {} : { detail }),
    };
  });
  const apt = all.some((id) => (state.public.characters[id]?.aptitudes.length ?? 0) > 0);
  return [
    {
      name: 'against',
      kind: 'choices',
      label: 'Against whom?',
      options,
      min: 1,
      max: options.length,
      initial: open.length > 0 ? [...open] : all.slice(0, 1),
    },
    ...(apt
      ? [
          {
            name: 'defended',
            kind: 'switch' as const,
            label: 'They are apt against it',
            initial: false,
            folded: true,
          },
        ]
      : []),
  ];
}

/** Whom an Attack that meets an Aptitude cannot touch (HUM-1205). */
const isImmune = (state: HumanityState, id: string): boolean =>
  state.public.characters[id]?.tags?.includes('immunity') ?? false;

function howField(state: HumanityState, actor: Actor, action: ActionRule): Field[] | null {
  if (action.check === 'never') return [];
  const ways = waysFor(state, actor, action);
  const free = action.check === 'perhaps' && !needsCheck(actor.endeavor, action);
  const options = [
    ...(free ? [{ value: FREE, label: 'Without a Check' }] : []),
    ...ways.map((way) => ({ value: wayValue(way), label: wayLabel(state, actor.character, way) })),
  ];
  return options.length === 0
    ? null
    : [choiceField('how', 'With what?', options, options[0]?.value)];
}

/** The table has said that a change of track takes a Check (HUM-1303). */
const needsCheck = ({ changing }: Endeavor, { toTrack }: ActionRule): boolean =>
  toTrack === true && changing === 'check';

/** How an action may be taken with the Stats that are free now. */
const waysFor = (state: HumanityState, actor: Actor, action: ActionRule): StatWay[] =>
  statWays(state, actor.character, limitsFor(actor, action));

const limitsFor = ({ endeavor, one }: Actor, { tag }: ActionRule) =>
  limitsOf(tag, barredAt(endeavor, one));

/** Takes an action: with a Check, which lies on the table from now on, or at once. */
function act(play: HumanityPlay, sent: Said, actor: Actor): void {
  const { endeavor, one, extra } = actor;
  const action = actionOf(endeavor, one, sent.action);
  if (!action) return;
  const data: Data = {
    endeavor: endeavor.id,
    ...(sent.against.length > 0 ? { against: joinIds(sent.against) } : {}),
    ...(sent.whom === NONE ? {} : { whom: sent.whom }),
    ...(sent.track === NONE ? {} : { track: sent.track }),
    ...(sent.aim === '' ? {} : { aim: sent.aim }),
    ...(sent.also === NONE ? {} : { also: sent.also }),
    ...(sent.assault ? { assault: true } : {}),
    ...(extra ? { extra: extra.id } : {}),
  };
  if (endeavor.shining) updateEndeavor(play, { shining: false });
  const way = sent.how === FREE ? null : readWay(sent.how);
  if (way === null) {
    take(play, endeavor, { who: one, members: [], outcome: null, action: action.id, data });
    return;
  }
  if (failsAnyway(play, sent, actor)) {
    const text = `The Attack cannot touch ${sent.against.map((id) => nameOf(play.state, id)).join(' and ')}.`;
    play.say(text, {
      ...beat('endeavor-effect', one.character),
      notes: ['Immune to what they are apt against.'],
    });
    if (extra) {
      play.emit({
        type: 'endeavorChanged',
        set: { extras: endeavor.extras.filter((each) => each.id !== extra.id) },
      });
    } else {
      play.emit({
        type: 'participantChanged',
        character: one.character,
        set: { left: one.left - 1 },
      });
    }
    return;
  }
  layAction(play, actor, { action, data, way, sent });
}

/** Whom of those attacked an Aptitude covers: by Protect, or as the table says (HUM-1003, 1311). */
const isCovered = ({ participants }: Endeavor, id: string, defended: boolean): boolean =>
  defended || (participants[id]?.protectedBy.length ?? 0) > 0;

/** An Attack that meets nobody but those who are immune to it fails without dice (HUM-1205). */
function failsAnyway({ state }: HumanityPlay, sent: Said, { endeavor }: Actor): boolean {
  if (sent.against.length === 0 || sent.also !== NONE) return false;
  return sent.against.every((id) => {
    if (!isImmune(state, id)) return false;
    const covered = ruleOf(state, 'immunityMeetsProtect') === 'all';
    return sent.defended || (covered && isCovered(endeavor, id, false));
  });
}

/** Lays the Check of an action on the table, framed already (HUM-701): what Protect and Aptitudes add is counted. */
function layAction(
  play: HumanityPlay,
  actor: Actor,
  { action, data, way, sent }: { action: ActionRule; data: Data; way: StatWay; sent: Said },
): void {
  const { endeavor, one } = actor;
  const { against, aim } = sent;
  const [target] = against;
  const covered = against.some((id) => isCovered(endeavor, id, sent.defended));
  const names = against.map((id) => nameOf(play.state, id)).join(' and ');
  const aptitude = sent.aptitude === NONE ? null : sent.aptitude;
  const character = against.length === 1 && target !== undefined ? target : null;
  if (endeavor.called.length > 0) updateEndeavor(play, { called: [] });
  const check = lay(play, one.character, {
    aim,
    claim: {
      ...way,
      aptitude,
      against: againstWhom(sent, character, names),
      gain: null,
    },
    purpose: {
      kind: 'endeavor',
      action: action.id,
      data: { ...data },
      ...limitsFor(actor, action),
    },
  });
  const raised = [
    ...(covered
      ? [{ source: sent.defended ? 'They are apt against it' : 'Protect', ranks: 1 }]
      : []),
    ...(kindOf(endeavor).raises?.(play.state, endeavor, aimedOf(one, sent)) ?? []),
  ];
  const frame: Frame = {
    ...{ said: 'simple', raised, ...harder('simple', raised.length) },
    ...{
      apt: aptitude !== null,
      gain: false,
      rival: against.length > 0 || sent.assault,
      dark: false,
    },
  };
  update(play, check, { frame });
  const whom = names === '' ? '' : ` against ${names}`;
  play.say(`${nameOf(play.state, one.character)}: ${action.name}${whom}.`, {
    ...beat('endeavor-turn', one.character, ...against),
    notes: raised.length > 0 ? [hardWords(frame, raised)] : [],
  });
}

/** Whom the Check goes against: those who are named, or somebody on guard whom nobody has named (HUM-1412). */
function againstWhom({ against, assault }: Said, character: string | null, names: string) {
  if (against.length > 0) return { character, who: names };
  return assault ? { character: null, who: 'whoever is on guard' } : null;
}

const aimedOf = (who: Participant, { against, track }: Said) => ({
  ...{ who, against },
  track: track === NONE ? null : track,
});

/** “Hard, by Protect: 2 Checks with different Stats.” */
const hardWords = ({ complexity, needed }: Frame, raised: Frame['raised']): string =>
  `${complexity === 'hard' ? 'Hard' : 'Complex'}, by ${raised.map(({ source }) => source).join(' and ')}: ${needed} Checks with different Stats.`;
