import type { PublicValues } from '../../engine';
import type { Clock, VeiledClock } from './clock';
import type { WithClocks } from './state';

/** How far every clock is, as far as everybody sees it. */
export function clockValues({ public: shared }: Pick<WithClocks, 'public'>): PublicValues[] {
  return [...Object.values(shared.clocks), ...Object.values(shared.veiled)].map(valuesOf);
}

function valuesOf(clock: Clock | VeiledClock): PublicValues {
  return {
    id: clock.id,
    of: clock.id,
    from: clock,
    values() {
      const { name, marked, segments } = clock;
      if (marked === null) return [];
      const size = segments === null ? {} : { size: segments };
      return [{ what: name ?? 'a clock', value: marked, ...size }];
    },
  };
}
