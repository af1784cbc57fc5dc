const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Opaque ids are UUIDs. Other text is rejected early, because PostgreSQL would raise on it. */
export function isUuid(id: string): boolean {
  return uuid.test(id);
}
