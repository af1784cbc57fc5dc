import { dayOfSerial, durationOfSerial, type NumberMeaning, timeOfSerial } from '@zuschlag/reading/xlsx/number-formats';
import type { RawCell } from './raw-table.ts';

/** @returns the cell of a number under a format: a day, a time, a share or a number */
export function numberCell(number: number, meaning: NumberMeaning | undefined, is1904: boolean): RawCell {
  const text = String(clean(number));
  switch (meaning) {
    case 'day': {
      const day = dayOfSerial(number, is1904);
      return day ? { kind: 'day', day, text: day } : { kind: 'text', text };
    }
    case 'time': {
      const time = timeOfSerial(number);
      // Hours of a month are no time of a day; their number counts days, which no reader of a text could tell.
      return time ? { kind: 'time', time, text: time } : { kind: 'text', text: durationOfSerial(number) };
    }
    case 'percent':
      return { kind: 'number', value: clean(number), isPercent: true, text: `${clean(number * 100)}%` };
    default:
      return { kind: 'number', value: clean(number), isPercent: false, text };
  }
}

/** Without the rounding errors of binary fractions. */
function clean(value: number): number {
  return Number(value.toPrecision(15));
}
