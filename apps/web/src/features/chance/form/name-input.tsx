import { useLingui } from '@lingui/react/macro';
import { limits } from '@zuschlag/validation/limits';
import { TextInput } from '../../../forms/text-input.tsx';
import { useChanceFields } from './use-chance-fields.ts';

/** The name of a Chance; titles of public tenders are often longer than its limit. */
export function NameInput({ autoFocus = false }: { autoFocus?: boolean }) {
  const { t } = useLingui();
  const { control } = useChanceFields();
  return (
    <TextInput
      control={control}
      name="input.description.name"
      label={t`Name`}
      isRequired
      autoFocus={autoFocus}
      counter
      maxLength={limits.chanceName.max}
    />
  );
}
