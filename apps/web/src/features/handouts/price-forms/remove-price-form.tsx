import { useLingui } from '@lingui/react/macro';
import { Button } from '@zuschlag/ui/actions/button';
import { ConfirmDialog } from '@zuschlag/ui/overlays/confirm-dialog';
import type { PriceForm } from '@zuschlag/validation/handouts/price-forms/price-forms';
import { useState } from 'react';
import { trpc } from '../../../app/api/trpc.ts';
import { useErrorToast } from '../../../app/errors/error-messages.ts';

/** Takes a template away, after a question: other Chances of the customer use it, too. */
export function RemovePriceForm({ form }: { form: PriceForm }) {
  const { t } = useLingui();
  const utils = trpc.useUtils();
  const showError = useErrorToast();
  const [isAsking, setAsking] = useState(false);
  const remove = trpc.handouts.removePriceForm.useMutation({
    onSettled: () => utils.handouts.priceForms.invalidate(),
    onSuccess: () => setAsking(false),
    onError: (error) => showError(error),
  });
  return (
    <>
      <Button size="small" variant="ghost" onPress={() => setAsking(true)}>{t`Vorlage löschen`}</Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t`Vorlage „${form.name}“ löschen?`}
        text={t`Sie gilt für alle Chancen dieses Kunden. Ausgefüllte Preisblätter bleiben.`}
        confirmLabel={t`Löschen`}
        cancelLabel={t`Abbrechen`}
        danger
        isPending={remove.isPending}
        onConfirm={() => remove.mutate({ priceFormId: form.id })}
      />
    </>
  );
}
