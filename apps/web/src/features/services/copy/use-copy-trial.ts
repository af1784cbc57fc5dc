import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { CopyServices } from '@zuschlag/validation/services/copy-services';
import { trpc } from '../../../app/api/trpc.ts';

/** What a copy would come to, asked again with each choice; it changes nothing. */
export function useCopyTrial(call: Pick<CopyServices, 'serviceIds' | 'input'>, enabled: boolean) {
  const { client } = trpc.useUtils();
  return useQuery({
    queryKey: ['copyServices', call],
    queryFn: () => client.services.copy.mutate({ ...call, isTrial: true }),
    enabled,
    gcTime: 0,
    retry: false,
    placeholderData: keepPreviousData,
  });
}
