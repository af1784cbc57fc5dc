import type { Chance } from '@zuschlag/validation/chance/chance';
import type { Site } from '@zuschlag/validation/customers/sites';
import type { MobileServiceInput } from '@zuschlag/validation/services/mobile-service';
import { type Control, useWatch } from 'react-hook-form';
import type { TypedRows } from '../grid/typed-rows.ts';
import { useTypedRates } from '../new-service/use-typed-rates.ts';
import { useEngine } from '../pricing/use-engine.ts';
import type { NewMobileValues } from './mobile-values.ts';

/** Calculates what has been typed so far of a new mobile service. */
export function useNewMobilePrice({
  control,
  chance,
  sites,
  typedRows,
}: {
  control: Control<NewMobileValues, unknown, MobileServiceInput>;
  chance: Chance;
  sites: readonly Site[];
  /** The visits as they stand typed in a table; null while they are as in the form. */
  typedRows: TypedRows | null;
}) {
  const values = { ...useWatch({ control }), ...typedRows } as NewMobileValues;
  const { province, book, compiled, parameters } = useTypedRates(values, chance, sites);
  const engine = useEngine();
  if (!engine) return { calculated: null, basis: null, missing: [], isReady: false };
  const part = engine.mobilePart(values);
  const missing = engine.mobileMissing(values, province);
  if (!part || !book || !compiled || !province || !parameters) {
    return { calculated: null, basis: null, missing, isReady: true };
  }
  const { contract, roundsUnitPrices } = chance;
  const input = engine.mobileServiceFromWire(part, { province, contract, parameters, roundsUnitPrices });
  return {
    calculated: engine.calculateLive(input, compiled),
    basis: { input, book: compiled, rows: book },
    missing,
    isReady: true,
  };
}
