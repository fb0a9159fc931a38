import type { Protagonist, TrackLengths } from '@moonlit/rules/girl-by-moonlight';
import { HandTrack } from '../../../shell/by-hand/hand-track';
import { numberByHand } from '../../../shell/by-hand/pips';
import { Term } from '../../../shell/learning/term';
import { useHasDrawer } from '../../../shell/offers/drawer';
import { BY_HAND } from '../../../shell/table/commands';
import { useTable } from '../view';
import { SlotByHand } from './harm-by-hand';

const levels = [3, 2, 1] as const;
/** What harm of a level does, by the level that is felt. */
const weight: Record<number, string> = {
  3: 'Cannot act unless helped or pushing',
  2: 'One die less when it matters',
  1: 'Less effect when it matters',
  0: 'No penalty',
};

/** Harm as a ladder, the worst on top, and the clock of its recovery. */
export function HarmLadder({ one, lengths }: { one: Protagonist; lengths: TrackLengths }) {
  const { recovery, relief } = useTable().public.value.derived.protagonists[one.id] ?? {};
  const byHand = useHasDrawer(BY_HAND);
  const lower = relief?.levels ?? 0;
  return (
    <section class="sheet-part" aria-label="Harm">
      <h3>
        <Term id="harm">Harm</Term>
      </h3>
      <ol class="harm" reversed start={3}>
        {levels.map((level) => {
          const tags = one.harm.filter((tag) => tag.level === level);
          const free = Math.max(0, lengths.harm[level] - tags.length);
          return (
            <li key={level} class="harm-level">
              <span class="harm-number" aria-hidden="true">
                {level}
              </span>
              <div>
                <p class="hint">
                  Level {level}: {weight[Math.max(0, level - lower)]}
                  {lower > 0 ? ` (${relief?.by})` : ''}
                </p>
                <ul class="harm-tags">
                  {tags.map(({ id, text, shrugged }) => (
                    <li key={id} class="harm-tag">
                      {text}
                      {shrugged ? ' (shrugged off for now)' : ''}
                      {byHand ? (
                        <SlotByHand protagonist={one.id} level={level} harm={{ id, text }} />
                      ) : null}
                    </li>
                  ))}
                  {Array.from({ length: free }, (_, index) => (
                    <li key={`free-${index}`} class="harm-free">
                      <span class="sr-only">Free</span>
                      {byHand ? <SlotByHand protagonist={one.id} level={level} /> : null}
                    </li>
                  ))}
                </ul>
              </div>
            </li>
          );
        })}
      </ol>
      <HandTrack
        about={one.id}
        find={(offers) => numberByHand(offers, 'recovery')}
        label="Recovery"
        term={<Term id="recovery">Recovery</Term>}
        tone="violet"
        value={recovery?.marked ?? one.recovery}
        max={lengths.recovery}
      />
      {recovery?.why ? <p class="hint">{recovery.why}</p> : null}
    </section>
  );
}
