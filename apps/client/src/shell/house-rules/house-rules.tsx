import { FoldedDrawer } from '../offers/drawer';
import { RulesList } from './rules-list';

/** What the table decides for itself, on the desk of whoever manages it. */
export const HouseRules = () => (
  <FoldedDrawer name="house-rules" title="The rules of this table">
    {() => <RulesList />}
  </FoldedDrawer>
);
