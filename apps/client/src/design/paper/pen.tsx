interface PenProps {
  label: string;
  marked: number;
  of: number;
}

/** Boxes to mark with a pen; those that are marked already are filled. */
export function PenTrack({ label, marked, of }: PenProps) {
  return (
    <p class="pen">
      <span>{label}</span>
      <span class="pen-boxes" role="img" aria-label={`${marked} of ${of}`}>
        {Array.from({ length: of }, (_, index) => (
          <span key={index} class={index < marked ? 'pen-box pen-on' : 'pen-box'} />
        ))}
      </span>
    </p>
  );
}
