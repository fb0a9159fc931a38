import type { ComponentChildren } from 'preact';
import { useArrows } from '../../design/arrows';

/** A place on a drawn map: a button. */
export interface MapNode {
  id: string;
  class: string;
  /** Where it lies in the grid of the map. */
  style: string;
  /** What it is called by whoever does not see it. */
  label: string;
  face: ComponentChildren;
}

interface NodeMapProps {
  label: string;
  class: string;
  style: string;
  columns: number;
  rows: number;
  nodes: readonly MapNode[];
  selected: string | null;
  choose(id: string): void;
  /** The ways between the places, in units of the grid; they lie behind. */
  ways: ComponentChildren;
  waysClass: string;
  /** What is drawn besides, such as where all ways begin. */
  children?: ComponentChildren;
}

/**
 * A drawn map whose places are buttons on a grid, with the ways between them behind: one stop of the
 * keyboard, in which arrows go from place to place. How places and ways look, its game says.
 */
export function NodeMap(props: NodeMapProps) {
  const { label, columns, rows, nodes, selected, choose, ways, waysClass, children } = props;
  const { map, tabIndex } = useArrows(
    nodes.map(({ id }) => id),
    selected,
  );
  return (
    <div role="toolbar" class={props.class} aria-label={label} style={props.style} {...map}>
      <svg
        class={waysClass}
        viewBox={`0 0 ${columns} ${rows}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        {ways}
      </svg>
      {children}
      {nodes.map((node) => (
        <button
          key={node.id}
          type="button"
          class={node.class}
          style={node.style}
          data-place={node.id}
          tabIndex={tabIndex(node.id)}
          aria-pressed={node.id === selected}
          aria-label={node.label}
          onClick={() => choose(node.id)}
        >
          {node.face}
        </button>
      ))}
    </div>
  );
}
