import type { Database } from '@zuschlag/db/client';
import type { FastifyBaseLogger } from 'fastify';

/** What a procedure is called with, whichever way the call came: tRPC, GraphQL or a test. */
export type CallContext = {
  database: Database;
  /** session token of the bearer header */
  token: string | null;
  idempotencyKey: string | null;
  requestId: string;
  userAgent: string | null;
  now: () => Date;
  log: Pick<FastifyBaseLogger, 'error' | 'warn' | 'info'>;
};
