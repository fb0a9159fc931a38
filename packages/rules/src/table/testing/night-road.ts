import { z } from 'zod';
import type { Barred, Play, RuleSystem, Seat, SeatId } from '../../engine';
import { barred as barredByAnyRule, emptyTable } from '../../engine';
import type {
  AskEvent,
  Brings,
  HeldEvent,
  HeldKind,
  IntentionEvent,
  IntentionWords,
  MoveContext,
  OfferContext,
  SeatingEvent,
  SecretText,
  SecretTextEvent,
  Track,
  TrackEvent,
  WithAsks,
  WithHeld,
  WithIntentions,
  WithPause,
  WithSecretTexts,
  WithTracks,
} from '..';
import {
  allAgree,
  answered,
  ask,
  askedAlready,
  asking,
  asksOf,
  awaited,
  choiceField,
  commandSchemaOf,
  composeGame,
  freshTracks,
  handIn,
  held,
  heldBy,
  inARow,
  intentions,
  Moves,
  markerInWords,
  moveMarker,
  PASS,
  refresh,
  reveal,
  seatsAsHolders,
  secretTexts,
  someWords,
  spend,
  tableBeat,
  tracks,
  vote,
  whoPlays,
  window,
} from '..';
import { command, id } from '../command';

// A small game of what the table lends: people walk a road with the night behind them. How fast is voted
// in secret; after the die, whoever has a lantern may hold it up, and whoever would lead next says so; all
// have to agree to a rest; what each of them is after comes to light at the end. See docs/adding-a-game.md.

/** What each comes with, and has in hand again after a rest. They can be given to others. */
const lantern: HeldKind = { id: 'lantern', one: 'lantern', some: 'lanterns', most: 2 };

interface RoadPublic {
  /** How many steps they take at once: what the table has voted for. */
  pace: number;
  /** What a roll on the table has come to, before anybody holds up a lantern. */
  rolled: number | null;
  /** They have arrived, or the night has them. */
  over: boolean;
  derived: { prompts: Record<string, object>; nextStep?: { title: string; text: string } };
}

/** Somebody would like to lead the way next. */
type Leads = { seat: SeatId };

export type RoadState = WithPause &
  WithAsks &
  WithHeld &
  WithIntentions<Leads> &
  WithSecretTexts &
  WithTracks & { public: RoadPublic };
export type RoadEvent =
  | { type: 'paceSet'; pace: number }
  | { type: 'walkRolled'; rolled: number | null }
  | { type: 'journeySet'; over: boolean }
  | SeatingEvent
  | AskEvent
  | HeldEvent
  | IntentionEvent<'seat', Leads>
  | SecretTextEvent
  | TrackEvent;

type RoadPlay = Play<RoadState, RoadEvent>;
type RoadContext = MoveContext<OfferContext<RoadState>>;
const moves = new Moves<RoadState, RoadPlay>((context) => context);
const barred: Barred<`ROAD-${number}` | `TABLE-${number}`> = barredByAnyRule;
const words = { director: 'the guide', aDirector: 'a guide' };

const road: Track = {
  id: 'road',
  name: 'The road',
  markers: { party: 'the travellers', night: 'the night' },
  end: 8,
};
const goal: SecretText<RoadState> = {
  kind: 'goal',
  label: 'What you are after',
  mayWrite: ({ public: { over } }, seat) => !over && seat !== '',
  // The journey may end with the window after a roll, at once where nobody may step in, or with the rest that all agree to.
  revealedBy: ({ type }) =>
    type.startsWith('ask.') || ['walk', 'roll.take-up', 'lantern.hold', 'seat.free'].includes(type),
};

const lanternsOf = (state: RoadState, seat: SeatId): number => heldBy(state, lantern, seat).count;

