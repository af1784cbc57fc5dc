import type { Chance } from '@zuschlag/validation/chance/chance';
import { holidaysOfSite } from '@zuschlag/validation/customers/held-holidays';
import type { RateBook, Service } from '@zuschlag/validation/services/service';
import { trpc } from '../../../../app/api/trpc.ts';
import { ofLocal } from '../../pricing/use-rates.ts';

type RateBooks = {
  /** null until all of them are there */
  bookOf: ((service: Service) => RateBook | null) | null;
  /** changes when a book is read anew */
  mark: string;
  error: unknown;
  refetch: () => void;
};

/** The table rows of today for each organization and federal state among services. */
export function useRateBooks(chance: Chance, services: readonly Service[]): RateBooks {
  const inputOf = ({ operationalOrganizationId, site }: Service) => ({
    chanceId: chance.id,
    operationalOrganizationId,
    // Without a federal state a service has no price and no figure to explain.
    province: site?.province ?? chance.description.province ?? 'DE-BE',
    ...ofLocal(holidaysOfSite(site)),
  });
  const keyOf = (service: Service) => {
    const { operationalOrganizationId, province, localHolidays = [] } = inputOf(service);
    return `${operationalOrganizationId} ${province} ${localHolidays.join()}`;
  };
  const asked = [...new Map(services.map((service) => [keyOf(service), inputOf(service)]))];
  const queries = trpc.useQueries((query) =>
    asked.map(([, input]) => query.services.rateBook(input, { staleTime: 60_000 })),
  );
  const isComplete = queries.every(({ data }) => data !== undefined);
  return {
    bookOf: isComplete ? (service) => queries[asked.findIndex(([key]) => key === keyOf(service))]?.data ?? null : null,
    mark: queries.map(({ dataUpdatedAt }) => dataUpdatedAt).join(),
    error: queries.find(({ error, data }) => error && !data)?.error ?? null,
    refetch: () => {
      for (const { error, refetch } of queries) if (error) void refetch();
    },
  };
}
