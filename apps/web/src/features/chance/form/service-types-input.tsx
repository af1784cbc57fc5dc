import { useLingui } from '@lingui/react/macro';
import { CheckboxGroupField } from '@zuschlag/ui/choices/checkbox';
import { useField } from '../../../forms/use-field.ts';
import { useChanceFields } from './use-chance-fields.ts';

/** The kinds of service, at least one: three fields, asked and refused as one. */
export function ServiceTypesInput() {
  const { t } = useLingui();
  const { control, trigger } = useChanceFields();
  const label = t`Leistungsarten`;
  const permanent = useField({ control, name: 'input.description.permanent', label });
  const mobile = useField({ control, name: 'input.description.mobile', label });
  const alarm = useField({ control, name: 'input.description.alarm', label });
  const kinds = { permanent, mobile, alarm };
  const isOn = (kind: keyof typeof kinds) => kinds[kind].field.value === true;
  return (
    <CheckboxGroupField
      label={label}
      name="input.description.permanent"
      isRequired
      options={[
        { id: 'permanent', label: t`Permanent` },
        { id: 'mobile', label: t`Mobil` },
        { id: 'alarm', label: t`Alarm` },
      ]}
      value={(['permanent', 'mobile', 'alarm'] as const).filter(isOn)}
      onChange={(chosen) => {
        for (const kind of ['permanent', 'mobile', 'alarm'] as const)
          if (isOn(kind) !== chosen.includes(kind)) kinds[kind].field.onChange(chosen.includes(kind));
        // The problem of the group stands at its first field.
        if (permanent.errorMessage) void trigger('input.description.permanent');
      }}
      onBlur={permanent.field.onBlur}
      ref={permanent.field.ref}
      description={[permanent, mobile, alarm].find(({ field }) => field.description)?.field.description}
      origin={[permanent, mobile, alarm].find(({ field }) => field.origin)?.field.origin}
      errorMessage={permanent.errorMessage}
    />
  );
}