/** How fast: each says so in secret, and the one in the middle counts. */
const pace = vote<RoadState, RoadPlay>({
  kind: 'pace',
  of: 'median',
  secret: true,
  to: whoPlays,
  words: () => ({ title: 'How fast?', text: 'Who walks fast comes far, or falls far behind.' }),
  options: () =>
    ['Slowly', 'At an even pace', 'As fast as you can'].map((label, at) => ({
      answer: at + 1,
      label,
    })),
  counted(play, _, { result, given }) {
    if (typeof result !== 'number') return;
    play.emit({ type: 'paceSet', pace: result });
    const { seats } = play.state.public.table;
    const notes = [...given].map(([seat, own]) => `${seats[seat]?.name}: ${own.join()}`);
    play.say(`The table walks at a pace of ${result}.`, { notes, reveals: true });
  },
});

/** A rest, when all agree to it. */
const rest = allAgree<RoadState, RoadPlay>({
  kind: 'rest',
  to: whoPlays,
  words: () => ({ title: 'Rest here?', text: 'Lanterns are filled. The night does not rest.' }),
  yes: 'Rest',
  no: 'Walk on',
  withdraw: { label: 'Do not rest after all', said: (play) => play.say('Nobody rests.') },
  pointless: ({ public: { over } }) => (over ? 'Nobody needs a rest any more.' : null),
  agreed(play) {
    for (const seat of whoPlays(play.state)) refresh(play, lantern, seat);
    play.say('Everybody rests, and the night comes nearer.', { beat: { kind: 'rest', about: [] } });
    step(play, 'night', 1);
  },
  declined(play, _, by) {
    play.say(`${nameOf(play.state, by)} does not want to rest now.`);
  },
});

/** Who may hold up a lantern once the die has fallen: everybody else who has one. */
const help = window<RoadState, RoadPlay>({
  kind: 'help',
  to: (state, { by }) => whoPlays(state).filter((id) => id !== by && lanternsOf(state, id) > 0),
  words: (state, { by }) => ({
    title: 'Hold up a lantern?',
    text: `${nameOf(state, by)} has rolled ${state.public.rolled}. Each lantern adds one; more than three is enough.`,
  }),
  passLabel: 'Keep it dark',
  closeLabel: 'Walk on with that',
  onClose(play, { by }, given) {
    const held = [...given].filter(([, own]) => !own.includes(PASS)).map(([seat]) => seat);
    const total = (play.state.public.rolled ?? 0) + held.length;
    play.emit({ type: 'walkRolled', rolled: null });
    const who = total > 3 ? 'party' : 'night';
    const thanks =
      held.length > 0
        ? ` by the light of ${inARow(held.map((seat) => nameOf(play.state, seat)))}`
        : '';
    play.say(
      who === 'party'
        ? `${nameOf(play.state, by)} finds the way${thanks}.`
        : `${nameOf(play.state, by)} goes astray${thanks}.`,
      { beat: { kind: 'walk', about: by ? [by] : [] } },
    );
    step(play, who, play.state.public.pace);
  },
});

/** Moves one of the two, and looks whether that is the end of the road. */
function step(play: RoadPlay, marker: 'party' | 'night', by: number): void {
  const { reached, passed } = moveMarker(play, road, marker, by);
  if (passed.length > 0) {
    play.say(
      marker === 'night' ? 'The night comes up with them.' : 'The travellers come upon the night.',
    );
  }
  if (!reached) return;
  play.emit({ type: 'journeySet', over: true });
  play.say(marker === 'party' ? 'They have arrived.' : 'The night has come.');
  reveal(play, goal, (name, text) => `What ${name} was after: ${text}`);
}

const walking: Brings<RoadState, RoadEvent, RoadPlay> = {
  evolves: {
    paceSet(state, event) {
      state.public.pace = event.pace;
    },
    walkRolled(state, { rolled }) {
      state.public.rolled = rolled;
    },
    journeySet(state, { over }) {
      state.public.over = over;
      if (!over) state.public.tracks = freshTracks(road);
    },
  },
};

