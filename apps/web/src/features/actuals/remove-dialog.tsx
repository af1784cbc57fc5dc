import { useLingui } from '@lingui/react/macro';
import { ConfirmDialog, toasts } from '@zuschlag/ui';
import type { ComparedMonth } from '@zuschlag/validation/actuals/actuals';
import { trpc } from '../../app/api/trpc.ts';
import { useErrorToast } from '../../app/errors/error-messages.ts';
import { useFormat } from '../../app/preferences/use-format.ts';

type DialogProps = {
  chanceId: string;
  operationalOrganizationId: number;
  month: ComparedMonth;
  isOpen?: boolean;
  onClose: () => void;
};

/** Removes the actuals of a month after a question. */
export function RemoveDialog({ month, isOpen, onClose, ...place }: DialogProps) {
  const { t } = useLingui();
  const format = useFormat();
  const utils = trpc.useUtils();
  const showError = useErrorToast();
  const remove = trpc.actuals.remove.useMutation({ onError: (error) => showError(error) });
  const name = format.month(month.month);
  return (
    <ConfirmDialog
      title={t`Ist-Werte von ${name} entfernen?`}
      text={t`Stunden, Ausfall, Lohnkosten und Erlös dieses Monats werden gelöscht. Das Soll bleibt.`}
      confirmLabel={t`Entfernen`}
      cancelLabel={t`Abbrechen`}
      danger
      isOpen={isOpen}
      onOpenChange={(next) => (next ? undefined : onClose())}
      onConfirm={async () => {
        await remove.mutateAsync({ ...place, month: month.month, version: month.version });
        await utils.actuals.invalidate();
        toasts.success(t`Die Ist-Werte sind entfernt.`);
        onClose();
      }}
    />
  );
}
