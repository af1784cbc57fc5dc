import { useLingui } from '@lingui/react/macro';
import { readDay, showDay } from '@zuschlag/ui';
import { IconButton } from '@zuschlag/ui/actions/button';
import { TextField } from '@zuschlag/ui/fields/text-field';
import type { AddHolidays } from '@zuschlag/validation/configuration/holidays';
import { mostHolidaysAtOnce, recurringDays } from '@zuschlag/validation/configuration/holidays';
import { CircleAlert, Plus, X } from 'lucide-react';
import { type Ref, useImperativeHandle, useRef, useState } from 'react';
import { type FieldError, type UseFormReturn, useController, useFormState, useWatch } from 'react-hook-form';
import { fieldProblemMessage } from '../../../app/errors/error-messages.ts';
import { useFormat } from '../../../app/preferences/use-format.ts';
import { ofFormError } from '../../../forms/field-problem.ts';
import { today } from '../entries/today.ts';
import { type DayProblem, dayProblems, splitDays } from './holiday-days.ts';
import type { HolidayValues } from './holiday-schema.ts';

export type HolidayListHandle = {
  /** Puts what stands in the field into the list. */
  takeTyped: () => void;
};

/** Days typed one by one: Enter puts each into the list, where it says what is wrong with it. */
export function HolidayList({
  form,
  ref,
}: {
  form: UseFormReturn<HolidayValues, unknown, AddHolidays>;
  ref: Ref<HolidayListHandle>;
}) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const { field } = useController({ control: form.control, name: 'dates' });
  const { errors, isSubmitted } = useFormState({ control: form.control });
  const { dates = [], recurring = false } = useWatch({ control: form.control });
  const problems = dayProblems(dates, { today: today(), recur: recurring ? recurringDays : null });
  const dayForm = useDayForm();

  function take(typed: string): void {
    const thisYear = Number(today().slice(0, 4));
    const days = splitDays(typed).map((part) => readDay(part, true, thisYear) ?? part);
    setText('');
    if (days.length > 0) set([...form.getValues('dates'), ...days]);
  }

  function set(days: string[]): void {
    field.onChange(days.slice(0, mostHolidaysAtOnce));
    form.clearErrors('dates');
  }

  useImperativeHandle(ref, () => ({ takeTyped: () => take(text) }));

  return (
    <div className="grid gap-2">
      <TextField
        ref={(element) => {
          input.current = element as HTMLInputElement | null;
          field.ref(element);
        }}
        name="dates"
        label={t`Tage`}
        value={text}
        onChange={setText}
        placeholder={dayForm}
        description={t`Enter setzt den Tag in die Liste; mehrere auf einmal lassen sich einfügen.`}
        isRequired
        hasFigures
        autoComplete="off"
        errorMessage={
          dates.length === 0 && isSubmitted && errors.dates ? t`Bitte geben Sie mindestens einen Tag ein.` : undefined
        }
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || text.trim() === '') return;
          event.preventDefault();
          take(text);
        }}
        end={
          <IconButton
            size="tight"
            label={t`In die Liste`}
            icon={<Plus />}
            onPress={() => {
              take(text);
              input.current?.focus();
            }}
          />
        }
      />
      {dates.length === 0 ? null : (
        <ul aria-label={t`Tage, die hinzukommen`} className="grid max-h-64 overflow-y-auto rounded-control border">
          {dates.map((day, index) => (
            <HolidayRow
              // biome-ignore lint/suspicious/noArrayIndexKey: the same day may stand in the list twice
              key={`${index} ${day}`}
              day={day}
              problem={problems[index] ?? null}
              refused={errors.dates?.[index]}
              onRemove={() => {
                set(dates.filter((_, other) => other !== index));
                input.current?.focus();
              }}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

/** A day of the list, with what is wrong with it: found here, or refused by the server. */
function HolidayRow({
  day,
  problem,
  refused,
  onRemove,
}: {
  day: string;
  problem: DayProblem | null;
  refused: FieldError | undefined;
  onRemove: () => void;
}) {
  const { t } = useLingui();
  const { locale } = useFormat();
  const dayForm = useDayForm();
  const words: Record<DayProblem, string> = {
    UNREADABLE: t`Kein Datum; erwartet wird ${dayForm}.`,
    PAST: t`Dieser Tag liegt in der Vergangenheit.`,
    TWICE: t`Dieser Tag steht schon in der Liste.`,
    TWICE_WHEN_RECURRING: t`Dieser Tag entsteht schon, wenn ein anderer sich wiederholt.`,
  };
  const shown = problem === 'UNREADABLE' ? day : showDay(day, locale);
  const message = problem ? words[problem] : refused ? fieldProblemMessage(ofFormError(refused).problem) : null;
  return (
    <li className="flex min-h-9 items-center gap-3 border-b pr-1 pl-3 last:border-b-0">
      <span className="tnum w-24 shrink-0">{shown}</span>
      <span className="text-12 text-ink-3">{problem === 'UNREADABLE' ? '' : weekday(day, locale)}</span>
      <span className="ml-auto min-w-0 text-12 text-danger-text">
        {message === null ? null : (
          <span className="flex items-center gap-1.5">
            <CircleAlert aria-hidden="true" className="size-[13px] shrink-0" />
            {message}
          </span>
        )}
      </span>
      <IconButton size="tight" label={t`${shown} aus der Liste nehmen`} icon={<X />} onPress={onRemove} />
    </li>
  );
}

/** How a day is typed, in the language of the screen. */
function useDayForm(): string {
  const { t } = useLingui();
  return useFormat().locale === 'de' ? t`TT.MM.JJJJ` : 'DD/MM/YYYY';
}

function weekday(day: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}
