import { Trans, useLingui } from '@lingui/react/macro';
import { provinceNames } from '@zuschlag/i18n/messages/provinces';
import { Button } from '@zuschlag/ui/actions/button';
import { provinceOfPostcode } from '@zuschlag/validation/customers/postcode-zones';
import type { PostcodePlace } from '@zuschlag/validation/customers/postcodes';
import { type Province, provinces } from '@zuschlag/validation/vocabulary';
import { type Control, type FieldPath, type FieldValues, useController, useWatch } from 'react-hook-form';
import { systemText } from '../../../app/preferences/system-text.ts';
import { SelectInput } from '../../../forms/choice-fields.tsx';
import { usePlaces, useProposal } from './use-places.ts';

/** The federal state of a place of work. Its postcode and town propose it where they lie in one state. */
export function ProvinceInput<Values extends FieldValues, Output>({
  control,
  name,
  postalCode,
  city,
}: {
  control: Control<Values, unknown, Output>;
  name: FieldPath<Values>;
  postalCode: FieldPath<Values>;
  city: FieldPath<Values>;
}) {
  const { t, i18n } = useLingui();
  const typed = String(useWatch({ control, name: postalCode }) ?? '');
  const town = String(useWatch({ control, name: city }) ?? '');
  const { field } = useController({ control, name });
  const { value, onChange } = field;
  const proposed = provinceOfPlaces(usePlaces(typed), town) ?? provinceOfPostcode(typed);
  useProposal<Province>(field, proposed);
  const isEmpty = !value;
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

/** The federal state in which all places of a postcode lie, or those of the typed town; null where that leaves it open. */
function provinceOfPlaces(places: readonly PostcodePlace[], town: string): Province | null {
  const ofTown = places.filter(({ city }) => city.toLowerCase() === town.trim().toLowerCase());
  const states = new Set((ofTown.length > 0 ? ofTown : places).map(({ province }) => province));
  return states.size === 1 ? ([...states][0] ?? null) : null;
}
