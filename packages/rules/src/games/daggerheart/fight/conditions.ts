import { change } from '../characters/find';
import type { CommandOf, DhPlay } from '../game';
import { gm, present, refuse } from '../game';
import type { Condition } from '../vocabulary';
import { keep } from './adversaries';
import { most } from './commands';

/** Puts somebody under a condition, in the rules' words or the table's (DGH-801…805). */
export function addCondition(play: DhPlay, { of, name, until }: CommandOf<'condition.add'>): void {
  gm(play, 'give conditions');
  const { conditions, called, shown, set } = holder(play, of);
  if (conditions.length >= most.conditions || conditions.some((one) => one.name === name)) {
    refuse('already-done', `${called} has that condition already, or has no room for more.`, {
      instead: 'End one first.',
      rule: 'TABLE-012',
    });
  }
  set([...conditions, { id: play.id('condition'), name, until }]);
  if (shown) play.say(`${called} is ${name} now.`, { notes: until ? [`Until: ${until}`] : [] });
}

export function endCondition(play: DhPlay, { of, condition }: CommandOf<'condition.end'>): void {
  gm(play, 'end conditions');
  const { conditions, called, shown, set } = holder(play, of);
  const ended = present(
    conditions.find(({ id }) => id === condition),
    'condition',
  );
  set(conditions.filter((one) => one !== ended));
  if (shown) play.say(`${called} is no longer ${ended.name}.`);
}

function holder(play: DhPlay, id: string) {
  const character = play.state.public.characters[id];
  if (character) {
    return {
      conditions: character.conditions,
      called: character.name,
      shown: true,
      set: (conditions: Condition[]) => change(play, character, { conditions }),
    };
  }
  const adversary = present(play.state.director.adversaries[id], 'character or adversary');
  return {
    conditions: adversary.conditions,
    called: adversary.name,
    shown: adversary.shown,
    set: (conditions: Condition[]) => keep(play, adversary, { conditions }),
  };
}

/** Says how far an adversary is from somebody (DGH-1202). */
export function setRange(
  play: DhPlay,
  { adversary: id, character, range }: CommandOf<'range.set'>,
): void {
  gm(play, 'say how far somebody is');
  const adversary = present(play.state.director.adversaries[id], 'adversary');
  present(play.state.public.characters[character], 'character');
  keep(play, adversary, { bands: { ...adversary.bands, [character]: range } });
}
