/** A key or a combination, as printed on it. */
export function Kbd({ keys }: { keys: string }) {
  return (
    <kbd className="inline-block whitespace-nowrap rounded-mark border bg-surface px-[5px] font-medium font-sans text-11 text-ink-3">
      {keys}
    </kbd>
  );
}
