import type { ComponentChildren } from 'preact';

export interface TrackProps {
  label: string;
  value: number;
  max: number;
  /** Says more than “3 of 9” where that is not enough. */
  words?: string | undefined;
  /** Boxes are grouped in so many, as in tiers. */
  group?: number;
  tone?: 'rose' | 'gold' | 'silver' | 'violet';
  hideLabel?: boolean;
  /** Drawn as the label, where that can be tapped. */
  term?: ComponentChildren;
  /** Lies over it, such as what sets it by hand. */
  hand?: ComponentChildren;
}

/** How far a track is, in words. */
export const trackWords = ({
  value,
  max,
  words,
}: Pick<TrackProps, 'value' | 'max' | 'words'>): string => words ?? `${value} of ${max}`;

/** A row of boxes, with its label and its count in words. */
export function Track({
  label,
  value,
  max,
  words,
  group,
  tone = 'silver',
  hideLabel,
  term,
  hand,
}: TrackProps) {
  const text = trackWords({ value, max, words });
  return (
    <div class={`track track-${tone}`}>
      <div class={hideLabel ? 'track-head sr-only' : 'track-head'}>
        <span class="track-label" aria-hidden={term ? undefined : 'true'}>
          {term ?? label}
        </span>
        <span class="track-words" aria-hidden="true">
          {text}
        </span>
      </div>
      <meter
        class="sr-only"
        aria-label={label}
        aria-valuetext={text}
        min={0}
        max={max}
        value={value}
      />
      <div class="track-boxes" aria-hidden="true">
        {Array.from({ length: max }, (_, index) => (
          <span key={index} class={boxClass(index, value, group)} />
        ))}
      </div>
      {hand}
    </div>
  );
}

function boxClass(index: number, value: number, group: number | undefined): string {
  const edge = group && index > 0 && index % group === 0 ? ' box-edge' : '';
  return `box${index < value ? ' box-on' : ''}${edge}`;
}

/** Dots of an action: filled and empty, mundane first. */
export function Dots(props: { mundane: number; transcendent: number; max: number; more: number }) {
  const { mundane, transcendent, max, more } = props;
  return (
    <span class="dots" aria-hidden="true">
      {Array.from({ length: max + more }, (_, index) => {
        const on = index < max ? index < mundane : index - max < transcendent;
        return (
          <span key={index} class={`dot${index >= max ? ' dot-moon' : ''}${on ? ' dot-on' : ''}`} />
        );
      })}
    </span>
  );
}
