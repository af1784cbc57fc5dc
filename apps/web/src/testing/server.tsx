import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { TRPCClientError } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import recordedConflicts from '@zuschlag/validation/edits/recorded-conflicts.json' with { type: 'json' };
import type { ErrorCode, ErrorDetails } from '@zuschlag/validation/errors';
import { personalPermissions } from '@zuschlag/validation/vocabulary';
import type { ReactNode } from 'react';
import { trpc } from '../app/api/trpc.ts';
import { FeaturesProvider } from '../app/features/features-context.tsx';
import { SessionProvider } from '../app/session/session.tsx';
import { startSession, storedSession } from '../app/session/session-store.ts';
import { features } from '../features/index.ts';

/** The answer of a procedure to an input; a thrown refusal is an error of the server. */
export type Answers = Record<string, (input: never) => unknown>;

/** A server that refuses. */
export function refusal(code: ErrorCode, details: ErrorDetails = {}): Error {
  return TRPCClientError.from({ error: { message: code, code: -32000, data: { code, details } } } as never);
}

/** A refusal as the server answered it on a real database, see `edited-together.test.ts` of the API. */
export function recordedConflict(thing: keyof typeof recordedConflicts): Error {
  return TRPCClientError.from(recordedConflicts[thing] as never);
}

export const sessionUser = {
  id: 7,
  email: 'm.dohm@example.com',
  firstname: 'Mareike',
  lastname: 'Dohm',
  picture: null,
  role: 'Manager' as const,
  isConfigAdmin: false,
  permissions: [...personalPermissions],
  organizationId: 1,
  organizationName: 'Wacht Holding GmbH',
  organizationShortName: 'Wacht Holding',
  organizationIsOperational: false,
  mainOrganizationId: 1,
  language: null,
  features: { ownChancesFilter: true, requireOutsideInformation: true },
};

/** Signs a user in and answers the calls of a page; an unexpected call fails the test by its name. */
export function WithServer({ answers, children }: { answers: Answers; children: ReactNode }) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const client = trpc.createClient({
    links: [
      () =>
        ({ op }) =>
          observable((observer) => {
            const answer = op.path === 'accounts.me' ? () => storedSession()?.user ?? sessionUser : answers[op.path];
            void Promise.resolve()
              .then(() => {
                if (!answer) throw new Error(`nobody answers ${op.path}`);
                return answer(op.input as never);
              })
              .then(
                (data) => {
                  observer.next({ result: { type: 'data', data } } as never);
                  observer.complete();
                },
                (error: Error) => observer.error(TRPCClientError.from(error)),
              );
          }),
    ],
  });
  return (
    <trpc.Provider client={client} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <SessionProvider>
          <FeaturesProvider features={features}>{children}</FeaturesProvider>
        </SessionProvider>
      </QueryClientProvider>
    </trpc.Provider>
  );
}

/** Signs a user in for this tab. */
export function signIn(user: Partial<typeof sessionUser> = {}): void {
  const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
  startSession({ token: 'token', expiresAt, user: { ...sessionUser, ...user } });
}
