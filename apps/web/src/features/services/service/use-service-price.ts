import type { Chance } from '@zuschlag/validation/chance/chance';
import { holidaysOfSite } from '@zuschlag/validation/customers/held-holidays';
import { rowsBehind } from '@zuschlag/validation/services/rates/rows-behind';
import type { RevenueCalculation } from '@zuschlag/validation/services/revenue-calculation';
import type { RateBook, Service } from '@zuschlag/validation/services/service';
import { useCallback, useMemo } from 'react';
import type { TypedRows } from '../grid/typed-rows.ts';
import { useEngine } from '../pricing/use-engine.ts';
import { useRates } from '../pricing/use-rates.ts';
import { type RatesMove, ratesMove, type SplitDifference } from '../rates/rates-move.ts';
import { figuresOfService } from '../result/result-figures.ts';
import { revenueValuesOf } from '../revenue/revenue-values.ts';
import type { ListedShift } from '../shifts/shifts-table.tsx';

/**
 * The price of a stored service: as stored, by the rates of now, and with a revenue calculation that is being typed.
 * @param typedRevenue null while the typed values are the stored ones, or incomplete
 * @param typedRows lists that are being edited as tables; null while they are as stored
 */
export function useServicePrice(
  service: Service,
  chance: Chance,
  typedRevenue: RevenueCalculation | null,
  typedRows: TypedRows | null = null,
) {
  const { contract, roundsUnitPrices } = chance;
  const province = service.site?.province ?? chance.description.province;
  const { book, compiled } = useRates({
    chanceId: chance.id,
    organizationId: service.operationalOrganizationId,
    province,
    localHolidays: holidaysOfSite(service.site),
  });
  const savedValues = useMemo(() => revenueValuesOf(service), [service]);
  const engine = useEngine();
  const saved = useMemo(() => engine?.revenueSchema.safeParse(savedValues).data ?? null, [engine, savedValues]);
  const parameters = service.advancedCostParameters;
  const circumstances = useMemo(
    () => (province ? { province, contract, parameters, roundsUnitPrices } : null),
    [province, contract, parameters, roundsUnitPrices],
  );
  const inputWith = (revenue: RevenueCalculation | null, rows: TypedRows | null = null) => {
    if (!engine || !circumstances) return null;
    const typedService = { ...service, ...rows };
    if (service.type === 'MOBILE') return engine.mobileServiceFromWire(typedService, circumstances);
    return revenue && engine.permanentServiceFromWire({ ...typedService, revenue }, circumstances);
  };
  const calculateWith = (revenue: RevenueCalculation | null, rows: TypedRows | null = null) => {
    const input = inputWith(revenue, rows);
    return engine && input && compiled ? engine.calculateLive(input, compiled) : null;
  };

  const stored = figuresOfService(service);
  const current = calculateWith(saved);
  const isEdited = typedRevenue !== null || typedRows !== null;
  const typed = isEdited ? calculateWith(typedRevenue ?? saved, typedRows) : null;
  const savedInput = inputWith(saved);
  const shownInput = isEdited ? inputWith(typedRevenue ?? saved, typedRows) : savedInput;
  const behind = useRowsBehind(service, book);
  // Stored figures stand beside the rows they were calculated with, typed ones beside those of today.
  const isStored = stored !== null && typed === null && behind !== undefined;
  const shownBook = isStored ? behind.book : book;
  const shownCompiled = isStored ? behind.compiled : compiled;
  const move = ratesMove(stored, current === null ? undefined : current.figures);
  // Where the rows of today change nothing, planner and hours stay with them: going from stored to typed figures draws no
  // list anew.
  const planBook = move === null && book ? book : shownBook;
  const planCompiled = move === null && compiled ? compiled : shownCompiled;
  // The same function from key to key: the list of shifts is drawn anew when it is another one.
  const minutesOf = useCallback(
    (shift: ListedShift) =>
      engine && saved && planCompiled && circumstances
        ? engine.minutesOfShift({ ...service, revenue: saved }, shift, circumstances, planCompiled)
        : null,
    [engine, saved, planCompiled, circumstances, service],
  );
  return {
    book: planBook,
    /** The rows behind the stored figures are gone: the plan shows those of today. */
    isPlanOfToday: stored !== null && typed === null && book !== undefined && behind === undefined,
    /** undefined until it is calculated, null without a price */
    costNow: current === null ? undefined : (current.figures?.totalCost ?? null),
    move,
    shown: typed ?? { figures: stored, problem: service.problem },
    isTyped: typed !== null,
    revenueDifference:
      typedRevenue && typed?.figures && stored ? differenceOf(typed.figures.revenue - stored.revenue, move) : null,
    basis:
      shownInput && shownCompiled && shownBook
        ? { input: shownInput, book: shownCompiled, rows: shownBook, answers: service.site?.localHolidays }
        : null,
    /** The stored input with the rows of now, by which a save calculates. */
    basisNow: savedInput && compiled && book ? { input: savedInput, book: compiled, rows: book } : null,
    minutesOf,
  };
}

function differenceOf(total: number, move: RatesMove | null): SplitDifference {
  return { total, rates: move === null || move === 'noPrice' ? 0 : move.revenue };
}

/** The rows behind the stored figures, ready to calculate with; undefined while unknown or when they are gone. */
function useRowsBehind({ rateRows }: Service, book: RateBook | undefined) {
  const engine = useEngine();
  return useMemo(() => {
    const rows = book && rowsBehind(book, rateRows);
    if (!rows || !engine) return undefined;
    return { book: rows, compiled: engine.compileRateBook(engine.rateBookFromWire(rows)) };
  }, [book, rateRows, engine]);
}
