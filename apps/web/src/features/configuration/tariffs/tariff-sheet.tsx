import { useLingui } from '@lingui/react/macro';
import { Button } from '@zuschlag/ui/actions/button';
import { Banner } from '@zuschlag/ui/feedback/banner';
import { ErrorNote } from '@zuschlag/ui/feedback/error-note';
import { toasts } from '@zuschlag/ui/feedback/toast';
import { Form, FormCell, FormGrid } from '@zuschlag/ui/fields/form';
import { DialogActions } from '@zuschlag/ui/overlays/dialog';
import { Sheet } from '@zuschlag/ui/overlays/sheet';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useSession } from '../../../app/session/session.tsx';
import { DraftNotice } from '../../../forms/drafts/draft-notice.tsx';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import type { AddEntryContentProps } from '../entries/add-entry-props.ts';
import { atTheDay } from '../entries/duplicate-day.ts';
import { EntryField, type EntryFormApi } from '../entries/entry-field.tsx';
import { type CheckedEntry, type EntryValues, entrySchema, startTariff } from '../entries/entry-values.ts';
import { TypedEntryImpact } from '../rate-impact/entry-impact.tsx';
import { proceduresOf, useTablesChanged } from '../tables/table-procedures.ts';
import { BonusMatrix } from './bonus-matrix.tsx';
import { TariffWeek } from './tariff-week.tsx';

/** Adds a tariff: from when and where, what is night, and what is paid on top. */
export function TariffSheet(props: AddEntryContentProps) {
  const { t } = useLingui();
  return (
    <Sheet
      size="large"
      isDismissable={false}
      title={t`Tarif hinzufügen`}
      isOpen={props.isOpen}
      onOpenChange={(isOpen) => {
        if (!isOpen) props.onClose();
      }}
    >
      {props.isOpen ? <TariffForm {...props} /> : null}
    </Sheet>
  );
}

function TariffForm({ like, onClose }: AddEntryContentProps) {
  const { t } = useLingui();
  const { organizationShortName, organizationId, mainOrganizationId } = useSession();
  const add = proceduresOf('tariff').add.useMutation();
  const tablesChanged = useTablesChanged();
  const schemaForm = useSchemaForm<EntryValues, CheckedEntry>({
    showsFailure: true,
    schema: entrySchema('tariff'),
    defaultValues: startTariff(like),
    draftKey: 'configuration-tariff',
    offersDraft: true,
    fieldOf: (path) => path.replace(/^input\./, ''),
    onSubmit: (input) => atTheDay('tariff', () => add.mutateAsync({ input })),
    onSaved: () => {
      onClose();
      toasts.success(t`Der Tarif ist hinzugefügt.`);
      void tablesChanged();
    },
  });
  const { form, submit, isPending, failure } = schemaForm;
  const own = { form, table: 'tariff' } as const;
  return (
    <Form label={t`Tarif hinzufügen`} onSubmit={submit}>
      <div className="grid gap-6">
        <DraftNotice form={schemaForm} />
        {organizationId === mainOrganizationId ? null : (
          <p className="text-ink-2">
            {t`Dieser Tarif gilt für ${organizationShortName} und geht dort dem der Hauptgesellschaft vor.`}
          </p>
        )}
        <FormGrid>
          <FormCell span={3}>
            <EntryField {...own} column="activeFrom" kind="day" autoFocus />
          </FormCell>
          <FormCell span={3}>
            <EntryField {...own} column="province" kind="province" />
          </FormCell>
          <FormCell span={3}>
            <EntryField {...own} column="workdaysPerYear" kind="daysPerYear" />
          </FormCell>
          <FormCell span={3}>
            <EntryField {...own} column="basisForBonusCalculation" kind="basis" />
          </FormCell>
        </FormGrid>
        <Part title={t`Zuschläge`}>
          <BonusMatrix form={form} />
        </Part>
        <Part title={t`Zeitarten im Wochenverlauf`}>
          <div className="grid gap-4">
            <FormGrid>
              <FormCell span={3}>
                <EntryField {...own} column="startNight" kind="clock" />
              </FormCell>
              <FormCell span={3}>
                <EntryField {...own} column="endNight" kind="clock" />
              </FormCell>
            </FormGrid>
            <NoNightNote form={form} />
            <TariffWeek form={form} />
          </div>
        </Part>
        <TypedEntryImpact form={form} table="tariff" />
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

/** Equal times are allowed and mean that a tariff has no night; more often they are a slip. */
function NoNightNote({ form }: { form: EntryFormApi }) {
  const { t } = useLingui();
  const [start, end] = useWatch({ control: form.control, name: ['startNight', 'endNight'] });
  if (!start || start !== end) return null;
  return (
    <Banner tone="warn" isLive>
      {t`Beginn und Ende der Nacht sind gleich: Dieser Tarif hat dann keine Nacht und keine Nachtzuschläge.`}
    </Banner>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="grid gap-3">
      <h3 className="border-b pb-1 font-semibold">{title}</h3>
      {children}
    </section>
  );
}
