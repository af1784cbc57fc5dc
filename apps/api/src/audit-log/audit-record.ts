/** One change of one thing. Without `before` it came to be, without `after` it ended; with both only what differs is kept. */
export type AuditRecord = {
  /** chance, bidGroup, marginGroup, service, user, session … */
  entity: string;
  entityId: string | number;
  /** the Chance it belongs to, so that a Chance's whole history can be read */
  chanceId?: string;
  action: string;
  before?: Fields;
  after?: Fields;
};
export type Fields = { [field: string]: unknown };
