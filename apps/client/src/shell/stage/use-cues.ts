import { useEffect } from 'preact/hooks';
import type { Stage } from '../beats/stage';
import { useTable } from '../table/view';
import { keepEarsOpen } from './audio';
import { shake } from './shake';
import { sounds } from './sound-setting';

/** How long a device shakes for a die that lands, and for the one that counts, in milliseconds. */
const LAND_MS = 12;
const LAST_MS = 45;

/** What plays them is fetched when there is something to be felt or heard; where it does not come, nothing is. */
const withCues = (use: (cues: typeof import('./cues')) => void): void =>
  void import('./cues').then(use, () => undefined);

/** Lets the device be felt, and heard where that is switched on, as dice turn and land and as things are told. */
export function useCues(stage: Stage): void {
  const { game } = useTable();
  const on = sounds.now.value === 'on';
  useEffect(() => (on ? keepEarsOpen() : undefined), [on]);
  const act = stage.act.value;
  useEffect(() => {
    if (act.is === 'thrown') withCues(({ playCue }) => playCue('turn'));
    if (act.is !== 'falling') return;
    const times = act.plan.dice.map(({ lands }) => lands).sort((a, b) => a - b);
    const timers = times.map((at, index) =>
      setTimeout(() => {
        shake(index === times.length - 1 ? LAST_MS : LAND_MS);
        withCues(({ playCue }) => playCue('land'));
      }, at),
    );
    return () => timers.forEach(clearTimeout);
  }, [act]);
  const told = act.is === 'told' && stage.open.value ? stage.current.value : null;
  useEffect(() => {
    if (told) withCues(({ tell }) => void tell(told, stage.live.peek(), game.stage?.cues));
  }, [told]);
}
