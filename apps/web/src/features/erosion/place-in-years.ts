/** The place of a day in the years of a contract: 0 is its first day, 1 the first day of its second year. */
export function placeInYears(start: string, day: string): number {
  const monthsOf = (date: string) => {
    const [year = 0, month = 1, dayOfMonth = 1] = date.split('-').map(Number);
    return year * 12 + month + (dayOfMonth - 1) / new Date(Date.UTC(year, month, 0)).getUTCDate();
  };
  return (monthsOf(day) - monthsOf(start)) / 12;
}
