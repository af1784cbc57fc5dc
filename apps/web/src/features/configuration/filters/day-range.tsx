import { useLingui } from '@lingui/react/macro';
import { DateField } from '@zuschlag/ui/dates/date-field';
import { configurationTables, type TableKey } from '@zuschlag/validation/configuration/tables';
import { systemText } from '../../../app/preferences/system-text.ts';
import { tenYearsAhead } from '../entries/today.ts';
import { columnMessage } from '../tables/table-messages.ts';
import type { DayRange } from '../tables/table-search.ts';
import { isTurned } from './open-ranges.ts';

/** From and to, both included, either may stay open. */
export function DayRangeFields({
  table,
  range,
  onChange,
}: {
  table: TableKey;
  range: DayRange | undefined;
  onChange: (range: DayRange) => void;
}) {
  const { t, i18n } = useLingui();
  const name = systemText(i18n, columnMessage(table, configurationTables[table].day));
  const max = tenYearsAhead();
  return (
    <div className="grid grid-cols-2 gap-3">
      <DateField
        label={t`${name}, von`}
        value={range?.gte ?? null}
        onChange={(gte) => onChange({ ...range, gte: gte ?? undefined })}
        max={max}
        autoFocus
      />
      <DateField
        label={t`${name}, bis`}
        value={range?.lte ?? null}
        onChange={(lte) => onChange({ ...range, lte: lte ?? undefined })}
        max={max}
        errorMessage={isTurned(range) ? t`Liegt vor dem Beginn.` : undefined}
      />
    </div>
  );
}
