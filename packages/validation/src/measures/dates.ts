import { z } from 'zod';
import { toBerlinDay } from './berlin-day.ts';

/**
 * A calendar day, `YYYY-MM-DD`, meant as a day in Europe/Berlin.
 *
 * A timestamp is accepted too and reduced to its Berlin day, so that midday pickers, midnight UTC and midnight Berlin
 * all give the day that was meant. Years 1900 to 2200.
 */
export const isoDay = () =>
  z
    .string()
    .transform((value, context) => {
      const day = toBerlinDay(value);
      if (day) return day;
      context.addIssue({ code: 'custom', message: 'INVALID_DATE' });
      return z.NEVER;
    })
    .meta({ format: 'date' });

/** A day that a part of a service may have of its own; null: that of the contract. */
export const ownDay = () =>
  isoDay()
    .nullish()
    .transform((value) => value ?? null);

/** A wall-clock time, `HH:mm`, 00:00 to 23:59. */
export const clockTime = () => z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'INVALID_TIME' });

/** A calendar day as the server sends it. */
export const sentDay = () => z.string().meta({ format: 'date' });

/** A moment as the server sends it: an ISO timestamp. */
export const sentMoment = () => z.string().meta({ format: 'date-time' });
