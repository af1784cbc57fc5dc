import type { Chance } from '@zuschlag/validation/chance/chance';
import type { RevenueCalculation } from '@zuschlag/validation/services/revenue-calculation';
import type { Service } from '@zuschlag/validation/services/service';
import { useMemo } from 'react';
import { useEngine } from '../pricing/use-engine.ts';
import { useRates } from '../pricing/use-rates.ts';
import { figuresOfService } from '../result/result-figures.ts';
import { revenueValuesOf } from '../revenue/revenue-values.ts';
import type { ListedShift } from '../shifts/shifts-table.tsx';

/**
 * The price of a stored service: as stored, by the rates of now, and with a revenue calculation that is being typed.
 * @param typedRevenue null while the typed values are the stored ones, or incomplete
 */
export function useServicePrice(service: Service, chance: Chance, typedRevenue: RevenueCalculation | null) {
  const { contract } = chance;
  const province = service.site?.province ?? chance.description.province;
  const { book, compiled } = useRates({
    chanceId: chance.id,
    organizationId: service.operationalOrganizationId,
    province,
  });
  const savedValues = useMemo(() => revenueValuesOf(service), [service]);
  const engine = useEngine();
  const saved = engine?.revenueSchema.safeParse(savedValues).data ?? null;
  const circumstances = province ? { province, contract, parameters: service.advancedCostParameters } : null;
  const calculateWith = (revenue: RevenueCalculation | null) =>
    engine && revenue && compiled && circumstances
      ? engine.calculateLive({ ...service, revenue }, circumstances, compiled)
      : null;

  const stored = figuresOfService(service);
  const current = calculateWith(saved);
  const typed = calculateWith(typedRevenue);
  const revenue = typedRevenue ?? saved;
  return {
    book,
    /** undefined until it is calculated, null without a price */
    costNow: current === null ? undefined : (current.figures?.totalCost ?? null),
    shown: typed ?? { figures: stored, problem: service.problem },
    isTyped: typed !== null,
    revenueDifference: typed?.figures && stored ? typed.figures.revenue - stored.revenue : null,
    basis:
      engine && compiled && book && circumstances && revenue
        ? { input: engine.permanentServiceFromWire({ ...service, revenue }, circumstances), book: compiled, rows: book }
        : null,
    minutesOf: (shift: ListedShift) =>
      engine && saved && compiled && circumstances
        ? engine.minutesOfShift({ ...service, revenue: saved }, shift, circumstances, compiled)
        : null,
  };
}
