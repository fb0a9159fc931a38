import type { CommandOf } from '../../commands';
import type { Area, GbmPlay, OfferContext, StandingPrompt } from '../../game';
import { nameById, nameOf } from '../../lookups';
import { missing, refuse } from '../../refusal';
import type { GbmState, Introductions, Protagonist } from '../../state';
import { tell } from '../../telling/tell';
import { presentable } from '../making/progress';
import { introducing, introductionsOf, stillToCome, toIntroduce } from './introduced';

const rule = 'GBM-CHR-010';

/** Begins a round. Whoever waits to be introduced may do so, and the director. */
function begin(play: GbmPlay): void {
  const { state } = play;
  const order = toIntroduce(state);
  const [first, ...others] = order;
  if (!first) {
    refuse('wrong-moment', 'Nobody waits to be introduced.', {
      instead: 'Somebody new needs a name first.',
      rule,
    });
  }
  if (introducing(state)) {
    refuse('already-done', 'The table is being introduced already.', {
      instead: 'Go on to the next one.',
      rule,
    });
  }
  const seat = play.seat();
  if (!play.isDirector() && !order.some((one) => one.seat === seat.id)) {
    refuse('not-yours', 'Your protagonist does not wait to be introduced.', {
      instead: 'The director, or somebody who waits, begins the introductions.',
      rule,
    });
  }
  const { met } = introductionsOf(state);
  const left = others.map(({ id }) => id);
  play.emit({ type: 'introductionsSet', introductions: { now: first.id, left, met } });
  tell(
    play,
    { kind: 'introducing', about: [first.id] },
    others.length > 0 ? { notes: ['The table goes round to meet its protagonists.'] } : {},
  );
}

/** Goes on to the next one, or to whom is asked for. Refuses where the turn has passed already. */
function next(play: GbmPlay, { protagonist, later, to }: CommandOf<'introductions.next'>): void {
  const { state } = play;
  const one = introducing(state);
  if (one?.id !== protagonist) {
    refuse('already-done', `${nameById(state, protagonist)} is not being introduced now.`, {
      instead: one
        ? `It is the turn of ${nameById(state, one.id)}.`
        : 'Begin the introductions first.',
      rule,
    });
  }
  if (!play.isDirector() && one.seat !== play.seat().id) {
    refuse('not-yours', `${nameOf(one)} is another player’s character.`, {
      instead: 'The one who introduces somebody passes on, or the director does.',
      rule,
    });
  }
  const queue = stillToCome(state).map(({ id }) => id);
  if (to !== undefined && !queue.includes(to)) {
    missing(
      `${nameById(state, to)} does not wait to be introduced.`,
      'Choose somebody who does.',
      rule,
    );
  }
  const now = to ?? queue[0] ?? null;
  const met: Introductions['met'] = { ...introductionsOf(state).met };
  if (!later) met[one.id] = true;
  const left = queue.filter((id) => id !== now);
  play.emit({ type: 'introductionsSet', introductions: { now, left, met } });
  if (later) play.say(`${nameOf(one)} is introduced another time.`);
  else {
    const notes = one.secondary.map(peopleNote);
    tell(play, { kind: 'introduction', about: [one.id] }, { notes });
  }
  if (now !== null) tell(play, { kind: 'introducing', about: [now] });
}

const peopleNote = ({ name, detail }: Protagonist['secondary'][number]): string =>
  detail ? `${name}: ${detail}` : name;

/** Leaves introductions be: whoever has not been met is met in play. */
function end(play: GbmPlay): void {
  play.director('end the introductions');
  const { state } = play;
  const rest = [introducing(state) ?? [], stillToCome(state), toIntroduce(state)].flat();
  const met: Introductions['met'] = { ...introductionsOf(state).met };
  for (const { id } of rest) met[id] = true;
  play.emit({ type: 'introductionsSet', introductions: { now: null, left: [], met } });
  play.say('No more introductions: whoever is new is met in play.');
}

function offers(c: OfferContext): void {
  const one = introducing(c.state);
  if (one) turnOffers(c, one);
  else beginOffers(c);
}

function beginOffers({ state, director, self, add }: OfferContext): void {
  const waiting = toIntroduce(state);
  const mine = self !== null && waiting.some(({ id }) => id === self.id);
  const [only] = waiting;
  if (!only || !(director || mine)) return;
  const all = waiting.every((one) => presentable(state, one));
  add({
    command: 'introductions.begin',
    with: {},
    label: waiting.length === 1 ? `Introduce ${nameOf(only)}` : 'Go round: introduce everybody',
    detail: 'One after the other, and everybody reads along.',
    place: director ? 'next-step' : 'creation',
    order: 80,
    primary: director && all,
  });
  if (!director || !all) return;
  add({
    command: 'introductions.end',
    with: {},
    label: 'No introductions',
    place: 'next-step',
    order: 81,
  });
}

function turnOffers({ state, seat, director, add }: OfferContext, one: Protagonist): void {
  const own = one.seat === seat.id;
  if (!own && !director) return;
  const queue = stillToCome(state);
  const [following] = queue;
  const at = own
    ? ({ place: 'prompt', prompt: promptOf(one) } as const)
    : ({ place: 'next-step' } as const);
  add({
    ...at,
    command: 'introductions.next',
    with: { protagonist: one.id, later: false },
    label: following ? `Go on to ${nameOf(following)}` : 'That was everybody',
    primary: true,
    order: 1,
  });
  add({
    ...at,
    command: 'introductions.next',
    with: { protagonist: one.id, later: true },
    label: own ? 'Another time' : `${nameOf(one)} another time`,
    order: 2,
  });
  if (!director) return;
  if (queue.length > 1) {
    add({
      ...at,
      command: 'introductions.next',
      with: { protagonist: one.id, later: false },
      variant: 'to',
      label: 'Go on to somebody else',
      order: 3,
      fields: [
        {
          name: 'to',
          kind: 'choice',
          label: 'Who is next',
          options: queue.map((other) => ({ value: other.id, label: nameOf(other) })),
          required: true,
        },
      ],
    });
  }
  add({ ...at, command: 'introductions.end', with: {}, label: 'End the introductions', order: 4 });
}

const promptOf = (one: Protagonist): string => `introduction:${one.id}`;

function prompts(state: GbmState): StandingPrompt[] {
  const one = introducing(state);
  if (!one?.seat || state.public.table.seats[one.seat]?.vacant) return [];
  const people = one.secondary.map(({ name }) => name).join(' and ');
  return [
    {
      id: promptOf(one),
      to: [one.seat],
      title: `Your turn: introduce ${nameOf(one)}`,
      text: `What do they look like, what do they do, what kind of person are they? Say what they are good at${people ? `, and who ${people} are to them` : ''}. Everybody has the sheet in front of them.`,
    },
  ];
}

/** The table meets its protagonists, one after the other (GBM-CHR-010); newcomers too. */
export const introductions: Area = {
  handlers: {
    'introductions.begin': begin,
    'introductions.next': next,
    'introductions.end': end,
  },
  offers,
  prompts,
};
