import { plural } from '@lingui/core/macro';
import { Plural, useLingui } from '@lingui/react/macro';
import { provinceNames } from '@zuschlag/i18n/messages/provinces';
import { Button } from '@zuschlag/ui/actions/button';
import { Badge } from '@zuschlag/ui/feedback/badge';
import { toasts } from '@zuschlag/ui/feedback/toast';
import { Form } from '@zuschlag/ui/fields/form';
import { MultiSelect } from '@zuschlag/ui/lists/multi-select';
import { Dialog, DialogActions } from '@zuschlag/ui/overlays/dialog';
import { type Province, provinces } from '@zuschlag/validation/vocabulary';
import { useState } from 'react';
import { trpc } from '../../../app/api/trpc.ts';
import { errorMessage, useErrorToast } from '../../../app/errors/error-messages.ts';
import { systemText } from '../../../app/preferences/system-text.ts';
import { useFormat } from '../../../app/preferences/use-format.ts';
import { today } from '../entries/today.ts';
import { SettledImpact } from '../rate-impact/entry-impact.tsx';
import { useTablesChanged } from '../tables/table-procedures.ts';
import type { PublicHoliday } from './public-holidays.ts';
import { usePublicHolidays } from './use-public-holidays.ts';

/** For more rows than this the effect is not asked. */
const mostAtOnce = 1000;

/** Takes over the legal holidays of states for chosen years; shows first what would come. */
export function AddPublicHolidaysDialog({
  isOpen,
  onOpenChange,
}: {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}) {
  const { t } = useLingui();
  return (
    <Dialog title={t`Gesetzliche Feiertage übernehmen`} isOpen={isOpen} onOpenChange={onOpenChange}>
      {isOpen ? <TakeOverForm onClose={() => onOpenChange(false)} /> : null}
    </Dialog>
  );
}

function TakeOverForm({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useLingui();
  const [states, setStates] = useState<Province[]>([]);
  const thisYear = Number(today().slice(0, 4));
  const [years, setYears] = useState<number[]>([thisYear + 1]);
  const takeOver = trpc.configuration.holiday.takeOver.useMutation();
  const tablesChanged = useTablesChanged();
  const showError = useErrorToast();
  const preview = usePublicHolidays(states, years);
  const rows = (preview.data ?? []).flatMap(({ day, missing }) => missing.map((province) => ({ date: day, province })));
  const missing = rows.length;
  const isChosen = states.length > 0 && years.length > 0;

  async function send(): Promise<void> {
    if (!isChosen || missing === 0) return;
    try {
      const { count } = await takeOver.mutateAsync({ provinces: states, years });
      if (count === 0) toasts.info(t`Diese Feiertage gibt es schon.`);
      else toasts.success(plural(count, { one: '# Feiertag übernommen.', other: '# Feiertage übernommen.' }));
    } catch (error) {
      showError(error, () => void send());
      return;
    }
    onClose();
    await tablesChanged();
  }

  return (
    <Form label={t`Gesetzliche Feiertage übernehmen`} onSubmit={send}>
      <div className="grid gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <MultiSelect
            label={t`Bundesländer`}
            allText={t`Alle`}
            noneText={t`Keine`}
            placeholder={t`Bitte wählen`}
            items={provinces
              .map((id) => ({ id, label: systemText(i18n, provinceNames[id]) }))
              .sort((first, second) => first.label.localeCompare(second.label, i18n.locale))}
            value={states}
            onChange={setStates}
          />
          <MultiSelect
            label={t`Jahre`}
            allText={t`Alle`}
            noneText={t`Keine`}
            items={Array.from({ length: 10 }, (_, index) => String(thisYear + index)).map((id) => ({ id, label: id }))}
            value={years.map(String)}
            onChange={(chosen) => setYears(chosen.map(Number))}
          />
        </div>
        <div aria-live="polite" className="min-h-40">
          {!isChosen ? (
            <p className="text-ink-3">{t`Mit Ländern und Jahren erscheint hier, was hinzukäme.`}</p>
          ) : preview.error ? (
            <p className="text-danger-text">{errorMessage(preview.error)}</p>
          ) : !preview.data ? (
            <p className="text-ink-3">{t`Wird zusammengestellt …`}</p>
          ) : (
            <Preview days={preview.data} missing={missing} hasSeveral={states.length > 1} />
          )}
        </div>
        <SettledImpact changes={missing > 0 && missing <= mostAtOnce ? { add: { holiday: rows } } : null} />
        <DialogActions>
          <Button onPress={onClose} isBusy={takeOver.isPending}>{t`Schließen`}</Button>
          <Button
            variant="primary"
            type="submit"
            isPending={takeOver.isPending}
            isDisabled={missing === 0}
            reason={isChosen ? t`Alle diese Feiertage gibt es schon.` : t`Erst Bundesländer und Jahre wählen.`}
          >
            <Plural value={missing} _0="Übernehmen" one="# Feiertag übernehmen" other="# Feiertage übernehmen" />
          </Button>
        </DialogActions>
      </div>
    </Form>
  );
}

function Preview({ days, missing, hasSeveral }: { days: PublicHoliday[]; missing: number; hasSeveral: boolean }) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const weekday = new Intl.DateTimeFormat(i18n.locale, { weekday: 'long', timeZone: 'UTC' });
  const all = days.reduce((total, one) => total + one.provinces.length, 0);
  const there = all - missing;
  return (
    <div className="grid gap-2">
      <p className="text-ink-2">
        <Plural value={missing} one="# Feiertag kommt hinzu" other="# Feiertage kommen hinzu" />
        {there > 0 ? (
          <>
            {', '}
            <Plural value={there} one="# gibt es schon" other="# gibt es schon" />
          </>
        ) : null}
      </p>
      <section
        aria-label={t`Gesetzliche Feiertage`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        className="max-h-64 overflow-y-auto rounded-control border"
      >
        <ul>
          {days.map(({ day, provinces: states, missing: open }) => (
            <li key={day} className="flex min-h-8 items-center gap-3 border-b px-3 last:border-b-0">
              <span className="tnum w-24 shrink-0">{format.day(day)}</span>
              <span className="text-12 text-ink-3">{weekday.format(new Date(`${day}T00:00:00Z`))}</span>
              <span className="ml-auto flex items-center gap-2 text-12 text-ink-2">
                {hasSeveral ? <Plural value={states.length} one="# Land" other="# Länder" /> : null}
                {open.length === 0 ? <Badge>{t`vorhanden`}</Badge> : null}
              </span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
