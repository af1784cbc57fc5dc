import { useLingui } from '@lingui/react/macro';
import { provinceNames } from '@zuschlag/i18n/messages/provinces';
import { FormCell, FormGrid } from '@zuschlag/ui';
import type { Site } from '@zuschlag/validation/customers/sites';
import { provinces } from '@zuschlag/validation/vocabulary';
import { type Control, type FieldPath, type FieldValues, useWatch } from 'react-hook-form';
import { systemText } from '../../../app/preferences/system-text.ts';
import { ComboInput, SelectInput } from '../../../forms/choice-fields.tsx';
import { SegmentInput } from '../../../forms/segment-input.tsx';
import { TextInput } from '../../../forms/text-input.tsx';
import { useAddressMessages } from '../../customers/sites/site-address.ts';
import type { MasterDataValues } from './service-values.ts';

/** The place of work: a site of the customer, or a new one. Its federal state decides the tables. */
export function PlaceFields<Values extends FieldValues & MasterDataValues, Output>({
  control,
  sites,
}: {
  control: Control<Values, unknown, Output>;
  sites: readonly Site[];
}) {
  const { t, i18n } = useLingui();
  const addressOf = useAddressMessages();
  const at = (name: string) => name as FieldPath<Values>;
  const place = useWatch({ control, name: at('place') }) as string;
  return (
    <div className="grid gap-4">
      {sites.length === 0 ? null : (
        <SegmentInput
          control={control}
          name={at('place')}
          label={t`Standort`}
          isLabelHidden
          options={[
            { id: 'existing', label: t`Vorhandener Standort` },
            { id: 'new', label: t`Neuer Standort` },
          ]}
        />
      )}
      {place === 'existing' ? (
        <ComboInput
          control={control}
          name={at('siteId')}
          label={t`Standort`}
          isRequired
          items={sites.map((site) => ({ id: site.id, label: site.name, description: addressOf(site) }))}
        />
      ) : (
        <FormGrid>
          <FormCell span={3}>
            <TextInput control={control} name={at('siteInput.name')} label={t`Name des Standorts`} isRequired />
          </FormCell>
          <FormCell span={3}>
            <TextInput
              control={control}
              name={at('siteInput.address')}
              label={t`Straße und Hausnummer`}
              autoComplete="off"
              isRequired
            />
          </FormCell>
          <FormCell span={2}>
            <TextInput control={control} name={at('siteInput.postalCode')} label={t`Postleitzahl`} isRequired />
          </FormCell>
          <FormCell span={4}>
            <TextInput control={control} name={at('siteInput.city')} label={t`Ort`} isRequired />
          </FormCell>
          <FormCell span={3}>
            <SelectInput
              control={control}
              name={at('siteInput.province')}
              label={t`Bundesland`}
              isRequired
              placeholder={t`Bitte wählen`}
              items={provinces.map((id) => ({ id, label: systemText(i18n, provinceNames[id]) }))}
            />
          </FormCell>
          <FormCell span={3}>
            <TextInput control={control} name={at('siteInput.country')} label={t`Land`} isRequired />
          </FormCell>
        </FormGrid>
      )}
    </div>
  );
}
