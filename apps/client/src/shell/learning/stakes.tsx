import './stakes.css';
import { withNumbers } from '@moonlit/rules/learning';
import { useId } from 'preact/hooks';
import type { OpenOffer } from '../state';
import { useTable } from '../table/view';
import { Words } from './words';

interface OfferStakesProps {
  offer: OpenOffer;
  /** What has been filled in so far. */
  filled?: Readonly<Record<string, unknown>>;
}

/** What may come of an offer, beside its button, unless that stands with what lies on the table for everybody. */
export function OfferStakes({ offer: { command, with: settled }, filled }: OfferStakesProps) {
  const elsewhere = useTable().game.stakes?.elsewhere ?? [];
  if (elsewhere.includes(command)) return null;
  return <StakesOf command={{ ...filled, ...settled, type: command }} />;
}

/** What each result of the dice brings, and what comes with it: said before they fall (TABLE-196). */
export function StakesOf({ command }: { command: { type: string; [part: string]: unknown } }) {
  const { game, public: shared } = useTable();
  const numbers = game.learning?.numbers?.(shared.value) ?? {};
  const stakes = game.stakes?.of(shared.value, command);
  const title = useId();
  if (!stakes) return null;
  return (
    <div class="stakes">
      {stakes.results.length > 0 ? (
        <>
          <p class="stakes-title" id={title}>
            What the dice bring
          </p>
          <dl aria-labelledby={title}>
            {stakes.results.map(({ id, on, tone, text }) => (
              <div key={id} class={`stakes-${tone}`}>
                <dt>
                  <span aria-hidden="true">{on}</span>
                  <span class="sr-only">{facesAloud(on)}</span>
                </dt>
                <dd>
                  <Words>{withNumbers(text, numbers)}</Words>
                </dd>
              </div>
            ))}
          </dl>
        </>
      ) : null}
      {stakes.notes.map((note) => (
        <p key={note} class="hint">
          <Words>{withNumbers(note, numbers)}</Words>
        </p>
      ))}
    </div>
  );
}

/** What dice show, as one says it: “4/5” is no fraction, “1–3” no subtraction. */
const facesAloud = (on: string) => on.replace('/', ' or ').replace('–', ' to ');
