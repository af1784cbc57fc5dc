import { describe, expect, it } from 'vitest';
import { eurAndCents, eurPerHour, fraction, serviceMargin } from './units.ts';

describe('a number as people type it', () => {
  it.each([
    ['an hourly wage', eurPerHour().max(10_000), [0, 16, 16.1234, 0.1 + 0.2, 9_999.9999], [16.12345, 16.00001, 1e-9]],
    ['an amount', eurAndCents().max(10_000_000_000), [0, 0.07, 1_000.01, 9_999_999_999.99], [1_000.005, 0.001]],
    ['a share', fraction(), [0, 0.063, 12.34 / 100, 0.123456, 1], [0.1234567, 1e-9]],
    ['a margin', serviceMargin(), [-0.5, 0, 0.06, 0.99, -0.999999], [0.123456789, -0.9999999999]],
  ])('as %s has no more places than the database keeps', (_, schema, kept, cut) => {
    for (const value of kept) expect(schema.safeParse(value).success, `${value}`).toBe(true);
    for (const value of cut) expect(schema.safeParse(value).error?.issues[0]?.message, `${value}`).toBe('TOO_PRECISE');
  });
});
