import { leastCases } from '@zuschlag/validation/win-loss/win-loss-vocabulary';

/**
 * Which groups show a figure. Groups with fewer than eight cases do not, and neither may the difference between all
 * cases and the shown groups be such a figure: where fewer than eight cases would be left, the smallest shown group is
 * held back as well.
 *
 * @param counts the cases of each group
 * @param all the cases of all groups, also of those that are not listed
 */
export function shownGroups(counts: readonly number[], all: number): boolean[] {
  const shown = counts.map((count) => count >= leastCases);
  const left = counts.reduce((rest, count, at) => rest - (shown[at] ? count : 0), all);
  if (left === 0 || left >= leastCases) return shown;
  const smallest = counts.reduce<number | null>(
    (found, count, at) => (shown[at] && (found === null || count < (counts[found] ?? 0)) ? at : found),
    null,
  );
  return shown.map((isShown, at) => isShown && at !== smallest);
}
