import type { Engine } from '@moonlit/rules/girl-by-moonlight';
import { count } from '../../../../design/words';
import { Face } from '../../faces/face';

/** Shoulders and chest of an Engine as it stands in its berth, 96 × 64. */
const body = 'M40 30H56L60 38L82 42L92 54L94 64H2L4 54L14 42L36 38ZM44 42L48 52L52 42Z';

/** Heads, from the front: horned, visored, crested. */
const heads = [
  'M48 6L54 12L66 2L60 18L62 26L56 32H40L34 26L36 18L30 2L42 12ZM40 19L47 23V25L41 23ZM56 19L49 23V25L55 23Z',
  'M38 10H58L63 18L60 32H36L33 18ZM37 17H59L58 22H38Z',
  'M48 0L52 12L60 14L62 24L56 33H40L34 24L36 14L44 12ZM41 20L46 18V23ZM55 20L50 18V23Z',
] as const;

/** An Engine in its berth, and whoever sits in it. It only accompanies words. */
export function Berth({ engine: { id, pilot } }: { engine: Engine }) {
  let sum = 0;
  for (const letter of id) sum += letter.charCodeAt(0);
  return (
    <div class="berth">
      <svg viewBox="0 0 96 64" aria-hidden="true" focusable="false">
        <path class="berth-light" d="M48 0L78 64H18Z" />
        <path class="berth-engine" fill-rule="evenodd" d={body + heads[sum % heads.length]} />
      </svg>
      {pilot ? <Face id={pilot} size="m" /> : null}
    </div>
  );
}

/** Berths with nothing in them. */
export function EmptyBerths({ free }: { free: number }) {
  if (free <= 0) return null;
  return (
    <div class="berths-empty">
      <svg viewBox="0 0 96 64" aria-hidden="true" focusable="false">
        <path d={body + heads[1]} />
      </svg>
      <p class="hint">{count(free, 'berth stands empty', 'berths stand empty')}</p>
    </div>
  );
}
