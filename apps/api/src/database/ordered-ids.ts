import { randomBytes } from 'node:crypto';

/**
 * New ids whose order is that of their numbers, as `uuid(7)` of Prisma gives them one by one.
 *
 * @param now the moment of the first; each further one is a millisecond later
 */
export function orderedIds(count: number, now: Date): string[] {
  return Array.from({ length: count }, (_, at) => idAt(now.getTime() + at));
}

/** @source RFC 9562, 5.7 */
function idAt(milliseconds: number): string {
  const time = milliseconds.toString(16).padStart(12, '0');
  const random = randomBytes(10);
  random[0] = 0x70 | ((random[0] ?? 0) & 0x0f);
  random[2] = 0x80 | ((random[2] ?? 0) & 0x3f);
  const hex = `${time}${random.toString('hex')}`;
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
