import type { Chance } from '@zuschlag/validation/chance/chance';
import type { Site } from '@zuschlag/validation/customers/sites';
import type { PermanentServiceInput } from '@zuschlag/validation/services/permanent-service';
import type { ShiftInput } from '@zuschlag/validation/services/shift';
import { type Control, useWatch } from 'react-hook-form';
import type { CalculationBasis } from '../explanation/explained-figure.ts';
import type { TypedRows } from '../grid/typed-rows.ts';
import type { missingForPrice } from '../pricing/pricable-service.ts';
import { useEngine } from '../pricing/use-engine.ts';
import type { Calculated } from '../result/result-figures.ts';
import type { NewServiceValues } from '../service/service-values.ts';
import { useTypedRates } from './use-typed-rates.ts';

export type NewServicePriceProps = {
  control: Control<NewServiceValues, unknown, PermanentServiceInput>;
  chance: Chance;
  sites: readonly Site[];
  /** Lists that stand typed in tables; null while they are as in the form. */
  typedRows: TypedRows | null;
};

/** Calculates what has been typed so far of a new service. */
export function useNewServicePrice({ control, chance, sites, typedRows }: NewServicePriceProps): {
  calculated: Calculated | null;
  basis: CalculationBasis | null;
  missing: ReturnType<typeof missingForPrice>;
  /** The engine has arrived: it is known what is missing. */
  isReady: boolean;
  minutesOf: (shift: ShiftInput) => number | null;
} {
  const values = { ...useWatch({ control }), ...typedRows } as NewServiceValues;
  const { province, book, compiled, parameters } = useTypedRates(values, chance, sites);
  const engine = useEngine();
  if (!engine) return { calculated: null, basis: null, missing: [], isReady: false, minutesOf: () => null };
  const part = engine.pricablePart(values);
  const missing = engine.missingForPrice(values, province);
  if (!part || !book || !compiled || !province || !parameters) {
    return { calculated: null, basis: null, missing, isReady: true, minutesOf: () => null };
  }
  const { contract, roundsUnitPrices } = chance;
  const circumstances = { province, contract, parameters, roundsUnitPrices };
  const input = engine.permanentServiceFromWire(part, circumstances);
  return {
    calculated: engine.calculateLive(input, compiled),
    basis: { input, book: compiled, rows: book },
    missing,
    isReady: true,
    minutesOf: (shift) => engine.minutesOfShift(part, shift, circumstances, compiled),
  };
}
