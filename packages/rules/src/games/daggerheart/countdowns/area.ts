import type { Field, RollRecord } from '../../../engine';
import { choiceField, foldedAway, numberField, textField } from '../../../table';
import type { CommandOf, DhArea, DhOffers, DhPlay } from '../game';
import { gm, offering, present, refuse } from '../game';
import type { Countdown, CountdownKind, Loop } from './countdown';
import { COUNTDOWN, countdownKinds, loops } from './countdown';
import type { Found } from './ticking';
import { allCountdowns, move } from './ticking';

/** Countdowns: on the table, or on the desk with their name, their ticks and that they are there. */
export const countdowns: DhArea = {
  handlers: {
    'countdown.start': start,
    'countdown.tick': tick,
    'countdown.reveal': reveal,
    'countdown.remove': remove,
  },
  offers: (context) => {
    if (context.director) countdownOffers(context);
  },
};

function start(play: DhPlay, command: CommandOf<'countdown.start'>): void {
  gm(play, 'start a countdown');
  const { name, kind, random, loop, rival, secret } = command;
  refuseMore(play, secret);
  const roll = random ? fromDie(play, name, command.from, secret) : null;
  const from = roll?.total ?? command.from;
  const other = rival === undefined ? null : find(play, rival);
  const id = play.id('countdown');
  const races = other !== null && other.secret === secret;
  const countdown: Countdown = {
    id,
    name,
    kind,
    from,
    left: from,
    loop,
    rival: races ? other.countdown.id : null,
    owner: null,
    over: false,
  };
  play.emit({ type: 'countdownSet', secret, countdown });
  if (races) {
    play.emit({ type: 'countdownSet', secret, countdown: { ...other.countdown, rival: id } });
  }
  const on = secret ? 'director' : 'public';
  const beat = { kind: 'countdown-begins', about: [] };
  const line = roll ? { roll, beat } : {};
  play.say(`A countdown begins: “${name}”, ${from}.`, { to: on, ...line });
}

/** A random start: a die of so many sides (DGH-1605). */
function fromDie(play: DhPlay, name: string, sides: number, secret: boolean): RollRecord {
  const { faces, proof } = play.roll([sides], name, secret ? 'director' : 'public');
  const total = faces[0] ?? 1;
  return {
    title: name,
    groups: [{ label: '', sides, faces, kept: [0] }],
    modifiers: [],
    total,
    reading: { word: `It begins at ${total}`, tone: 'neutral' },
    proof,
  };
}

function tick(play: DhPlay, { countdown: id, by }: CommandOf<'countdown.tick'>): void {
  gm(play, 'move a countdown');
  const found = find(play, id);
  const { countdown, secret } = found;
  if (countdown.over && by >= 0) {
    refuse('already-done', `“${countdown.name}” is over.`, {
      instead: 'Remove it, or start another.',
      rule: 'DGH-1601',
    });
  }
  move(play, by < 0 ? { ...found, countdown: { ...countdown, over: false } } : found, by);
  const left = find(play, id).countdown.left;
  play.say(`“${countdown.name}”: ${left} left.`, { to: secret ? 'director' : 'public' });
}

/** What comes to light gets a new id, and no rival that is still hidden. */
function reveal(play: DhPlay, { countdown: id }: CommandOf<'countdown.reveal'>): void {
  gm(play, 'show a countdown');
  const { countdown, secret } = find(play, id);
  if (!secret) {
    refuse('already-done', `Everybody sees “${countdown.name}”.`, {
      instead: 'Play on.',
      rule: 'TABLE-008',
    });
  }
  refuseMore(play, false);
  play.emit({ type: 'countdownRemoved', secret: true, id });
  const shown = { ...countdown, id: play.id('countdown'), rival: null };
  play.emit({ type: 'countdownSet', secret: false, countdown: shown });
  play.say(`A countdown comes to light: “${shown.name}”, ${shown.left} left.`, { reveals: true });
}

