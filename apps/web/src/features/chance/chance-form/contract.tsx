import { useLingui } from '@lingui/react/macro';
import { Button, FormCell, FormGrid } from '@zuschlag/ui';
import { type UseFormSetValue, useWatch } from 'react-hook-form';
import { DayInput, NumberInput, PercentInput, SegmentInput } from '../../../forms/fields.tsx';
import type { ChanceControl, ChanceValues } from './chance-values.ts';

/** Term, price type, payment and what the award depends on. */
export function ContractFields({
  control,
  setValue,
  lockedReason,
}: {
  control: ChanceControl;
  setValue: UseFormSetValue<ChanceValues>;
  lockedReason?: string;
}) {
  const { t } = useLingui();
  const contract = useWatch({ control, name: 'input.contract' });
  const isVariable = contract?.pricingType === 'variable';
  return (
    <FormGrid>
      <FormCell span={3}>
        <DayInput
          control={control}
          name="input.contract.startDate"
          label={t`Beginn`}
          isRequired
          isDisabled={lockedReason !== undefined}
          reason={lockedReason}
        />
      </FormCell>
      <FormCell span={3}>
        <DayInput
          control={control}
          name="input.contract.endDate"
          label={t`Ende`}
          isRequired
          min={contract?.startDate ?? undefined}
          isDisabled={lockedReason !== undefined}
          reason={lockedReason}
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
        <NumberInput
          control={control}
          name="input.contract.paymentTerm"
          label={t`Zahlungsziel`}
          unit={t`Tage`}
          mark={t`optional`}
          formatOptions={{ maximumFractionDigits: 0 }}
        />
      </FormCell>
      <FormCell span={6}>
        <CriteriaFields control={control} setValue={setValue} />
      </FormCell>
    </FormGrid>
  );
}

/** Three weights that sum to 100; says how much is left, and one press puts the rest where it usually belongs: on the price. */
function CriteriaFields({ control, setValue }: { control: ChanceControl; setValue: UseFormSetValue<ChanceValues> }) {
  const { t } = useLingui();
  const contract = useWatch({ control, name: 'input.contract' });
  const [price, quality, reference] = [
    contract?.priceCriteria ?? 0,
    contract?.qualityCriteria ?? 0,
    contract?.referenceCriteria ?? 0,
  ];
  const rest = 100 - price - quality - reference;
  const whole = { maximumFractionDigits: 0 };
  const putOnPrice = () => {
    const shown = { shouldDirty: true, shouldValidate: true };
    setValue('input.contract.qualityCriteria', quality, shown);
    setValue('input.contract.referenceCriteria', reference, shown);
    setValue('input.contract.priceCriteria', price + rest, shown);
  };
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 font-medium text-13">{t`Zuschlagskriterien`}</legend>
      <div className="grid grid-cols-3 gap-4">
        <NumberInput
          control={control}
          name="input.contract.priceCriteria"
          label={t`Preis`}
          unit="%"
          formatOptions={whole}
          min={0}
          max={100}
        />
        <NumberInput
          control={control}
          name="input.contract.qualityCriteria"
          label={t`Qualität`}
          unit="%"
          formatOptions={whole}
          min={0}
          max={100}
        />
        <NumberInput
          control={control}
          name="input.contract.referenceCriteria"
          label={t`Referenzen`}
          unit="%"
          formatOptions={whole}
          min={0}
          max={100}
        />
      </div>
      <p className="flex min-h-8 items-center gap-2 text-12 text-ink-3" aria-live="polite">
        {rest === 0 ? t`Zusammen 100 %` : rest > 0 ? t`Noch ${rest} % zu verteilen` : t`${-rest} % zu viel`}
        {rest !== 0 && price + rest >= 0 ? (
          <Button variant="ghost" size="small" onPress={putOnPrice}>
            {t`Auf Preis legen`}
          </Button>
        ) : null}
      </p>
    </fieldset>
  );
}
