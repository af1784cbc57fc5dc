import type { Weekday } from '@zuschlag/validation/vocabulary';

/** A shift that was drawn into the week: one day, its times, and the guards it needs. */
export type DrawnShift = { day: Weekday; startTime: string; endTime: string; employeeQuantity: number };
