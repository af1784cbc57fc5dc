import { expect, it } from 'vitest';
import { weekOf } from './week.ts';

it.each([
  ['a Monday', '2026-11-16', '2026-11-16', '2026-11-22'],
  ['a Sunday', '2026-11-22', '2026-11-16', '2026-11-22'],
  ['a day in the week of the change of clocks', '2026-10-24', '2026-10-19', '2026-10-25'],
  ['the turn of the year', '2026-12-31', '2026-12-28', '2027-01-03'],
])('the week of %s runs from Monday to Sunday', (_, day, from, to) => expect(weekOf(day)).toEqual({ from, to }));
