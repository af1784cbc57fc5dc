import { Plural, useLingui } from '@lingui/react/macro';
import { Button, ConfirmDialog, toasts } from '@zuschlag/ui';
import { useState } from 'react';
import { trpc } from '../../../app/api/trpc.ts';
import { useErrorToast } from '../../../app/errors/error-messages.ts';
import { useFormat } from '../../../app/preferences/use-format.ts';
import { useReadOnlyReason } from '../../../app/session/read-only.ts';

/** The last import that stands, and the way back as long as its months stand as it wrote them. */
export function LastImport(place: { chanceId: string; operationalOrganizationId: number }) {
  const { t } = useLingui();
  const format = useFormat();
  const utils = trpc.useUtils();
  const showError = useErrorToast();
  const readOnlyReason = useReadOnlyReason();
  const [isAsking, setAsking] = useState(false);
  const { data } = trpc.actuals.imports.useQuery(place);
  const undo = trpc.actuals.undoImport.useMutation({ onError: (error) => showError(error) });
  const last = data?.find(({ state }) => state === 'committed');
  if (!last) return null;
  const months = last.months.length;
  const [name, day] = [last.fileName, format.dateTime(last.committedAt)];
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-13 text-ink-2 print:hidden">
      <span className="min-w-0 break-words">
        {last.by
          ? t`Importiert: ${name}, ${day}, ${last.by.firstname} ${last.by.lastname}`
          : t`Importiert: ${name}, ${day}`}
        {', '}
        <Plural value={months} one="# Monat" other="# Monate" />
      </span>
      <Button
        size="small"
        variant="ghost"
        isDisabled={!last.mayUndo || readOnlyReason !== undefined}
        reason={readOnlyReason ?? t`Monate dieses Imports wurden inzwischen geändert.`}
        onPress={() => setAsking(true)}
      >
        {t`Import zurücknehmen`}
      </Button>
      <ConfirmDialog
        title={t`Import ${name} zurücknehmen?`}
        text={t`In seinen Monaten steht danach wieder, was vor dem Import dort stand.`}
        confirmLabel={t`Zurücknehmen`}
        cancelLabel={t`Abbrechen`}
        danger
        isOpen={isAsking}
        onOpenChange={setAsking}
        onConfirm={async () => {
          await undo.mutateAsync({ id: last.id });
          await utils.actuals.invalidate();
          toasts.success(t`Der Import ist zurückgenommen.`);
          setAsking(false);
        }}
      />
    </div>
  );
}
