import type { Field } from '../../../engine';
import type { OfferContext } from '../game';
import { cast, nameById, nameOf } from '../lookups';
import type { ActionRoll, Protagonist } from '../state';
import { actions, effects, positions, titled } from '../vocabulary';
import { callPrompt, judgePrompt } from './action-prompts';
import { diceFell } from './before-dice';
import { mayJoin } from './joining';
import { judgementWords } from './opening';
import { actionField, offerInRoll, scaleField } from './roll-offer';
import { weighedBefore } from './weighing';

/** How rolls are judged, and asking somebody for one (TABLE-054, TABLE-055). */
export function judgingOffers(c: OfferContext): void {
  if (c.director) {
    offerUsual(c);
    offerCalls(c);
  }
  const { self, state } = c;
  if (self?.status !== 'active' || state.public.roll || !state.public.calls[self.id]) return;
  const settled = { protagonist: self.id };
  const asked = { place: 'prompt', prompt: callPrompt(self.id) } as const;
  c.add({
    command: 'roll.answer-call',
    with: settled,
    label: 'Choose an action',
    primary: true,
    order: 1,
    ...asked,
    fields: [actionField(self)],
  });
  c.add({
    command: 'roll.cancel-call',
    with: settled,
    label: 'I do something else',
    order: 2,
    ...asked,
  });
}

/** What the director may say of a roll before its dice. */
export function offerJudgement(c: OfferContext, roll: ActionRoll): void {
  const asked = roll.judgement ? { place: 'roll' } : { place: 'prompt', prompt: judgePrompt };
  c.add({
    command: 'roll.judge',
    with: {},
    label: roll.judgement ? 'Judge again' : 'Judge position and effect',
    ...asked,
    primary: !roll.judgement,
    order: 1,
    advice: weighedBefore(c.state, roll),
    fields: judgementFields(c, roll),
  });
  if (diceFell(roll)) return;
  c.add({
    command: 'roll.grant',
    with: {},
    label: 'No roll: it happens',
    detail: 'Where nothing is at risk. Nothing is paid.',
    ...asked,
    order: roll.judgement ? 85 : 2,
  });
}

/** Judging once more when the dice lie there already, while nothing has come of them. */
export function offerJudgingAgain(c: OfferContext, roll: ActionRoll): void {
  c.add({
    command: 'roll.judge',
    with: {},
    label: 'Judge again',
    detail: 'The dice and what they cost stay.',
    place: 'roll',
    order: 70,
    fields: judgementFields(c, roll),
  });
}

function judgementFields({ state }: OfferContext, { judgement }: ActionRoll): Field[] {
  const suggested = state.public.episode.mission?.position ?? 'risky';
  return [
    scaleField('position', 'Position', positions, judgement?.position ?? suggested),
    scaleField('effect', 'Effect', effects, judgement?.effect ?? 'standard'),
    { name: 'note', kind: 'text', label: 'Why, or what to beware of', max: 300, required: false },
    {
      name: 'fatal',
      kind: 'switch',
      label: 'Fatal harm is on the table',
      initial: judgement?.fatal ?? false,
    },
  ];
}

/** Acting together, where the one who acts or the director says so. */
export function offerGroup(c: OfferContext, roll: ActionRoll, self: Protagonist | null): void {
  if (roll.group || !(c.director || self?.id === roll.roller)) return;
  const others = cast(c.state).some((one) => one.id !== roll.roller && mayJoin(c.state, one));
  if (!others) return;
  const leads = self?.id === roll.roller ? 'you' : nameById(c.state, roll.roller);
  offerInRoll(c, 'roll.make-group', {}, 'Make it a group action', 75, {
    cost: `${leads}: 1 stress for each 1–3`,
  });
}

function offerUsual(c: OfferContext): void {
  const { usualJudgement, episode } = c.state.public;
  const now = usualJudgement ?? {
    position: episode.mission?.position ?? 'risky',
    effect: 'standard' as const,
  };
  c.add({
    command: 'roll.usual-judgement',
    with: {},
    label: usualJudgement ? `Rolls are judged alike: ${judgementWords(now)}` : 'Judge rolls alike',
    detail:
      'Players roll without waiting. Each roll can still be judged again, before and after its dice.',
    place: 'director',
    order: 3,
    fields: [
      scaleField('position', 'Position', positions, now.position),
      scaleField('effect', 'Effect', effects, now.effect),
    ],
  });
  if (usualJudgement) {
    c.add({
      command: 'roll.judge-each',
      with: {},
      label: 'Judge each roll by itself',
      place: 'director',
      order: 4,
    });
  }
}

function offerCalls(c: OfferContext): void {
  const { calls, usualJudgement, episode } = c.state.public;
  const able = cast(c.state).filter((one) => mayJoin(c.state, one) && !calls[one.id]);
  const { position, effect } = usualJudgement ?? {
    position: episode.mission?.position ?? 'risky',
    effect: 'standard',
  };
  if (able.length > 0) {
    c.add({
      command: 'roll.call',
      with: {},
      label: 'Ask for a roll',
      place: 'director',
      order: 2,
      fields: [
        {
          name: 'protagonist',
          kind: 'choice',
          label: 'Who rolls?',
          required: true,
          options: able.map((one) => ({ value: one.id, label: nameOf(one) })),
        },
        {
          name: 'action',
          kind: 'choice',
          label: 'With what?',
          required: false,
          options: actions.map((action) => ({ value: action, label: titled(action) })),
        },
        { name: 'goal', kind: 'text', label: 'What for?', max: 300, required: false },
        scaleField('position', 'Position', positions, position),
        scaleField('effect', 'Effect', effects, effect),
      ],
    });
  }
  for (const { protagonist } of Object.values(calls)) {
    const one = c.state.public.protagonists[protagonist];
    if (!one) continue;
    c.add({
      command: 'roll.cancel-call',
      with: { protagonist },
      label: `${nameOf(one)} need not roll`,
      place: 'director',
      order: 2,
    });
  }
}
