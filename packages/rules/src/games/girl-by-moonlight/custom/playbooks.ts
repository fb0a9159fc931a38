import type { z } from 'zod';
import type { Field, Refusal } from '../../../engine';
import type { Subject, WayToMove } from '../../../table';
import { textField } from '../../../table';
import { command, id, needed, sentence, text, typedUpTo } from '../../../table/command';
import type { GbmPlay, OfferContext } from '../game';
import type { GbmContext } from '../moves';
import { barred } from '../refusal';
import type { CustomPlaybook, GbmState } from '../state';
import { blankPlaybook, missingOf } from './compile';
import { customDeskOf, customOf } from './held';
import {
  CUSTOM_MAX,
  drawer,
  lyingOpen,
  noRoom,
  notLyingOpen,
  playbookNamed,
  usesOfPlaybook,
  writing,
} from './lookups';

const hint = typedUpTo(120).default('');
const playbookCommand = command('custom.write-playbook', {
  playbook: id.optional(),
  name: needed(60),
  tagline: needed(120),
  summary: text.default(''),
  playIf: sentence.default(''),
  xpTrigger: needed(200),
  mundaneName: hint,
  trueName: hint,
});
type PlaybookCommand = z.infer<typeof playbookCommand>;

const noRoomFor = (state: GbmState): Refusal | null =>
  noRoom(CUSTOM_MAX.playbooks, customOf(state).playbooks, 'playbooks');

/** Begins a playbook of the table's own, or writes anew what it is called and about. */
export const writingPlaybooks = writing.once('director', (move) => [
  move(playbookCommand, {
    drawer,
    unless({ state }, { playbook, name }) {
      // Every way asks for a name: before it is there, it is open whether it is a new one.
      if (name === undefined) return null;
      if (playbook === undefined) return noRoomFor(state);
      return notLyingOpen(state, playbookNamed(state, playbook));
    },
    ways: waysToWrite,
    do(play, { type: _, playbook: named, ...written }) {
      const before = named === undefined ? null : playbookNamed(play.state, named);
      const playbook = { ...(before ?? blankPlaybook(play.id('playbook'))), ...written };
      setPlaybook(play, playbook, before ? undefined : `A playbook of our own: ${playbook.name}.`);
      if (!before) play.emit({ type: 'customOpened', id: playbook.id });
    },
  }),
]);

/** The playbook on the workbench. */
export const thePlaybook: Subject<OfferContext, CustomPlaybook, 'playbook'> = {
  part: 'playbook',
  what: 'playbook',
  all: ({ state }) => lyingOpen(state, customOf(state).playbooks),
  idOf: (playbook) => playbook.id,
  find: ({ state }, wanted) => playbookNamed(state, wanted),
};

export const removingPlaybooks = writing.about(thePlaybook, 'director', (move) => [
  // One that nobody plays.
  move(command('custom.remove-playbook', { playbook: id }), {
    drawer,
    unless({ state }, _, { id: playbook, name }) {
      const players = usesOfPlaybook(state, playbook);
      if (players.length === 0) return null;
      const who = `${players.join(' and ')} play${players.length === 1 ? 's' : ''}`;
      return barred('not-allowed', `${who} ${name}.`, {
        instead: 'Whoever is still being made can change to another playbook; otherwise keep it.',
        rule: 'TABLE-021',
      });
    },
    ways: (_, { name }) => ({ label: `Remove ${name}`, order: 390 }),
    do(play, { playbook }, { state }, { name }) {
      play.emit({ type: 'customPlaybookRemoved', id: playbook });
      if (customDeskOf(state).open === playbook) play.emit({ type: 'customOpened', id: null });
      play.say(`${name} is no longer one of our playbooks.`);
    },
  }),
]);

/** Keeps a playbook as it is now, and tells what is still to write. */
export function setPlaybook(
  play: GbmPlay,
  playbook: CustomPlaybook,
  text = `${playbook.name} changes.`,
): void {
  const missing = missingOf(playbook);
  play.emit({ type: 'customPlaybookSet', playbook });
  play.say(text, {
    notes: missing.length > 0 ? [`Still to write: ${missing.join('; ')}.`] : ['It can be played.'],
  });
}

function* waysToWrite({ state }: GbmContext): Generator<WayToMove<PlaybookCommand>> {
  if (!noRoomFor(state)) {
    yield {
      label: 'Write a playbook',
      detail: 'Everybody reads it. Its promises, questions and abilities come next.',
      order: 301,
      fields: playbookFields(),
    };
  }
  for (const playbook of lyingOpen(state, customOf(state).playbooks)) {
    const missing = missingOf(playbook);
    yield {
      with: { playbook: playbook.id },
      label: `What ${playbook.name} is about`,
      detail:
        missing.length > 0
          ? `Still to write before it can be chosen: ${missing.join('; ')}.`
          : 'It can be chosen. Everybody reads it.',
      order: 320,
      fields: playbookFields(playbook),
    };
  }
}

const playbookFields = (now: CustomPlaybook = blankPlaybook('')): Field[] => [
  textField('name', 'Name', 60, now.name, true),
  textField('tagline', 'In half a sentence', 120, now.tagline, true),
  textField('summary', 'What they are like', 2000, now.summary),
  textField('playIf', 'What it is good at, and for whom', 300, now.playIf),
  textField('xpTrigger', 'It marks xp when…', 200, now.xpTrigger, true),
  textField('mundaneName', 'A hint for the name', 120, now.mundaneName),
  textField('trueName', 'A hint for the true name', 120, now.trueName),
];
