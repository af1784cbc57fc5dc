import { useLingui } from '@lingui/react/macro';
import { Banner, CheckboxField, ConfirmDialog, toasts } from '@zuschlag/ui';
import type { Chance } from '@zuschlag/validation/chance/chance';
import { useState } from 'react';
import { trpc } from '../../../app/api/trpc.ts';
import { useErrorToast } from '../../../app/errors/error-messages.ts';
import { useFormat } from '../../../app/preferences/use-format.ts';
import { OutdatedRatesList } from '../price/outdated-rates-list.tsx';
import { WarningsList } from '../price/warnings-list.tsx';
import { useChecks } from './checks/use-checks.ts';

/** The price that was offered; both null: the calculated one. */
export type SubmittedOffer = { offeredRevenue: number | null; offeredReason: string | null };

type SubmitQuestionProps = { chance: Chance; offer: SubmittedOffer | null; onClose: () => void; onDone: () => void };

/** Asks before a Chance counts as submitted; after the deadline, and with changed tables, for a confirmation of its own. */
export function SubmitQuestion({ chance, offer, onClose, onDone }: SubmitQuestionProps) {
  const { t } = useLingui();
  const format = useFormat();
  const utils = trpc.useUtils();
  const showError = useErrorToast();
  const mutation = trpc.chance.updateState.useMutation();
  const { warnings, changedRates, refetchRates, isLate } = useChecks(chance);
  const [isSure, setSure] = useState(false);
  const isChanged = changedRates.length > 0;
  const price = format.euro(offer?.offeredRevenue ?? chance.revenue);
  const { submission, submissionTime } = chance.deadline;
  async function submit(): Promise<void> {
    try {
      await mutation.mutateAsync({
        chanceId: chance.id,
        ...(offer?.offeredRevenue ? offer : {}),
        ...(isChanged ? { confirmRatesChanged: true } : {}),
        ...(isLate ? { confirmDeadlinePassed: true } : {}),
      });
    } catch (error) {
      showError(error);
      // Rows may have changed while the question stood there; then it is asked again, with the difference.
      await refetchRates();
      throw error;
    }
    await utils.chance.invalidate();
    toasts.success(t`Die Chance ist als eingereicht markiert.`);
    onDone();
  }
  return (
    <ConfirmDialog
      title={t`Als eingereicht markieren?`}
      isOpen={offer !== null}
      onOpenChange={(next) => {
        setSure(false);
        if (!next) onClose();
      }}
      confirmLabel={isChanged || isLate ? t`Trotzdem einreichen` : t`Als eingereicht markieren`}
      cancelLabel={t`Abbrechen`}
      isPending={mutation.isPending}
      isDisabled={isLate && !isSure}
      reason={t`Bestätigen Sie zuerst, dass das Angebot rechtzeitig eingegangen ist.`}
      onConfirm={submit}
      text={t`Angeboten sind ${price}. Leistungen und Preise lassen sich danach nicht mehr ändern.`}
    >
      {isLate ? (
        <div className="grid gap-2">
          <Banner tone="danger" title={t`Die Abgabefrist ist vorbei.`}>
            {t`Sie war am ${format.day(submission)}, ${submissionTime}.`}
          </Banner>
          <CheckboxField
            label={t`Das Angebot ist rechtzeitig eingegangen, ich trage es nur nach.`}
            value={isSure}
            onChange={setSure}
          />
          <p className="text-12 text-ink-3">{t`Ihre Bestätigung steht im Verlauf.`}</p>
        </div>
      ) : null}
      {warnings.length === 0 ? null : <WarningsList warnings={warnings} />}
      {isChanged ? (
        <div className="grid gap-2">
          <p>{t`Die Zahlen des Angebots beruhen auf Zeilen, die sich seither geändert haben. Wird neu berechnet, ändern sie sich so:`}</p>
          <OutdatedRatesList organizations={changedRates} />
          <p className="text-ink-2">{t`Ihre Bestätigung steht mit der Abweichung im Verlauf.`}</p>
        </div>
      ) : null}
    </ConfirmDialog>
  );
}
