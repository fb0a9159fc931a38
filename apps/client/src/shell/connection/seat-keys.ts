/** Under which names the browser keeps the seats of this device, and the seat of this tab. */
export const SEATS_KEY = 'moonlit.seats';
export const TAB_KEY = 'moonlit.tab';
