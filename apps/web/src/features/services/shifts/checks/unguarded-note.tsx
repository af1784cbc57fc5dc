import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { RateBook } from '@zuschlag/validation/services/service';
import type { ShiftInput } from '@zuschlag/validation/services/shift';
import { useFormat } from '../../../../app/preferences/use-format.ts';
import type { ContractDays } from '../shift-values.ts';
import { unguardedHolidays } from './unguarded-holidays.ts';

/** Below the shifts: the holidays that stay without guards because no shift applies on them. */
export function UnguardedNote({
  shifts,
  contract,
  holidays,
}: {
  shifts: readonly ShiftInput[];
  contract: ContractDays;
  holidays: RateBook['holidays'];
}) {
  const { t } = useLingui();
  const format = useFormat();
  const days = unguardedHolidays(shifts, {
    contract,
    pauseIncluded: true,
    holidays: new Set(holidays.map(({ date }) => date)),
    tariffs: [],
  });
  const [first] = days;
  if (first === undefined) return null;
  return (
    <p className="border-t px-4 py-2 text-13 text-ink-2">
      {t`${plural(days.length, { one: '# Feiertag bleibt', other: '# Feiertage bleiben' })} ohne Schicht, zuerst der ${format.day(first)}.`}
    </p>
  );
}
