import { original } from '../../../engine';
import type { Ability, Playbook } from '../content';
import { abilityById, bookPlaybooks } from '../library/registry';
import type { Custom } from '../state';
import { compileAbility, compilePlaybook, missingOf } from './compile';

/** Everything that a table can choose from, the book's and its own. */
export interface Compiled {
  /** The playbooks that can be chosen, in the order in which they are listed. */
  playbooks: Playbook[];
  /** Playbooks by id, with those of the table's own that are not finished. */
  playbookById: ReadonlyMap<string, Playbook>;
  /** Abilities of the table's own by id. */
  abilities: ReadonlyMap<string, Ability>;
}

const compiled = new WeakMap<Custom, { version: number; library: Compiled }>();

/**
 * A table's library, compiled once for as long as it stays the same. While a command is decided the
 * library is a draft; it counts as the same until it is changed.
 */
export function compiledOf(custom: Custom): Compiled {
  const held = original(custom);
  const source = held.version === custom.version ? held : custom;
  const known = compiled.get(source);
  if (known?.version === source.version) return known.library;
  const library = compile(source);
  compiled.set(source, { version: source.version, library });
  return library;
}

function compile(custom: Custom): Compiled {
  const own = Object.values(custom.abilities).map((ability) => ({
    joins: [...ability.joins],
    ability: compileAbility(ability),
  }));
  const abilities = new Map(own.map(({ ability }) => [ability.id, ability]));
  const find = (id: string) => abilities.get(id) ?? abilityById(id);
  const fromBook = Object.values(bookPlaybooks()).map((playbook) =>
    widened(
      playbook,
      own.filter(({ joins }) => joins.includes(playbook.id)).map(({ ability }) => ability),
    ),
  );
  const written = Object.values(custom.playbooks).map((playbook) => ({
    finished: missingOf(playbook).length === 0,
    playbook: compilePlaybook(playbook, find),
  }));
  const choosable = written.filter(({ finished }) => finished).map(({ playbook }) => playbook);
  return {
    playbooks: [...fromBook, ...choosable],
    playbookById: new Map(
      [...fromBook, ...written.map(({ playbook }) => playbook)].map((one) => [one.id, one]),
    ),
    abilities,
  };
}

/** A playbook of the book with abilities of the table's own beside its own. */
function widened(playbook: Playbook, more: readonly Ability[]): Playbook {
  if (more.length === 0) return playbook;
  return {
    ...playbook,
    special: [...playbook.special, ...more.filter(({ kind }) => kind === 'special')],
    transcendent: [...playbook.transcendent, ...more.filter(({ kind }) => kind === 'transcendent')],
  };
}
