import type { CompiledRateBook } from '@zuschlag/calc-engine';
import type { RateBook } from '@zuschlag/validation/services/service';
import type { Province } from '@zuschlag/validation/vocabulary';
import { useMemo } from 'react';
import { trpc } from '../../../app/api/trpc.ts';
import { useEngine } from './use-engine.ts';

/** The tables in force for an organization and a federal state, ready to calculate with; nothing until both are known. */
export function useRates(asked: { chanceId: string; organizationId: number | null; province: Province | null }): {
  book: RateBook | undefined;
  compiled: CompiledRateBook | undefined;
} {
  const { chanceId, organizationId, province } = asked;
  const isKnown = organizationId !== null && province !== null;
  const { data: book } = trpc.services.rateBook.useQuery(
    // Never sent before both are known.
    { chanceId, operationalOrganizationId: organizationId ?? 0, province: province ?? 'DE-BE' },
    { enabled: isKnown, staleTime: 60_000 },
  );
  const engine = useEngine();
  const compiled = useMemo(
    () => (book && engine ? engine.compileRateBook(engine.rateBookFromWire(book)) : undefined),
    [book, engine],
  );
  return { book, compiled };
}
