import { useLingui } from '@lingui/react/macro';
import { FormCell, FormGrid } from '@zuschlag/ui/fields/form';
import type { FoundAddress } from '@zuschlag/validation/customers/addresses';
import type { LocalHolidayAnswers } from '@zuschlag/validation/customers/local-holidays';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { TextInput } from '../../../forms/text-input.tsx';
import { AddressSearch } from './address-search.tsx';
import { CityInput } from './city-input.tsx';
import { LocalHolidayFields } from './local-holiday-fields.tsx';
import { ProvinceInput } from './province-input.tsx';

/** The fields of a place of work. @param within where they stand in the form, such as `siteInput.`; by default at the top */
export function SiteFields<Values extends FieldValues, Output>({
  control,
  within = '',
  autoFocus = false,
  answers,
}: {
  control: Control<Values, unknown, Output>;
  within?: string;
  autoFocus?: boolean;
  /** the stored answers to local holidays, of a place of work that is changed */
  answers?: LocalHolidayAnswers;
}) {
  const { t } = useLingui();
  const at = (name: string) => `${within}${name}` as FieldPath<Values>;
  const { field: name } = useController({ control, name: at('name') });
  const { field: address } = useController({ control, name: at('address') });
  const { field: postalCode } = useController({ control, name: at('postalCode') });
  const { field: city } = useController({ control, name: at('city') });
  const { field: province } = useController({ control, name: at('province') });
  const { field: country } = useController({ control, name: at('country') });
  const fill = (found: FoundAddress) => {
    if (found.name && !name.value) name.onChange(found.name);
    // What the source leaves open stays as it was typed.
    if (found.address) address.onChange(found.address);
    if (found.postalCode) postalCode.onChange(found.postalCode);
    city.onChange(found.city);
    if (found.province) province.onChange(found.province);
    country.onChange(found.country);
  };
  return (
    <div className="grid gap-4">
      <AddressSearch onPick={fill} />
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
      <LocalHolidayFields control={control} at={at} answers={answers} />
    </div>
  );
}
