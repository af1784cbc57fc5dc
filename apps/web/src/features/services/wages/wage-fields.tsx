import { useLingui } from '@lingui/react/macro';
import { FormCell } from '@zuschlag/ui';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { useFormat } from '../../../app/preferences/use-format.ts';
import { SuggestInput } from '../../../forms/choice-fields.tsx';
import { NumberInput } from '../../../forms/number-inputs.tsx';
import type { MasterDataValues } from '../service/service-values.ts';
import { useBelowGroups } from './use-below-groups.ts';
import { type Employer, usePayGroups } from './use-pay-groups.ts';

/**
 * Pay group and wage. The groups that the organization uses are proposed; taking one fills in its wage, and a wage below
 * the lowest of them is marked.
 */
export function WageFields<Values extends FieldValues & MasterDataValues, Output>({
  control,
  employer,
}: {
  control: Control<Values, unknown, Output>;
  employer: Employer;
}) {
  const { t } = useLingui();
  const format = useFormat();
  const groups = usePayGroups(employer);
  const at = (name: keyof MasterDataValues) => name as FieldPath<Values>;
  const { field: wage } = useController({ control, name: at('hourlyWage') });
  const below = useBelowGroups(employer)(typeof wage.value === 'number' ? wage.value : null);
  return (
    <>
      <FormCell span={2}>
        <SuggestInput
          control={control}
          name={at('payGroup')}
          label={t`Lohngruppe`}
          placeholder={t`z. B. Objektschutz, Gruppe 2`}
          isRequired
          items={groups.map(({ name, hourlyWage }) => ({
            id: name,
            label: name,
            description: t`${format.amount(hourlyWage)} je Stunde`,
          }))}
          onPick={({ id }) => {
            const picked = groups.find(({ name }) => name === id);
            if (picked) wage.onChange(picked.hourlyWage);
          }}
        />
      </FormCell>
      <FormCell span={3}>
        <NumberInput
          control={control}
          name={at('hourlyWage')}
          label={t`Stundenlohn`}
          isRequired
          unit="€/h"
          min={0}
          formatOptions={{ minimumFractionDigits: 2 }}
          description={below === null ? undefined : <span className="text-warn-text">{below}</span>}
        />
      </FormCell>
    </>
  );
}
