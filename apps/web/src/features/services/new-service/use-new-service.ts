import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { toasts } from '@zuschlag/ui';
import { useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import { trpc } from '../../../app/api/trpc.ts';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { useScenarioPlace } from '../scenarios/scenario-context.ts';
import type { emptyService } from '../service/service-values.ts';
import type { ContractDays } from '../shifts/shift-values.ts';
import type { NewServiceProps } from './new-service-page.tsx';

/** What tells one kind of new service from another. */
export type NewServiceKind<Values extends FieldValues, Output> = {
  /** The list of its rows, whose problems are shown at the row. */
  rows: 'shifts' | 'siteVisits';
  draftKey: string;
  schemaOf: (contract: ContractDays) => Promise<z.ZodType<Output, Values>>;
  emptyOf: (start: Parameters<typeof emptyService>[0]) => Values;
  add: (call: { chanceId: string; input: Output }) => Promise<{ id: string }>;
  /** What is open afterwards; left out: the list. */
  pathAfter?: (created: { id: string }) => string;
};

/** Where this tab keeps what is typed of a new service: one for a Chance, and one for each scenario. */
export function useNewServiceKey(kind: string, chanceId: string): string {
  return `${kind}-${useScenarioPlace()?.id ?? chanceId}`;
}

/** The form of a new service; after it is stored the list of services is open. */
export function useNewService<Values extends FieldValues, Output>(
  { chance, sites, listPath, startOrganizationId }: NewServiceProps,
  kind: NewServiceKind<Values, Output>,
) {
  const { t } = useLingui();
  const { history } = useRouter();
  const utils = trpc.useUtils();
  const owner = useNewServiceKey(kind.draftKey, chance.id);
  const [schema] = useState(() => {
    const { contract } = chance;
    return () => kind.schemaOf(contract);
  });
  const [defaults] = useState(() =>
    kind.emptyOf({
      organizationId: startOrganizationId,
      province: chance.description.province,
      hasSites: sites.length > 0,
    }),
  );
  const nextPath = useRef(listPath);
  const problemOfRow = new RegExp(`^(${kind.rows}\\.\\d+)\\..+$`);
  return useSchemaForm<Values, Output>({
    showsFailure: true,
    schema,
    defaultValues: defaults,
    draftKey: owner,
    hasSummary: true,
    fieldOf: (path) => path.replace(/^input\./, '').replace(problemOfRow, '$1'),
    onSubmit: async (input) => {
      const created = await kind.add({ chanceId: chance.id, input });
      nextPath.current = kind.pathAfter?.(created) ?? listPath;
      void utils.services.invalidate();
      void utils.chance.invalidate();
      toasts.success(t`Die Leistung ist angelegt.`);
    },
    onSaved: () => history.push(nextPath.current),
  });
}
