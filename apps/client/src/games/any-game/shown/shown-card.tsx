import './shown.css';
import { lazy } from '../../../design/lazy';
import { Written } from '../../../design/written';
import type { SequenceProps } from '../../../shell/stage/loan';
import { personName, useTable } from '../view';

const Picture = lazy(
  () => import('../../../shell/pictures/picture').then((module) => module.Picture),
  null,
);

/** A card that turns over before everybody: its back in its colour, then its picture, its name and what stands on it. */
export function ShownCard({ beat, live }: SequenceProps) {
  const shared = useTable().public.value;
  const { text, by, undone, beat: told } = beat.entry;
  const card = shared.cards[told?.about[0] ?? ''];
  // What was put away meanwhile has no face any more.
  if (!card || undone) return <p class="stage-words">{undone ? <s>{text}</s> : text}</p>;
  return (
    <div class={live ? 'any-shown any-shown-live' : 'any-shown'}>
      <div class={`any-shown-card any-hue-${card.colour}`}>
        <span class="any-shown-back" aria-hidden="true" />
        <div class="any-shown-face">
          <span class="any-shown-picture" aria-hidden="true">
            {card.picture ? (
              <Picture picture={card.picture}>{card.emoji || [...card.name][0]}</Picture>
            ) : (
              card.emoji || [...card.name][0]
            )}
          </span>
          <Written as="p" class="any-shown-name">
            {card.name}
          </Written>
          {card.text ? (
            <Written as="p" class="any-shown-text">
              {card.text}
            </Written>
          ) : null}
        </div>
      </div>
      <p class="kicker">{by ? `${personName(shared, by)} shows a card` : text}</p>
    </div>
  );
}
