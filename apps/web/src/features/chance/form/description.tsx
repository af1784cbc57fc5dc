import { useLingui } from '@lingui/react/macro';
import { provinceNames } from '@zuschlag/i18n/messages/provinces';
import { FormCell, FormGrid } from '@zuschlag/ui';
import { limits } from '@zuschlag/validation/limits';
import { provinces } from '@zuschlag/validation/vocabulary';
import { useWatch } from 'react-hook-form';
import { systemText } from '../../../app/preferences/system-text.ts';
import { SelectInput } from '../../../forms/choice-fields.tsx';
import { SegmentInput } from '../../../forms/segment-input.tsx';
import { TextInput } from '../../../forms/text-input.tsx';
import { CustomerInput } from './customer/customer-input.tsx';
import { CustomerTypeInput } from './customer/customer-type-input.tsx';
import { NameInput } from './name-input.tsx';
import { OrganizationsInput } from './organizations-input.tsx';
import { OwnerInput } from './owner-input.tsx';
import { ServiceTypesInput } from './service-types-input.tsx';
import { useChanceFields } from './use-chance-fields.ts';

/** Customer, subject, place and participating organizations. */
export function DescriptionFields({
  isEdit,
}: {
  /** customer, owner and organizations are changed elsewhere */
  isEdit: boolean;
}) {
  const { t, i18n } = useLingui();
  const { control } = useChanceFields();
  const type = useChanceType();
  return (
    <FormGrid>
      <FormCell span={4}>
        <NameInput autoFocus={!isEdit} />
      </FormCell>
      <FormCell span={2}>
        <TypeInput isEdit={isEdit} />
      </FormCell>
      {isEdit ? null : (
        <FormCell span={3}>
          <CustomerInput />
        </FormCell>
      )}
      <FormCell span={3}>
        <CustomerTypeInput />
      </FormCell>
      {type === 'Private' ? null : <AwardingFields isRequired={type === 'Public'} />}
      <FormCell span={3}>
        <SelectInput
          control={control}
          name="input.description.province"
          label={t`Bundesland`}
          isRequired={type !== 'QuickOffer'}
          items={provinces.map((id) => ({ id, label: systemText(i18n, provinceNames[id]) }))}
        />
      </FormCell>
      {isEdit ? null : (
        <FormCell span={3}>
          <OwnerInput />
        </FormCell>
      )}
      <FormCell span={3}>
        <TextInput
          control={control}
          name="input.referenceNumber"
          label={t`Aktenzeichen`}
          mark={t`optional`}
          counter="near"
          maxLength={limits.referenceNumber}
        />
      </FormCell>
      <FormCell span={3}>
        <ServiceTypesInput />
      </FormCell>
      {isEdit ? null : (
        <FormCell span={3}>
          <OrganizationsInput />
        </FormCell>
      )}
      <FormCell span={6}>
        <DetailsInput isRequired={type !== 'QuickOffer'} />
      </FormCell>
    </FormGrid>
  );
}

/** The chosen type; a quick Chance keeps its type in the details editor until it gets another. */
function useChanceType(): string {
  const { control } = useChanceFields();
  return useWatch({ control, name: 'input.description.type' });
}

/** A quick Chance may become a full one, a full one never a quick one: there the third type is locked. */
function TypeInput({ isEdit }: { isEdit: boolean }) {
  const { t } = useLingui();
  const { control } = useChanceFields();
  const type = useChanceType();
  return (
    <SegmentInput
      control={control}
      name="input.description.type"
      label={t`Art`}
      isWide
      options={[
        { id: 'Public', label: t`Öffentlich` },
        { id: 'Private', label: t`Privat` },
        ...(isEdit ? [{ id: 'QuickOffer', label: t`Schnell`, isDisabled: type !== 'QuickOffer' }] : []),
      ]}
    />
  );
}

/** Who awards the contract, and where. */
function AwardingFields({ isRequired }: { isRequired: boolean }) {
  const { t } = useLingui();
  const { control } = useChanceFields();
  return (
    <>
      <FormCell span={3}>
        <TextInput
          control={control}
          name="input.description.platform"
          label={t`Plattform`}
          isRequired={isRequired}
          counter="near"
          maxLength={limits.platform}
        />
      </FormCell>
      <FormCell span={3}>
        <TextInput
          control={control}
          name="input.description.awardingAuthority"
          label={t`Vergabestelle`}
          isRequired={isRequired}
          counter="near"
          maxLength={limits.awardingAuthority}
        />
      </FormCell>
    </>
  );
}

function DetailsInput({ isRequired }: { isRequired: boolean }) {
  const { t } = useLingui();
  const { control } = useChanceFields();
  const length = (useWatch({ control, name: 'input.description.details' }) ?? '').trim().length;
  const isShort = length >= limits.details.min && length < limits.details.recommended;
  return (
    <TextInput
      control={control}
      name="input.description.details"
      label={t`Leistung in Kürze`}
      multiline
      rows={4}
      counter
      maxLength={limits.details.max}
      isRequired={isRequired}
      description={
        isShort ? t`Mindestens 10 Zeichen empfohlen` : t`Was wird bewacht, an welchem Ort, zu welchen Zeiten?`
      }
    />
  );
}
