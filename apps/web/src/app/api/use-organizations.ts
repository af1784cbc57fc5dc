import { useQuery } from '@tanstack/react-query';
import { rowsOf } from '@zuschlag/sdk/pages';
import type { OrganizationSummary } from '@zuschlag/validation/organizations/organizations';
import { trpc } from './trpc.ts';

const pageSize = 100;

/**
 * All organizations of the tenant, also those behind the first page of a list: a choice that leaves some out looks as if
 * they did not exist. They change seldom, so an answer serves for five minutes.
 *
 * @param isOperational only those that staff services
 * @param isOpen only those that are not closed
 */
export function useOrganizations({
  isOperational,
  isOpen,
  isWanted = true,
}: {
  isOperational?: boolean;
  isOpen?: boolean;
  isWanted?: boolean;
} = {}) {
  const utils = trpc.useUtils();
  const filters = isOperational === undefined && isOpen === undefined ? null : { isOperational, isOpen };
  return useQuery({
    // Reads like a query of the list, so that what makes the list out of date finds it.
    queryKey: [['organizations', 'list', 'all'], { input: { filters } }],
    enabled: isWanted,
    staleTime: 5 * 60_000,
    queryFn: async () => {
      const all: OrganizationSummary[] = [];
      const pages = rowsOf((after) => utils.client.organizations.list.query({ first: pageSize, after, filters }));
      for await (const one of pages) all.push(one);
      return all;
    },
  });
}
