/** Days travel as `YYYY-MM-DD`; the driver hands a DATE column over as midnight UTC. These two are the only bridge. */

export function dayOf(date: Date): string;
export function dayOf(date: Date | null): string | null;
export function dayOf(date: Date | null): string | null {
  return date ? date.toISOString().slice(0, 10) : null;
}

export function dateOf(day: string): Date;
export function dateOf(day: string | null): Date | null;
export function dateOf(day: string | null): Date | null {
  return day ? new Date(`${day}T00:00:00Z`) : null;
}