function remove(play: DhPlay, { countdown: id }: CommandOf<'countdown.remove'>): void {
  gm(play, 'remove a countdown');
  const { countdown, secret } = find(play, id);
  play.emit({ type: 'countdownRemoved', secret, id });
  play.say(`“${countdown.name}” is put away.`, { to: secret ? 'director' : 'public' });
}

const find = (play: DhPlay, id: string): Found =>
  present(
    allCountdowns(play.state).find(({ countdown }) => countdown.id === id),
    'countdown',
  );

/** Each place is full by itself: the limit of what is open tells nothing of what is hidden. */
function refuseMore({ state }: DhPlay, secret: boolean): void {
  if (hasRoom(state, secret)) return;
  refuse('limit-reached', `There is room for ${COUNTDOWN.room} countdowns.`, {
    instead: 'Remove one that is over.',
    rule: 'TABLE-012',
  });
}

/** Whether there is room for one more, of the open ones or of those on the desk. */
export const hasRoom = ({ public: shared, director }: DhPlay['state'], secret: boolean): boolean =>
  Object.keys((secret ? director : shared).countdowns).length < COUNTDOWN.room;

const kindWords: Readonly<Record<CountdownKind, [string, string]>> = {
  standard: ['Standard', '1 with every action roll'],
  progress: ['Progress', 'Success brings it on: 1 to 3'],
  consequence: ['Consequence', 'Failure and Fear bring it on: 1 to 3'],
  longTerm: ['Long-term', 'After rests, or when you say'],
  project: ['Project', 'By work at long rests'],
  plain: ['By hand', 'Whenever you say'],
};
const loopWords: Readonly<Record<Loop, string>> = {
  none: 'Once',
  same: 'Again from the same number',
  longer: 'Again, one longer',
  shorter: 'Again, one shorter',
};

function countdownOffers(context: DhOffers): void {
  const { state } = context;
  const offer = offering(context, 'countdowns');
  if (hasRoom(state, false) && hasRoom(state, true)) {
    offer('countdown.start', {}, 'Start a countdown', startFields(context));
  }
  for (const { countdown, secret } of allCountdowns(state)) {
    const { id, name, left, over } = countdown;
    const own = offering(context, 'countdowns', name);
    const settled = { countdown: id };
    if (!over) own('countdown.tick', { ...settled, by: 1 }, `${name}: tick`);
    if (over || left < COUNTDOWN.most)
      own('countdown.tick', { ...settled, by: -1 }, `${name}: one back`);
    if (secret && hasRoom(state, false)) own('countdown.reveal', settled, `Show “${name}”`);
    own('countdown.remove', settled, `Remove “${name}”`);
  }
}

function startFields({ state }: DhOffers): Field[] {
  const kinds = countdownKinds
    .filter((kind) => kind !== 'project')
    .map((value) => ({ value, label: kindWords[value][0], detail: kindWords[value][1] }));
  const others = Object.values(state.public.countdowns).map(({ id, name }) => ({
    value: id,
    label: name,
  }));
  const rival: Field[] =
    others.length > 0
      ? [{ name: 'rival', kind: 'choice', label: 'It races', options: others, required: false }]
      : [];
  return [
    textField('name', 'What happens at 0', 80, '', true),
    numberField('from', 'From', COUNTDOWN.most, 6, COUNTDOWN.least),
    choiceField('kind', 'What moves it', kinds, 'plain'),
    { name: 'secret', kind: 'switch', label: 'Keep it to yourself', initial: true },
    ...foldedAway([
      choiceField(
        'loop',
        'And then',
        loops.map((value) => ({ value, label: loopWords[value] })),
        'none',
      ),
      {
        name: 'random',
        kind: 'switch',
        label: 'Roll where it begins: a die of so many sides',
        initial: false,
      },
      ...rival,
    ]),
  ];
}
