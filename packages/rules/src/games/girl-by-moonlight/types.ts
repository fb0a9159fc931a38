import type { PlaysetSlots } from './playsets';
import type { GbmState as RulesState } from './state';

export type * from '../../forged-in-the-dark';
export type {
  AnyCommand as GbmCommand,
  AnyCommandInput as GbmCommandInput,
} from './command-schema';
export type { GbmEvent } from './events';
export type * from './playsets';
export type { PublicContent } from './public-content';
export type * from './state';
export type * from './vocabulary';

/** A table of *Girl by Moonlight* with all that its playsets keep. */
export type GbmState = RulesState & PlaysetSlots;
export type PublicState = GbmState['public'];
export type PublicDerived = PublicState['derived'];
export type DirectorState = GbmState['director'];
