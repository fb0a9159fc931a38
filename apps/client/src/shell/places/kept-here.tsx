import { Written } from '../../design/written';
import { brought } from '../kept/brought';
import { keptThings } from '../kept/kept-things';
import { useTable } from '../table/view';
import { awaitedNames } from './turn';

/**
 * Whoever has nobody to play yet, and keeps somebody of this game on their device, can bring them: who made one at
 * another table is not told to make one again (TABLE-230).
 */
export function KeptHere() {
  const { game, viewer, present, public: shared } = useTable();
  const { arrivals = {}, derived } = shared.value;
  if (!game.travel || game.playedBy?.(shared.value, viewer.seat).length) return null;
  const own = arrivals[viewer.seat];
  if (own) {
    const asked = derived.prompts[own.id]?.to ?? [];
    return (
      <p class="now-wait" role="status">
        {asked.length > 0
          ? `Asked whether they may come: ${awaitedNames(shared.value, present.value, asked)}.`
          : 'Whom you would bring is still before the door.'}
      </p>
    );
  }
  const kept = keptThings().filter((one) => one.sort === 'character' && one.game === game.id);
  const [one] = kept;
  if (!one) return null;
  const bring = () => {
    brought.value = one.id;
  };
  return (
    <button type="button" class="btn now-answer" onClick={bring}>
      <span class="now-line">
        {kept.length > 1 ? (
          'Or bring somebody whom you keep'
        ) : (
          <>
            Or bring <Written>{one.name}</Written>, whom you keep
          </>
        )}
      </span>
    </button>
  );
}
