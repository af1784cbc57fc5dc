import { z } from 'zod';

const tooPrecise = { error: 'TOO_PRECISE' };

/**
 * The decimal places that the database stores; it would cut further ones silently. Rounding errors of a sum of floats
 * do not count.
 */
function hasPlaces(places: number) {
  return (value: number) => {
    const scaled = value * 10 ** places;
    return Math.abs(scaled - Math.round(scaled)) <= Math.max(1e-7, Math.abs(scaled) * 1e-14);
  };
}

/** Euros as a plain number, at least 0. Nothing rounds it before `calc-engine/rounding.ts` does. */
export const eur = () => z.number().nonnegative().meta({ unit: 'EUR' });
/** Euros as people enter them, at least 0, to the cent. */
export const eurAndCents = () => z.number().nonnegative().refine(hasPlaces(2), tooPrecise).meta({ unit: 'EUR' });
/** Euros per hour, at least 0, to the hundredth of a cent. */
export const eurPerHour = () => z.number().nonnegative().refine(hasPlaces(4), tooPrecise).meta({ unit: 'EUR/h' });
/** Euros per litre, kilometre or another measure, at least 0, to the hundredth of a cent. */
export const eurPerUnit = () => z.number().nonnegative().refine(hasPlaces(4), tooPrecise).meta({ unit: 'EUR' });
/** Kilometres, litres or another measure, at least 0, to the hundredth. */
export const amount = () => z.number().nonnegative().refine(hasPlaces(2), tooPrecise);
/** Euros per minute, at least 0, to the hundredth of a cent. */
export const eurPerMinute = () => z.number().nonnegative().refine(hasPlaces(4), tooPrecise).meta({ unit: 'EUR/min' });
/**
 * A share between 0 and 1; 6 % is 0.06. A greater value is refused with its own code, so that 6 never becomes 600 %.
 */
export const fraction = () =>
  z
    .number()
    .nonnegative()
    .max(1, { error: 'FRACTION_EXPECTED' })
    .refine(hasPlaces(6), tooPrecise)
    .meta({ unit: 'fraction' });
/** A share in percent, 0 to 100, that becomes a fraction; for the one call whose documented input is a percent. */
export const percentAsFraction = () =>
  z
    .number()
    .nonnegative()
    .max(100)
    .refine(hasPlaces(4), tooPrecise)
    .transform((value) => Math.round(value * 10_000) / 1_000_000)
    .meta({ unit: 'percent' });
/** A supplement as a share of the wage, 0 to 3: 100 % is 1. */
export const tariffBonus = () =>
  z
    .number()
    .nonnegative()
    .max(3, { error: 'FRACTION_EXPECTED' })
    .refine(hasPlaces(6), tooPrecise)
    .meta({ unit: 'fraction' });
/** The agreed margin of a service: more than −100 %, at most 99 %. */
export const serviceMargin = () =>
  z.number().gt(-1).max(0.99, { error: 'MARGIN_TOO_HIGH' }).refine(hasPlaces(6), tooPrecise).meta({ unit: 'fraction' });
/** An hourly rate relative to the day rate: −100 % to 300 %. */
export const relativeRate = () => z.number().min(-1).max(3, { error: 'FRACTION_EXPECTED' }).meta({ unit: 'fraction' });
/** Hours, whole or not, at least 0. */
export const hours = () => z.number().nonnegative().meta({ unit: 'h' });
export const wholeHours = () => z.int().nonnegative().meta({ unit: 'h' });
export const minutes = () => z.int().nonnegative().meta({ unit: 'min' });
export const wholeDays = () => z.int().nonnegative().meta({ unit: 'day' });
export const wholeYears = () => z.int().nonnegative().meta({ unit: 'year' });
export const wholeMonths = () => z.int().positive().meta({ unit: 'month' });
export const pieces = () => z.int().positive().meta({ unit: 'piece' });
/** A computed ratio or figure that may be undefined (division by zero, nothing calculated yet). */
export const figure = () => z.number().nullable();
