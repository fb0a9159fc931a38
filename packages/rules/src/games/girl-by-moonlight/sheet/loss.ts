import { putChoice } from '../choices';
import type { GbmPlay } from '../game';
import { isBeingLost, LOSS_CHOICE, nameOf, protagonist } from '../lookups';
import type { ProtagonistId } from '../state';

/** Why a protagonist is lost, which decides what the player chooses among. */
export type LossCause = 'stress-zero' | 'fatal-harm';

const forms: Record<LossCause, { value: string; label: string }[]> = {
  'stress-zero': [
    { value: 'death', label: 'They can take no more, and die' },
    { value: 'mundane', label: 'They lose their powers and return to mundane life' },
    { value: 'betrayal', label: 'They side with the adversary' },
  ],
  'fatal-harm': [
    { value: 'death', label: 'They die' },
    { value: 'devastation', label: 'They are too devastated to go on' },
  ],
};

/**
 * A protagonist is lost; the player says how (GBM-STR-022, GBM-LOS-001, 003). Until then they do nothing
 * else in the story.
 */
export function lose(play: GbmPlay, id: ProtagonistId, cause: LossCause): void {
  const one = protagonist(play.state, id);
  const { seat } = one;
  if (seat === null || one.status === 'lost') return;
  if (isBeingLost(play.state, id)) return;
  const title = `${nameOf(one)} is lost`;
  if (one.status === 'active') setStatus(play, id, 'out-of-action');
  putChoice(play, seat, id, {
    kind: LOSS_CHOICE,
    title,
    text: 'Take a moment. Then say how this protagonist leaves the story.',
    options: forms[cause],
    asks: { label: 'How does it happen?', required: false },
    data: { cause },
  });
}

/** What was to take them is set aside: they play on. */
export function spare(play: GbmPlay, id: ProtagonistId): void {
  if (protagonist(play.state, id).status === 'out-of-action') setStatus(play, id, 'active');
}

function setStatus(play: GbmPlay, id: ProtagonistId, status: 'active' | 'out-of-action'): void {
  play.emit({ type: 'protagonistChanged', id, changes: { status } });
}
