import type { CompiledRateBook } from '@zuschlag/calc-engine';
import type { RateBook } from '@zuschlag/validation/services/service';
import type { LocalHolidayId, Province } from '@zuschlag/validation/vocabulary';
import { useMemo } from 'react';
import { trpc } from '../../../app/api/trpc.ts';
import { useEngine } from './use-engine.ts';

/** The tables in force for an organization and a federal state, ready to calculate with; nothing until both are known. */
export function useRates(asked: {
  chanceId: string;
  organizationId: number | null;
  province: Province | null;
  /** those that hold at the place of work */
  localHolidays: readonly LocalHolidayId[];
}): {
  book: RateBook | undefined;
  compiled: CompiledRateBook | undefined;
} {
  const { chanceId, organizationId, province, localHolidays } = asked;
  const isKnown = organizationId !== null && province !== null;
  const { data: book } = trpc.services.rateBook.useQuery(
    // Never sent before both are known.
    {
      chanceId,
      operationalOrganizationId: organizationId ?? 0,
      province: province ?? 'DE-BE',
      ...ofLocal(localHolidays),
    },
    { enabled: isKnown, staleTime: 60_000 },
  );
  const engine = useEngine();
  const compiled = useMemo(
    () => (book && engine ? engine.compileRateBook(engine.rateBookFromWire(book)) : undefined),
    [book, engine],
  );
  return { book, compiled };
}

/** Without local holidays the call is the same as before there were any. */
export function ofLocal(localHolidays: readonly LocalHolidayId[]): { localHolidays?: LocalHolidayId[] } {
  return localHolidays.length > 0 ? { localHolidays: [...localHolidays] } : {};
}
