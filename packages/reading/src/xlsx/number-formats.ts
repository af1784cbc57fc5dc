/** The meaning of a cell's number, by its format. */
export type NumberMeaning = 'number' | 'percent' | 'day' | 'time';

/** The formats every workbook has without naming them. */
function builtInMeaning(id: number): NumberMeaning {
  if (id === 9 || id === 10) return 'percent';
  if ((id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 36) || (id >= 50 && id <= 58)) return 'day';
  if ((id >= 18 && id <= 21) || (id >= 45 && id <= 47)) return 'time';
  return 'number';
}

/** @returns what a number under this format is: `dd.mm.yyyy` a day, `hh:mm` a time, `0.00%` a share */
export function meaningOf(id: number, code: string | undefined): NumberMeaning {
  if (code === undefined) return builtInMeaning(id);
  // The format of positive numbers; without quoted words, escaped letters and what stands in brackets.
  const letters = (code.split(';')[0] ?? '')
    .replace(/"[^"]*"|\\.|_.|\*.|\[(?![hms]+\])[^\]]*\]/gi, '')
    .replace(/general|standard/gi, '')
    .toLowerCase();
  if (letters.includes('%')) return 'percent';
  if (/[yjd]/.test(letters)) return 'day';
  if (/[hs]/.test(letters)) return 'time';
  return /m/.test(letters) ? 'day' : 'number';
}

const DAY_MS = 86_400_000;

/**
 * The day a serial number stands for. Excel counts from 1900 and believes that year to have had a 29 February; old
 * workbooks of the Mac count from 1904.
 *
 * @returns null for what is before that or beyond the year 9999
 */
export function dayOfSerial(serial: number, is1904: boolean): string | null {
  const whole = Math.floor(serial);
  if (!(whole >= 0 && whole < 2_958_466)) return null;
  const epoch = is1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, whole < 60 ? 31 : 30);
  return new Date(epoch + whole * DAY_MS).toISOString().slice(0, 10);
}

/** @returns the time of day, `HH:mm`; null for what is no time of a day or has seconds */
export function timeOfSerial(serial: number): string | null {
  const minutes = (serial - Math.floor(serial)) * 1_440;
  const whole = Math.round(minutes);
  if (serial < 0 || serial >= 1 || Math.abs(minutes - whole) > 0.01 || whole >= 1_440) return null;
  return `${String(Math.floor(whole / 60)).padStart(2, '0')}:${String(whole % 60).padStart(2, '0')}`;
}

/** @returns a duration as a cell shows it under `[h]:mm`: `160:30`, with seconds where it has some: `8:00:20` */
export function durationOfSerial(serial: number): string {
  const whole = Math.round(Math.abs(serial) * 86_400);
  const two = (value: number) => String(value).padStart(2, '0');
  const seconds = whole % 60;
  const [hours, minutes] = [Math.floor(whole / 3_600), Math.floor(whole / 60) % 60];
  return `${serial < 0 ? '-' : ''}${hours}:${two(minutes)}${seconds === 0 ? '' : `:${two(seconds)}`}`;
}
