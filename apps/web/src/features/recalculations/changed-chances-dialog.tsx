import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Button } from '@zuschlag/ui/actions/button';
import { ErrorNote } from '@zuschlag/ui/feedback/error-note';
import { ProgressBar } from '@zuschlag/ui/feedback/progress';
import { SkeletonText } from '@zuschlag/ui/feedback/skeleton';
import { Dialog, DialogActions } from '@zuschlag/ui/overlays/dialog';
import type { StartedRecalculation } from '@zuschlag/validation/recalculations/recalculations';
import { useState } from 'react';
import { trpc } from '../../app/api/trpc.ts';
import { errorMessage } from '../../app/errors/error-messages.ts';
import { FailedServices } from './failed-services.tsx';
import { useRefusalMessages } from './refusal-messages.ts';
import { useStepMessages } from './step-messages.ts';

/** Calculates all own open Chances on changed tables anew: says before which and why not the others, then how far each is. */
export function ChangedChancesDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useLingui();
  return (
    <Dialog
      size="large"
      title={t`Mit den heutigen Tabellen neu berechnen`}
      subtitle={t`Ihre offenen Chancen, deren Zahlen auf früheren Zeilen beruhen`}
      isOpen={isOpen}
      onOpenChange={(next) => (next ? undefined : onClose())}
    >
      {isOpen ? <ChangedChances onClose={onClose} /> : null}
    </Dialog>
  );
}

function ChangedChances({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const utils = trpc.useUtils();
  const found = trpc.recalculations.changedChances.useQuery();
  const start = trpc.recalculations.start.useMutation();
  // What was started stays in the dialog, although it is no longer among the changed ones.
  const [started, setStarted] = useState<readonly StartedRecalculation[] | null>(null);
  const chances = started ?? found.data?.chances ?? [];
  const startable = chances.filter(({ code }) => code === null);
  const refused = chances.filter(({ code }) => code !== null);
  const count = startable.length;

  function begin() {
    start.mutate(
      { chanceIds: startable.map(({ chanceId }) => chanceId) },
      {
        onSuccess: (result) => {
          setStarted([...result.chances, ...refused]);
          void utils.recalculations.invalidate();
          void utils.chance.invalidate();
        },
      },
    );
  }

  if (!started && !found.data) {
    return found.error ? (
      <div className="grid gap-3">
        <ErrorNote>{errorMessage(found.error)}</ErrorNote>
        <DialogActions>
          <Button onPress={() => void found.refetch()}>{t`Erneut versuchen`}</Button>
        </DialogActions>
      </div>
    ) : (
      <div role="status" aria-label={t`Die Chancen werden gesucht`}>
        <SkeletonText lines={4} />
      </div>
    );
  }
  return (
    <div className="grid gap-4">
      {chances.length === 0 ? <p>{t`Alle Zahlen beruhen auf den heutigen Tabellen.`}</p> : null}
      {count > 0 ? (
        <ul aria-label={t`Werden neu berechnet`} className="grid max-h-80 gap-3 overflow-auto">
          {startable.map((chance) => (
            <StartableRow key={chance.chanceId} chance={chance} isStarted={started !== null} />
          ))}
        </ul>
      ) : null}
      {refused.length > 0 ? <Refused chances={refused} /> : null}
      <ErrorNote>{start.error ? errorMessage(start.error) : null}</ErrorNote>
      <DialogActions>
        <Button onPress={onClose}>{started ? t`Schließen` : t`Abbrechen`}</Button>
        {started ? null : (
          <Button
            variant="primary"
            isPending={start.isPending}
            isDisabled={count === 0}
            reason={t`Keine der Chancen lässt sich jetzt neu berechnen.`}
            onPress={begin}
          >
            {plural(count, { 0: 'Neu berechnen', one: '# Chance neu berechnen', other: '# Chancen neu berechnen' })}
          </Button>
        )}
      </DialogActions>
    </div>
  );
}

function StartableRow({ chance, isStarted }: { chance: StartedRecalculation; isStarted: boolean }) {
  const { t } = useLingui();
  const { name, shortNumber, services } = chance;
  const others = chance.leftOut.join(', ');
  return (
    <li className="grid min-w-0 gap-1">
      <p className="break-words">
        <span className="font-medium">{name}</span> <span className="tnum text-12 text-ink-3">{shortNumber}</span>
      </p>
      {isStarted ? (
        <RunOf chanceId={chance.chanceId} />
      ) : (
        <p className="text-13 text-ink-2">
          {plural(services, { one: '# Leistung', other: '# Leistungen' })}
          {others === '' ? null : `. ${t`Ohne ${others}: Diese Leistungen dürfen Sie nicht berechnen.`}`}
        </p>
      )}
    </li>
  );
}

/** How far the run on a Chance is; the event stream keeps it fresh. */
function RunOf({ chanceId }: { chanceId: string }) {
  const { t } = useLingui();
  const stepOf = useStepMessages();
  const { data } = trpc.recalculations.ofChance.useQuery({ chanceId });
  const run = data?.last;
  if (!run) return <SkeletonText lines={1} />;
  if (run.failed.length > 0) return <FailedServices chanceId={chanceId} failed={run.failed} />;
  if (run.state === 'undone')
    return <p className="text-danger-text">{t`Fehlgeschlagen. Die Zahlen sind wie vorher.`}</p>;
  return <ProgressBar label={stepOf(run)} value={run.percent} valueText={`${run.percent} %`} />;
}

function Refused({ chances }: { chances: readonly StartedRecalculation[] }) {
  const { t } = useLingui();
  const reasonOf = useRefusalMessages();
  return (
    <section className="grid gap-1">
      <h3 className="font-medium">{t`Bleiben, wie sie sind`}</h3>
      <ul className="grid max-h-60 gap-2 overflow-auto">
        {chances.map((chance) => (
          <li key={chance.chanceId} className="min-w-0 break-words text-13">
            <span className="font-medium text-14">{chance.name}</span>{' '}
            <span className="tnum text-12 text-ink-3">{chance.shortNumber}</span>
            <span className="block text-ink-2">{reasonOf(chance)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
