import type { Field } from '../../engine';
import { featuresOf } from '../features';
import type { OfferContext, StandingPrompt } from '../game';
import type { Consequence, GbmState, Protagonist } from '../state';
import { cast, nameById, nameOf, protagonist } from '../table/lookups';
import { attributes, titled } from '../vocabulary';
import { consequencePrompt } from './action-prompts';
import { acceptedPromise } from './bonus';
import { describe, reduced, resistancePool } from './consequence-effects';
import { hasConsequences } from './outcomes';

/** What each consequence asks of the one it is for. */
export function consequencePrompts(state: GbmState): StandingPrompt[] {
  return Object.values(state.public.consequences).flatMap((one) => {
    const { seat } = protagonist(state, one.target);
    if (!seat) return [];
    const price =
      one.source === 'promise' ? ' It is the price of a promise and cannot be resisted.' : '';
    return [
      {
        id: promptOf(one),
        to: [seat],
        title: `${nameById(state, one.target)} faces a consequence`,
        text: `${titled(describe(state, one))}.${price}`,
      },
    ];
  });
}

export function consequenceOffers(c: OfferContext): void {
  if (c.director) offerAssigning(c);
  for (const one of Object.values(c.state.public.consequences)) {
    if (c.self?.id === one.target) offerAnswers(c, c.self, one);
    else if (c.self?.status === 'active') offerProtection(c, c.self, one);
    if (c.director) {
      c.add({
        command: 'consequence.cancel',
        with: { consequence: one.id },
        label: `Take back: ${describe(c.state, one)}`,
        place: 'roll',
        order: 70,
        fields: [{ name: 'reason', kind: 'text', label: 'Why?', max: 300, required: true }],
      });
    }
  }
}

const promptOf = (one: Consequence) => `consequence:${one.id}`;

function offerAnswers(c: OfferContext, self: Protagonist, one: Consequence): void {
  const settled = { consequence: one.id };
  const prompt = promptOf(one);
  const left = one.resisted || one.armoured ? 'Take what is left' : 'Take it';
  c.add({
    command: 'consequence.accept',
    with: settled,
    label: left,
    place: 'prompt',
    prompt,
    order: 1,
  });
  if (one.source === 'promise') return;
  const becomes = outcomeWords(c.state, one);
  if (!one.resisted) {
    const { dice, keep } = resistancePool(c.state, one);
    c.add({
      command: 'consequence.resist',
      with: settled,
      label: `Resist with ${titled(one.attribute)} (${keep === 'lowest' ? 'two dice, the lower' : `${dice}d`})`,
      cost: '6 minus the result in stress',
      detail: becomes,
      place: 'prompt',
      prompt,
      order: 2,
      primary: true,
    });
  }
  if (self.transcendence.active && !self.armourUsed && !one.armoured && one.armourFits) {
    c.add({
      command: 'consequence.armour',
      with: settled,
      label: 'Mark armour',
      detail: becomes,
      place: 'prompt',
      prompt,
      order: 3,
    });
  }
  if (self.specialArmourUsed) return;
  for (const { id, name, hooks } of featuresOf(c.state, self)) {
    if (!hooks.specialArmour) continue;
    c.add({
      command: 'consequence.special-armour',
      with: { ...settled, ability: id },
      label: `Special armour: ${name}`,
      detail: `Negates it, if it is about ${hooks.specialArmour.negates}.`,
      place: 'prompt',
      prompt,
      order: 4,
    });
  }
}

function offerProtection(c: OfferContext, self: Protagonist, one: Consequence): void {
  if (one.source === 'promise' || one.resisted || one.armoured) return;
  c.add({
    command: 'consequence.protect',
    with: { consequence: one.id, protagonist: self.id },
    label: `Protect ${nameById(c.state, one.target)}: take it in their place`,
    detail: `${titled(describe(c.state, one))}. You may resist it then.`,
    place: 'roll',
    order: 5,
  });
}

function offerAssigning(c: OfferContext): void {
  const { roll, clocks } = c.state.public;
  const people = cast(c.state);
  const [first] = people;
  if (!first || c.state.public.phase === 'creation') return;
  const rolled = roll?.stage === 'rolled' ? roll : null;
  const asked =
    rolled?.band &&
    hasConsequences(rolled.band) &&
    Object.keys(c.state.public.consequences).length === 0;
  const sources = [
    ...(rolled ? [{ value: 'roll', label: 'The roll' }] : []),
    ...(rolled && acceptedPromise(rolled)
      ? [{ value: 'promise', label: 'The poisoned promise' }]
      : []),
    { value: 'fiction', label: 'What happens in the story' },
  ];
  const ticking = Object.values(clocks);
  const clockFields: Field[] =
    ticking.length > 0
      ? [
          {
            name: 'clock',
            kind: 'choice',
            label: 'Clock it ticks',
            required: false,
            options: ticking.map(({ id, name }) => ({ value: id, label: name })),
          },
          { name: 'ticks', kind: 'number', label: 'Segments', min: 0, max: 6, initial: 0 },
        ]
      : [];
  c.add({
    command: 'consequence.assign',
    with: {},
    label: 'Assign a consequence',
    place: asked ? 'prompt' : rolled ? 'roll' : 'director',
    ...(asked ? { prompt: consequencePrompt } : {}),
    order: 10,
    fields: [
      choice('kind', 'What kind?', [
        ['harm', 'Harm'],
        ['complication', 'Complication'],
        ['reduced-effect', 'Reduced effect'],
        ['lost-opportunity', 'Lost opportunity'],
        ['worse-position', 'Worse position'],
      ]),
      { name: 'text', kind: 'text', label: 'What happens?', max: 300, required: true },
      {
        name: 'target',
        kind: 'choice',
        label: 'To whom?',
        required: true,
        initial: rolled?.roller ?? first.id,
        options: people.map((one) => ({ value: one.id, label: nameOf(one) })),
      },
      {
        name: 'source',
        kind: 'choice',
        label: 'From',
        required: true,
        initial: sources[0]?.value ?? 'fiction',
        options: sources,
      },
      {
        name: 'level',
        kind: 'number',
        label: 'Level of harm (0 for none)',
        min: 0,
        max: rolled && !rolled.judgement?.fatal ? 3 : 4,
        initial: 0,
      },
      {
        name: 'serious',
        kind: 'switch',
        label: 'Serious',
        initial: rolled?.rolled?.position === 'desperate',
      },
      ...clockFields,
      choice(
        'attribute',
        'Resisted with',
        attributes.map((attribute) => [attribute, `${titled(attribute)}: ${nature[attribute]}`]),
      ),
      choice('resisting', 'Resisting would', [
        ['reduce', 'Reduce it'],
        ['avoid', 'Avoid it'],
      ]),
      {
        name: 'reducedText',
        kind: 'text',
        label: 'What it is once reduced',
        max: 300,
        required: false,
      },
      { name: 'armourFits', kind: 'switch', label: 'Armour fits', initial: false },
    ],
  });
}

const nature = {
  sun: 'violence and fear',
  moon: 'despair and heartbreak',
  stars: 'panic and social pressure',
};

function choice(name: string, label: string, pairs: (readonly [string, string])[]): Field {
  const options = pairs.map(([value, text]) => ({ value, label: text }));
  return { name, kind: 'choice', label, required: true, initial: options[0]?.value ?? '', options };
}

function outcomeWords(state: GbmState, one: Consequence): string {
  const weaker = reduced(one);
  return weaker.avoided ? 'You avoid it.' : `It becomes ${describe(state, weaker)}.`;
}
