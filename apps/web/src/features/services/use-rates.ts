import { type CompiledRateBook, compileRateBook } from '@zuschlag/calc-engine';
import { rateBookFromWire } from '@zuschlag/calc-engine/from-wire';
import type { RateBook } from '@zuschlag/validation/services/service';
import type { Province } from '@zuschlag/validation/vocabulary';
import { useMemo } from 'react';
import { trpc } from '../../app/trpc.ts';

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
  const compiled = useMemo(() => (book ? compileRateBook(rateBookFromWire(book)) : undefined), [book]);
  return { book, compiled };
}
