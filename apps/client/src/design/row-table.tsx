import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

interface TableProps {
  /** What it is a table of. */
  label: string;
  heads: readonly string[];
  /** Its rows. */
  children: ComponentChildren;
}

/** Many of a kind at a glance, a row each; what can be done about one lies behind its row. */
export function RowTable({ label, heads, children }: TableProps) {
  return (
    <div class="row-table">
      <table>
        <caption class="sr-only">{label}</caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

interface RowProps {
  /** One for each head; the first says whom or what the row is about, in words without a paragraph. */
  cells: readonly ComponentChildren[];
  open?: boolean;
  /** Opens what lies behind the row, and closes it again; without it there is nothing behind. */
  toggle?: (() => void) | undefined;
  /** What lies there, for whoever hears it with the row. */
  behind?: string | undefined;
  /** Drawn below the row while it is open. */
  children?: ComponentChildren;
}

/** A row that a tap opens, wherever on it one taps. */
export function Row({
  cells: [first, ...others],
  open = false,
  toggle,
  behind,
  children,
}: RowProps) {
  const id = useId();
  return (
    <>
      <tr data-open={toggle ? open : undefined}>
        <th scope="row">
          {toggle ? (
            <button
              type="button"
              class="row-open"
              aria-expanded={open}
              aria-controls={open ? id : undefined}
              onClick={toggle}
            >
              {first}
              {behind ? <span class="sr-only">: {behind}</span> : null}
            </button>
          ) : (
            first
          )}
        </th>
        {others.map((cell, index) => (
          <td key={index}>{cell}</td>
        ))}
      </tr>
      {toggle && open ? (
        <tr class="row-behind">
          <td colSpan={others.length + 1} id={id}>
            <div class="stack">{children}</div>
          </td>
        </tr>
      ) : null}
    </>
  );
}
