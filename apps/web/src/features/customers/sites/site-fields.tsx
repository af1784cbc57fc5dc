import { useLingui } from '@lingui/react/macro';
import { provinceNames } from '@zuschlag/i18n/messages/provinces';
import { FormCell, FormGrid } from '@zuschlag/ui/fields/form';
import { provinces } from '@zuschlag/validation/vocabulary';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { systemText } from '../../../app/preferences/system-text.ts';
import { SelectInput } from '../../../forms/choice-fields.tsx';
import { TextInput } from '../../../forms/text-input.tsx';

/** The fields of a place of work. @param within where they stand in the form, such as `siteInput.`; by default at the top */
export function SiteFields<Values extends FieldValues, Output>({
  control,
  within = '',
  autoFocus = false,
}: {
  control: Control<Values, unknown, Output>;
  within?: string;
  autoFocus?: boolean;
}) {
  const { t, i18n } = useLingui();
  const at = (name: string) => `${within}${name}` as FieldPath<Values>;
  return (
    <FormGrid>
      <FormCell span={3}>
        <TextInput
          control={control}
          name={at('name')}
          label={t`Name des Standorts`}
          maxLength={255}
          autoFocus={autoFocus}
          isRequired
        />
      </FormCell>
      <FormCell span={3}>
        <TextInput
          control={control}
          name={at('address')}
          label={t`Straße und Hausnummer`}
          maxLength={255}
          autoComplete="off"
          isRequired
        />
      </FormCell>
      <FormCell span={2}>
        <TextInput control={control} name={at('postalCode')} label={t`Postleitzahl`} maxLength={20} isRequired />
      </FormCell>
      <FormCell span={4}>
        <TextInput control={control} name={at('city')} label={t`Ort`} maxLength={255} isRequired />
      </FormCell>
      <FormCell span={3}>
        <SelectInput
          control={control}
          name={at('province')}
          label={t`Bundesland`}
          isRequired
          placeholder={t`Bitte wählen`}
          items={provinces.map((id) => ({ id, label: systemText(i18n, provinceNames[id]) }))}
        />
      </FormCell>
      <FormCell span={3}>
        <TextInput control={control} name={at('country')} label={t`Land`} maxLength={100} isRequired />
      </FormCell>
    </FormGrid>
  );
}
