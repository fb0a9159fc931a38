import { signed } from '../../../design/words';
import { titled } from '../api/content';

/** An effect in words. */
export const effectWord = (effect: string) => (effect === 'none' ? 'No effect' : titled(effect));

/** What has moved a position or an effect, and by how much. */
export function Steps({ lines }: { lines: readonly { source: string; steps: number }[] }) {
  const moved = lines.filter(({ steps }) => steps !== 0);
  if (moved.length === 0) return null;
  return (
    <ul class="steps">
      {moved.map(({ source, steps }) => (
        <li key={source}>
          {source} {signed(steps)}
        </li>
      ))}
    </ul>
  );
}
