import { useLingui } from '@lingui/react/macro';
import type { TariffStep } from '@zuschlag/validation/tariff-steps/tariff-steps';
import { trpc } from '../../../app/api/trpc.ts';
import { useErrorToast } from '../../../app/errors/error-messages.ts';
import { ArchiveCard } from '../../../app/files/archives/archive-card.tsx';
import { useAppLocale } from '../../../app/preferences/use-app-locale.ts';
import { useStepEffect } from '../effect/use-step-effect.ts';

/** All letters of a tariff step in one archive; nothing where no clause moves the price of a contract that was won. */
export function StepLetters({ step }: { step: TariffStep }) {
  const { t } = useLingui();
  const language = useAppLocale();
  const utils = trpc.useUtils();
  const showError = useErrorToast();
  const { data } = useStepEffect(step);
  const start = trpc.exports.exportTariffStepLetters.useMutation({
    onSuccess: () => utils.exports.list.invalidate(),
    onError: (failure) => showError(failure),
  });
  if (!data?.chances.some(({ hasLetter, state }) => hasLetter && state === 'won')) return null;
  return (
    <ArchiveCard
      kind="tariffStepLetters"
      title={t`Anschreiben an Kunden`}
      text={
        step.realSince
          ? t`Ein Anschreiben je gewonnenem Vertrag, dessen Preis die Gleitklausel bewegt, mit der Berechnung als Anlage: als PDF und als Word-Dokument zum Bearbeiten. Fehlt die Anschrift, ist ihre Stelle im Word-Dokument markiert.`
          : t`Ein Anschreiben je gewonnenem Vertrag, dessen Preis die Gleitklausel bewegt, mit der Berechnung als Anlage: als PDF und als Word-Dokument zum Bearbeiten. Fehlt die Anschrift, ist ihre Stelle im Word-Dokument markiert. Bis zur Übernahme tragen alle den Vermerk „Entwurf“.`
      }
      action={t`Alle als ZIP`}
      isStarting={start.isPending}
      onStart={() => start.mutate({ id: step.id, language })}
    />
  );
}