const onlyOnTheRoad = ({ state, director }: RoadContext) => {
  if (director) {
    return barred('not-allowed', 'The guide does not walk.', {
      instead: 'Ask somebody who does.',
      rule: 'ROAD-001',
    });
  }
  if (!state.public.over) return null;
  return barred('wrong-moment', 'The journey is over.', {
    instead: 'Set out once more.',
    rule: 'ROAD-002',
  });
};

const acts = moves.once('act', (move) => [
  move(command('pace.ask', {}), {
    unless: (context) => onlyOnTheRoad(context) ?? askedAlready(context.state, pace),
    ways: () => ({ label: 'Vote for the pace' }),
    do(play, _, { seat }) {
      ask(play, pace, { by: seat.id });
      play.say(`${seat.name} asks how fast to walk.`);
    },
  }),
  move(command('rest.ask', {}), {
    unless: (context) => onlyOnTheRoad(context) ?? askedAlready(context.state, rest),
    ways: () => ({ label: 'Ask for a rest' }),
    do(play, _, { seat }) {
      const asked = ask(play, rest, { by: seat.id });
      play.say(`${seat.name} would like to rest.`);
      answered(play, asked, 'yes');
    },
  }),
  move(command('walk', {}), {
    unless: (context) =>
      onlyOnTheRoad(context) ?? (leadsNow(context) ? askedAlready(context.state, help) : null),
    ways: ({ state }) => ({
      label: 'Lead the way',
      primary: true,
      ...(isFree(state) ? { rolls: { dice: 1, modifiers: [] } } : {}),
    }),
    do(play, _, { seat }) {
      if (isFree(play.state)) walk(play, seat);
      else handIn(play, leading, { seat: seat.id });
    },
  }),
  move(command('journey.begin', {}), {
    ways: ({ state }) => (state.public.over ? { label: 'Set out once more' } : null),
    do(play, _, { seat }) {
      play.emit({ type: 'journeySet', over: false });
      play.say(`${seat.name} sets out once more.`);
    },
  }),
]);

/** Nobody walks while it is still open what the last die has come to. */
const isFree = (state: RoadState): boolean => asksOf(state, help).length === 0;
const leadsNow = ({ state, seat }: RoadContext): boolean =>
  asksOf(state, help).some(({ by }) => by === seat.id);

function walk(play: RoadPlay, seat: Seat): void {
  const { faces, proof } = play.roll([6], 'Leading the way');
  const [face = 0] = faces;
  play.emit({ type: 'walkRolled', rolled: face });
  play.say(`${seat.name} leads the way: ${face}.`, {
    beat: tableBeat('dice', seat.id),
    roll: {
      title: 'Leading the way',
      groups: [{ label: '', sides: 6, faces: [face], kept: [0] }],
      modifiers: [],
      reading: { word: String(face), tone: 'neutral' },
      proof,
    },
  });
  ask(play, help, { by: seat.id });
}

/** Holding one up is a command of the game’s own, and the answer to the window. */
const lights = moves.about(
  {
    part: 'walk',
    what: 'way to light',
    all: ({ state, seat }) =>
      asksOf(state, help).filter((one) => awaited(state, help, one).includes(seat.id)),
    idOf: (one) => one.id,
  },
  'prompt',
  (move) => [
    move(command('lantern.hold', { walk: id, how: z.enum(['high', 'low']) }), {
      ways: ({ state, seat }, { id: prompt }) => ({
        label: 'Hold up a lantern',
        cost: `1 of ${someWords(lantern, lanternsOf(state, seat.id))}`,
        prompt,
        fields: [choiceField('how', 'How', [high, low], 'high')],
      }),
      do(play, { how }, { seat }, walked) {
        spend(play, lantern, seat.id, 1);
        play.say(`${seat.name} holds up a lantern.`, {
          notes: [how === 'high' ? 'High up.' : 'Low.'],
        });
        answered(play, walked, 'lantern');
      },
    }),
  ],
);
const high = { value: 'high', label: 'High up' };
const low = { value: 'low', label: 'Low, between the trees' };

const leading: IntentionWords<RoadState, 'seat', Leads> = {
  part: 'seat',
  nameOf,
  does: () => 'lead the way',
  said: () => '',
};

