import type { DowntimeActivity } from '@moonlit/rules/girl-by-moonlight';
import type { StakesNow } from '@moonlit/rules/girl-by-moonlight/stakes';
import { stakesNow, withNumbers } from '@moonlit/rules/girl-by-moonlight/stakes';
import { useId } from 'preact/hooks';
import { content, playsetOf } from '../api/content';
import { numbersOf } from '../house-rules/house-rules';
import { Said } from '../learning/term';
import type { OpenOffer } from '../view';
import { useTable } from '../view';

/** What stands with the roll on the table, for everybody, and not once more at its button. */
const WITH_THE_ROLL: readonly string[] = ['roll.roll', 'roll.roll-along', 'downtime.roll'];

/** What may come of an offer, beside its button. */
export function OfferStakes({ offer: { command, with: settled } }: { offer: OpenOffer }) {
  const { activities } = useTable().public.value;
  const activity = activities[String(settled.protagonist)];
  return WITH_THE_ROLL.includes(command) ? null : (
    <StakesOf command={command} activity={activity} />
  );
}

interface StakesProps {
  command: string;
  /** The downtime activity that it is about. */
  activity?: DowntimeActivity | undefined;
}

/** What 6, 4/5 and 1–3 bring, and what comes with it: said before the dice fall. */
export function StakesOf({ command, activity }: StakesProps) {
  const stakes = useStakes(command, activity);
  const title = useId();
  if (!stakes) return null;
  return (
    <div class="stakes">
      {stakes.dice.length > 0 ? (
        <>
          <p class="stakes-title" id={title}>
            What the dice bring
          </p>
          <dl aria-labelledby={title}>
            {stakes.dice.map(({ on, band, text }) => (
              <div key={band} class={`stakes-${band}`}>
                <dt>
                  <span aria-hidden="true">{on}</span>
                  <span class="sr-only">{facesAloud(on)}</span>
                </dt>
                <dd>
                  <Said>{text}</Said>
                </dd>
              </div>
            ))}
          </dl>
        </>
      ) : null}
      {stakes.notes.map((note) => (
        <p key={note} class="hint">
          <Said>{note}</Said>
        </p>
      ))}
    </div>
  );
}

/** What dice show, as one says it: “4/5” is no fraction, “1–3” no subtraction. */
const facesAloud = (on: string) => on.replace('/', ' or ').replace('–', ' to ');

/** What may come of a command at this table; `null` while its texts are on their way, and of most. */
function useStakes(command: string, activity?: DowntimeActivity): StakesNow | null {
  const state = useTable().public.value;
  const texts = content.value;
  const stakes = stakesNow(playsetOf(state.series.playset)?.stakes[command], {
    ...state,
    ...(activity ? { activity } : {}),
  });
  if (!texts || !stakes) return null;
  const numbers = numbersOf(texts.houseRules, state.houseRules);
  return { ...stakes, notes: stakes.notes.map((note) => withNumbers(note, numbers)) };
}
