import { readTime } from '@zuschlag/ui/dates/day-text';

const HALF = /\s*([ap])\.?\s?m\.?$/i;

/**
 * Reads a time of day as lists of posts write it: `6`, `6:00`, `06.00`, `0600`, `6 Uhr`, `6h`, `6 AM`, `06:00:00`.
 * @returns `HH:mm`, or null for text that is not a time
 */
export function readClockTime(text: string): string | null {
  const bare = text.trim().replace(/\s*(uhr|h)\.?$/i, '');
  const half = HALF.exec(bare);
  const digits = bare.replace(HALF, '').replace(/^(\d{1,2}:\d{2}):00$/, '$1');
  const time = readTime(digits, true);
  if (time === null || !half) return time;
  const hour = Number(time.slice(0, 2));
  if (hour < 1 || hour > 12) return null;
  const isAfternoon = half[1]?.toLowerCase() === 'p';
  return `${String((hour % 12) + (isAfternoon ? 12 : 0)).padStart(2, '0')}${time.slice(2)}`;
}

/**
 * Reads both ends of a stretch of time in one cell: `6-14`, `06:00 – 14:00`, `6 bis 14 Uhr`, `6 AM to 2 PM`.
 * @returns null for text that is not two times
 */
export function readTimeRange(text: string): { start: string; end: string } | null {
  if (/^\s*(24\s*\/\s*7|24\s*(h|std\.?|stunden|hours)|rund um die uhr|around the clock)\s*$/i.test(text)) {
    return { start: '00:00', end: '00:00' };
  }
  const parts = text.replace(/^\s*(von|from)\s+/i, '').split(/\s*(?:[-–—]|\bbis\b|\bto\b|\buntil\b)\s*/i);
  if (parts.length !== 2) return null;
  const [start, end] = parts.map((part) => readClockTime(part));
  return start && end ? { start, end } : null;
}