/** Who leads the way next. */
const next = intentions(
  moves,
  {
    takeUp: command('roll.take-up', { seat: id }),
    letGo: command('roll.let-go', { seat: id }),
  },
  {
    ...leading,
    instead: 'Lead the way.',
    seatOf: (_, seat) => seat,
    notTheirs: ({ seat }, whose) =>
      seat.id === whose
        ? null
        : barred('not-yours', 'They say themselves when they lead.', {
            instead: 'Lead the way yourself.',
            rule: 'TABLE-003',
          }),
    notNow: ({ state }) => askedAlready(state, help),
    isFree,
    takeUp(play, { seat }) {
      const who = play.state.public.table.seats[seat];
      if (who) walk(play, who);
    },
    pointless(state, { seat }) {
      if (state.public.over) return 'the journey is over';
      return state.public.table.seats[seat]?.vacant ? 'nobody sits there' : null;
    },
  },
);

const areas = {
  walking: { ...walking, ...moves.area(acts, lights) },
  leading: { ...moves.area(next.waiting), ...next.brings, prompts: next.prompts },
  matters: asking(pace, rest, help),
  lanterns: {
    ...held<RoadState>({
      kinds: () => [lantern],
      holders: (state) => seatsAsHolders(state, ['protagonist']),
      deeds: ['give'],
    }),
    // Whoever sits down to walk along brings theirs.
    after(play: RoadPlay, sent: { type: string; seat?: unknown }) {
      const seat = whoPlays(play.state).find((id) => id === sent.seat);
      if (sent.type === 'seat.take' && seat) refresh(play, lantern, seat);
    },
  },
  goals: secretTexts<RoadState, RoadPlay>(goal),
  road: tracks(road),
};
const commandSchema = commandSchemaOf(areas);
export type RoadCommand = z.infer<typeof commandSchema>;

const game = composeGame<RoadState, RoadCommand, RoadEvent, OfferContext<RoadState>>({
  areas,
  commands: commandSchema,
  words,
  contextOf: (context) => context,
});

const setupSchema = z.strictObject({ guided: z.boolean().default(true) });

/** The game as a server would load it. */
export const nightRoad: RuleSystem<
  RoadState,
  RoadCommand,
  RoadEvent,
  z.infer<typeof setupSchema>
> = {
  id: 'night-road',
  title: 'Night road',
  stateVersion: 1,
  about: {
    line: '',
    look: '',
    setup: [{ name: 'guided', kind: 'switch', label: 'Somebody guides', initial: true }],
    credits: { title: '', lines: [] },
  },
  roles: { director: words.director, protagonist: 'traveller', spectator: 'guest' },
  commandSchema,
  setupSchema,
  texts: { parts: [], of: () => ({}) },
  stakes: (_, { type }) =>
    type === 'walk' || type === 'roll.take-up'
      ? { results: [], notes: ['More than three is enough, with the lanterns.'] }
      : null,
  create({ name, setup }) {
    const base = emptyTable(name, { directed: setup.guided });
    return {
      ...base,
      public: {
        ...base.public,
        ...{ paused: false, pace: 1, rolled: null, over: false },
        tracks: freshTracks(road),
        derived: { prompts: {} },
      },
    };
  },
  decide: game.decide,
  evolve: game.evolve,
  discloses: game.discloses,
  publicValues: game.publicValues,
  drawer: game.drawer,
  derive: (state, memo) => [
    {
      path: ['public', 'derived'],
      value: { prompts: game.prompts(state, memo), nextStep: nextStep(state) },
    },
    ...game.offers(state, memo),
  ],
};

function nextStep(state: RoadState): { title: string; text: string } {
  const title = state.public.over ? 'The journey is over' : 'On the road';
  return { title, text: `You are at ${markerInWords(state, road, 'party')}.` };
}

function nameOf({ public: { table } }: RoadState, seat: SeatId | null): string {
  return table.seats[seat ?? '']?.name ?? 'Somebody';
}
