import { Plural, useLingui } from '@lingui/react/macro';
import { Button, Dialog, DialogActions, FileDrop, toasts } from '@zuschlag/ui';
import { CheckboxField } from '@zuschlag/ui/choices/checkbox';
import { ErrorNote } from '@zuschlag/ui/feedback/error-note';
import type { ActualsPlan } from '@zuschlag/validation/actuals/imports';
import { largestFile } from '@zuschlag/validation/wire/file-limits';
import { useState } from 'react';
import { trpc } from '../../../app/api/trpc.ts';
import { errorMessage } from '../../../app/errors/error-messages.ts';
import { failureOf } from '../../../app/errors/failure.ts';
import { useFormat } from '../../../app/preferences/use-format.ts';
import { ComparisonButtons } from './comparison-buttons.tsx';
import { monthsLeftOut, PlanView } from './plan-view.tsx';
import { RefusedFile } from './refused-file.tsx';
import { usePlan } from './use-plan.ts';

export type ImportPlace = { chanceId: string; operationalOrganizationId: number };
type ImportDialogProps = ImportPlace & { isOpen?: boolean; onClose: () => void };

/** Brings actuals out of a file of payroll or time sheets: read, shown row by row, written after a confirmation. */
export function ImportDialog({ isOpen, ...props }: ImportDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog
      title={t`Ist-Werte importieren`}
      size="large"
      isOpen={isOpen}
      onOpenChange={(next) => (next ? undefined : props.onClose())}
    >
      {isOpen ? <Importing {...props} /> : null}
    </Dialog>
  );
}

function Importing({ onClose, ...place }: Omit<ImportDialogProps, 'isOpen'>) {
  const { t } = useLingui();
  const { file, plan, problem, isReading, read, readAgain } = usePlan(place);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p className="text-13 text-ink-2">
        {t`Eine Zeile je Monat und Zeitart, oder Spalten je Zeitart. Was die Datei nicht enthält, bleibt, wie es ist. Geschrieben wird erst, wenn Sie es bestätigen.`}
      </p>
      <FileDrop
        label={t`Datei aus Lohnabrechnung oder Zeiterfassung`}
        description={
          isReading && file
            ? t`${file.name} wird gelesen …`
            : t`Excel, LibreOffice oder CSV, höchstens ${largestFile / 1024 / 1024} MB.`
        }
        buttonText={t`Datei wählen`}
        accept={['.xlsx', '.xls', '.ods', '.csv', '.txt', '.tsv', 'text/csv']}
        onFiles={([chosen]) => {
          if (chosen) void read(chosen);
        }}
        errorMessage={problem}
        isDisabled={isReading}
      />
      {plan?.import ? null : (
        <div className="grid gap-1.5">
          <p className="text-13 text-ink-2">
            {t`Vorlage: Soll und Ist mit allen begonnenen Monaten. Tragen Sie die Ist-Spalten ein und lesen Sie sie hier wieder ein.`}
          </p>
          <div className="flex flex-wrap gap-2">
            <ComparisonButtons {...place} />
          </div>
        </div>
      )}
      <div aria-live="polite" className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {plan?.problem ? <RefusedFile problem={plan.problem} /> : null}
        {plan?.import ? <Planned key={plan.import.id} plan={plan} onReadAgain={readAgain} onClose={onClose} /> : null}
      </div>
      {plan?.import ? null : (
        <DialogActions>
          <Button onPress={onClose}>{t`Abbrechen`}</Button>
        </DialogActions>
      )}
    </div>
  );
}

type PlannedProps = { plan: ActualsPlan; onReadAgain: () => void; onClose: () => void };

/** What the file would change, and the button that writes it. */
function Planned({ plan, onReadAgain, onClose }: PlannedProps) {
  const { t } = useLingui();
  const format = useFormat();
  const utils = trpc.useUtils();
  const commit = trpc.actuals.commitImport.useMutation();
  const [skipsWrong, setSkipsWrong] = useState(false);
  const [failure, setFailure] = useState<{ text: string | null; isOutdated: boolean } | null>(null);
  const one = plan.import;
  if (!one) return null;
  const months = one.months.length;
  const bad = one.counts.wrong + one.counts.duplicate;
  const leftOut = monthsLeftOut(plan)
    .map((month) => format.month(month))
    .join(', ');
  const reasonOfFile =
    months === 0
      ? t`Kein Monat lässt sich übernehmen. Bessern Sie die Datei nach.`
      : t`Bessern Sie die Datei nach, oder lassen Sie die Monate mit solchen Zeilen aus.`;
  const reasonOfMonths = months === 0 ? t`In der Datei steht nichts Neues.` : undefined;
  const reason = bad > 0 && !(skipsWrong && months > 0) ? reasonOfFile : reasonOfMonths;

  async function write(id: string): Promise<void> {
    setFailure(null);
    try {
      await commit.mutateAsync({ id, skipWrong: skipsWrong });
    } catch (error) {
      setFailure({ text: errorMessage(error), isOutdated: failureOf(error).code === 'ACTUALS_CHANGED' });
      return;
    }
    toasts.success(t`Die Ist-Werte sind importiert.`);
    void utils.actuals.invalidate();
    onClose();
  }

  return (
    <>
      <PlanView plan={plan} />
      {bad > 0 && months > 0 ? (
        <CheckboxField
          label={t`Monate mit fehlerhaften oder doppelten Zeilen auslassen`}
          description={leftOut === '' ? undefined : t`Ausgelassen: ${leftOut}`}
          value={skipsWrong}
          onChange={setSkipsWrong}
        />
      ) : null}
      {failure ? (
        <div className="grid gap-2">
          <ErrorNote>{failure.text}</ErrorNote>
          {failure.isOutdated ? (
            <div>
              <Button size="small" onPress={onReadAgain}>{t`Neu prüfen`}</Button>
            </div>
          ) : null}
        </div>
      ) : null}
      <DialogActions>
        <Button onPress={onClose}>{t`Abbrechen`}</Button>
        <Button
          variant="primary"
          isPending={commit.isPending}
          isDisabled={reason !== undefined}
          reason={reason}
          onPress={() => void write(one.id)}
        >
          <Plural value={months} one="# Monat übernehmen" other="# Monate übernehmen" />
        </Button>
      </DialogActions>
    </>
  );
}
