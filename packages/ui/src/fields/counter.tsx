/** From four fifths on a limit concerns the person who types. */
export function isCounted(counter: boolean | 'near', used: number, most: number): boolean {
  return counter === 'near' ? used >= most * 0.8 : counter;
}

/** How much of a limit is used. */
export function Counter({ used, most }: { used: number; most: number }) {
  return (
    <span className={`tnum shrink-0 text-12 ${used > most ? 'font-medium text-danger-text' : 'text-ink-3'}`}>
      {used}/{most}
    </span>
  );
}
