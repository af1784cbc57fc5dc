import { dayOfSerial, type NumberMeaning, timeOfSerial } from './number-formats.ts';

/** What a cell shows in a German workbook: `1234,5`, `6 %`, `04.12.2026`, `04.12.2026 10:00`, `07:30`. */
export function shownNumber(stored: string, meaning: NumberMeaning, is1904: boolean): string {
  const value = Number(stored);
  if (!Number.isFinite(value)) return stored;
  if (meaning === 'day') return shownMoment(value, is1904) ?? german(value);
  if (meaning === 'time') return timeOfSerial(value) ?? german(value);
  return meaning === 'percent' ? `${german(value * 100)} %` : german(value);
}

function shownMoment(value: number, is1904: boolean): string | null {
  const day = dayOfSerial(value, is1904);
  if (!day) return null;
  const time = timeOfSerial(value - Math.floor(value));
  const shown = day.split('-').reverse().join('.');
  return time && time !== '00:00' ? `${shown} ${time}` : shown;
}

/** Without the noise of binary numbers: 0.1 + 0.2 is shown as 0,3. */
function german(value: number): string {
  return String(Number(value.toPrecision(15))).replace('.', ',');
}
