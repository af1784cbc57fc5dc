import { useLingui } from '@lingui/react/macro';
import { type Control, type FieldPath, type FieldValues, useController, useWatch } from 'react-hook-form';
import { SuggestInput } from '../../../forms/choice-fields.tsx';
import { TextInput } from '../../../forms/text-input.tsx';
import { usePlaces, useProposal } from './use-places.ts';

/** The town of a place of work. A postcode of one place proposes it, one of several offers them. */
export function CityInput<Values extends FieldValues, Output>({
  control,
  name,
  postalCode,
}: {
  control: Control<Values, unknown, Output>;
  name: FieldPath<Values>;
  postalCode: FieldPath<Values>;
}) {
  const { t } = useLingui();
  const places = usePlaces(String(useWatch({ control, name: postalCode }) ?? ''));
  const cities = [...new Set(places.map(({ city }) => city))];
  const { field } = useController({ control, name });
  useProposal(field, cities.length === 1 ? (cities[0] ?? null) : null);
  return cities.length > 1 ? (
    <SuggestInput
      control={control}
      name={name}
      label={t`Ort`}
      items={cities.map((city) => ({ id: city, label: city }))}
      isRequired
    />
  ) : (
    <TextInput control={control} name={name} label={t`Ort`} maxLength={255} isRequired />
  );
}
