import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { CheckboxGroupField } from '@zuschlag/ui/choices/checkbox';
import { toasts } from '@zuschlag/ui/feedback/toast';
import { ConfirmDialog } from '@zuschlag/ui/overlays/confirm-dialog';
import { useState } from 'react';
import { trpc } from '../../../app/api/trpc.ts';
import { useErrorToast } from '../../../app/errors/error-messages.ts';
import { RateImpactPanel } from '../rate-impact/rate-impact-panel.tsx';
import { useTablesChanged } from '../tables/table-procedures.ts';
import { useHolidayWords } from './holiday-words.tsx';
import type { HolidayDay } from './holiday-year.ts';

/** Asks before a holiday goes: in which states, and what rests on it. */
export function RemoveHoliday({ day, onClose }: { day: HolidayDay | null; onClose: () => void }) {
  const { t } = useLingui();
  const words = useHolidayWords();
  const tablesChanged = useTablesChanged();
  const showError = useErrorToast();
  const remove = trpc.configuration.holiday.remove.useMutation();
  // While the question closes it still names the day it was about.
  const [last, setLast] = useState(day);
  const rows = (day ?? last)?.rows.filter(({ mayDelete }) => mayDelete) ?? [];
  const [chosen, setChosen] = useState<string[]>([]);
  if (day !== null && day !== last) {
    setLast(day);
    setChosen(day.rows.filter(({ mayDelete }) => mayDelete).map(({ id }) => id));
  }
  const gone = rows.filter(({ id }) => chosen.includes(id));

  async function confirm(): Promise<void> {
    try {
      for (const { id } of gone) await remove.mutateAsync({ id });
    } catch (error) {
      showError(error);
      // Others may have deleted some of them.
      void tablesChanged();
      throw error;
    }
    toasts.success(plural(gone.length, { one: '# Eintrag gelöscht.', other: '# Einträge gelöscht.' }));
    await tablesChanged();
  }

  return (
    <ConfirmDialog
      danger
      title={t`Feiertag löschen?`}
      text={
        <>
          <span className="block font-medium text-ink">
            {last ? [words.day(last.day), words.names(last.names)].filter(Boolean).join(' · ') : null}
          </span>
          {t`Gespeicherte Kalkulationen behalten ihre Zahlen; neue rechnen ohne diesen Feiertag. Im Verlauf bleibt er stehen.`}
        </>
      }
      confirmLabel={t`Löschen`}
      cancelLabel={t`Abbrechen`}
      isPending={remove.isPending}
      isDisabled={gone.length === 0}
      reason={t`Wählen Sie zuerst ein Bundesland.`}
      isOpen={day !== null}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      onConfirm={confirm}
    >
      <CheckboxGroupField
        label={t`In diesen Bundesländern`}
        options={rows.map(({ id, province }) => ({ id, label: words.stateName(province) }))}
        value={chosen}
        onChange={setChosen}
      />
      {day && gone.length > 0 ? (
        <RateImpactPanel changes={{ remove: gone.map(({ id }) => ({ table: 'holiday' as const, id })) }} />
      ) : null}
    </ConfirmDialog>
  );
}
