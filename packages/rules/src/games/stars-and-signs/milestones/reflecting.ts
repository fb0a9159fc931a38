import { z } from 'zod';
import type { Field, Refusal } from '../../../engine';
import type { WayToMove } from '../../../table';
import { choiceField, textField } from '../../../table';
import { command, id, sentence, word } from '../../../table/command';
import type { StarsContext, StarsPlay } from '../game';
import { barred, moves, present } from '../game';
import { anchorsOf, fullOfAnchors } from '../protagonists/anchors';
import { answersFor, changeTrait, traitsOf } from '../protagonists/find';
import { wordsOf } from '../protagonists/kept';
import type { Protagonist } from '../protagonists/protagonist';
import type { Memory, Trait } from '../protagonists/trait';
import { called } from '../protagonists/trait';
import type { StarsState } from '../state';
import { alignments, alignmentWords, caps } from '../vocabulary';
import type { Gains } from './advancing';
import { advance, agendaGains, forbiddenList } from './advancing';
import type { ReflectionPlace } from './milestone';
import { reflectionPlaces } from './milestone';
import { at, finish, promptOf, setMilestone } from './progress';
import { isAboutToAdvance, placeOf, reflectables } from './reflectable';

const reflect = command('milestone.reflect', {
  protagonist: id,
  trait: id,
  text: sentence.default(''),
  tone: z.enum(alignments).default('neutral'),
  /** What an Agenda that advances brings (SNS-1303…1305). */
  gain: z.enum(agendaGains).default('affinity'),
  /** The Affinity that comes of it, or the Anchor, and which is given up for that. */
  affinity: word.default(''),
  anchor: sentence.default(''),
  instead: id.optional(),
  stays: z.boolean().default(false),
});
type Reflect = z.infer<typeof reflect>;

/** What somebody has to say of what they reflect on: a Memory of it, and how it felt (SNS-1209, 2103, 2104). */
export const memoryFields = (now?: Memory): Field[] => [
  textField('text', 'How was it shown, or challenged?', 300, now?.text ?? ''),
  choiceField(
    'tone',
    'How it felt',
    alignments.map((value) => ({ value, label: alignmentWords[value] })),
    now?.tone ?? 'neutral',
  ),
];

/** At each Milestone somebody reflects on up to one Aspect, one Agenda and one Connection (SNS-2103…2105). */
export const reflecting = moves.about(at('reflect'), 'answers', (move) => [
  move(reflect, {
    unless: ({ state }, { trait, gain, affinity, anchor, instead }, one) =>
      trait === undefined
        ? null
        : (isTaken(state, one, trait) ??
          cannotGain(state, one, trait, { gain, affinity, anchor, instead })),
    ways: waysToReflect,
    do: carryOut,
  }),
]);

/** What bars a Reflection: it is none of theirs, or its place is taken (SNS-2103). */
function isTaken(state: StarsState, one: Protagonist, wanted: string): Refusal | null {
  const { milestone } = state.public;
  if (!milestone) return null;
  if (reflectables(state, one, milestone).some(({ id: own }) => own === wanted)) return null;
  const trait = state.public.traits[wanted];
  const place = trait?.of === one.id ? placeOf(trait) : null;
  return barred(
    'already-done',
    place
      ? `${one.name} has reflected on ${placeWords[place]} at this Milestone.`
      : `${one.name} does not reflect on that.`,
    {
      instead: 'Reflect on an Aspect, an Agenda or a Connection that is still open.',
      rule: 'SNS-2103',
    },
  );
}

const placeWords: Readonly<Record<ReflectionPlace, string>> = {
  aspect: 'an Aspect',
  agenda: 'an Agenda',
  connection: 'a Connection',
};

/** What bars what a Trait would bring as it advances (SNS-1303, 1305, 1404, 2105). */
function cannotGain(
  state: StarsState,
  one: Protagonist,
  wanted: string,
  { gain, affinity, anchor, instead }: Chosen,
): Refusal | null {
  const trait = state.public.traits[wanted];
  if (!trait || !isAboutToAdvance(trait)) return null;
  const brings = trait.kind === 'agenda' ? gain : trait.kind === 'aspect' ? 'affinity' : null;
  if (brings === 'heal') return healable(state, trait) === null ? notDevoted(trait) : null;
  // While it is offered, what it brings in words, and which Anchor goes, is still to be said.
  if (brings === 'affinity' && affinity !== undefined) {
    const forbidden = trait.kind === 'agenda' ? forbiddenList(affinity) : null;
    return unnamed(affinity, 'Affinity') ?? forbidden;
  }
  if (brings === 'anchor' && anchor !== undefined) {
    return unnamed(anchor, 'Anchor') ?? fullOfAnchors(one, anchorsOf(state, one.id), instead);
  }
  return null;
}

type Chosen = {
  [K in 'gain' | 'affinity' | 'anchor' | 'instead']: Reflect[K] | undefined;
};

const notDevoted = ({ text }: Trait): Refusal =>
  barred('not-allowed', `“${text}” is devoted to no Lingering Wound.`, {
    instead: 'Choose an Affinity or an Anchor.',
    rule: 'SNS-1305',
  });

/** A Trait that advances brings something, which has a name (SNS-2105). */
const unnamed = (name: string, what: string): Refusal | null =>
  name !== ''
    ? null
    : barred('not-allowed', `The third Memory brings an ${what}.`, {
        instead: 'Say which.',
        rule: 'SNS-2105',
      });

