import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { provinceNames } from '@zuschlag/i18n/messages/provinces';
import { Button } from '@zuschlag/ui/actions/button';
import { Switch } from '@zuschlag/ui/choices/switch';
import { ErrorNote } from '@zuschlag/ui/feedback/error-note';
import { toasts } from '@zuschlag/ui/feedback/toast';
import { Form } from '@zuschlag/ui/fields/form';
import { Dialog, DialogActions } from '@zuschlag/ui/overlays/dialog';
import { type AddHolidays, recurringDays } from '@zuschlag/validation/configuration/holidays';
import { provinces } from '@zuschlag/validation/vocabulary';
import { useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { trpc } from '../../../app/api/trpc.ts';
import { systemText } from '../../../app/preferences/system-text.ts';
import { useFormat } from '../../../app/preferences/use-format.ts';
import { SelectInput } from '../../../forms/choice-fields.tsx';
import { DraftNotice } from '../../../forms/drafts/draft-notice.tsx';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import type { AddEntryContentProps } from '../entries/add-entry-props.ts';
import { today } from '../entries/today.ts';
import { SettledImpact } from '../rate-impact/entry-impact.tsx';
import { useTablesChanged } from '../tables/table-procedures.ts';
import { dayProblems } from './holiday-days.ts';
import { HolidayList, type HolidayListHandle } from './holiday-list.tsx';
import { type HolidayValues, holidaySchema } from './holiday-schema.ts';

/** For more rows than this the effect is not asked. */
const mostAtOnce = 1000;
const leapDay = '-02-29';

/** Adds holidays of a federal state, several at once. */
export function HolidayDialog({ isOpen, onClose }: AddEntryContentProps) {
  const { t } = useLingui();
  return (
    <Dialog
      title={t`Feiertage hinzufügen`}
      isOpen={isOpen}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
    >
      {isOpen ? <HolidayForm onClose={onClose} /> : null}
    </Dialog>
  );
}

function HolidayForm({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const add = trpc.configuration.holiday.add.useMutation();
  const tablesChanged = useTablesChanged();
  const list = useRef<HolidayListHandle>(null);
  const schemaForm = useSchemaForm<HolidayValues, AddHolidays>({
    showsFailure: true,
    schema: holidaySchema,
    defaultValues: { province: null, dates: [], recurring: false },
    draftKey: 'configuration-holiday',
    offersDraft: true,
    fieldOf: (path) => path.replace(/^input\./, ''),
    onSubmit: async (input) => {
      const { count } = await add.mutateAsync({ input });
      if (count === 0) toasts.info(t`Diese Feiertage gibt es schon.`);
      else toasts.success(plural(count, { one: '# Feiertag hinzugefügt.', other: '# Feiertage hinzugefügt.' }));
    },
    onSaved: () => {
      onClose();
      void tablesChanged();
    },
  });
  const { form, submit, isPending, failure } = schemaForm;
  const { province, dates = [], recurring = false } = useWatch({ control: form.control });
  const leapDays = dates.filter((day) => day.endsWith(leapDay)).flatMap(recurringDays);
  const isWhole =
    Boolean(province) &&
    dates.length > 0 &&
    dayProblems(dates, { today: today(), recur: recurring ? recurringDays : null }).every(
      (problem) => problem === null,
    );
  const days = isWhole ? dates.flatMap((day) => (recurring ? recurringDays(day) : [day])) : [];

  return (
    <Form
      label={t`Feiertage hinzufügen`}
      onSubmit={() => {
        // A day that was typed and not yet put into the list is meant too.
        list.current?.takeTyped();
        return submit();
      }}
    >
      <div className="grid gap-4">
        <DraftNotice form={schemaForm} />
        <SelectInput
          control={form.control}
          name="province"
          label={t`Bundesland`}
          placeholder={t`Bitte wählen`}
          isRequired
          items={provinces
            .map((id) => ({ id, label: systemText(i18n, provinceNames[id]) }))
            .sort((first, second) => first.label.localeCompare(second.label, i18n.locale))}
        />
        <HolidayList form={form} ref={list} />
        <Switch
          label={t`Jedes Jahr wieder, zehn Jahre lang`}
          value={recurring}
          onChange={(isOn) => form.setValue('recurring', isOn, { shouldDirty: true, shouldTouch: true })}
          description={
            leapDays.length > 0 && recurring
              ? t`Den 29. Februar gibt es nur in Schaltjahren: ${leapDays.map((day) => format.day(day)).join(', ')}.`
              : t`Am selben Tag und im selben Monat; bewegliche Feiertage übernehmen Sie besser als gesetzliche.`
          }
        />
        <SettledImpact
          changes={
            province && days.length > 0 && days.length <= mostAtOnce
              ? { add: { holiday: days.map((date) => ({ date, province })) } }
              : null
          }
        />
        {failure === null ? null : <ErrorNote>{failure}</ErrorNote>}
        <DialogActions>
          <Button onPress={onClose} isBusy={isPending}>{t`Schließen`}</Button>
          <Button variant="primary" type="submit" isPending={isPending}>
            {t`Hinzufügen`}
          </Button>
        </DialogActions>
      </div>
    </Form>
  );
}
