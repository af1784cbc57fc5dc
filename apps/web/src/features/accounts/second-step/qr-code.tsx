import { encode } from 'uqr';

/** A text as a picture that a phone reads. Always dark on light, because readers expect that. @param label for who cannot see it */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-52 rounded-control bg-paper text-paper-ink"
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}
