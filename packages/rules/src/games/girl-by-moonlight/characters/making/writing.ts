import type { CommandOf } from '../../commands';
import type { GbmPlay } from '../../game';
import { playsetOf } from '../../library/playset';
import { nameOf, own } from '../../lookups';
import { refuse } from '../../refusal';
import type { Protagonist } from '../../state';
import { refuseTaken } from '../faces';
import { SECONDARY_CHARACTERS } from './steps';
import { kindOf, refuseWithoutTraitor } from './traitors';

const written = [
  ['name', 'name'],
  ['trueName', 'true name'],
  ['pronouns', 'pronouns'],
  ['look', 'look'],
  ['silhouette', 'silhouette'],
  ['colour', 'colour'],
  ['roles', 'roles'],
  ['background', 'background'],
  ['obligation', 'obligation'],
] as const;

/** Players write on their own sheet at any time; only what the command names changes. */
export function write(play: GbmPlay, command: CommandOf<'character.write'>): void {
  const one = own(play, command.protagonist);
  const { name, trueName, pronouns, look, silhouette, colour } = command;
  const { roles, background, obligation } = command;
  const changes: Partial<Protagonist> = {
    ...(name === undefined ? {} : { name }),
    ...(trueName === undefined ? {} : { trueName }),
    ...(pronouns === undefined ? {} : { pronouns }),
    ...(look === undefined ? {} : { look }),
    ...(silhouette === undefined ? {} : { silhouette }),
    ...(colour === undefined ? {} : { colour }),
    ...(roles === undefined ? {} : { roles }),
    ...(background === undefined ? {} : { background }),
    ...(obligation === undefined ? {} : { obligation }),
  };
  const words = written.filter(([key]) => changes[key] !== undefined).map(([, word]) => word);
  if (words.length === 0) {
    refuse('malformed', 'There is nothing to write on the sheet.', {
      instead: 'Fill in at least one of its lines.',
      rule: 'TABLE-006',
    });
  }
  if (one.status !== 'creating' && name === '') {
    refuse('malformed', `${nameOf(one)} needs a name.`, {
      instead: 'Write another one, or leave it as it is.',
      rule: 'GBM-CHR-009',
    });
  }
  if (colour !== undefined) refuseTaken(play, one, colour);
  play.emit({ type: 'protagonistChanged', id: one.id, changes });
  play.say(`${nameOf(one)}’s sheet: ${words.join(', ')}.`);
}

/** Writes one of two secondary characters (GBM-CHR-008). */
export function secondary(play: GbmPlay, command: CommandOf<'character.secondary'>): void {
  const one = own(play, command.protagonist);
  const { index, name, detail } = command;
  const instead = playsetOf(play.state).asks?.secondary?.instead;
  if (instead) {
    refuse('not-allowed', instead.what, { instead: instead.how, rule: instead.rule });
  }
  if (index >= SECONDARY_CHARACTERS) {
    refuse('limit-reached', `Each player makes ${SECONDARY_CHARACTERS} secondary characters.`, {
      instead: 'Write over one of them.',
      rule: 'GBM-CHR-008',
    });
  }
  if (index > one.secondary.length) {
    refuse('wrong-moment', 'It is too early for the second secondary character.', {
      instead: 'Write the first one first.',
      rule: 'GBM-CHR-008',
    });
  }
  const person = { name, detail, ...kindOf(play.state, command.kind, one.secondary[index]) };
  const list = one.secondary.map((now, at) => (at === index ? person : { ...now }));
  if (index === list.length) list.push(person);
  refuseWithoutTraitor(play.state, one, list);
  play.emit({ type: 'protagonistChanged', id: one.id, changes: { secondary: list } });
  play.say(`${nameOf(one)} knows ${name}.`, { notes: detail ? [detail] : [] });
}
