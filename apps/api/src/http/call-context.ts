import type { Database } from '@zuschlag/db/client';
import type { FastifyBaseLogger } from 'fastify';
import type { Publish } from '../context.ts';

/** What every call needs of the process it runs in. */
export type ServerParts = { database: Database; publish: Publish };

/** What a procedure is called with, whichever way the call came: tRPC, GraphQL or a test. */
export type CallContext = ServerParts & {
  /** session token of the bearer header */
  token: string | null;
  idempotencyKey: string | null;
  requestId: string;
  userAgent: string | null;
  now: () => Date;
  log: Pick<FastifyBaseLogger, 'error' | 'warn' | 'info'>;
};
