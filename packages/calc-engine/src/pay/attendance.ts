/**
 * Attendance days (Anwesenheitstage): paid days of a year without vacation, sickness and training. Public holidays stay
 * in, because guards are rostered on them.
 */
export function attendanceDays(
  workdaysPerYear: number,
  vacationDays: number,
  sickDays: number,
  trainingDays: number,
): number {
  return workdaysPerYear - vacationDays - sickDays - trainingDays;
}

/** Attendance factor (Ausfallfaktor): paid hours that one attended hour causes. */
export function attendanceFactor(workdaysPerYear: number, attendance: number): number {
  return workdaysPerYear / attendance;
}
