import type { Bar } from '../../../../engine';
import { choiceField } from '../../../../table';
import { command, id } from '../../../../table/command';
import type { Playbook } from '../../content';
import type { GbmPlay } from '../../game';
import { playbooksOf } from '../../library';
import { nameOf } from '../../lookups';
import type { GbmContext } from '../../moves';
import { moves } from '../../moves';
import { barred } from '../../refusal';
import { answerOf, rolesQuestion } from '../../series/answers';
import { fitTranscendence } from '../../sheet/transcendence';
import type { Protagonist } from '../../state';
import { secondaries, secondaryOptions } from '../replacement';
import { joinStory, mayJoin, playbookNamed, somebodyIsLost, startOf } from './begin';
import { blankProtagonist } from './blank';
import { isMade } from './later';
import { leftToDo, ownSheet } from './own-sheet';
import { missing } from './steps';

/** Who begins nobody: whoever directs, and whoever has a protagonist who is still in the story. */
function notBeginning({ seat, self }: GbmContext): Bar | null {
  if (seat.role !== 'protagonist') {
    return barred('not-allowed', 'The director plays everybody else, but no protagonist.', {
      instead: 'Leave that to the players; you can bring in people on the desk.',
      rule: 'TABLE-003',
    });
  }
  if (!self) return null;
  return barred('already-done', `You play ${self.name || 'a protagonist'} already.`, {
    instead: 'Change the playbook, or write on the sheet that you have.',
    rule: 'TABLE-003',
  });
}

/** Begins a protagonist with a playbook. Two players may take the same one: no rule forbids it. */
export const beginning = moves.where(notBeginning).about(
  {
    part: 'playbook',
    what: 'playbook',
    all: ({ state }) => playbooksOf(state),
    idOf: (playbook) => playbook.id,
    find: ({ state }, wanted) => playbookNamed(state, wanted),
  },
  'creation',
  (move) => [
    move(command('character.create', { playbook: id }), {
      ways: (_, { name, tagline }) => ({ label: `Play ${name}`, detail: tagline, order: 0 }),
      do: (play, _, context, playbook) => begin(play, context, playbook, {}),
    }),
  ],
);

/**
 * When a protagonist is lost its player makes another one, perhaps from a secondary character; it
 * enters play in the next obligation phase (GBM-LOS-006, AMB-56).
 */
export const steppingUp = moves.once('creation', (move) => [
  move(command('character.raise-secondary', { secondary: id.optional(), playbook: id }), {
    unless(context, { secondary }) {
      const { state } = context;
      if (!somebodyIsLost(state)) {
        return barred(
          'wrong-moment',
          'A secondary character steps up when a protagonist is lost.',
          {
            instead: 'Make a protagonist of your own.',
            rule: 'GBM-LOS-006',
          },
        );
      }
      const early = notBeginning(context);
      if (early || secondary === undefined) return early;
      if (secondaries(state).some((one) => one.id === secondary)) return null;
      return barred('not-found', 'There is no such secondary character.', {
        instead: 'Choose one from the list of people, or make somebody new.',
        rule: 'GBM-LOS-006',
      });
    },
    ways({ state }) {
      const people = secondaryOptions(state);
      if (people.length === 0) return null;
      const playbooks = playbooksOf(state).map(({ id: value, name, tagline }) => ({
        value,
        label: name,
        detail: tagline,
      }));
      return {
        label: 'Make a secondary character your protagonist',
        detail: 'They enter play in the next obligation phase.',
        order: 1,
        fields: [
          choiceField('secondary', 'Who steps up', people),
          choiceField('playbook', 'Playbook', playbooks),
        ],
      };
    },
    do(play, { secondary, playbook }, context) {
      const chosen = secondaries(play.state).find((one) => one.id === secondary);
      const written = chosen && { name: chosen.name, background: chosen.detail, from: chosen.id };
      begin(play, context, playbookNamed(play.state, playbook), written ?? {});
    },
  }),
]);

/** Another playbook, and joining the story. */
export const sittingDown = moves.about(ownSheet, 'creation', (move) => [
  move(command('character.change-playbook', { protagonist: id, playbook: id }), {
    unless: (_, __, one) => isMade(one),
    ways: ({ state }, one) =>
      playbooksOf(state)
        .filter((playbook) => playbook.id !== one.playbook)
        .map((playbook) => ({
          with: { playbook: playbook.id },
          label: `Change to ${playbook.name}`,
          detail: 'What you chose from the old one is cleared; what you wrote stays.',
          order: 10,
        })),
    do: (play, { playbook }, { seat, state }, one) => {
      const now = playbookNamed(state, playbook);
      play.emit({
        type: 'protagonistChanged',
        id: one.id,
        changes: {
          ...startOf(now),
          playbook,
          freeDot: null,
          transcendent: [],
          promises: [],
          settings: {},
        },
      });
      play.say(`${seat.name}’s protagonist is ${now.name} now.`, {
        notes: fitTranscendence(play, one.id),
      });
    },
  }),
  // A name and a playbook are enough (TABLE-090): whatever else is open stays so, and can be chosen in play.
  move(command('character.ready', { protagonist: id }), {
    unless({ state }, _, one) {
      const made = isMade(one);
      if (made) return made;
      if (one.name === '') {
        return barred('wrong-moment', 'Nobody at the table knows yet what they are called.', {
          instead: 'Write a name; everything else can wait.',
          rule: 'TABLE-090',
        });
      }
      if (mayJoin(state)) return null;
      return barred('wrong-phase', `${nameOf(one)} enters play in the next obligation phase.`, {
        instead: 'Everything is kept until then.',
        rule: 'GBM-LOS-006',
      });
    },
    ways(context, one) {
      const at = { order: 90 };
      if (leftToDo(context, one).length === 0) {
        return { ...at, label: `${nameOf(one)} is ready`, primary: true };
      }
      return {
        ...at,
        label: `Sit down to play with ${nameOf(one)}`,
        detail: 'What is open stays open: choose it in play, whenever you like.',
        primary: false,
      };
    },
    do(play, _, { state }, one) {
      const open = missing(state, one).map(({ text }) => text);
      play.emit({ type: 'protagonistChanged', id: one.id, changes: { status: 'active' } });
      joinStory(play, one, open.length > 0 ? [`Still to choose: ${open.join(', ')}.`] : []);
    },
  }),
]);

/**
 * Puts a new protagonist on the table: the playbook's two actions and first ability are marked
 * (GBM-CHR-005, 006), and the roles that its player picked are written down (GBM-CHR-003).
 */
function begin(
  play: GbmPlay,
  { state, seat }: GbmContext,
  playbook: Playbook,
  written: Partial<Protagonist>,
): void {
  const question = rolesQuestion(state);
  const roles = question ? (answerOf(state, question, seat.id)?.picks ?? []) : [];
  const one = blankProtagonist(play.id('p'), seat.id, playbook.id);
  const made = { ...one, ...startOf(playbook), roles, ...written };
  play.emit({ type: 'protagonistCreated', protagonist: made });
  play.say(`${seat.name} begins a protagonist: ${playbook.name}.`);
}
