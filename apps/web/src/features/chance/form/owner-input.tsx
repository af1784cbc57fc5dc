import { useLingui } from '@lingui/react/macro';
import { trpc } from '../../../app/api/trpc.ts';
import { SelectInput } from '../../../forms/choice-fields.tsx';
import { useChanceFields } from './use-chance-fields.ts';

/** The owner of a new Chance. */
export function OwnerInput() {
  const { t } = useLingui();
  const { control } = useChanceFields();
  const { data: owners = [] } = trpc.users.possibleOwners.useQuery({ chanceId: null });
  return (
    <SelectInput
      control={control}
      name="input.description.ownerId"
      label={t`Chance-Admin`}
      isNumeric
      isRequired
      items={owners.map((owner) => ({
        id: String(owner.id),
        label: `${owner.firstname} ${owner.lastname}`,
        description: owner.organization,
      }))}
    />
  );
}
