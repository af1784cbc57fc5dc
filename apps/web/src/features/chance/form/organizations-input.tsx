import { useLingui } from '@lingui/react/macro';
import { CheckListInput } from '../../../forms/check-inputs.tsx';
import { useChanceFields } from './use-chance-fields.ts';
import { useOperationalOrganizations } from './use-operational-organizations.ts';

/** Which operational organizations decide whether they bid. */
export function OrganizationsInput() {
  const { t } = useLingui();
  const { control } = useChanceFields();
  const { organizations = [] } = useOperationalOrganizations();
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
