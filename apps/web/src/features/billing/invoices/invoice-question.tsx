import { useLingui } from '@lingui/react/macro';
import { ErrorNote } from '@zuschlag/ui/feedback/error-note';
import { toasts } from '@zuschlag/ui/feedback/toast';
import { ConfirmDialog } from '@zuschlag/ui/overlays/confirm-dialog';
import type { DuePeriod, Invoice } from '@zuschlag/validation/billing/invoices/invoices';
import { useState } from 'react';
import { trpc } from '../../../app/api/trpc.ts';
import { errorMessage } from '../../../app/errors/error-messages.ts';
import { failureOf } from '../../../app/errors/failure.ts';
import { useFormat } from '../../../app/preferences/use-format.ts';
import { useMoney } from '../use-money.ts';

/** What is asked: whether to issue an invoice, or to cancel one. Neither can be undone. */
export type Asked = { kind: 'issue'; period: DuePeriod } | { kind: 'cancel'; invoice: Invoice };

/** @param asked null: nothing is asked */
export function InvoiceQuestion({ asked, onClose }: { asked: Asked | null; onClose: () => void }) {
  const { t } = useLingui();
  const { day } = useFormat();
  const money = useMoney();
  const utils = trpc.useUtils();
  // While the question closes it still names what it was about.
  const [last, setLast] = useState(asked);
  if (asked !== null && asked !== last) setLast(asked);
  const done = async (text: string) => {
    toasts.success(text);
    dismiss();
    await utils.billing.invalidate();
  };
  const issue = trpc.billing.invoices.issue.useMutation({
    onError: async (failure) => {
      if (failureOf(failure).code !== 'CONFLICT') return;
      dismiss();
      toasts.error(
        t`Der Betrag hat sich inzwischen geändert.`,
        t`Die Rechnung ist nicht ausgestellt. Die Liste zeigt den neuen Betrag.`,
      );
      await utils.billing.invoices.invalidate();
    },
    onSuccess: ({ number }) => done(t`Die Rechnung ${number} ist ausgestellt.`),
  });
  const cancel = trpc.billing.invoices.cancel.useMutation({
    onSuccess: ({ cancels, number }) => done(t`${cancels} ist mit ${number} storniert.`),
  });
  function dismiss() {
    issue.reset();
    cancel.reset();
    onClose();
  }
  function confirm() {
    if (last?.kind === 'issue') {
      const { organizationId, periodFrom, gross } = last.period;
      return issue.mutateAsync({ organizationId, periodFrom, expectedGross: gross });
    }
    if (last) return cancel.mutateAsync({ organizationId: last.invoice.organizationId, invoiceId: last.invoice.id });
    return undefined;
  }
  const isIssue = last?.kind !== 'cancel';
  const about = last?.kind === 'issue' ? last.period : last?.invoice;
  const [amount, name] = [about ? money(about.gross, about.currency) : '', about?.shortName ?? ''];
  const [from, to] = [day(about?.periodFrom), day(about?.periodTo)];
  const number = last?.kind === 'cancel' ? last.invoice.number : '';
  const error = issue.error ?? cancel.error;
  return (
    <ConfirmDialog
      title={isIssue ? t`Rechnung für ${name} ausstellen?` : t`${number} stornieren?`}
      text={
        isIssue
          ? t`${amount} für ${from} bis ${to}. Eine ausgestellte Rechnung lässt sich nicht ändern, nur stornieren.`
          : t`${name} bekommt eine Stornorechnung über ${amount}. Danach lässt sich der Zeitraum neu abrechnen.`
      }
      confirmLabel={isIssue ? t`Rechnung ausstellen` : t`Stornieren`}
      cancelLabel={t`Abbrechen`}
      danger={!isIssue}
      isOpen={asked !== null}
      onOpenChange={(isOpen) => (isOpen ? undefined : dismiss())}
      isPending={issue.isPending || cancel.isPending}
      onConfirm={confirm}
    >
      {error ? <ErrorNote>{errorMessage(error)}</ErrorNote> : null}
    </ConfirmDialog>
  );
}
