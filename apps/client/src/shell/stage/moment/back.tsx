import { Portrait } from './portrait';

/** Somebody without colour, over whom it comes back in one sweep. */
export function Back({ id }: { id: string }) {
  return (
    <span class="moment-returned">
      <span class="moment-grey">
        <Portrait id={id} />
      </span>
      <span class="moment-sweep">
        <span class="moment-swept">
          <Portrait id={id} />
        </span>
      </span>
      <span class="moment-edge" />
    </span>
  );
}
