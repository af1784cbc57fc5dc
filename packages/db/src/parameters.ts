/**
 * A value as the text PostgreSQL reads a parameter from. Moments are written in UTC, independent of the time zone of the process.
 *
 * @throws {RangeError} for an invalid date
 */
export function parameterOf(value: unknown): string | Buffer | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string') return value;
  if (typeof value !== 'object') return String(value);
  if (Buffer.isBuffer(value)) return value;
  if (ArrayBuffer.isView(value)) return Buffer.from(value.buffer, value.byteOffset, value.byteLength);
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return `{${value.map(elementOf).join(',')}}`;
  // Exact decimals print themselves.
  return isPrinted(value) ? value.toString() : JSON.stringify(value);
}

function elementOf(value: unknown): string {
  if (Array.isArray(value)) return `{${value.map(elementOf).join(',')}}`;
  const text = parameterOf(value);
  if (text === null) return 'NULL';
  const written = typeof text === 'string' ? text : `\\x${text.toString('hex')}`;
  return `"${written.replace(/[\\"]/g, '\\$&')}"`;
}

function isPrinted(value: object): boolean {
  return value.toString !== Object.prototype.toString;
}
