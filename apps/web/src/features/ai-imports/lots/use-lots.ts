import type { AiImport } from '@zuschlag/validation/ai-imports/ai-imports';
import { useMemo } from 'react';
import { type FieldPath, useFormContext, useWatch } from 'react-hook-form';
import { useSession } from '../../../app/session/session.tsx';
import type { OperationalOrganization } from '../../chance/form/use-operational-organizations.ts';
import { filledChance } from '../form/filled-chance.ts';
import { type ImportedValues, type LotKey, lotAt, noLots, ownPathsOf, ownValues } from './lot-values.ts';

/** What the fields begin with that each lot has for itself; null for all lots together. */
export function useBeginOfLot(imported: AiImport, organizations: readonly OperationalOrganization[]) {
  const { id } = useSession();
  return useMemo(() => {
    const paths = ownPathsOf(imported.lots);
    return (lot: LotKey | null) => {
      const { structuredData } = lotAt(imported, lot) ?? imported;
      return ownValues(filledChance({ structuredData, executiveSummary: null }, id, organizations), paths);
    };
  }, [imported, id, organizations]);
}
export type BeginOfLot = ReturnType<typeof useBeginOfLot>;

/** Which lots the form around creates, and which one its fields show. */
export function useLots(beginOf: BeginOfLot) {
  const { control, getValues, setValue, clearErrors } = useFormContext<ImportedValues>();
  const lots = useWatch({ control, name: 'lots' }) ?? noLots;

  function change(taken: readonly LotKey[], shown: LotKey | null): void {
    const before = getValues('lots') ?? noLots;
    const own = { ...before.own };
    if (shown !== before.shown) {
      const begin = beginOf(shown);
      const paths = Object.keys(begin);
      own[before.shown ?? 'whole'] = ownValues(getValues(), paths);
      for (const [path, value] of Object.entries(own[shown ?? 'whole'] ?? begin))
        setValue(`input.${path}` as FieldPath<ImportedValues>, value as never, { shouldDirty: true });
      clearErrors(paths.map((path) => `input.${path}` as FieldPath<ImportedValues>));
    }
    setValue('lots', { taken: [...taken], shown, own }, { shouldDirty: true });
  }

  return { ...lots, change };
}
