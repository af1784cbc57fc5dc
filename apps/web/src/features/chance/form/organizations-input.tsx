import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { trpc } from '../../../app/api/trpc.ts';
import { CheckListInput } from '../../../forms/check-inputs.tsx';
import { useChanceFields } from './use-chance-fields.ts';

/** Which operational organizations decide whether they bid; the only one there is comes ticked. */
export function OrganizationsInput() {
  const { t } = useLingui();
  const { control, setValue } = useChanceFields();
  const { data } = trpc.organizations.list.useQuery({ first: 100, filters: { isOperational: true } });
  const organizations = data?.edges.map(({ node }) => node) ?? [];
  const only = organizations.length === 1 ? organizations[0]?.id : undefined;
  useEffect(() => {
    if (only !== undefined) setValue('input.operationalOrganizationIds', [only]);
  }, [only, setValue]);
  return (
    <CheckListInput
      control={control}
      name="input.operationalOrganizationIds"
      label={t`Gesellschaften`}
      isNumeric
      isRequired
      options={organizations.map(({ id, shortName }) => ({ id: String(id), label: shortName }))}
    />
  );
}
