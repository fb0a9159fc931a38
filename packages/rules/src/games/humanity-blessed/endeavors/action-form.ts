import type { Field, FieldOption } from '../../../engine';
import { choiceField, textField } from '../../../table';
import type { HumanityState } from '../state';
import type { Actor } from './actor';
import { openActions } from './actor';
import type { Endeavor, Participant } from './endeavor';
import { againstNow } from './extras';
import { allies, nameOf, openTracks, opponents } from './find';
import type { ActionRule } from './kinds';
import type { StatWay } from './stats';
import { barredAt, limitsOf, statWays, wayOptions, wayValue } from './stats';

// What is asked for an action of an Endeavor before it is taken (HUM-1107…1113).

/** Without a Check. */
export const FREE = 'free';
export const NONE = 'none';

const option = (state: HumanityState, { character }: Participant): FieldOption => ({
  value: character,
  label: nameOf(state, character),
});

/** What is asked for an action; `null` where it cannot be taken now at all. */
export function fieldsOf(state: HumanityState, actor: Actor, action: ActionRule): Field[] | null {
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
export const isImmune = (state: HumanityState, id: string): boolean =>
  state.public.characters[id]?.tags?.includes('immunity') ?? false;

function howField(state: HumanityState, actor: Actor, action: ActionRule): Field[] | null {
  if (action.check === 'never') return [];
  const ways = waysFor(state, actor, action);
  const free = action.check === 'perhaps' && !needsCheck(actor.endeavor, action);
  const { options, initial } = wayOptions(state, actor.character, ways, wayValue);
  if (free) options.unshift({ value: FREE, label: 'Without a Check' });
  return options.length === 0
    ? null
    : [choiceField('how', 'With what?', options, free ? FREE : initial)];
}

/** The table has said that a change of track takes a Check (HUM-1303). */
const needsCheck = ({ changing }: Endeavor, { toTrack }: ActionRule): boolean =>
  toTrack === true && changing === 'check';

/** How an action may be taken with the Stats that are free now. */
const waysFor = (state: HumanityState, actor: Actor, action: ActionRule): StatWay[] =>
  statWays(state, actor.character, limitsFor(actor, action));

export const limitsFor = ({ endeavor, one }: Actor, { tag }: ActionRule) =>
  limitsOf(tag, barredAt(endeavor, one));
