import { useLingui } from '@lingui/react/macro';
import { Button } from '@zuschlag/ui';
import type { Chance } from '@zuschlag/validation/chance/chance';
import type { ChanceEdit } from '@zuschlag/validation/chance/chance-edit';
import { limits } from '@zuschlag/validation/limits';
import { useState } from 'react';
import { trpc } from '../../../app/api/trpc.ts';
import { useSession } from '../../../app/session/session.tsx';
import { CancelEdit } from '../../../forms/cancel-edit.tsx';
import { EditScope } from '../../../forms/edit/edit-scope.tsx';
import { useEditForm } from '../../../forms/edit/use-edit-form.ts';
import { type FormSection, SectionForm } from '../../../forms/section-form.tsx';
import { TextInput } from '../../../forms/text-input.tsx';
import type { ChanceControl } from '../form/chance-values.ts';
import { ContractFields } from '../form/contract.tsx';
import { DeadlineFields } from '../form/deadlines.tsx';
import { DescriptionFields } from '../form/description.tsx';
import { EstimateFields } from '../form/estimate.tsx';
import { labelOfField, placeOfField } from '../form/field-labels.ts';
import { useDetailsFields } from './details-fields.ts';
import { detailsSchema, openParts, valuesOf } from './details-values.ts';
import { mayEditDetails } from './edit-button.tsx';

const formId = 'chance-details';

/** Changes the details: what the state leaves open. */
export function DetailsEditor({ chance, onClose }: { chance: Chance; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const { features } = useSession();
  const utils = trpc.useUtils();
  const update = trpc.chance.updateDetails.useMutation();
  // The parts that are open stay those of the beginning: what was typed must not vanish with the state.
  const [opened] = useState(chance);
  const [schema] = useState(() => detailsSchema(opened.state, features.requireOutsideInformation));
  const open = openParts(opened.state);
  const wasQuick = opened.description.type === 'QuickOffer';
  const hasServices = chance.organizations.some(({ serviceCount }) => serviceCount > 0);

  const form = useEditForm({
    ...useDetailsFields(),
    id: chance.id,
    within: 'input',
    stored: snapshotOf(chance),
    schema,
    hasSummary: true,
    save: async ({ fields, version, base }) =>
      snapshotOf(await update.mutateAsync({ chanceId: chance.id, version, base, input: fields as ChanceEdit })),
    refresh: () => utils.chance.byId.invalidate({ id: chance.id }),
    // The clause implies the pricing type.
    adopted: (field, value) =>
      field === 'contract.escalationClause'
        ? { [field]: value, 'contract.pricingType': value === null ? 'fixed' : 'variable' }
        : { [field]: value },
    savedMessage: t`Die Angaben sind gespeichert.`,
    onSaved: () => {
      void utils.chance.invalidate();
      onClose();
    },
  });
  const control = form.form.control as unknown as ChanceControl;
  const { setValue } = form.form;

  const sections: FormSection[] = [
    ...(open.details
      ? [
          {
            id: 'description',
            title: t`Beschreibung`,
            fields: ['input.description', 'input.referenceNumber'],
            content: <DescriptionFields control={control} setValue={setValue} isEdit wasQuick={wasQuick} />,
          },
        ]
      : []),
    ...(open.deadlines
      ? [
          {
            id: 'deadlines',
            title: t`Fristen`,
            fields: ['input.deadline'],
            content: (
              <DeadlineFields control={control} requiresOutsideInformation={features.requireOutsideInformation} />
            ),
          },
        ]
      : []),
    ...(open.details
      ? [
          {
            id: 'estimate',
            title: t`Schätzung`,
            fields: ['input.estimate'],
            isOptional: wasQuick,
            content: <EstimateFields control={control} isOptional={wasQuick} />,
          },
          {
            id: 'contract',
            title: t`Vertrag`,
            fields: ['input.contract'],
            content: (
              <ContractFields
                control={control}
                setValue={setValue}
                lockedReason={
                  hasServices ? t`Die Laufzeit lässt sich ändern, solange keine Leistung kalkuliert ist.` : undefined
                }
              />
            ),
          },
        ]
      : []),
    ...(open.additionalText
      ? [
          {
            id: 'additional-text',
            title: t`Zusatztext`,
            isOptional: true,
            fields: ['input.additionalText'],
            content: (
              <TextInput
                control={control}
                name="input.additionalText"
                label={t`Zusatztext`}
                isLabelHidden
                multiline
                rows={4}
                maxLength={limits.longText}
              />
            ),
          },
        ]
      : []),
  ];

  return (
    <div className="grid gap-4 p-6 max-sm:p-4">
      <EditScope
        edit={form}
        lockedReason={mayEditDetails(chance) ? undefined : t`Diese Angaben lassen sich inzwischen nicht mehr ändern.`}
      >
        <SectionForm
          form={form}
          schema={schema}
          id={formId}
          label={t`Angaben ändern`}
          sections={sections}
          errorTitle={t`Die Angaben sind noch nicht gespeichert.`}
          placeOf={placeOfField}
          fieldLabel={(path) => {
            const label = labelOfField(path);
            return label ? i18n._(label) : path;
          }}
        />
      </EditScope>
      <div className="sticky bottom-0 z-2 -mx-6 -mb-6 flex items-center justify-end gap-2 border-t bg-surface px-6 py-2 max-sm:-mx-4 max-sm:-mb-4 max-sm:px-4">
        <p className="min-w-0 flex-1 truncate font-medium">{t`Angaben ändern`}</p>
        <CancelEdit form={form} onClose={onClose} />
        <Button
          variant="primary"
          type="submit"
          form={formId}
          isPending={form.isPending}
          isDisabled={!mayEditDetails(chance)}
        >
          {t`Speichern`}
        </Button>
      </div>
    </div>
  );
}

function snapshotOf(chance: Chance) {
  return { values: valuesOf(chance), version: chance.version };
}
