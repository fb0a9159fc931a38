import type { DaggerheartState } from '@moonlit/rules/daggerheart';
import type { LocalTable } from '../../../shell/local/local-table';
import { FOE, HOOK, people } from './cast';

/** Brings a new table onto a ferry in the fog, with a roll on it that waits for its dice. */
export function prepare(table: LocalTable): void {
  const { ilse, toller, gm } = people;
  table.play('server', { type: 'table.open', by: gm.seat, name: gm.name });
  for (const { seat, name, plays } of [ilse, toller]) {
    table.play('server', { type: 'seat.take', seat, name, role: 'protagonist' });
    table.play(seat, { type: 'character.create', name: plays });
  }
  table.play(gm.seat, {
    ...{ type: 'adversary.create', name: FOE, kind: 'standard', shown: true },
    ...{ difficulty: 13, major: 6, severe: 11, hp: 4, modifier: 2, dice: 1, die: 8, bonus: 4 },
  });
  // The rules make all of a game's states of events.
  table.arrange((state) => aboard(state as DaggerheartState));
  const [one = ''] = Object.keys((table.state as DaggerheartState).public.characters);
  table
    .play(ilse.seat, {
      type: 'scene.set',
      text: 'The lamp ferry, in fog. Something swims beside it.',
    })
    .play(ilse.seat, {
      ...{ type: 'roll.propose', character: one, trait: 'agility' },
      doing: 'Climb to the lamp and light it',
    });
  const roll = (table.state as DaggerheartState).public.roll?.id;
  table.play(gm.seat, {
    ...{ type: 'roll.frame', roll, difficulty: 13 },
    stakes: 'Whether you see it before it sees you',
  });
}

/** Two who have come some way together. */
function aboard({ public: { characters } }: DaggerheartState): void {
  const [ilse, toller] = Object.values(characters);
  if (ilse) {
    Object.assign(ilse, {
      class: 'Lamplighter',
      traits: { ...ilse.traits, agility: 1, strength: 2 },
    });
    ilse.weapons = [
      {
        ...{ id: HOOK, name: 'Lamp hook', trait: 'strength', range: 'melee' },
        ...{ die: 8, bonus: 2, damage: 'physical' },
      },
    ];
  }
  if (toller) {
    Object.assign(toller, { class: 'Bell-warden', traits: { ...toller.traits, presence: 2 } });
    toller.hope.held = 3;
  }
}
