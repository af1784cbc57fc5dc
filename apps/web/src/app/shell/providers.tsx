import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { createClient, trpc } from '../api/trpc.ts';
import { failureOf } from '../errors/failure.ts';
import { noteRefusal } from '../session/session-end.ts';

/**
 * Calls are tried again by the client, where the key of a mutation is kept, and not once more on top of it. Offline they
 * fail like other calls without an answer, and the page says so; the library would hold them back in silence.
 */
export function createQueryClient(): QueryClient {
  const watchSession = (error: unknown) => noteRefusal(failureOf(error).code);
  return new QueryClient({
    queryCache: new QueryCache({ onError: watchSession }),
    mutationCache: new MutationCache({ onError: watchSession }),
    defaultOptions: {
      queries: {
        networkMode: 'always',
        refetchOnReconnect: true,
        refetchOnWindowFocus: false,
        staleTime: 5_000,
        retry: false,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}

/** Data access for everything behind the sign-in; public pages do without it. */
export function DataProviders({ children }: { children: ReactNode }) {
  const [queryClient] = useState(createQueryClient);
  const [client] = useState(createClient);
  return (
    <trpc.Provider client={client} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </trpc.Provider>
  );
}
