/** The problems of a day in the list of new holidays. */
export type DayProblem = 'UNREADABLE' | 'PAST' | 'TWICE' | 'TWICE_WHEN_RECURRING';

const isoDay = /^\d{4}-\d{2}-\d{2}$/;

/**
 * The problem of each day of the list, or null.
 * @param days ISO days, or the typed text of an invalid day
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
          : all.some((day) => taken.has(day))
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
