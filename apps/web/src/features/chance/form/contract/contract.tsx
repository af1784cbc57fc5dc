import { useLingui } from '@lingui/react/macro';
import { FormCell, FormGrid } from '@zuschlag/ui';
import { limits } from '@zuschlag/validation/limits';
import { useWatch } from 'react-hook-form';
import { NumberInput, PercentInput } from '../../../../forms/number-inputs.tsx';
import { SegmentInput } from '../../../../forms/segment-input.tsx';
import { useChanceFields } from '../use-chance-fields.ts';
import { CriteriaFields } from './criteria.tsx';
import { TermInputs } from './term-inputs.tsx';

/** Term, price type, payment and what the award depends on. */
export function ContractFields() {
  const { t } = useLingui();
  const { control } = useChanceFields();
  const contract = useWatch({ control, name: 'input.contract' });
  const isVariable = contract?.pricingType === 'variable';
  return (
    <FormGrid>
      <FormCell span={4}>
        <TermInputs />
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
      <FormCell span={2}>
        <div className="grid grid-cols-[1fr_1.35fr] gap-3">
          <NumberInput
            control={control}
            name="input.contract.extensionCount"
            label={t`Verlängerung`}
            asked={t`Anzahl der Verlängerungen`}
            unit={t({ message: 'mal', context: 'unit' })}
            max={limits.extensions}
          />
          <NumberInput
            control={control}
            name="input.contract.extensionMonths"
            label={t`um je`}
            asked={t`Monate je Verlängerung`}
            unit={t({ message: 'Monate', context: 'unit' })}
            max={limits.extensionMonths}
          />
        </div>
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
