/**
 * How the shell draws a great moment of any game: harm on whom it lands, what is full with what it brings, somebody who
 * comes back, a place, somebody who shines, something that ends.
 */
export type HouseScene = 'harm' | 'filled' | 'back' | 'place' | 'bright' | 'dark';