/** The Lingering Wound that an Agenda is devoted to, where it is there (SNS-1305). */
const healable = (state: Pick<StarsState, 'public'>, { agenda, of }: Trait): Trait | null => {
  const wound = state.public.traits[agenda?.heals ?? ''];
  return wound?.kind === 'lingering' && wound.of === of ? wound : null;
};

function* waysToReflect(context: StarsContext, one: Protagonist): Iterable<WayToMove<Reflect>> {
  const { state } = context;
  const { milestone } = state.public;
  const where = answersFor(context, one, promptOf(one));
  if (!milestone || !where) return;
  const open = reflectables(state, one, milestone);
  for (const place of reflectionPlaces) {
    const some = open.filter((trait) => placeOf(trait) === place && !isAboutToAdvance(trait));
    if (some.length === 0) continue;
    const options = some.map((trait) => ({
      value: trait.id,
      label: wordsOf(context, trait),
      detail: `${trait.memories.length} of ${caps.memories} Memories`,
    }));
    const only = options.length === 1 ? options[0]?.value : undefined;
    yield {
      variant: place,
      label: `Reflect on ${placeWords[place]}`,
      fields: [choiceField('trait', 'Which', options, only), ...memoryFields()],
      ...where,
    };
  }
  for (const trait of open.filter(isAboutToAdvance)) {
    for (const way of waysToAdvance(context, one, trait)) yield { ...way, ...where };
  }
}

/** The third Memory: what comes of it is chosen with it (SNS-1204, 1207, 1303…1305, 1713). */
function* waysToAdvance(
  context: StarsContext,
  one: Protagonist,
  trait: Trait,
): Iterable<WayToMove<Reflect>> {
  const { state } = context;
  const name = wordsOf(context, trait);
  const settled = { trait: trait.id };
  const label = `“${name}”: the third Memory`;
  const affinities = traitsOf(state, one.id).filter(({ kind }) => kind === 'affinity');
  if (trait.kind === 'aspect') {
    const magical = affinities.filter((each) => each.magical);
    yield {
      with: settled,
      label,
      detail: 'It advances: a rank in a Magical Affinity of yours.',
      fields: [...memoryFields(), affinityField('Magical Affinity', magical)],
    };
    return;
  }
  if (trait.kind !== 'agenda') {
    const whom = state.public.protagonists[trait.towards ?? '']?.name ?? '';
    const detail =
      trait.kind === 'connection'
        ? `It advances: an Affinity in ${whom}, and it moves the way the Memories felt.`
        : 'It heals at last.';
    yield { with: settled, label, detail, fields: memoryFields() };
    return;
  }
  yield {
    with: { ...settled, gain: 'affinity' },
    label: `${label}, for an Affinity`,
    detail: 'From any list except Conviction and Tendency.',
    fields: [
      ...memoryFields(),
      affinityField(
        'Affinity',
        affinities.filter((each) => forbiddenList(each.text) === null),
      ),
    ],
  };
  const anchors = anchorsOf(state, one.id);
  yield {
    with: { ...settled, gain: 'anchor' },
    label: `${label}, for an Anchor`,
    detail: 'Nothing magical. The Agenda becomes it, unless it stays.',
    fields: [
      ...memoryFields(),
      textField('anchor', 'The Anchor', 300, '', true),
      ...(anchors.length < caps.anchors
        ? []
        : [
            choiceField(
              'instead',
              'Which Anchor is given up for it',
              anchors.map((anchor) => ({ value: anchor.id, label: called(anchor) })),
            ),
          ]),
      { name: 'stays', kind: 'switch', label: 'The Agenda stays', initial: false },
    ],
  };
  const wound = healable(state, trait);
  if (wound) {
    yield {
      with: { ...settled, gain: 'heal' },
      label: `${label}, to heal “${called(wound)}”`,
      fields: memoryFields(),
    };
  }
}

/** Which Affinity rises, or comes: the only one that there is stands there, and of several none is chosen for anybody. */
function affinityField(label: string, known: readonly Trait[]): Field {
  const suggestions = known.map(({ text }) => text).sort();
  const only = suggestions.length === 1 ? suggestions[0] : undefined;
  return {
    ...textField('affinity', label, 80, only ?? '', true),
    ...(suggestions.length > 0 ? { suggestions } : {}),
  };
}

function carryOut(play: StarsPlay, said: Reflect, _: StarsContext, one: Protagonist): void {
  const { milestone, traits } = play.state.public;
  const trait = present(traits[said.trait], 'Trait');
  const place = placeOf(trait);
  if (!milestone || place === null) return;
  const taken: ReflectionPlace[] = [...(milestone.reflected[one.id] ?? []), place];
  setMilestone(play, { reflected: { ...milestone.reflected, [one.id]: taken } });
  const memory: Memory = { text: said.text, tone: said.tone };
  const memories = [...trait.memories, memory];
  play.say(`${one.name} reflects on “${called(trait)}”: ${memories.length} of ${caps.memories}.`, {
    beat: { kind: 'memory', about: [one.id], fiction: said.text },
  });
  if (memories.length < caps.memories) changeTrait(play, trait, { memories });
  else advance(play, one, trait, memories, said satisfies Gains);
  if (taken.length === reflectionPlaces.length) finish(play, one, 'reflect');
}
