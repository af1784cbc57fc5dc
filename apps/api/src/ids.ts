import { randomUUID } from 'node:crypto';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Opaque ids are UUIDs inside; what is none does not exist, and must not reach the database, which would call it an error. */
export function isUuid(id: string): boolean {
  return uuid.test(id);
}

/** @returns a new id; ids rise with the time, so that rows that came together lie together */
export function newId(now = Date.now()): string {
  const time = now.toString(16).padStart(12, '0');
  const [, , third = '', ...rest] = randomUUID().split('-');
  return [time.slice(0, 8), time.slice(8), `7${third.slice(1)}`, ...rest].join('-');
}
