interface NotFoundYetProps {
  /** It did not come. */
  failed: boolean;
  again(): void;
}

/** Stands in the place of what was looked for in the library, until it has come. */
export const NotFoundYet = ({ failed, again }: NotFoundYetProps) =>
  failed ? (
    <div role="alert" class="refusal">
      <p>The library cannot be shown now.</p>
      <button type="button" class="btn btn-small" onClick={again}>
        Try again
      </button>
    </div>
  ) : (
    <p role="status" class="hint">
      One moment…
    </p>
  );
