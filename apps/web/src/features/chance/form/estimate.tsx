import { useLingui } from '@lingui/react/macro';
import { FormCell, FormGrid } from '@zuschlag/ui';
import { limits } from '@zuschlag/validation/limits';
import { NumberInput, PercentInput } from '../../../forms/number-inputs.tsx';
import { TextInput } from '../../../forms/text-input.tsx';
import { useChanceFields } from './use-chance-fields.ts';
import { useFieldHint } from './use-field-hint.ts';

/** The estimate before the first calculation. */
export function EstimateFields({ isOptional }: { isOptional: boolean }) {
  const { t } = useLingui();
  const { control } = useChanceFields();
  const hintOf = useFieldHint();
  return (
    <FormGrid>
      <FormCell span={3}>
        <NumberInput
          control={control}
          name="input.estimate.revenue"
          label={t`Umsatz`}
          unit="€"
          isRequired={!isOptional}
          description={hintOf('estimate.revenue') ?? t`Über die gesamte Laufzeit`}
        />
      </FormCell>
      <FormCell span={3}>
        <PercentInput
          control={control}
          name="input.estimate.margin"
          label={t`Marge`}
          isRequired={!isOptional}
          description={hintOf('estimate.margin')}
        />
      </FormCell>
      <FormCell span={3}>
        <NumberInput
          control={control}
          name="input.estimate.hoursPerMonth"
          label={t`Stunden je Monat`}
          unit="h"
          isRequired={!isOptional}
          description={hintOf('estimate.hoursPerMonth')}
        />
      </FormCell>
      <FormCell span={3}>
        <NumberInput
          control={control}
          name="input.estimate.effort"
          label={t`Aufwand für das Angebot`}
          unit="h"
          isRequired={!isOptional}
        />
      </FormCell>
      <FormCell span={6}>
        <TextInput
          control={control}
          name="input.estimate.description"
          label={t`Erläuterung`}
          mark={t`optional`}
          multiline
          rows={2}
          counter
          maxLength={limits.estimateDescription}
        />
      </FormCell>
    </FormGrid>
  );
}
