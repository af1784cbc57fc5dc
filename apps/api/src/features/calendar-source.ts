import type { UnitOfWork } from '../context.ts';

/** Which Chances, and whose things, a calendar is about. */
export type CalendarScope =
  /** the Chances and things of the actor */
  | { kind: 'mine' }
  /** everything that the actor may view */
  | { kind: 'organization' }
  /** one Chance, if the actor may view it */
  | { kind: 'chance'; chanceId: string };

/** A day or a time in a calendar. */
export type CalendarEntry = {
  /** the same for the same thing as long as it exists, and unique over all features */
  id: string;
  /** rises with each change, so that calendars take the later form */
  version: number;
  changedAt: Date;
  /** day in Europe/Berlin */
  day: string;
  /** Berlin wall clock, `HH:mm`; null: the whole day */
  clock: string | null;
  /** in the language of the actor */
  title: string;
  details: readonly string[];
  /** of the page in the web */
  path: string;
  /** no longer takes place; calendars that know it strike it out */
  isCancelled: boolean;
};

/** The entries of a feature, read with the rights of the actor at this moment. */
export type CalendarSource = (work: UnitOfWork, scope: CalendarScope) => Promise<CalendarEntry[]>;
