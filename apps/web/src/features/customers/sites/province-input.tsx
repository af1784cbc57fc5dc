import { Trans, useLingui } from '@lingui/react/macro';
import { provinceNames } from '@zuschlag/i18n/messages/provinces';
import { Button } from '@zuschlag/ui/actions/button';
import { provinceOfPostcode } from '@zuschlag/validation/customers/postcode-zones';
import { provinces } from '@zuschlag/validation/vocabulary';
import { useEffect } from 'react';
import { type Control, type FieldPath, type FieldValues, useController, useWatch } from 'react-hook-form';
import { systemText } from '../../../app/preferences/system-text.ts';
import { SelectInput } from '../../../forms/choice-fields.tsx';

/** The federal state of a place of work. The postcode proposes it where its first digits lie in one state. */
export function ProvinceInput<Values extends FieldValues, Output>({
  control,
  name,
  postalCode,
}: {
  control: Control<Values, unknown, Output>;
  name: FieldPath<Values>;
  postalCode: FieldPath<Values>;
}) {
  const { t, i18n } = useLingui();
  const typed = String(useWatch({ control, name: postalCode }) ?? '');
  const { field } = useController({ control, name });
  const { value, onChange } = field;
  const proposed = provinceOfPostcode(typed);
  const isEmpty = !value;
  useEffect(() => {
    if (proposed && isEmpty) onChange(proposed);
  }, [proposed, isEmpty, onChange]);
  const stateName = proposed ? systemText(i18n, provinceNames[proposed]) : '';
  return (
    <div className="grid gap-1.5">
      <SelectInput
        control={control}
        name={name}
        label={t`Bundesland`}
        isRequired
        placeholder={t`Bitte wählen`}
        items={provinces.map((id) => ({ id, label: systemText(i18n, provinceNames[id]) }))}
      />
      {proposed && value && value !== proposed ? (
        <p className="flex flex-wrap items-center gap-x-2 text-12 text-warn-text" role="status">
          <span>
            <Trans>
              Die Postleitzahl {typed.trim()} liegt in {stateName}.
            </Trans>
          </span>
          <Button variant="ghost" size="small" onPress={() => onChange(proposed)}>{t`Übernehmen`}</Button>
        </p>
      ) : !proposed && isEmpty && /^\d{5}$/.test(typed.trim()) ? (
        <p className="text-12 text-ink-3" role="status">
          <Trans>Diese Postleitzahlen liegen in mehreren Bundesländern. Bitte wählen Sie selbst.</Trans>
        </p>
      ) : null}
    </div>
  );
}
