import type { GbmPlay } from '../game';
import type { ProtagonistId } from '../state';
import { nameOf, protagonist } from '../table/lookups';

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

/** The `kind` of the choice in which a player says how their character is lost. */
export const LOSS_CHOICE = 'rule:loss';

/** A protagonist is lost; the player says how (GBM-STR-022, GBM-LOS-001, 003). */
export function lose(play: GbmPlay, id: ProtagonistId, cause: LossCause): void {
  const one = protagonist(play.state, id);
  if (one.seat === null || one.status === 'lost') return;
  const open = Object.values(play.state.public.choices).some(
    (choice) => choice.kind === LOSS_CHOICE && choice.protagonist === id,
  );
  if (open) return;
  play.emit({
    type: 'choicePut',
    choice: {
      id: play.id('choice'),
      to: one.seat,
      protagonist: id,
      kind: LOSS_CHOICE,
      title: `${nameOf(one)} is lost`,
      text: 'Take a moment. Then say how this protagonist leaves the story.',
      options: forms[cause],
      asks: { label: 'How does it happen?', required: false },
      data: { cause },
    },
  });
}
