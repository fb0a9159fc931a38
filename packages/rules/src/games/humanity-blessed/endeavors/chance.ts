import type { RollRecord } from '../../../engine';
import type { HumanityPlay } from '../game';

/** What chance has drawn, and the record that a line shows it with. */
export interface Drawn {
  /** From 1 to as many as there were. */
  faces: number[];
  record: RollRecord;
}

/** Draws numbers from 1 upward, each as likely as the others, with the dice of the table (HUM-1223, 1324, 1325). */
export function draw(
  play: HumanityPlay,
  title: string,
  { from, count = 1, names }: { from: number; count?: number; names?: string[] },
): Drawn {
  const { faces, proof } = play.roll(
    Array.from({ length: count }, () => from),
    title,
  );
  const words = faces.map((face) => names?.[face - 1] ?? String(face));
  const kept = faces.map((_, at) => at);
  return {
    faces,
    record: {
      title,
      groups: [{ label: 'Chance', sides: from, faces, kept, ...(names ? { names } : {}) }],
      modifiers: [],
      reading: { word: words.join(', '), tone: 'neutral' },
      proof,
    },
  };
}
