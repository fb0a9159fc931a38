import type { ActionHooks } from './action-roll';
import type { BondHooks } from './bonds';
import type { ConsequenceHooks } from './consequences';
import type { DowntimeHooks } from './downtime';
import type { EclipseHooks } from './eclipse';
import type { FalloutHooks } from './fallout';
import type { GatheringHooks } from './gathering';
import type { MissionHooks } from './mission';
import type { SheetHooks } from './sheet';

export type * from './action-roll';
export type * from './bearer';
export type * from './bonds';
export type * from './consequences';
export type * from './downtime';
export type * from './eclipse';
export type * from './fallout';
export type * from './gathering';
export type * from './mission';
export type * from './sheet';

/** Through what an ability, a room, or a blessing acts. Every hook is optional and pure unless it gets `play`. */
export interface Hooks
  extends ActionHooks,
    ConsequenceHooks,
    EclipseHooks,
    BondHooks,
    DowntimeHooks,
    GatheringHooks,
    MissionHooks,
    FalloutHooks,
    SheetHooks {}
