/** What waits, in a line for each caller. The lines take turns, so a caller with many calls holds up its own calls only. */
export type WaitingLines<Item> = {
  size(): number;
  add(caller: string, item: Item): void;
  /** Changes nothing when the item does not wait any more. */
  remove(caller: string, item: Item): void;
  /** Takes the first item of the line whose turn it is. */
  next(): Item | undefined;
  /** @returns the newest item of the longest line; undefined when no line is longer than that of the caller would be */
  newestOfLongerLine(caller: string): Item | undefined;
};

export function waitingLines<Item>(): WaitingLines<Item> {
  /** in the order of their turns; no line is empty */
  const lines = new Map<string, Set<Item>>();
  let size = 0;
  const remove = (caller: string, item: Item) => {
    const line = lines.get(caller);
    if (!line?.delete(item)) return;
    size -= 1;
    if (line.size === 0) lines.delete(caller);
  };
  return {
    remove,
    size: () => size,
    add(caller, item) {
      const line = lines.get(caller) ?? new Set();
      lines.set(caller, line.add(item));
      size += 1;
    },
    next() {
      const [turn] = lines;
      if (!turn) return undefined;
      const [caller, line] = turn;
      // To the end: the others come first now.
      lines.delete(caller);
      lines.set(caller, line);
      for (const first of line) {
        remove(caller, first);
        return first;
      }
      return undefined;
    },
    newestOfLongerLine(caller) {
      const longest = [...lines.values()].reduce(
        (long, line) => (line.size > long.size ? line : long),
        new Set<Item>(),
      );
      return longest.size > (lines.get(caller)?.size ?? 0) + 1 ? [...longest].at(-1) : undefined;
    },
  };
}
