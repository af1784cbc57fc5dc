import { useLingui } from '@lingui/react/macro';
import { Dialog, toasts } from '@zuschlag/ui';
import {
  type ActualTimeInput,
  actualLimits,
  type ComparedMonth,
  enterActuals,
} from '@zuschlag/validation/actuals/actuals';
import { useState } from 'react';
import { trpc } from '../../app/api/trpc.ts';
import { useFormat } from '../../app/preferences/use-format.ts';
import { DialogForm } from '../../forms/dialog-form.tsx';
import { NumberInput } from '../../forms/number-inputs.tsx';
import { useSchemaForm } from '../../forms/use-schema-form.ts';
import { periodMessages } from '../chance/price/cost-line-messages.ts';

type DialogProps = {
  chanceId: string;
  operationalOrganizationId: number;
  month: ComparedMonth;
  isOpen?: boolean;
  onClose: () => void;
};

/** Enters what payroll and time sheets show for a month. */
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

function EnterForm({ month: opened, onClose, ...place }: Omit<DialogProps, 'isOpen'>) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const utils = trpc.useUtils();
  const enter = trpc.actuals.enter.useMutation();
  // The version that the person saw when the form was opened.
  const [month] = useState(opened);
  const form = useSchemaForm({
    showsFailure: true,
    schema,
    draftKey: `actuals ${place.chanceId} ${place.operationalOrganizationId} ${month.month} ${month.version ?? 0}`,
    defaultValues: { times: month.times.map(typedOf) },
    onSubmit: async ({ times }) => {
      await enter.mutateAsync({ ...place, month: month.month, version: month.version, times });
      await utils.actuals.invalidate();
    },
    onSaved: () => {
      toasts.success(t`Die Ist-Werte sind eingetragen.`);
      onClose();
    },
  });
  const { control } = form.form;
  const text = { hours: t`Stunden`, absence: t`Ausfallstunden`, pay: t`Lohnkosten`, income: t`Erlös` };
  return (
    <DialogForm form={form} label={t`Ist-Werte`} submitLabel={t`Eintragen`} onClose={onClose}>
      <p className="text-13 text-ink-2">
        {t`Lohnkosten mit Arbeitgeberanteil. Eine Rechnung für den ganzen Monat tragen Sie bei einer Zeitart ein: Sobald bei einer ein Erlös steht, zählen die leeren als 0 €. Ohne jeden Erlös zählt der geplante für diese Stunden, höchstens der geplante.`}
      </p>
      {month.times.map(({ kindOfTime, planned }, at) => {
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
                name={`times.${at}.hours`}
                label={text.hours}
                unit="h"
                max={actualLimits.hours}
              />
              <NumberInput
                control={control}
                name={`times.${at}.absenceHours`}
                label={text.absence}
                unit="h"
                max={actualLimits.hours}
              />
              <NumberInput
                control={control}
                name={`times.${at}.payCost`}
                label={text.pay}
                unit="€"
                max={actualLimits.euros}
              />
              <NumberInput
                control={control}
                name={`times.${at}.income`}
                label={text.income}
                unit="€"
                max={actualLimits.euros}
              />
            </div>
          </fieldset>
        );
      })}
    </DialogForm>
  );
}

/** An income that was not invoiced stays empty. A kind of time that is neither planned nor known is 0 until a person types something else. */
function typedOf({ kindOfTime, planned, actual }: ComparedMonth['times'][number]): ActualTimeInput {
  const start = planned.hours > 0 ? null : 0;
  // A field that is still to be filled holds null.
  const typed: { readonly [name in keyof ActualTimeInput]: ActualTimeInput[name] | null } = {
    kindOfTime,
    hours: actual ? actual.hours : start,
    absenceHours: actual ? actual.absenceHours : start,
    payCost: actual ? actual.payCost : start,
    income: actual?.isInvoiced ? actual.income : null,
  };
  return typed as ActualTimeInput;
}
