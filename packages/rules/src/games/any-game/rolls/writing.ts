import { rangeWords } from '../ranges';
import type { WrittenReading } from './read';

// A reading as lines. A page writes kits by it, too.

/** Ranges as they were written, to be changed; each says how it looks, so that nothing is lost. */
export function bandLines({ bands, otherwise }: WrittenReading): string {
  return [
    ...bands.map((band) => `${rangeWords(band).replaceAll('−', '-')} ${band.word} (${band.tone})`),
    ...(otherwise ? [`${otherwise.word} (${otherwise.tone})`] : []),
  ].join('\n');
}
