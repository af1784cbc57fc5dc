import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { Badge, Button, Card, ConfirmDialog, EmptyState, SkeletonText, toasts } from '@zuschlag/ui';
import type { TariffStep } from '@zuschlag/validation/tariff-steps/tariff-steps';
import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { trpc } from '../../app/api/trpc.ts';
import { errorMessage, useErrorToast } from '../../app/errors/error-messages.ts';
import { failureOf } from '../../app/errors/failure.ts';
import { pathTo } from '../../app/navigation/path-to.ts';
import { SettingsHead } from '../../app/navigation/settings-head.tsx';
import { useFormat } from '../../app/preferences/use-format.ts';
import { useTablesChanged } from '../configuration/tables/table-procedures.ts';
import { StepEffect } from './effect/step-effect.tsx';
import { useStepEffect } from './effect/use-step-effect.ts';
import { StepLetters } from './letters/step-letters.tsx';
import { StepRows } from './step-rows.tsx';

/** One draft: its rows, what they would do, and the two ways it ends. */
export function StepScreen({ id }: { id: string }) {
  const { t } = useLingui();
  const { data: step, error, refetch } = trpc.tariffSteps.byId.useQuery({ id });
  return (
    <div className="grid w-full max-w-[80rem] grid-cols-[minmax(0,1fr)] gap-4 p-6 max-sm:p-4">
      <SettingsHead
        title={step?.name ?? t`Tarifschritt`}
        description={
          step?.realSince
            ? t`Alle Zahlen gelten vom ersten Tag des Tarifschritts bis zum Ende jedes Vertrags.`
            : t`Ein Entwurf zählt nirgends. Alle Zahlen gelten vom ersten Tag des Tarifschritts bis zum Ende jedes Vertrags.`
        }
        trail={[{ label: t`Tarifschritte`, href: pathTo({ to: '/settings/tariffsteps' }) }]}
        actions={step ? <StepActs step={step} /> : undefined}
      />
      {step ? (
        <>
          <StepRows step={step} />
          <StepEffect step={step} />
          <StepLetters step={step} />
        </>
      ) : error ? (
        <EmptyState
          icon={<CircleAlert />}
          title={t`Der Tarifschritt konnte nicht geladen werden`}
          text={errorMessage(error)}
          action={<Button onPress={() => void refetch()}>{t`Erneut versuchen`}</Button>}
        />
      ) : (
        <div role="status" aria-label={t`Der Tarifschritt wird geladen`}>
          <Card>
            <div className="p-4">
              <SkeletonText lines={6} />
            </div>
          </Card>
        </div>
      )}
    </div>
  );
}

function StepActs({ step }: { step: TariffStep }) {
  const { t } = useLingui();
  const format = useFormat();
  const navigate = useNavigate();
  const showError = useErrorToast();
  const utils = trpc.useUtils();
  const tablesChanged = useTablesChanged();
  const makeReal = trpc.tariffSteps.makeReal.useMutation();
  const discard = trpc.tariffSteps.discard.useMutation();
  const effect = useStepEffect(step);
  const [asked, setAsked] = useState<'real' | 'discard' | null>(null);
  const { id, version, name, rows, realSince } = step;
  if (realSince) return <Badge>{t`übernommen am ${format.dateTime(realSince)}`}</Badge>;

  async function orSay(act: () => Promise<unknown>): Promise<void> {
    try {
      await act();
    } catch (error) {
      showError(error);
      await utils.tariffSteps.invalidate();
      // Nothing is left to confirm: the question was about rows that are no longer those of the page.
      if (failureOf(error).code === 'TARIFF_STEP_CHANGED') return;
      throw error;
    }
  }
  const confirmReal = () =>
    orSay(async () => {
      await makeReal.mutateAsync({ id, version });
      toasts.success(t`Die Zeilen stehen in der Lohntabelle.`);
      await Promise.all([utils.tariffSteps.invalidate(), tablesChanged()]);
    });
  const confirmDiscard = () =>
    orSay(async () => {
      await discard.mutateAsync({ id, version });
      toasts.success(t`Der Tarifschritt ist verworfen.`);
      await navigate({ to: '/settings/tariffsteps' });
      await utils.tariffSteps.list.invalidate();
    });
  const onOpenChange = (isOpen: boolean) => {
    if (!isOpen) setAsked(null);
  };
  const count = rows.length;
  const isOfOthers = effect.data !== undefined && effect.data.version !== version;
  return (
    <>
      <Button variant="ghost" onPress={() => setAsked('discard')}>{t`Verwerfen`}</Button>
      <Button
        variant="primary"
        isDisabled={count === 0 || isOfOthers}
        reason={
          count === 0
            ? t`Der Tarifschritt hat noch keine Zeilen.`
            : t`Die gezeigte Wirkung gilt für andere Zeilen. Rechnen Sie sie neu.`
        }
        onPress={() => setAsked('real')}
      >
        {t`In die Lohntabelle übernehmen`}
      </Button>
      <ConfirmDialog
        title={t`Tarifschritt übernehmen?`}
        text={t`Alle ${count} Zeilen von „${name}“ kommen auf einmal in die Lohntabelle. Offene Chancen, deren Lohn der Tabelle folgt, werden als überholt gekennzeichnet; gespeicherte Preise bleiben, bis jemand sie neu rechnet.`}
        confirmLabel={t`Übernehmen`}
        cancelLabel={t`Abbrechen`}
        isOpen={asked === 'real'}
        onOpenChange={onOpenChange}
        isPending={makeReal.isPending}
        onConfirm={confirmReal}
      />
      <ConfirmDialog
        danger
        title={t`Tarifschritt verwerfen?`}
        text={t`„${name}“ wird mit seinen Zeilen gelöscht. Die Lohntabelle bleibt, wie sie ist.`}
        confirmLabel={t`Verwerfen`}
        cancelLabel={t`Behalten`}
        isOpen={asked === 'discard'}
        onOpenChange={onOpenChange}
        isPending={discard.isPending}
        onConfirm={confirmDiscard}
      />
    </>
  );
}
