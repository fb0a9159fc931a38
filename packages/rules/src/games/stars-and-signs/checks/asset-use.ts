import type { Asset, AssetFunction } from '../protagonists/protagonist';
import type { StarsState } from '../state';
import type { TableCheck } from './check';

type Seen = Pick<StarsState, 'public'>;

/** The Asset of a Check, the Function that it is used by, and whether that is what it is for (SNS-2006, 2008). */
export interface Used {
  asset: Asset;
  function: AssetFunction;
  fits: boolean;
  /** Its Quality here: 0 where it is used for something else. */
  quality: number;
}

/** Whether an Action is what a Function is for (SNS-2011). */
export const fitsFunction = (
  { action, skill }: Pick<AssetFunction, 'action' | 'skill'>,
  check: Pick<TableCheck, 'action' | 'skill'>,
): boolean => action === check.action && (skill === null || skill === check.skill);

/** What of an Asset is used on a Check, if any is. */
export function functionOf({ public: { protagonists } }: Seen, check: TableCheck): Used | null {
  const { asset: id, function: by } = check.asset ?? {};
  const asset = protagonists[check.protagonist]?.assets.find((one) => one.id === id);
  const used = asset?.functions.find((one) => one.id === by);
  if (!asset || !used) return null;
  const fits = fitsFunction(used, check);
  return { asset, function: used, fits, quality: fits ? used.quality : 0 };
}
