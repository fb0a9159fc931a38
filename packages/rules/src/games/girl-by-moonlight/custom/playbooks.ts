import type { CommandOf } from '../commands';
import type { Ability } from '../content';
import type { GbmPlay } from '../game';
import { abilitiesOf } from '../library';
import { missing, refuse } from '../refusal';
import type { CustomPlaybook, GbmState } from '../state';
import { blankPlaybook, missingOf, SPECIAL_MIN } from './compile';
import { customDeskOf, customOf } from './held';
import { CUSTOM_MAX, playbookNamed, refuseMoreThan, usesOfPlaybook, writer } from './lookups';

/** Begins a playbook of the table's own, or writes anew what it is called and about. */
export function writePlaybook(play: GbmPlay, command: CommandOf<'custom.write-playbook'>): void {
  writer(play);
  const { type: _type, playbook: id, ...written } = command;
  const before = id === undefined ? null : playbookNamed(play.state, id);
  if (!before) refuseMoreThan(CUSTOM_MAX.playbooks, customOf(play.state).playbooks, 'playbooks');
  const playbook = { ...(before ?? blankPlaybook(play.id('playbook'))), ...written };
  set(play, playbook, before ? undefined : `A playbook of our own: ${playbook.name}.`);
  if (!before) play.emit({ type: 'customOpened', id: playbook.id });
}

/** Writes its two promises, its eclipse, and the way out of it. */
export function writeHeart(play: GbmPlay, command: CommandOf<'custom.write-heart'>): void {
  writer(play);
  const playbook = playbookNamed(play.state, command.playbook);
  const { promise1, names1, promise2, names2 } = command;
  set(play, {
    ...playbook,
    promises: [
      { label: promise1, names: names1 },
      { label: promise2, names: names2 },
    ],
    eclipse: { prompt: command.eclipse, escape: command.escape },
  });
}

/** Writes its six questions, and the two actions that it begins with (GBM-CHR-005). */
export function writeQuestions(play: GbmPlay, command: CommandOf<'custom.write-questions'>): void {
  writer(play);
  const playbook = playbookNamed(play.state, command.playbook);
  if (new Set(command.actions).size < command.actions.length) {
    refuse('malformed', 'It begins with two different actions.', {
      instead: 'Choose another one beside the first.',
      rule: 'GBM-CHR-005',
    });
  }
  set(play, {
    ...playbook,
    questions: [
      command.question1,
      command.question2,
      command.question3,
      command.question4,
      command.question5,
      command.question6,
    ],
    startingActions: command.actions,
  });
}

/** The abilities that a playbook of the table's own can have: the book's and the table's. */
export function eligible(state: GbmState, kind: Ability['kind']): Ability[] {
  return abilitiesOf(state).filter(
    (ability) => ability.kind === kind && ability.onlyThrough === undefined,
  );
}

/**
 * Chooses its abilities, the book's or the table's own: at least two special ones, since everybody
 * begins with one and chooses another (GBM-CHR-006). The one it begins with stays so while it is
 * among them.
 */
export function chooseAbilities(
  play: GbmPlay,
  command: CommandOf<'custom.choose-abilities'>,
): void {
  writer(play);
  const playbook = playbookNamed(play.state, command.playbook);
  const special = chosenOf(play.state, 'special', command.special);
  if (special.length < SPECIAL_MIN) {
    refuse('malformed', 'A playbook has at least two special abilities.', {
      instead: 'Choose more from the list, or write them first.',
      rule: 'GBM-CHR-006',
    });
  }
  const [start] = playbook.special;
  set(play, {
    ...playbook,
    special:
      start !== undefined && special.includes(start) ? startingWith(special, start) : special,
    transcendent: chosenOf(play.state, 'transcendent', command.transcendent),
  });
}

/** Chooses which of its special abilities everybody who plays it begins with. */
export function chooseStart(play: GbmPlay, command: CommandOf<'custom.choose-start'>): void {
  writer(play);
  const playbook = playbookNamed(play.state, command.playbook);
  if (!playbook.special.includes(command.ability)) {
    missing(
      `${playbook.name} has no such special ability.`,
      'Choose its abilities first.',
      'GBM-CHR-006',
    );
  }
  set(play, { ...playbook, special: startingWith(playbook.special, command.ability) });
}

/** Removes a playbook that nobody plays. */
export function removePlaybook(play: GbmPlay, command: CommandOf<'custom.remove-playbook'>): void {
  writer(play);
  const { id, name } = playbookNamed(play.state, command.playbook);
  const players = usesOfPlaybook(play.state, id);
  if (players.length > 0) {
    refuse(
      'not-allowed',
      `${players.join(' and ')} play${players.length === 1 ? 's' : ''} ${name}.`,
      {
        instead: 'Whoever is still being made can change to another playbook; otherwise keep it.',
        rule: 'TABLE-021',
      },
    );
  }
  play.emit({ type: 'customPlaybookRemoved', id });
  if (customDeskOf(play.state).open === id) play.emit({ type: 'customOpened', id: null });
  play.say(`${name} is no longer one of our playbooks.`);
}

function set(play: GbmPlay, playbook: CustomPlaybook, text = `${playbook.name} changes.`): void {
  const missing = missingOf(playbook);
  play.emit({ type: 'customPlaybookSet', playbook });
  play.say(text, {
    notes: missing.length > 0 ? [`Still to write: ${missing.join('; ')}.`] : ['It can be played.'],
  });
}

function chosenOf(state: GbmState, kind: Ability['kind'], ids: readonly string[]): string[] {
  const known = new Set(eligible(state, kind).map(({ id }) => id));
  if (ids.some((id) => !known.has(id))) {
    missing(
      `There is no such ${kind} ability at this table.`,
      'Write it first, or choose one from the list.',
    );
  }
  return [...new Set(ids)];
}

const startingWith = (ids: readonly string[], start: string): string[] => [
  start,
  ...ids.filter((id) => id !== start),
];
