/** Colours of `css/heroes.css`, such that neighbours are told apart. */
const COLOURS = ['amber', 'lagoon', 'coral', 'moss', 'sky', 'rose', 'jade', 'indigo', 'violet'];

/** The colour of the card at a place, counted from nothing. */
export const colourAt = (at: number): string => COLOURS[at % COLOURS.length] ?? 'silver';
