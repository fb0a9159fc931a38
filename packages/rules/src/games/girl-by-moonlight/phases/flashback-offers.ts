import type { OfferContext, StandingPrompt } from '../game';
import { directorSeats, nameById, nameOf } from '../lookups';
import { stressCost, whyNoStress } from '../sheet/stress';
import { hasSegmentLeft, hasTranscended } from '../sheet/transcendence';
import type { Flashback, GbmState, Protagonist } from '../state';
import { discounts, flashbackCost, inWords, reckoning } from './flashback-cost';

/** The most stress that the director can ask (GBM-FLB-002). */
const PRICE_MAX = 3;

/** What each seat may do about a flashback now. */
export function flashbackOffers(context: OfferContext): void {
  const { state, self, director } = context;
  const { flashback, episode } = state.public;
  const canCall =
    episode.mission?.stage === 'under-way' &&
    state.public.phase === 'mission' &&
    self?.status === 'active';
  if (!flashback) {
    if (canCall) callOffer(context, self, null);
    return;
  }
  if (self?.id === flashback.by) {
    if (canCall && !flashback.accepted) callOffer(context, self, flashback);
    // An accepted flashback whose roll is on the table goes the way of that roll.
    if (!(flashback.accepted && state.public.roll?.past)) payOffers(context, self, flashback);
  }
  if (director) judgeOffers(context, flashback);
}

function callOffer({ state, add }: OfferContext, self: Protagonist, now: Flashback | null): void {
  const most = flashbackCost(state, self, PRICE_MAX);
  add({
    command: 'flashback.call',
    with: { protagonist: self.id },
    label: now ? 'Change the flashback' : 'Call for a flashback',
    cost: `0 to ${most.stress} stress, as the director says`,
    detail: 'What did you do earlier that matters now?',
    fields: [
      {
        name: 'text',
        kind: 'text',
        label: 'What do we see?',
        max: 300,
        required: false,
        multiline: true,
        ...(now ? { initial: now.text } : {}),
      },
      ...(hasTranscended(self) && hasSegmentLeft(state, self)
        ? [
            {
              name: 'transcended',
              kind: 'switch' as const,
              label: 'As your transcended self',
              initial: now?.transcended ?? false,
            },
          ]
        : []),
    ],
    place: 'act',
    order: 40,
  });
}

function payOffers({ state, add }: OfferContext, self: Protagonist, flashback: Flashback): void {
  const { price, accepted, roll } = flashback;
  const cost = price === null ? null : flashbackCost(state, self, price);
  const payable = cost?.stress === 0 || whyNoStress(state, self) === null;
  if (cost && !accepted && self.status === 'active' && payable) {
    const how = reckoning(cost);
    add({
      command: 'flashback.accept',
      with: {},
      label: roll ? 'Pay, and roll for how it went' : 'Pay: it was so',
      cost: stressCost(self, cost.stress),
      ...(how ? { detail: `Stress: ${how}.` } : {}),
      place: 'prompt',
      prompt: promptId(flashback),
      primary: true,
    });
  }
  // Its own roll is withdrawn first.
  if (state.public.roll?.past) return;
  add({
    command: 'flashback.withdraw',
    with: {},
    label: accepted ? 'Leave the flashback without a roll' : 'Let the flashback go',
    ...(price !== null && !accepted
      ? { place: 'prompt', prompt: promptId(flashback) }
      : { place: 'act' }),
    order: 41,
  });
}

function judgeOffers({ state, add }: OfferContext, flashback: Flashback): void {
  if (flashback.accepted) {
    if (state.public.roll?.past) return;
    add({
      command: 'flashback.withdraw',
      with: {},
      label: 'Go on without the flashback’s roll',
      place: 'director',
      order: 41,
    });
    return;
  }
  const place =
    flashback.price === null
      ? ({ place: 'prompt', prompt: promptId(flashback) } as const)
      : ({ place: 'director' } as const);
  const note = { name: 'note', kind: 'text', label: 'Note', max: 300, required: false } as const;
  add({
    command: 'flashback.price',
    with: {},
    label: flashback.price === null ? 'Name its price' : 'Name another price',
    detail: `0 for the obvious; 1 to 3 for what took more, or helps more.${cheaper(state, flashback)}`,
    advice: ['flashback'],
    fields: [
      {
        name: 'stress',
        kind: 'number',
        label: 'Stress',
        min: 0,
        max: PRICE_MAX,
        initial: flashback.price ?? 1,
      },
      { name: 'roll', kind: 'switch', label: 'An action roll follows', initial: flashback.roll },
      note,
    ],
    ...place,
    primary: flashback.price === null,
  });
  add({
    command: 'flashback.refuse',
    with: {},
    label: 'It does not fit',
    detail: 'A flashback cannot undo what has happened.',
    fields: [note],
    ...place,
  });
}

/** What the director need not take off the price, because abilities do. */
function cheaper(state: GbmState, { by }: Flashback): string {
  const one = state.public.protagonists[by];
  const less = one ? discounts(state, one) : [];
  return less.map(({ source, stress }) => ` ${source} takes ${stress} off it.`).join('');
}

const promptId = ({ id, price }: Flashback): string =>
  `${id}:${price === null ? 'price' : 'accept'}`;

/** The director is asked for the price, then the player whether they pay it. */
export function flashbackPrompts(state: GbmState): StandingPrompt[] {
  const { flashback, protagonists } = state.public;
  if (!flashback || flashback.accepted) return [];
  const { price, text, roll, note, by } = flashback;
  if (price === null) {
    return [
      {
        id: promptId(flashback),
        to: directorSeats(state),
        title: `${nameById(state, by)} calls for a flashback`,
        text,
      },
    ];
  }
  const one = protagonists[by];
  if (!one?.seat) return [];
  const cost = flashbackCost(state, one, price);
  const terms = `${inWords(cost)}${roll ? ', and an action roll for how well it went' : ''}.`;
  return [
    {
      id: promptId(flashback),
      to: [one.seat],
      title: `${nameOf(one)}’s flashback has a price`,
      text: note ? `${terms} ${note}` : terms,
    },
  ];
}
