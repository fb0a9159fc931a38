/** The mission in which the Host comes to the group. */
export const INVASION = 'the-host-invades';
