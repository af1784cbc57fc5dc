/** Length of a shift in minutes; an end at or before the start lies on the next day. */
export function shiftLength(times: { startTime: string; endTime: string }): number {
  return after(times.startTime, times.endTime) || 1440;
}

/** Minutes from one wall-clock time to the next occurrence of another, 0 to 1439. */
export function after(from: string, to: string): number {
  return (minuteOfDay(to) - minuteOfDay(from) + 1440) % 1440;
}

function minuteOfDay(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}
