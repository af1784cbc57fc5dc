import { useLingui } from '@lingui/react/macro';
import { Dialog, toasts } from '@zuschlag/ui';
import { actualLimits, type ComparedMonth, enterActuals } from '@zuschlag/validation/actuals/actuals';
import { useState } from 'react';
import { trpc } from '../../app/api/trpc.ts';
import { useFormat } from '../../app/preferences/use-format.ts';
import { EditDialogBody } from '../../forms/edit/edit-dialog-body.tsx';
import { useEditForm } from '../../forms/edit/use-edit-form.ts';
import { NumberInput } from '../../forms/number-inputs.tsx';
import { periodMessages } from '../chance/price/cost-line-messages.ts';
import { snapshotOf, snapshotOfMonth } from './month-values.ts';
import { useMonthFields } from './use-month-fields.ts';

type DialogProps = {
  chanceId: string;
  operationalOrganizationId: number;
  month: ComparedMonth;
  isOpen?: boolean;
  onClose: () => void;
};

/** Enters what payroll and time sheets show for a month; together with others, as in every form. */
export function EnterDialog({ isOpen, ...props }: DialogProps) {
  const { t } = useLingui();
  const format = useFormat();
  const name = format.month(props.month.month);
  return (
    <Dialog
      title={t`Ist-Werte von ${name}`}
      size="large"
      isOpen={isOpen}
      onOpenChange={(next) => (next ? undefined : props.onClose())}
    >
      {isOpen ? <EnterForm {...props} /> : null}
    </Dialog>
  );
}

const schema = enterActuals.pick({ times: true });

function EnterForm({ month, onClose, ...place }: Omit<DialogProps, 'isOpen'>) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const utils = trpc.useUtils();
  const update = trpc.actuals.updateMonth.useMutation();
  const refresh = () => utils.actuals.invalidate();
  const [hadActuals] = useState(month.version > 0);
  const isRemoved = hadActuals && month.version === 0;
  const edit = useEditForm({
    showsFailure: true,
    thing: 'actualMonth',
    within: 'times',
    id: `${place.chanceId} ${place.operationalOrganizationId} ${month.month}`,
    stored: isRemoved ? null : snapshotOfMonth(month),
    schema,
    isWhole: true,
    ...useMonthFields(),
    save: async ({ output: { times }, version, base }) => {
      const saved = await update.mutateAsync({ ...place, month: month.month, version, base, times });
      return snapshotOf(saved);
    },
    recreate: async ({ times }) => {
      await update.mutateAsync({ ...place, month: month.month, version: 0, times });
      toasts.success(t`Die Ist-Werte sind eingetragen.`);
      void refresh();
    },
    refresh,
    savedMessage: t`Die Ist-Werte sind eingetragen.`,
    onSaved: () => {
      void refresh();
      onClose();
    },
  });
  const { control } = edit.form;
  const text = { hours: t`Stunden`, absence: t`Ausfallstunden`, pay: t`Lohnkosten`, income: t`Erlös` };
  return (
    <EditDialogBody
      edit={edit}
      gone={{
        title: t`Die Ist-Werte dieses Monats wurden inzwischen entfernt.`,
        recreateLabel: t`Als neuen Monat eintragen`,
      }}
      label={t`Ist-Werte`}
      submitLabel={t`Eintragen`}
      onClose={onClose}
    >
      <p className="text-13 text-ink-2">
        {t`Lohnkosten mit Arbeitgeberanteil. Eine Rechnung für den ganzen Monat tragen Sie bei einer Zeitart ein: Sobald bei einer ein Erlös steht, zählen die leeren als 0 €. Ohne jeden Erlös zählt der geplante für diese Stunden, höchstens der geplante.`}
      </p>
      {month.times.map(({ kindOfTime, planned }) => {
        const kind = i18n._(periodMessages[kindOfTime]);
        const plan = format.number(planned.hours, 2);
        return (
          <fieldset key={kindOfTime} className="grid min-w-0 gap-1.5 border-t pt-3 first-of-type:border-t-0">
            <legend className="float-left font-medium text-14">
              {kind} <span className="font-normal text-12 text-ink-3">{t`Soll ${plan} h`}</span>
            </legend>
            <div className="grid grid-cols-4 gap-3 max-sm:grid-cols-2">
              <NumberInput
                control={control}
                name={`times.${kindOfTime}.hours`}
                label={text.hours}
                unit="h"
                max={actualLimits.hours}
              />
              <NumberInput
                control={control}
                name={`times.${kindOfTime}.absenceHours`}
                label={text.absence}
                unit="h"
                max={actualLimits.hours}
              />
              <NumberInput
                control={control}
                name={`times.${kindOfTime}.payCost`}
                label={text.pay}
                unit="€"
                max={actualLimits.euros}
              />
              <NumberInput
                control={control}
                name={`times.${kindOfTime}.income`}
                label={text.income}
                unit="€"
                max={actualLimits.euros}
              />
            </div>
          </fieldset>
        );
      })}
    </EditDialogBody>
  );
}
