import { useLingui } from '@lingui/react/macro';
import { type LocalHolidayRow, rowFor } from '@zuschlag/calc-engine/calendar/local-holidays';
import { publicHolidayNames } from '@zuschlag/i18n/messages/public-holidays';
import { Button } from '@zuschlag/ui/actions/button';
import { SegmentedControl } from '@zuschlag/ui/choices/radio-group';
import type { LocalHolidayAnswer, LocalHolidayAnswers } from '@zuschlag/validation/customers/local-holidays';
import { type LocalHolidayId, localHolidaysOfStates, type Province } from '@zuschlag/validation/vocabulary';
import { useState } from 'react';
import { type Control, type FieldPath, type FieldValues, useController, useWatch } from 'react-hook-form';
import { systemText } from '../../../app/preferences/system-text.ts';
import { ConfirmedHoliday } from './confirmed-holiday.tsx';

type Fields<Values extends FieldValues, Output> = {
  control: Control<Values, unknown, Output>;
  at: (name: string) => FieldPath<Values>;
  /** as stored; left out of a new place of work */
  answers?: LocalHolidayAnswers;
};

/** The holidays that only some municipalities of the federal state have: proposed by the address, answered by a person. */
export function LocalHolidayFields<Values extends FieldValues, Output>({
  control,
  at,
  answers,
}: Fields<Values, Output>) {
  const { t } = useLingui();
  const [showsAll, setShowsAll] = useState(false);
  const [province, postalCode, city, choices] = useWatch({
    control,
    name: [at('province'), at('postalCode'), at('city'), at('localHolidays')],
  }) as [Province | null, string | null, string | null, Partial<Record<LocalHolidayId, boolean | null>> | undefined];
  const ofState = (province && localHolidaysOfStates[province]) || [];
  const place = { province, postalCode: postalCode ?? '', city: city ?? '' };
  const asked = ofState.map((holiday) => ({ holiday, row: rowFor(holiday, place) }));
  const shown = asked.filter(({ holiday, row }) => {
    const isAnswered = answers?.[holiday] || typeof choices?.[holiday] === 'boolean';
    return showsAll || row !== null || isAnswered;
  });
  if (asked.length === 0) return null;
  return (
    <section aria-label={t`Örtliche Feiertage`} className="grid gap-3 rounded-card border p-3">
      <div className="grid gap-0.5">
        <h3 className="font-semibold text-14">{t`Örtliche Feiertage`}</h3>
        <p className="text-13 text-ink-2">
          {shown.length === 0
            ? t`Für diesen Ort ist kein örtlicher Feiertag bekannt.`
            : t`Erst mit „Ja“ rechnen die Leistungen an diesem Standort mit dem Feiertag.`}
        </p>
      </div>
      {shown.map(({ holiday, row }) => (
        <HolidayQuestion
          key={holiday}
          control={control}
          name={at(`localHolidays.${holiday}`)}
          holiday={holiday}
          row={row}
          answer={answers?.[holiday] ?? null}
        />
      ))}
      {shown.length < asked.length ? (
        <div>
          <Button variant="ghost" size="small" onPress={() => setShowsAll(true)}>
            {t`Alle örtlichen Feiertage des Bundeslands`}
          </Button>
        </div>
      ) : null}
    </section>
  );
}

const choiceIds = ['yes', 'no', 'open'] as const;
type Choice = (typeof choiceIds)[number];

function HolidayQuestion<Values extends FieldValues, Output>({
  control,
  name,
  holiday,
  row,
  answer,
}: {
  control: Control<Values, unknown, Output>;
  name: FieldPath<Values>;
  holiday: LocalHolidayId;
  /** null where the table does not name the place */
  row: LocalHolidayRow | null;
  answer: LocalHolidayAnswer | null;
}) {
  const { t, i18n } = useLingui();
  const { field } = useController({ control, name });
  const days = {
    peaceFestival: t`8. August`,
    assumption: t`15. August`,
    corpusChristi: t`zweiter Donnerstag nach Pfingsten`,
  };
  const words: Record<Choice, string> = { yes: t`Ja`, no: t`Nein`, open: t`Offen` };
  const value: Choice = field.value === true ? 'yes' : field.value === false ? 'no' : 'open';
  const law = row?.law ?? '';
  const reasons = {
    whole: t`Gilt hier nach ${law}.`,
    parts: t`Gilt nach ${law} nur in Teilen der Gemeinde. Fragen Sie die Gemeinde.`,
    most: t`Gilt nach ${law} in den meisten Gemeinden; das Landesamt für Statistik nennt sie.`,
  };
  const choose = (choice: Choice) => field.onChange(choice === 'open' ? null : choice === 'yes');
  return (
    <div className="grid gap-1">
      <SegmentedControl<Choice>
        label={`${systemText(i18n, publicHolidayNames[holiday])} (${days[holiday]})`}
        options={choiceIds.map((id) => ({ id, label: words[id] }))}
        value={value}
        onChange={choose}
        onBlur={field.onBlur}
        ref={field.ref}
      />
      <p className="text-12 text-ink-2">
        {row ? reasons[row.reach] : t`Für diesen Ort nicht bekannt. Fragen Sie die Gemeinde.`}
      </p>
      {answer && answer.holds === field.value ? <ConfirmedHoliday answer={answer} /> : null}
    </div>
  );
}
