import type { TariffStep } from '@zuschlag/validation/tariff-steps/tariff-steps';
import { trpc } from '../../../app/api/trpc.ts';

/** What the rows of a tariff step do; it is asked for once, wherever it is read. */
export function useStepEffect({ id, rows }: Pick<TariffStep, 'id' | 'rows'>) {
  return trpc.tariffSteps.effect.useQuery({ id }, { enabled: rows.length > 0, staleTime: 60_000 });
}
