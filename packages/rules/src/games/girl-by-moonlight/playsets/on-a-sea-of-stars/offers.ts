import type { Field, Offer } from '../../../../engine';
import { headed, stepTitle } from '../../characters/making/progress';
import type { OfferContext, StandingPrompt } from '../../game';
import { cast, directorSeats, nameOf } from '../../lookups';
import type { GbmState } from '../../state';
import { titled } from '../../vocabulary';
import { deskOffers } from './desk-offers';
import { engineFields } from './engine-fields';
import { engineOf, enginesOf, whyNotPilot } from './engines';
import { exposedPool, isDue } from './exposed';
import { addsFirst, hasBerth, shapesFreely } from './hangar';
import { hasRunabout, isOut, isStranded } from './piloting';
import { starsSlot } from './slots';

const GROUP = 'The hangar';
const how: Field = {
  name: 'how',
  kind: 'text',
  label: 'What do we see?',
  max: 300,
  required: false,
};
const EXPOSED = 'stars:exposed';

/** What each seat may do about Engines and the Bastion now. */
export function starsOffers(context: OfferContext): void {
  const { state, seat, director, self } = context;
  if (!starsSlot.of(state) || seat.role === 'spectator') return;
  engineOffers(context);
  if (self?.status === 'active') pilotOffers(context);
  runaboutOffers(context);
  if (director) {
    rollOffer(context);
    deskOffers(context);
  }
}

/** Adds an Engine, at creation or when one was won, and writes one's own anew. */
function engineOffers({ state, seat, self, add }: OfferContext): void {
  const making: Pick<Offer, 'place' | 'group'> =
    self?.status === 'creating'
      ? { place: 'creation', group: stepTitle.names }
      : { place: 'sheet', group: GROUP };
  if (addsFirst(state, self)) {
    add({
      ...making,
      ...headed(self, true, 'names'),
      command: 'stars.engine',
      with: {},
      label: 'Add an Engine to the hangar',
      detail: `A living machine with a heart of its own. ${nameOf(self)} cannot pilot this one: the others may.`,
      order: 73,
      primary: true,
      fields: engineFields(state, true),
    });
  } else if ((starsSlot.of(state)?.toCreate ?? 0) > 0 && hasBerth(state)) {
    add({
      place: 'next-step',
      command: 'stars.engine',
      with: {},
      variant: 'won',
      label: 'Describe the Engine that you brought home',
      detail: 'Agree on it together.',
      order: 73,
      fields: engineFields(state, false),
    });
  }
  for (const engine of enginesOf(state)) {
    if (engine.by !== seat.id || !shapesFreely(state, engine)) continue;
    add({
      ...making,
      command: 'stars.engine',
      with: { engine: engine.id },
      label: `Describe ${engine.name} anew`,
      order: 74,
      fields: engineFields(state, engine.maker !== null, engine),
    });
  }
}

/** Boards an Engine, leaves it, or leaves it behind. */
function pilotOffers({ state, self, add }: OfferContext): void {
  const { phase } = state.public;
  if (!self || phase === 'creation' || phase === 'epilogue') return;
  const mine = engineOf(state, self.id);
  const place = phase === 'mission' ? 'act' : 'sheet';
  for (const engine of enginesOf(state)) {
    if (engine === mine || whyNotPilot(engine, self)) continue;
    add({
      place,
      group: GROUP,
      command: 'stars.board',
      with: { protagonist: self.id, engine: engine.id },
      label: `Board ${engine.name}`,
      detail: `${titled(engine.virtue)}; ${engine.impulses.join(' and ')}.${mine ? ` You leave ${mine.name}.` : ''}`,
      order: 24,
    });
  }
  if (!mine) return;
  for (const behind of [false, true]) {
    if (behind && !isOut(state, mine)) continue;
    add({
      place,
      group: GROUP,
      command: 'stars.leave',
      with: { engine: mine.id, behind },
      label: behind ? `Leave ${mine.name} behind in the field` : `Leave ${mine.name}`,
      ...(behind ? { cost: '1 strength of the Engine' } : {}),
      order: 25,
      fields: [how],
    });
  }
}

/** Once a mission, where the flagship has a runabout (GBM-SEA-RUL-027). */
function runaboutOffers({ state, self, director, add }: OfferContext): void {
  if (!hasRunabout(state) || !(director || self?.status === 'active')) return;
  const send = (variant: string, label: string, field: Field) =>
    add({
      place: director ? 'director' : 'act',
      group: GROUP,
      command: 'stars.runabout',
      with: {},
      variant,
      label,
      cost: 'once a mission',
      order: 26,
      fields: [field, how],
    });
  send('pilot', 'Runabout: rescue a pilot', {
    name: 'protagonist',
    kind: 'choice',
    label: 'Whom?',
    options: cast(state).map((one) => ({ value: one.id, label: nameOf(one) })),
    required: true,
  });
  const stranded = enginesOf(state).filter(isStranded);
  if (stranded.length === 0) return;
  send('engine', 'Runabout: bring an Engine home', {
    name: 'engine',
    kind: 'choice',
    label: 'Which?',
    options: stranded.map(({ id, name }) => ({ value: id, label: name })),
    required: true,
  });
}

function rollOffer({ state, add }: OfferContext): void {
  if (!isDue(state)) return;
  const { dice, keep } = exposedPool(state);
  add({
    place: 'prompt',
    prompt: EXPOSED,
    command: 'stars.roll-exposed',
    with: {},
    label: `Roll for the Bastion: ${keep === 'highest' ? `${dice}d` : '2 dice, keep the lower'}`,
    detail:
      '1–3: its track loses 3. 4/5: 1. 6: Readiness loses 1 more once halved. Critical: Readiness stays.',
    primary: true,
  });
}

/** What fallout asks of the director when the Bastion was left open. */
export function starsPrompts(state: GbmState): StandingPrompt[] {
  const stars = starsSlot.of(state);
  if (!stars || !isDue(state)) return [];
  return [
    {
      id: EXPOSED,
      to: directorSeats(state),
      title: 'The Last Bastion was left open',
      text: stars.exposed?.why ?? '',
    },
  ];
}
