import { keepPreviousData, type Query, useQuery } from '@tanstack/react-query';
import type { RaiseWages } from '@zuschlag/validation/services/wages/raise-wages';
import { trpc } from '../../../app/api/trpc.ts';

/** Named as a call of the services, so that changes by others make a trial out of date. */
const path = ['services', 'raiseWages'];

/** Whether a query is another one than a trial, which is over once the wages are changed. */
export const isNoTrial = ({ queryKey }: Pick<Query, 'queryKey'>) => queryKey[0] !== path;

/** What other wages would come to, asked again with each value; it changes nothing. @param call null while nothing is typed */
export function useRaiseTrial(call: Omit<RaiseWages, 'isTrial'> | null) {
  const { client } = trpc.useUtils();
  return useQuery({
    queryKey: [path, { input: call }],
    queryFn: () => (call ? client.services.raiseWages.mutate({ ...call, isTrial: true }) : null),
    enabled: call !== null,
    gcTime: 0,
    retry: false,
    placeholderData: keepPreviousData,
  });
}
