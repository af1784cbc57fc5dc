import { useLingui } from '@lingui/react/macro';
import { Button } from '@zuschlag/ui/actions/button';
import { Form } from '@zuschlag/ui/fields/form';
import type { CostParameters, Organization } from '@zuschlag/validation/organizations/organizations';
import { trpc } from '../../app/api/trpc.ts';
import { CancelEdit } from '../../forms/edit/cancel-edit.tsx';
import { EditScope } from '../../forms/edit/edit-scope.tsx';
import { useEditForm } from '../../forms/edit/use-edit-form.ts';
import { NumberInput, PercentInput } from '../../forms/number-inputs.tsx';
import type { Unfilled } from '../../forms/use-schema-form.ts';
import { costParameterGroups } from './cost-parameter-messages.ts';
import { CostParameterRows } from './cost-parameter-rows.tsx';
import { useParameterText } from './parameter-text.ts';

const loadSchema = async () => (await import('@zuschlag/validation/organizations/organizations')).costParameters;
const parameters = costParameterGroups.flatMap((group) => group.parameters);
const off = costParameterGroups.find(({ id }) => id === 'overheads')?.parameters ?? [];
/** Overheads and risk are off at first; everything else is entered. */
const nothing = Object.fromEntries(
  parameters.map((parameter) => [parameter.name, off.includes(parameter) ? 0 : null]),
) as Unfilled<CostParameters>;

/** Changes the values new services of an organization begin with. */
export function CostDefaultsForm({ organization, onClose }: { organization: Organization; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const utils = trpc.useUtils();
  const update = trpc.organizations.updateCostParameters.useMutation();
  const parameterText = useParameterText();
  const form = useEditForm({
    thing: 'costParameters',
    id: organization.id,
    stored: snapshotOf(organization),
    schema: loadSchema,
    labelOf: (field) => {
      const parameter = parameters.find(({ name }) => name === field);
      return parameter ? i18n._(parameter.label) : null;
    },
    textOf: (field, value) => {
      const parameter = parameters.find(({ name }) => name === field);
      return parameter && typeof value === 'number' ? parameterText(parameter, value) : t`keine Angabe`;
    },
    save: async ({ fields, version, base }) =>
      snapshotOf(await update.mutateAsync({ acpFields: fields, organizationId: organization.id, version, base })),
    refresh: () => utils.organizations.byId.invalidate({ id: organization.id }),
    savedMessage: t`Die Kalkulationsparameter sind gespeichert.`,
    onSaved: () => {
      void utils.organizations.byId.invalidate({ id: organization.id });
      // Open Chances may follow these values.
      void utils.recalculations.invalidate();
      onClose();
    },
  });
  const { control } = form.form;

  return (
    <EditScope edit={form}>
      <Form label={t`Kalkulationsparameter`} onSubmit={form.submit}>
        <div className="grid gap-4">
          <CostParameterRows
            renderValue={({ name, label, unit, kind }) => {
              const common = { control, name, label: i18n._(label), unit: i18n._(unit), isLabelHidden: true };
              return kind === 'share' ? <PercentInput {...common} /> : <NumberInput {...common} />;
            }}
          />
          <div className="foot-bar sm:max-xl:beside-help flex justify-end gap-2 bg-canvas py-3">
            <CancelEdit form={form} onClose={onClose} />
            <Button variant="primary" type="submit" isPending={form.isPending}>
              {t`Speichern`}
            </Button>
          </div>
        </div>
      </Form>
    </EditScope>
  );
}

function snapshotOf({ advancedCostParameters, costParametersVersion }: Organization) {
  return { values: advancedCostParameters ?? nothing, version: costParametersVersion };
}
