import { useLingui } from '@lingui/react/macro';
import { provinceNames } from '@zuschlag/i18n/messages/provinces';
import { FormCell, FormGrid } from '@zuschlag/ui';
import { limits } from '@zuschlag/validation/limits';
import { customerTypes, provinces } from '@zuschlag/validation/vocabulary';
import { type UseFormSetValue, useWatch } from 'react-hook-form';
import { trpc } from '../../../app/api/trpc.ts';
import { systemText } from '../../../app/preferences/system-text.ts';
import { CheckInput } from '../../../forms/check-inputs.tsx';
import { SelectInput } from '../../../forms/choice-fields.tsx';
import { SegmentInput } from '../../../forms/segment-input.tsx';
import { TextInput } from '../../../forms/text-input.tsx';
import type { ChanceControl, ChanceValues } from './chance-values.ts';
import { customerTypeMessages } from './choice-messages.ts';
import { CustomerInput } from './customer-input.tsx';
import { OrganizationsInput } from './organizations-input.tsx';

/** Customer, subject, place and participating organizations. */
export function DescriptionFields(props: {
  control: ChanceControl;
  setValue: UseFormSetValue<ChanceValues>;
  /** the details editor changes customer, owner and organizations elsewhere */
  isEdit?: boolean;
  wasQuick?: boolean;
}) {
  const { control, isEdit = false } = props;
  const { t, i18n } = useLingui();
  const type = useWatch({ control, name: 'input.description.type' }) as string;
  const details = useWatch({ control, name: 'input.description.details' }) ?? '';
  const owners = trpc.users.possibleOwners.useQuery({ chanceId: null }, { enabled: !isEdit }).data ?? [];
  const isShort = details.trim().length >= limits.details.min && details.trim().length < limits.details.recommended;
  return (
    <FormGrid>
      <FormCell span={4}>
        <TextInput control={control} name="input.description.name" label={t`Name`} isRequired autoFocus={!isEdit} />
      </FormCell>
      <FormCell span={2}>
        <SegmentInput
          control={control}
          name="input.description.type"
          label={t`Art`}
          isWide
          options={[
            { id: 'Public', label: t`Öffentlich` },
            { id: 'Private', label: t`Privat` },
            ...(props.wasQuick ? [{ id: 'QuickOffer', label: t`Schnell`, isDisabled: type !== 'QuickOffer' }] : []),
          ]}
        />
      </FormCell>
      {isEdit ? null : (
        <FormCell span={3}>
          <CustomerInput control={control} setValue={props.setValue} />
        </FormCell>
      )}
      <FormCell span={3}>
        <SelectInput
          control={control}
          name="input.description.customerType"
          label={t`Kundentyp`}
          isRequired
          items={customerTypes.map((id) => ({ id, label: i18n._(customerTypeMessages[id]) }))}
        />
      </FormCell>
      {type === 'Private' ? null : (
        <>
          <FormCell span={3}>
            <TextInput
              control={control}
              name="input.description.platform"
              label={t`Plattform`}
              isRequired={type === 'Public'}
            />
          </FormCell>
          <FormCell span={3}>
            <TextInput
              control={control}
              name="input.description.awardingAuthority"
              label={t`Vergabestelle`}
              isRequired={type === 'Public'}
            />
          </FormCell>
        </>
      )}
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
          <SelectInput
            control={control}
            name="input.description.ownerId"
            label={t`Chance-Admin`}
            isNumeric
            isRequired
            items={owners.map((owner) => ({
              id: String(owner.id),
              label: `${owner.firstname} ${owner.lastname}`,
              description: owner.organization,
            }))}
          />
        </FormCell>
      )}
      <FormCell span={3}>
        <TextInput control={control} name="input.referenceNumber" label={t`Aktenzeichen`} mark={t`optional`} />
      </FormCell>
      <FormCell span={3}>
        <fieldset className="grid gap-2">
          <legend className="mb-1.5 font-medium text-13">{t`Leistungsarten`}</legend>
          <div className="flex flex-wrap gap-x-5 gap-y-2">
            <CheckInput control={control} name="input.description.permanent" label={t`Permanent`} />
            <CheckInput control={control} name="input.description.mobile" label={t`Mobil`} />
            <CheckInput control={control} name="input.description.alarm" label={t`Alarm`} />
          </div>
        </fieldset>
      </FormCell>
      {isEdit ? null : (
        <FormCell span={3}>
          <OrganizationsInput control={control} setValue={props.setValue} />
        </FormCell>
      )}
      <FormCell span={6}>
        <TextInput
          control={control}
          name="input.description.details"
          label={t`Einzelheiten`}
          multiline
          rows={4}
          counter
          maxLength={limits.details.max}
          isRequired={type !== 'QuickOffer'}
          description={
            isShort ? t`Mindestens 10 Zeichen empfohlen` : t`Was bewacht oder betreut wird, in eigenen Worten`
          }
        />
      </FormCell>
    </FormGrid>
  );
}
