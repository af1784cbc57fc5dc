import { useLingui } from '@lingui/react/macro';
import { Badge, Button, Dialog } from '@zuschlag/ui';
import { type CostParameters, costParameters } from '@zuschlag/validation/organizations/organizations';
import type { Service } from '@zuschlag/validation/services/service';
import { RotateCcw } from 'lucide-react';
import { type Control, type UseFormSetValue, useWatch } from 'react-hook-form';
import { trpc } from '../../../app/api/trpc.ts';
import { EditDialogBody } from '../../../forms/edit/edit-dialog-body.tsx';
import { NumberInput, PercentInput } from '../../../forms/number-inputs.tsx';
import { useChance } from '../../chance/workspace/chance-context.ts';
import { type CostParameter, costParameterGroups } from '../../organizations/cost-parameter-messages.ts';
import { CostParameterRows } from '../../organizations/cost-parameter-rows.tsx';
import { useParameterText } from '../../organizations/parameter-text.ts';
import { RatesMoveNote, useSavedDetail } from '../rates/rates-move-note.tsx';
import { useIsEditing } from '../service/use-is-editing.ts';
import { useServiceChanges } from '../service/use-service-changes.ts';
import { useServiceEdit } from '../service/use-service-edit.ts';
import { useServicePrice } from '../service/use-service-price.ts';

const parameters = costParameterGroups.flatMap((group) => group.parameters);

export type ServiceParametersProps = {
  service: Service;
  /** The service was removed while the page was open. */
  isGone: boolean;
  /** Why nothing can be changed; left out when it can. */
  lockedReason?: string;
  isOpen: boolean;
  onClose: () => void;
};

/** The cost parameters of one service beside the defaults of its organization: to change, or to read. */
export function ServiceParametersDialog(props: ServiceParametersProps) {
  const { t } = useLingui();
  const { lockedReason, isOpen, onClose } = props;
  const isEditing = useIsEditing(isOpen, lockedReason);
  return (
    <Dialog
      size="large"
      title={t`Kalkulationsparameter der Leistung`}
      isOpen={isOpen}
      onOpenChange={(next) => (next ? undefined : onClose())}
    >
      {isEditing ? <ParametersForm {...props} /> : <ParametersList {...props} />}
    </Dialog>
  );
}

function ParametersList({ service, lockedReason }: ServiceParametersProps) {
  const textOf = useParameterText();
  return (
    <div className="grid gap-4">
      {lockedReason === undefined ? null : <p className="text-13 text-ink-2">{lockedReason}</p>}
      <CostParameterRows
        isPermanent={service.type === 'PERMANENT'}
        renderValue={(parameter) => {
          const value = service.advancedCostParameters[parameter.name];
          return (
            <div className="grid justify-items-end gap-0.5">
              <span className="tnum font-medium">{textOf(parameter, value)}</span>
              <Difference parameter={parameter} value={value} standard={service.defaultCostParameters} />
            </div>
          );
        }}
      />
    </div>
  );
}

function ParametersForm({ service, isGone, lockedReason, onClose }: ServiceParametersProps) {
  const { t, i18n } = useLingui();
  const { refreshed } = useServiceChanges();
  const update = trpc.services.updateCostParameters.useMutation(refreshed);
  const parameterText = useParameterText();
  const { move } = useServicePrice(service, useChance(), null);
  const edited = { service, isGone, detailOf: useSavedDetail(service, move) };
  const serviceId = service.id;
  const found = (field: string) => parameters.find(({ name }) => name === field);
  const edit = useServiceEdit<CostParameters, CostParameters>(edited, {
    thing: 'serviceCostParameters',
    id: serviceId,
    schema: costParameters,
    labelOf: (field) => {
      const parameter = found(field);
      return parameter ? i18n._(parameter.label) : null;
    },
    textOf: (field, value) => {
      const parameter = found(field);
      return parameter && typeof value === 'number' ? parameterText(parameter, value) : t`keine Angabe`;
    },
    snapshotOf,
    save: ({ fields, version, base }) => update.mutateAsync({ serviceId, version, base, acpFields: fields }),
    savedMessage: t`Die Kalkulationsparameter der Leistung sind gespeichert.`,
    onSaved: onClose,
  });
  const { control, setValue } = edit.form;
  const standard = service.defaultCostParameters;
  return (
    <EditDialogBody
      edit={edit}
      gone={{ title: t`Diese Leistung wurde inzwischen entfernt.` }}
      lockedReason={lockedReason}
      label={t`Kalkulationsparameter der Leistung`}
      submitLabel={t`Speichern`}
      onClose={onClose}
    >
      <RatesMoveNote move={move} />
      <p className="text-13 text-ink-2">
        {t`Diese Werte gelten nur für diese Leistung. Abweichungen von den Vorgaben der Gesellschaft sind markiert.`}
      </p>
      <CostParameterRows
        isPermanent={service.type === 'PERMANENT'}
        renderValue={(parameter) => {
          const { name, label, unit, kind } = parameter;
          const common = { control, name, label: i18n._(label), unit: i18n._(unit), isLabelHidden: true, min: 0 };
          return (
            <div className="grid grid-cols-[minmax(0,1fr)] gap-1">
              {kind === 'share' ? <PercentInput {...common} /> : <NumberInput {...common} />}
              {standard ? <BackToDefault {...{ control, setValue, parameter, standard }} /> : null}
            </div>
          );
        }}
      />
    </EditDialogBody>
  );
}

/** The default where what is typed differs from it, and the way back to it. */
function BackToDefault({
  control,
  setValue,
  parameter,
  standard,
}: {
  control: Control<CostParameters, unknown, CostParameters>;
  setValue: UseFormSetValue<CostParameters>;
  parameter: CostParameter;
  standard: CostParameters;
}) {
  const { t, i18n } = useLingui();
  const textOf = useParameterText();
  const { name } = parameter;
  const value = useWatch({ control, name });
  if (value === standard[name]) return null;
  const text = textOf(parameter, standard[name]);
  return (
    <Button
      size="small"
      variant="ghost"
      icon={<RotateCcw />}
      aria-label={t`${i18n._(parameter.label)}: zurück zur Vorgabe ${text}`}
      onPress={() => setValue(name, standard[name], { shouldDirty: true, shouldValidate: true })}
    >
      {t`Vorgabe ${text}`}
    </Button>
  );
}

function Difference({
  parameter,
  value,
  standard,
}: {
  parameter: CostParameter;
  value: number;
  standard: CostParameters | null;
}) {
  const { t } = useLingui();
  const textOf = useParameterText();
  if (!standard || standard[parameter.name] === value) return null;
  return <Badge>{t`Vorgabe ${textOf(parameter, standard[parameter.name])}`}</Badge>;
}

function snapshotOf({ advancedCostParameters, version }: Service) {
  return { values: advancedCostParameters, version };
}
