import { useLingui } from '@lingui/react/macro';
import { ErrorNote } from '@zuschlag/ui/feedback/error-note';
import { toasts } from '@zuschlag/ui/feedback/toast';
import { ConfirmDialog } from '@zuschlag/ui/overlays/confirm-dialog';
import type { PersonDetails } from '@zuschlag/validation/administration/people';
import { trpc } from '../../../app/api/trpc.ts';
import { errorMessage } from '../../../app/errors/error-messages.ts';

/** Asks before the second step of a person ends who can show no code any more. */
export function EndSecondStep({
  person,
  isOpen,
  onClose,
}: {
  person: PersonDetails;
  isOpen: boolean;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const utils = trpc.useUtils();
  const name = `${person.firstname} ${person.lastname}`;
  const end = trpc.administration.people.endSecondStep.useMutation({
    onSuccess: (stored) => {
      utils.administration.people.byId.setData({ userId: person.id }, stored);
      toasts.success(t`${name} meldet sich wieder mit dem Passwort allein an.`);
      dismiss();
    },
  });
  function dismiss() {
    end.reset();
    onClose();
  }
  return (
    <ConfirmDialog
      title={t`Zweiten Schritt von ${name} beenden?`}
      text={t`Danach genügt für die Anmeldung das Passwort. Tun Sie das nur, wenn die Person selbst darum gebeten hat. Sie erfährt es per Mail.`}
      confirmLabel={t`Zweiten Schritt beenden`}
      cancelLabel={t`Abbrechen`}
      danger
      isOpen={isOpen}
      onOpenChange={(next) => (next ? undefined : dismiss())}
      isPending={end.isPending}
      onConfirm={() => end.mutateAsync({ userId: person.id })}
    >
      {end.error ? <ErrorNote>{errorMessage(end.error)}</ErrorNote> : null}
    </ConfirmDialog>
  );
}
