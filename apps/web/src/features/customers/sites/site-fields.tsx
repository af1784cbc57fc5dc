import { useLingui } from '@lingui/react/macro';
import { FormCell, FormGrid } from '@zuschlag/ui/fields/form';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { TextInput } from '../../../forms/text-input.tsx';
import { CityInput } from './city-input.tsx';
import { ProvinceInput } from './province-input.tsx';

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
  const { t } = useLingui();
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
        <CityInput control={control} name={at('city')} postalCode={at('postalCode')} />
      </FormCell>
      <FormCell span={3}>
        <ProvinceInput control={control} name={at('province')} postalCode={at('postalCode')} city={at('city')} />
      </FormCell>
      <FormCell span={3}>
        <TextInput control={control} name={at('country')} label={t`Land`} maxLength={100} isRequired />
      </FormCell>
    </FormGrid>
  );
}
