import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { createTrpcClient, trpc } from '../api/trpc.ts';
import { failureOf, isTransient } from '../errors/failure.ts';
import { endSession } from '../session/session-end.ts';

/** Queries are tried once more, and only when trying may help; mutations retry in their link, where the key is kept. */
export function createQueryClient(): QueryClient {
  const watchSession = (error: unknown) => {
    if (failureOf(error).code === 'UNAUTHENTICATED') endSession('invalid');
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError: watchSession }),
    mutationCache: new MutationCache({ onError: watchSession }),
    defaultOptions: {
      queries: {
        refetchOnWindowFocus: false,
        staleTime: 5_000,
        retry: (failures, error) => failures < 1 && isTransient(error),
        retryDelay: 1000,
      },
      mutations: { retry: false },
    },
  });
}

/** Data access for everything behind the sign-in; public pages do without it. */
export function DataProviders({ children }: { children: ReactNode }) {
  const [queryClient] = useState(createQueryClient);
  const [client] = useState(createTrpcClient);
  return (
    <trpc.Provider client={client} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </trpc.Provider>
  );
}
