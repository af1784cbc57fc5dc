import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Button } from '@zuschlag/ui/actions/button';
import { ErrorNote } from '@zuschlag/ui/feedback/error-note';
import { SkeletonText } from '@zuschlag/ui/feedback/skeleton';
import { Dialog, DialogActions } from '@zuschlag/ui/overlays/dialog';
import type {
  ChosenCause,
  RecalculationEffect,
  StartedRecalculation,
} from '@zuschlag/validation/recalculations/recalculations';
import { useState } from 'react';
import { trpc } from '../../app/api/trpc.ts';
import { errorMessage } from '../../app/errors/error-messages.ts';
import { EffectLines, EffectSum } from './effect-lines.tsx';
import { useRefusalMessages } from './refusal-messages.ts';
import { RunOf } from './run-list.tsx';
import { useEffects } from './use-effects.ts';

const noChances: readonly StartedRecalculation[] = [];

type Props = { cause: ChosenCause; isOpen: boolean; onClose: () => void };

/**
 * Calculates all own open Chances anew that a cause concerns: says before which, what it changes and why not the others,
 * then how far each is.
 */
export function ChangedChancesDialog({ cause, isOpen, onClose }: Props) {
  const { t } = useLingui();
  return (
    <Dialog
      size="large"
      title={
        cause === 'tables' ? t`Mit den heutigen Tabellen neu berechnen` : t`Mit den heutigen Vorgaben neu berechnen`
      }
      subtitle={
        cause === 'tables'
          ? t`Ihre offenen Chancen, deren Zahlen auf früheren Zeilen beruhen`
          : t`Ihre offenen Chancen mit Leistungen, die frühere Vorgaben tragen. Eigens gesetzte Werte bleiben.`
      }
      isOpen={isOpen}
      onOpenChange={(next) => (next ? undefined : onClose())}
    >
      {isOpen ? <ChangedChances cause={cause} onClose={onClose} /> : null}
    </Dialog>
  );
}

function ChangedChances({ cause, onClose }: Omit<Props, 'isOpen'>) {
  const { t } = useLingui();
  const utils = trpc.useUtils();
  const found = trpc.recalculations.changedChances.useQuery({ cause });
  const start = trpc.recalculations.start.useMutation();
  // What was started stays in the dialog, although it is no longer among the changed ones.
  const [started, setStarted] = useState<readonly StartedRecalculation[] | null>(null);
  const chances = started ?? found.data?.chances ?? [];
  const startable = chances.filter(({ code }) => code === null);
  const refused = chances.filter(({ code }) => code !== null);
  const count = startable.length;
  const effects = useEffects(started ? noChances : startable, cause);

  function begin() {
    start.mutate(
      { chanceIds: startable.map(({ chanceId }) => chanceId), cause },
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
      {chances.length === 0 ? (
        <p>
          {cause === 'tables'
            ? t`Alle Zahlen beruhen auf den heutigen Tabellen.`
            : t`Alle Leistungen rechnen mit den heutigen Vorgaben oder mit eigenen Werten.`}
        </p>
      ) : null}
      {started || count === 0 ? null : <EffectSum effects={effects} />}
      {count > 0 ? (
        <ul aria-label={t`Werden neu berechnet`} className="grid max-h-80 gap-3 overflow-auto">
          {startable.map((chance) => (
            <StartableRow
              key={chance.chanceId}
              chance={chance}
              effect={effects.effectOf(chance.chanceId)}
              isStarted={started !== null}
            />
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

function StartableRow({
  chance,
  effect,
  isStarted,
}: {
  chance: StartedRecalculation;
  effect: RecalculationEffect | undefined;
  isStarted: boolean;
}) {
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
        <>
          <p className="text-13 text-ink-2">
            {plural(services, { one: '# Leistung', other: '# Leistungen' })}
            {others === '' ? null : `. ${t`Ohne ${others}: Diese Leistungen dürfen Sie nicht berechnen.`}`}
          </p>
          <EffectLines effect={effect} />
        </>
      )}
    </li>
  );
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
