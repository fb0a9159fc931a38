import type { GbmState } from '@moonlit/rules/girl-by-moonlight';
import type { LocalTable } from '../../../shell/local/local-table';
import { ISAURA, KESTREL, people } from './cast';

/** Brings a new table into a mission, with a roll on it that waits for its dice. */
export function prepare(table: LocalTable): void {
  const { director, isaura, kestrel, poppy } = people;
  table.play('server', { type: 'table.open', by: director.seat, name: director.name });
  const players = [isaura, kestrel, poppy];
  for (const { seat, name } of players) {
    table.play('server', { type: 'seat.take', seat, name, role: 'protagonist' });
  }
  table.play(director.seat, { type: 'tonight.begin' });
  for (const { seat, hero } of players) table.play(seat, { type: 'tonight.hero', hero });
  // The rules make all of a game's states of events.
  table.arrange((state) => inMission(state as GbmState));
  table
    .play(isaura.seat, {
      type: 'roll.propose',
      protagonist: ISAURA,
      goal: 'Call Odile back from the railing',
      action: 'confess',
    })
    .play(director.seat, { type: 'roll.judge', position: 'risky', effect: 'standard' })
    .play(kestrel.seat, {
      type: 'roll.assist',
      protagonist: KESTREL,
      via: 'stress',
      how: 'She holds the dark back at the foot of the pier',
    })
    .play(director.seat, {
      type: 'roll.promise',
      text: 'The water learns your voice, and will use it.',
      adversary: 1,
    });
}

/** A season that has come some way, in the middle of its mission. */
function inMission({ public: shared }: GbmState): void {
  const { episode, series, protagonists, clocks } = shared;
  Object.assign(series, { adversary: 5, investigation: 3 });
  if (episode.mission) Object.assign(episode.mission, { stage: 'under-way', position: 'risky' });
  const { [ISAURA]: isaura, [KESTREL]: kestrel } = protagonists;
  if (isaura) Object.assign(isaura, { stress: 6, links: { [KESTREL]: 2 } });
  if (kestrel) Object.assign(kestrel, { stress: 2, links: { [ISAURA]: 2 } });
  for (const clock of Object.values(clocks)) clock.marked = 2;
}
