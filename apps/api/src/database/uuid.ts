const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Opaque ids are UUIDs inside; what is none does not exist, and must not reach the database, which would call it an error. */
export function isUuid(id: string): boolean {
  return uuid.test(id);
}
