/** A is filled, B outlined, in the list and in the head of the comparison. */
export function SideMark({ side }: { side: 'A' | 'B' }) {
  return (
    <span
      className={`grid size-5 shrink-0 place-items-center rounded-mark font-semibold text-11 ${side === 'A' ? 'bg-accent text-on-accent' : 'border border-accent text-accent-text'}`}
    >
      {side}
    </span>
  );
}
