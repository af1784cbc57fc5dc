import { useQuery } from '@tanstack/react-query';
import type { RateImpact, startRateImpact } from '@zuschlag/validation/services/rates/rate-impact';
import type { z } from 'zod';
import { trpc } from '../../../app/api/trpc.ts';

/** A change of rows as clients send it. */
export type RateChanges = z.input<typeof startRateImpact>;

const pollMs = 700;

/**
 * What a change of rows would do to the open Chances: asked once per change, and followed while it is computed in the
 * background. Nothing is asked for an empty change.
 */
export function useRateImpact(changes: RateChanges): {
  impact: RateImpact | undefined;
  error: unknown;
  retry: () => void;
} {
  const utils = trpc.useUtils();
  const started = useQuery({
    queryKey: ['rate-impact', changes],
    queryFn: () => utils.client.services.startRateImpact.mutate(changes),
    enabled: !isEmpty(changes),
    // The tables may change under it: an answer is for the moment it is looked at.
    staleTime: 30_000,
    gcTime: 60_000,
    retry: false,
    refetchOnWindowFocus: false,
  });
  const isRunning = started.data?.state === 'running';
  const followed = trpc.services.rateImpact.useQuery(
    { id: started.data?.id ?? '' },
    {
      enabled: isRunning,
      refetchInterval: ({ state }) => (state.data && state.data.state !== 'running' ? false : pollMs),
    },
  );
  return {
    impact: isRunning ? (followed.data ?? started.data) : started.data,
    error: started.error ?? (isRunning ? followed.error : null),
    retry: () => void started.refetch(),
  };
}

export function isEmpty({ add, remove, importId }: RateChanges): boolean {
  const added = Object.values(add ?? {}).some((rows) => rows.length > 0);
  return !added && (remove ?? []).length === 0 && !importId;
}
