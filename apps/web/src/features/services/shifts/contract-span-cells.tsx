import { useLingui } from '@lingui/react/macro';
import { FormCell } from '@zuschlag/ui';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { DayInput } from '../../../forms/dates/date-inputs.tsx';
import type { ContractDays } from './shift-values.ts';

/** The days of the contract on which a row counts; both ends may be left out. */
export function ContractSpanCells<Values extends FieldValues, Output>({
  control,
  contract,
}: {
  control: Control<Values, unknown, Output>;
  contract: ContractDays;
}) {
  const { t } = useLingui();
  const common = { control, mark: t`optional`, min: contract.startDate, max: contract.endDate };
  return (
    <>
      <FormCell span={3}>
        <DayInput
          {...common}
          name={'startDate' as FieldPath<Values>}
          label={t`Ab`}
          description={t`Leer: ab Vertragsbeginn`}
        />
      </FormCell>
      <FormCell span={3}>
        <DayInput
          {...common}
          name={'endDate' as FieldPath<Values>}
          label={t`Bis`}
          description={t`Leer: bis Vertragsende`}
        />
      </FormCell>
    </>
  );
}
