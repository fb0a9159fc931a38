import type { PlaysetIndex } from '../api/content';

/** What a playset is about, in its own look. */
export function PlaysetCard({ playset }: { playset: PlaysetIndex }) {
  return (
    <div class="playset-card" data-playset={playset.id}>
      <PlaysetWords playset={playset} />
    </div>
  );
}

/** The same as one of several to choose from. */
export function PlaysetChoice({ playset, first }: { playset: PlaysetIndex; first: boolean }) {
  return (
    <label class="playset-card" data-playset={playset.id}>
      <input type="radio" name="playset" value={playset.id} required defaultChecked={first} />
      <PlaysetWords playset={playset} />
    </label>
  );
}

function PlaysetWords({ playset: { name, tagline, summary } }: { playset: PlaysetIndex }) {
  return (
    <span class="playset-words">
      <b class="playset-name">{name}</b>
      <span class="ornament" />
      <span class="playset-tagline">{tagline}</span>
      <small>{summary}</small>
    </span>
  );
}
