import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { RaiseWages } from '@zuschlag/validation/services/wages/raise-wages';
import { trpc } from '../../../app/api/trpc.ts';

/** What other wages would come to, asked again with each value; it changes nothing. @param call null while nothing is typed */
export function useRaiseTrial(call: Omit<RaiseWages, 'isTrial'> | null) {
  const { client } = trpc.useUtils();
  return useQuery({
    queryKey: ['raiseWages', call],
    queryFn: () => (call ? client.services.raiseWages.mutate({ ...call, isTrial: true }) : null),
    enabled: call !== null,
    gcTime: 0,
    retry: false,
    placeholderData: keepPreviousData,
  });
}
