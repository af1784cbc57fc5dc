import { useLingui } from '@lingui/react/macro';
import { Button } from '@zuschlag/ui';
import { useFormState, useWatch } from 'react-hook-form';
import { useFormat } from '../../../../app/preferences/use-format.ts';
import { NumberInput } from '../../../../forms/number-inputs.tsx';
import { useChanceFields } from '../use-chance-fields.ts';
import { CriteriaBar } from './criteria-bar.tsx';

/**
 * Three weights that sum to 100: says how much is left, as a number and as a gap, and one press puts the rest where it
 * usually belongs, on the price.
 */
export function CriteriaFields() {
  const { t } = useLingui();
  const { control, setValue } = useChanceFields();
  const format = useFormat();
  const contract = useWatch({ control, name: 'input.contract' });
  const { errors } = useFormState({ control, name: 'input.contract' });
  const [price, quality, reference] = [
    contract?.priceCriteria ?? 0,
    contract?.qualityCriteria ?? 0,
    contract?.referenceCriteria ?? 0,
  ];
  const rest = 100 - price - quality - reference;
  const isWrong = rest !== 0 && errors.input?.contract?.priceCriteria !== undefined;
  const putOnPrice = () => {
    const shown = { shouldDirty: true, shouldValidate: true };
    setValue('input.contract.qualityCriteria', quality, shown);
    setValue('input.contract.referenceCriteria', reference, shown);
    setValue('input.contract.priceCriteria', price + rest, shown);
  };
  return (
    <fieldset className="grid gap-2.5">
      <legend className="mb-2 font-semibold">{t`Zuschlagskriterien`}</legend>
      <div className="grid grid-cols-[repeat(3,minmax(0,1fr))_8rem] gap-4 max-sm:grid-cols-3">
        <NumberInput
          control={control}
          name="input.contract.priceCriteria"
          label={t`Preis`}
          asked={t`Gewicht`}
          unit="%"
          min={0}
          max={100}
          isRequired
        />
        <NumberInput
          control={control}
          name="input.contract.qualityCriteria"
          label={t`Qualität`}
          asked={t`Gewicht`}
          unit="%"
          min={0}
          max={100}
          isRequired
        />
        <NumberInput
          control={control}
          name="input.contract.referenceCriteria"
          label={t`Referenzen`}
          asked={t`Gewicht`}
          unit="%"
          min={0}
          max={100}
          isRequired
        />
        <p className="text-right max-sm:col-span-3" aria-live="polite">
          <span className="block text-12 text-ink-3">
            {rest === 0 ? t`Verteilt` : rest > 0 ? t`Noch zu verteilen` : t`Zu viel verteilt`}
          </span>
          <span className={`tnum font-semibold text-20 ${isWrong ? 'text-danger-text' : ''}`}>
            {format.percent(rest === 0 ? 1 : Math.abs(rest) / 100)}
          </span>
        </p>
      </div>
      <CriteriaBar price={price} quality={quality} reference={reference} isWrong={isWrong} />
      {rest !== 0 && price + rest >= 0 ? (
        <div>
          <Button size="small" onPress={putOnPrice}>
            {t`Auf Preis legen`}
          </Button>
        </div>
      ) : null}
    </fieldset>
  );
}
