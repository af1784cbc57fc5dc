/** What can be wrong with a day in the list of new holidays. */
export type DayProblem = 'UNREADABLE' | 'PAST' | 'TWICE' | 'TWICE_WHEN_RECURRING';

const isoDay = /^\d{4}-\d{2}-\d{2}$/;

/**
 * What is wrong with each day of the list; null where nothing is.
 * @param days ISO days, or what was typed where it is none
 * @param recur the days a day stands for when it recurs
 */
export function dayProblems(
  days: readonly string[],
  { today, recur }: { today: string; recur: ((day: string) => readonly string[]) | null },
): (DayProblem | null)[] {
  const typed = new Set<string>();
  const taken = new Set<string>();
  return days.map((day) => {
    if (!isoDay.test(day)) return 'UNREADABLE';
    const all = recur?.(day) ?? [day];
    const problem =
      day < today
        ? 'PAST'
        : typed.has(day)
          ? 'TWICE'
          : all.some((one) => taken.has(one))
            ? 'TWICE_WHEN_RECURRING'
            : null;
    typed.add(day);
    for (const one of all) taken.add(one);
    return problem;
  });
}

/** Several days at once, as one pastes them. */
export function splitDays(text: string): string[] {
  return text
    .split(/[\n;,]+|\s{2,}|(?<=\d{4})\s+/)
    .map((part) => part.trim())
    .filter(Boolean);
}
