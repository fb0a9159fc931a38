import type { GbmPlay } from '../../game';
import type { Phase } from '../../vocabulary';
import { dreamsOf, knownRole } from './conspiracy';
import { members } from './members';
import { roles } from './roles';
import { dreamsSlot } from './slots';
import type { Suspect } from './state';

/**
 * Between seasons the cell changes (GBM-MAZ-RUL-002): the map is cleared, whoever was known is
 * unknown again and gets a new role, and everybody removes a suspect and names a new one. When the
 * next season begins it is over.
 */
export function changeCell(play: GbmPlay, phase: Phase): void {
  const { change } = dreamsOf(play.state);
  const { season } = play.state.public.series;
  if (phase === 'interlude' && change?.season !== season) begin(play, season);
  if (phase === 'obligation' && change && change.season < season) {
    dreamsSlot.change(play, { change: null });
  }
}

function begin(play: GbmPlay, season: number): void {
  const dreams = dreamsOf(play.state);
  const known = roles.flatMap(({ id }) => dreams.map[id]?.suspect ?? []);
  const suspects = Object.fromEntries(
    Object.values(dreams.suspects).map((one): [string, Suspect] => {
      const role = knownRole(dreams, one.id);
      const { formerly: _former, ...rest } = one;
      return [one.id, role ? { ...rest, formerly: role.id } : rest];
    }),
  );
  dreamsSlot.change(play, {
    suspects,
    map: {},
    revealing: [],
    change: { season, of: members(play.state).map(({ id }) => id), removed: {}, added: {} },
  });
  const names = known.flatMap((id) => dreams.suspects[id]?.name ?? []);
  play.say('The cell changes: the Conspiracy map is cleared.', {
    notes: [
      ...(names.length > 0
        ? [`Whoever stays has a new role that nobody knows: ${names.join(', ')}.`]
        : []),
      'Each of you takes one suspect off the list, and names a new one.',
    ],
  });
}
