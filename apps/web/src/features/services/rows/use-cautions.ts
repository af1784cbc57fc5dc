import { useLingui } from '@lingui/react/macro';
import { comparedFields, isUnusuallyHigh } from '@zuschlag/validation/organizations/usual-costs';
import type { TableKind } from '@zuschlag/validation/services/saved-rows';
import { trpc } from '../../../app/api/trpc.ts';
import { useFormat } from '../../../app/preferences/use-format.ts';
import type { CautionOf } from '../../../tables/grid/cautions.ts';

/** Says which values of a car or a purchase are more than ten times what the tenant usually enters. */
export function useCautions(kind: TableKind, chanceId: string): CautionOf {
  const { t } = useLingui();
  const format = useFormat();
  const isCompared = kind === 'cars' || kind === 'purchases';
  const { data } = trpc.services.usualCosts.useQuery({ chanceId }, { enabled: isCompared, staleTime: 600_000 });
  return (field, value) => {
    if (!isCompared || typeof value !== 'number' || !(comparedFields[kind] as readonly string[]).includes(field))
      return null;
    const median = (data?.[kind] as Readonly<Record<string, number | null>> | undefined)?.[field] ?? null;
    if (median === null || !isUnusuallyHigh(value, median)) return null;
    const usual = format.number(median, Number.isInteger(median) ? 0 : 2);
    return t`Mehr als das Zehnfache des Üblichen (${usual}). Bitte prüfen.`;
  };
}
