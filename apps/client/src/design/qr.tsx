import { encode } from 'uqr';

/** A QR code of an address. Loaded only when somebody asks for one. */
export function Qr({ url, label }: { url: string; label: string }) {
  const { data, size } = encode(url, { border: 2 });
  const path = data
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg class="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#120b2b" />
    </svg>
  );
}
