import { useLingui } from '@lingui/react/macro';
import { Banner } from '@zuschlag/ui/feedback/banner';
import { ProgressBar } from '@zuschlag/ui/feedback/progress';
import { toasts } from '@zuschlag/ui/feedback/toast';
import { Dialog } from '@zuschlag/ui/overlays/dialog';
import type { Chance } from '@zuschlag/validation/chance/chance';
import type { Recalculation } from '@zuschlag/validation/recalculations/recalculations';
import { RefreshCw } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { trpc } from '../../app/api/trpc.ts';
import { useSession } from '../../app/session/session.tsx';
import { FailedServices } from './failed-services.tsx';
import { useStepMessages } from './step-messages.ts';

/**
 * The run on a Chance, from its first to its last step: a banner for all who look, and a dialog for the person who moved
 * the contract. It says once what came of it.
 */
export function RecalculationProgress({ chance, runId, onEnd }: { chance: Chance; runId: string; onEnd: () => void }) {
  const { t } = useLingui();
  const { id: userId } = useSession();
  const utils = trpc.useUtils();
  const { data } = trpc.recalculations.ofChance.useQuery({ chanceId: chance.id });
  const run = data?.last?.id === runId ? data.last : null;
  const isOver = run !== null && run.state !== 'running';
  const isWell = run?.state === 'applied' && run.failed.length === 0;
  const end = useEffectEvent(() => {
    void utils.chance.invalidate();
    void utils.services.invalidate();
    if (!isWell) return;
    toasts.success(
      run.isCopy
        ? t`Die Leistungen sind kopiert.`
        : run.startDate === null
          ? t`Die Leistungen sind neu berechnet.`
          : t`Die Laufzeit ist geändert.`,
    );
    onEnd();
  });
  useEffect(() => {
    if (isOver) end();
  }, [isOver]);

  if (run === null || isWell) return null;
  if (!isOver) return <Running run={run} isMine={run.startedById === userId && run.startDate !== null} />;
  return (
    <Banner
      isLive
      tone="danger"
      place="edge"
      title={
        run.isCopy
          ? t`Es ist ein Problem aufgetreten, nicht alle Leistungen sind kopiert und berechnet.`
          : t`Es ist ein Problem aufgetreten, die Neuberechnung der Leistungen ist fehlgeschlagen.`
      }
      onDismiss={onEnd}
      dismissLabel={t`Hinweis schließen`}
    >
      {run.state === 'undone' ? (
        run.isCopy ? (
          t`Die Chance steht ohne Leistungen da. Kopieren Sie die Leistungen, sobald die Bid-Entscheidungen gefallen sind, von der anderen Chance hierher.`
        ) : run.startDate === null ? (
          t`Die Leistungen sind, wie sie vorher waren. Bitte versuchen Sie es erneut.`
        ) : (
          t`Laufzeit und Leistungen sind, wie sie vorher waren. Bitte versuchen Sie es erneut.`
        )
      ) : (
        <FailedServices chanceId={chance.id} failed={run.failed} />
      )}
    </Banner>
  );
}

function Running({ run, isMine }: { run: Recalculation; isMine: boolean }) {
  const { t } = useLingui();
  const stepOf = useStepMessages();
  const { percent, startedByName } = run;
  const bar = <ProgressBar label={stepOf(run)} value={percent} valueText={`${percent} %`} />;
  return (
    <>
      <Banner
        place="edge"
        icon={<RefreshCw aria-hidden="true" />}
        title={
          run.isCopy
            ? t`${startedByName} kopiert die Leistungen hierher`
            : run.cause === 'defaults'
              ? t`${startedByName} lässt die Leistungen mit den heutigen Vorgaben neu berechnen`
              : run.cause === 'site'
                ? t`${startedByName} hat das Bundesland eines Standorts geändert, dessen Leistungen werden neu berechnet`
                : run.cause === 'province'
                  ? t`${startedByName} hat das Bundesland der Chance geändert, die Leistungen ohne Standort werden neu berechnet`
                  : run.startDate === null
                    ? t`${startedByName} lässt die Leistungen neu berechnen`
                    : t`${startedByName} ändert die Laufzeit, die Leistungen werden neu berechnet`
        }
      >
        <div className="grid gap-1">
          {bar}
          <p className="text-13 text-ink-2">
            {t`Bis dahin gelten die bisherigen Zahlen. Ändern lässt sich die Chance danach wieder; was Sie getippt haben, bleibt stehen.`}
          </p>
        </div>
      </Banner>
      {isMine ? (
        <Dialog isOpen isHeld size="small" title={t`Die Leistungen werden neu berechnet`}>
          <div className="grid gap-3">
            {bar}
            <p className="text-ink-2">
              {t`Das Fenster schließt sich, sobald alles fertig ist. Auf dem Server geht die Berechnung auch weiter, wenn die Verbindung abreißt.`}
            </p>
          </div>
        </Dialog>
      ) : null}
    </>
  );
}
