/** @returns Monday and Sunday of the week of a day */
export function weekOf(day: string): { from: string; to: string } {
  const at = new Date(`${day}T00:00:00Z`);
  const sinceMonday = (at.getUTCDay() + 6) % 7;
  const shifted = (days: number) => new Date(at.getTime() + days * 86_400_000).toISOString().slice(0, 10);
  return { from: shifted(-sinceMonday), to: shifted(6 - sinceMonday) };
}
