import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { startedMonths } from '@zuschlag/calc-engine';
import { FormCell, FormGrid } from '@zuschlag/ui';
import { useWatch } from 'react-hook-form';
import { DayInput } from '../../../forms/date-inputs.tsx';
import { NumberInput, PercentInput } from '../../../forms/number-inputs.tsx';
import { SegmentInput } from '../../../forms/segment-input.tsx';
import { CriteriaFields } from './criteria.tsx';
import { useChanceFields } from './use-chance-fields.ts';
import { usePeriodCheck } from './use-period-check.ts';

/** Term, price type, payment and what the award depends on. */
export function ContractFields({ lockedReason }: { lockedReason?: string }) {
  const { t } = useLingui();
  const { control } = useChanceFields();
  const contract = useWatch({ control, name: 'input.contract' });
  usePeriodCheck();
  const isVariable = contract?.pricingType === 'variable';
  const months = monthsOf(contract?.startDate, contract?.endDate);
  return (
    <FormGrid>
      <FormCell span={2}>
        <DayInput
          control={control}
          name="input.contract.startDate"
          label={t`Beginn`}
          asked={t`Vertragsbeginn`}
          isRequired
          isDisabled={lockedReason !== undefined}
          reason={lockedReason}
        />
      </FormCell>
      <FormCell span={2}>
        <DayInput
          control={control}
          name="input.contract.endDate"
          label={t`Ende`}
          asked={t`Vertragsende`}
          isRequired
          min={contract?.startDate ?? undefined}
          description={months === null ? undefined : plural(months, { one: '# Monat', other: '# Monate' })}
          isDisabled={lockedReason !== undefined}
          reason={lockedReason}
        />
      </FormCell>
      <FormCell span={2}>
        <NumberInput
          control={control}
          name="input.contract.paymentTerm"
          label={t`Zahlungsziel`}
          unit={t({ message: 'Tage', context: 'unit' })}
          mark={t`optional`}
        />
      </FormCell>
      <FormCell span={2}>
        <SegmentInput
          control={control}
          name="input.contract.pricingType"
          label={t`Preistyp`}
          isWide
          options={[
            { id: 'fixed', label: t`Fest` },
            { id: 'variable', label: t`Variabel` },
          ]}
        />
      </FormCell>
      <FormCell span={2}>
        <PercentInput
          control={control}
          name="input.contract.escalationClause"
          label={t`Gleitklausel`}
          isRequired={isVariable}
          isDisabled={!isVariable}
          reason={t`Ein Festpreis hat keine Gleitklausel.`}
          description={t`Anteil einer Tariferhöhung, der auf den Preis umgelegt werden darf`}
        />
      </FormCell>
      <FormCell span={6}>
        <hr className="border-t" />
      </FormCell>
      <FormCell span={6}>
        <CriteriaFields />
      </FormCell>
    </FormGrid>
  );
}

/** @returns started contract months, or null while the days say none */
function monthsOf(startDate: string | null | undefined, endDate: string | null | undefined): number | null {
  return startDate && endDate && startDate <= endDate ? startedMonths(startDate, endDate) : null;
}
