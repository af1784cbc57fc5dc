import { useLingui } from '@lingui/react/macro';
import { FormCell, FormGrid } from '@zuschlag/ui';
import { useWatch } from 'react-hook-form';
import { DayInput, TimeInput } from '../../../forms/date-inputs.tsx';
import { CustomerInput } from '../form/customer-input.tsx';
import { CustomerTypeInput } from '../form/customer-type-input.tsx';
import { NameInput } from '../form/name-input.tsx';
import { OrganizationsInput } from '../form/organizations-input.tsx';
import { useChanceFields } from '../form/use-chance-fields.ts';
import { usePeriodCheck } from '../form/use-period-check.ts';

/** The fields of a quick Chance in one section. */
export function QuickFields() {
  const { t } = useLingui();
  const { control } = useChanceFields();
  usePeriodCheck();
  const startDate = useWatch({ control, name: 'input.contract.startDate' });
  return (
    <FormGrid>
      <FormCell span={6}>
        <NameInput autoFocus />
      </FormCell>
      <FormCell span={3}>
        <CustomerInput />
      </FormCell>
      <FormCell span={3}>
        <CustomerTypeInput />
      </FormCell>
      <FormCell span={6}>
        <OrganizationsInput />
      </FormCell>
      <FormCell span={2}>
        <DayInput
          control={control}
          name="input.deadline.submission"
          label={t`Abgabe`}
          asked={t`Tag der Abgabe`}
          isRequired
        />
      </FormCell>
      <FormCell span={1}>
        <TimeInput control={control} name="input.deadline.submissionTime" label={t`Uhrzeit`} />
      </FormCell>
      <FormCell span={3}>
        <div className="grid grid-cols-2 gap-4">
          <DayInput
            control={control}
            name="input.contract.startDate"
            label={t`Beginn`}
            asked={t`Vertragsbeginn`}
            isRequired
          />
          <DayInput
            control={control}
            name="input.contract.endDate"
            label={t`Ende`}
            asked={t`Vertragsende`}
            isRequired
            min={startDate || undefined}
          />
        </div>
      </FormCell>
    </FormGrid>
  );
}
