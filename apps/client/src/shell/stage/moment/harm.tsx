import { Portrait } from './portrait';

/** Whom it lands on, struck through: their face comes apart along the blow, and stays so. */
export function Harm({ id }: { id: string }) {
  return (
    <span class="moment-struck">
      <span class="moment-half moment-half-above">
        <Portrait id={id} />
      </span>
      <span class="moment-half moment-half-below">
        <Portrait id={id} />
      </span>
      <span class="moment-blow" />
    </span>
  );
}
