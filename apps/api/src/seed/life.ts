/** The days a demo Chance has behind it, and those until its deadline; negative when that is past. */
export type Life = { age: number; due: number };

const DAY = 86_400_000;

/**
 * A moment in the life of a Chance, on a workday and in office hours.
 *
 * @param share 0 is its creation, 1 the day before its deadline, or today while that is to come; 2 is today
 */
export function momentOf({ age, due }: Life, share: number, today: Date): Date {
  const born = today.getTime() - age * DAY;
  const end = today.getTime() + Math.min(0, due - 1) * DAY;
  const moment = share <= 1 ? born + share * (end - born) : end + Math.min(share - 1, 1) * (today.getTime() - end);
  const worked = inOfficeHours(new Date(moment));
  // Of a Chance of these days nothing lies ahead.
  return worked.getTime() < today.getTime() - DAY ? worked : new Date(moment);
}

/** The same day, or the Friday before a weekend; later days lead to later moments. */
function inOfficeHours(moment: Date): Date {
  const day = new Date(moment);
  const weekday = day.getUTCDay();
  day.setUTCDate(day.getUTCDate() - (weekday === 6 ? 1 : weekday === 0 ? 2 : 0));
  day.setUTCHours(7 + (day.getUTCDate() % 8), (day.getUTCDate() * 17) % 60, 0, 0);
  return day;
}
