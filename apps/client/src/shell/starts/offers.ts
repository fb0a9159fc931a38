import type { OpenOffer } from '../state';
import { useOffers } from '../table/view';

/** Whether an offer takes somebody ready-made: whoever does is asked for a name. */
const takes = ({ fields = [] }: OpenOffer): boolean => fields.some(({ name }) => name === 'name');

/** What the table can begin with tonight. */
export const useBeginnings = (): OpenOffer[] => useOffers('tonight').filter((one) => !takes(one));

/** Whom the viewer can take. */
export const useFreePeople = (): OpenOffer[] => useOffers('tonight').filter(takes);
