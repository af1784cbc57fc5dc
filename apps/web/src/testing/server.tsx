import { TRPCClientError } from '@trpc/client';
import recordedConflicts from '@zuschlag/validation/edits/recorded-conflicts.json' with { type: 'json' };
import type { ErrorCode, ErrorDetails } from '@zuschlag/validation/errors';
import { type ReactNode, useState } from 'react';
import { FeaturesProvider } from '../app/features/features-context.tsx';
import { SessionProvider } from '../app/session/session.tsx';
import { startSession } from '../app/session/session-store.ts';
import { DataProviders } from '../app/shell/providers.tsx';
import { features } from '../features/index.ts';
import { type Answers, answerWith, sessionUser } from './network.ts';

export { type Answers, sessionUser } from './network.ts';

/** A server that refuses. */
export function refusal(code: ErrorCode, details: ErrorDetails = {}): Error {
  return TRPCClientError.from({ error: { message: code, code: -32000, data: { code, details } } } as never);
}

/** A refusal as the server answered it on a real database, see `edited-together.test.ts` of the API. */
export function recordedConflict(thing: keyof typeof recordedConflicts): Error {
  return TRPCClientError.from(recordedConflicts[thing] as never);
}

/**
 * Answers the calls of a page over HTTP, so that headers, batches, retries and the wire shape of errors are those of the
 * application. A call that the test does not answer fails the test by its name.
 */
export function WithServer({ answers, children }: { answers: Answers; children: ReactNode }) {
  useState(() => answerWith(answers));
  return (
    <DataProviders>
      <SessionProvider>
        <FeaturesProvider features={features}>{children}</FeaturesProvider>
      </SessionProvider>
    </DataProviders>
  );
}

let sessions = 0;

/** Signs a user in for this tab. */
export function signIn(user: Partial<typeof sessionUser> = {}): void {
  const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
  sessions += 1;
  startSession({ token: `token-${sessions}`, expiresAt, user: { ...sessionUser, ...user } });
}
