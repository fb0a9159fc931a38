import { z } from 'zod';
import { command } from '../../../table/command';

/** How long what somebody types of their dice may be: “4 2 6”. */
export const TYPED_MAX = 60;

/** A command that rolls dice which everybody sees; with `typed`, those on somebody's own desk (TABLE-063). */
export const rolling = <T extends string, Shape extends z.core.$ZodLooseShape>(
  type: T,
  shape: Shape,
) => command(type, { ...shape, typed: z.string().trim().min(1).max(TYPED_MAX).optional() });
