import { answerTo } from '../../asking';
import type { CommandOf } from '../../commands';
import type { Playbook } from '../../content';
import type { GbmPlay } from '../../game';
import { abilityOf, playbookById } from '../../library';
import { nameOf, own, playedBy, protagonist } from '../../lookups';
import { refuse } from '../../refusal';
import { answerOf, rolesQuestion } from '../../series/answers';
import { takeUpSeriesAbilities } from '../../series/take-ability';
import { downtimeOf } from '../../sheet/downtime-actions';
import { fitTranscendence } from '../../sheet/transcendence';
import type { GbmState, Protagonist, ProtagonistId } from '../../state';
import { remember } from '../../telling/chronicle';
import { tell } from '../../telling/tell';
import { blankProtagonist } from './blank';
import { missing } from './steps';

/** Begins a protagonist with a playbook. Two players may take the same one: no rule forbids it. */
export function create(play: GbmPlay, command: CommandOf<'character.create'>): void {
  begin(play, playbookNamed(play.state, command.playbook), {});
}

/**
 * Puts a new protagonist on the table: the playbook's two actions and first ability are marked
 * (GBM-CHR-005, 006), and the roles that its player picked are written down (GBM-CHR-003). Refuses
 * a seat that does not play, and one whose protagonist is still in the story.
 */
export function begin(play: GbmPlay, playbook: Playbook, written: Partial<Protagonist>): void {
  const seat = play.seat();
  if (seat.role !== 'protagonist') {
    refuse('not-allowed', 'The director plays everybody else, but no protagonist.', {
      instead: 'Leave that to the players; you can bring in people on the desk.',
      rule: 'TABLE-003',
    });
  }
  const living = playedBy(play.state, seat.id);
  if (living) {
    refuse('already-done', `You play ${living.name || 'a protagonist'} already.`, {
      instead: 'Change the playbook, or write on the sheet that you have.',
      rule: 'TABLE-003',
    });
  }
  const question = rolesQuestion(play.state);
  const roles = question ? (answerOf(play.state, question, seat.id)?.picks ?? []) : [];
  const one = blankProtagonist(play.id('p'), seat.id, playbook.id);
  const made = { ...one, ...startOf(playbook), roles, ...written };
  play.emit({ type: 'protagonistCreated', protagonist: made });
  play.say(`${seat.name} begins a protagonist: ${playbook.name}.`);
}

/** Takes another playbook; what belongs to the old one goes, what the player wrote stays. */
export function changePlaybook(play: GbmPlay, command: CommandOf<'character.change-playbook'>) {
  const one = inTheMaking(play, command.protagonist);
  const playbook = playbookNamed(play.state, command.playbook);
  play.emit({
    type: 'protagonistChanged',
    id: one.id,
    changes: {
      ...startOf(playbook),
      playbook: playbook.id,
      freeDot: null,
      transcendent: [],
      promises: [],
      settings: {},
    },
  });
  play.say(`${play.seat().name}’s protagonist is ${playbook.name} now.`, {
    notes: fitTranscendence(play, one.id),
  });
}

/**
 * The protagonist joins the story. A name and a playbook are enough (TABLE-090): whatever else is open
 * stays so, and can be chosen in play.
 */
export function ready(play: GbmPlay, command: CommandOf<'character.ready'>): void {
  const one = inTheMaking(play, command.protagonist);
  if (one.name === '') {
    refuse('wrong-moment', 'Nobody at the table knows yet what they are called.', {
      instead: 'Write a name; everything else can wait.',
      rule: 'TABLE-090',
    });
  }
  if (!mayJoin(play.state)) {
    refuse('wrong-phase', `${nameOf(one)} enters play in the next obligation phase.`, {
      instead: 'Everything is kept until then.',
      rule: 'GBM-LOS-006',
    });
  }
  const open = missing(play.state, one).map(({ text }) => text);
  play.emit({ type: 'protagonistChanged', id: one.id, changes: { status: 'active' } });
  joinStory(play, one, open.length > 0 ? [`Still to choose: ${open.join(', ')}.`] : []);
}

/** Tells that a protagonist is in play, and gives what their abilities and the group’s give once. */
export function joinStory(play: GbmPlay, one: Protagonist, notes: string[] = []): void {
  remember(play, 'joined', `${nameOf(one)} joins the story.`);
  tell(play, { kind: 'joins-the-story', about: [one.id] }, { notes });
  for (const id of [...one.special, ...one.transcendent]) {
    answerTo(play, one.id, abilityOf(play.state, id)?.hooks ?? {}, 'taken', {});
  }
  takeUpSeriesAbilities(play, one.id);
  joinDowntime(play, one.id);
}

/** Whoever joins in the middle of downtime has the actions that it gives, as everybody had (TABLE-126). */
function joinDowntime(play: GbmPlay, id: ProtagonistId): void {
  const { phase, episode } = play.state.public;
  if (phase !== 'downtime' || episode.downtime[id]) return;
  const own = downtimeOf(play.state, protagonist(play.state, id));
  play.emit({ type: 'episodeChanged', changes: { downtime: { ...episode.downtime, [id]: own } } });
}

/**
 * Whether somebody new can join the story now: at any time before its end (TABLE-091). Where a protagonist
 * was lost, everybody new waits for the next episode (GBM-LOS-006, AMB-56).
 */
export function mayJoin(state: GbmState): boolean {
  if (mayEnter(state)) return true;
  return state.public.phase !== 'epilogue' && !somebodyIsLost(state);
}

/** Whether there is a loss to make up for. */
export function somebodyIsLost(state: GbmState): boolean {
  return Object.values(state.public.protagonists).some(({ status }) => status === 'lost');
}

/** Whether the table meets its newcomers now: before an episode, and as one begins. */
export function mayEnter(state: GbmState): boolean {
  return ['creation', 'obligation', 'interlude'].includes(state.public.phase);
}

/** The sender's own protagonist while it is being made. */
export function inTheMaking(play: GbmPlay, id: ProtagonistId): Protagonist {
  const one = own(play, id);
  if (one.status === 'creating') return one;
  refuse('wrong-moment', `${nameOf(one)} is made already.`, {
    instead: 'What is on the sheet grows through advances.',
    rule: 'GBM-CHR-001',
  });
}

/** A playbook by id. */
export function playbookNamed(state: GbmState, id: string): Playbook {
  return (
    playbookById(state, id) ??
    refuse('not-found', 'There is no such playbook.', {
      instead: 'Choose one from the list.',
      rule: 'GBM-SER-005',
    })
  );
}

/** What a protagonist of a playbook begins with: two actions and its first ability. */
export function startOf({ startingActions, special }: Playbook) {
  const { actions } = blankProtagonist('', '', '');
  for (const action of startingActions) actions[action].mundane = 1;
  return { actions, special: [special[0].id] };
}
