import { useLingui } from '@lingui/react/macro';
import { customerTypes } from '@zuschlag/validation/vocabulary';
import { SelectInput } from '../../../../forms/choice-fields.tsx';
import { customerTypeMessages } from '../choice-messages.ts';
import { useChanceFields } from '../use-chance-fields.ts';

/** Whether the customer, or the site, is new. */
export function CustomerTypeInput() {
  const { t, i18n } = useLingui();
  const { control } = useChanceFields();
  return (
    <SelectInput
      control={control}
      name="input.description.customerType"
      label={t`Kundentyp`}
      isRequired
      items={customerTypes.map((id) => ({ id, label: i18n._(customerTypeMessages[id]) }))}
    />
  );
}
