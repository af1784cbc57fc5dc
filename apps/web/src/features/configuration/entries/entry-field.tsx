import { useLingui } from '@lingui/react/macro';
import { basisNames } from '@zuschlag/i18n/messages/configuration-tables';
import { provinceOrAllNames } from '@zuschlag/i18n/messages/provinces';
import type { ColumnKind } from '@zuschlag/validation/configuration/columns';
import { configurationTables, type TableKey } from '@zuschlag/validation/configuration/tables';
import { limits } from '@zuschlag/validation/limits';
import { provinces, provincesOrAll } from '@zuschlag/validation/vocabulary';
import type { UseFormReturn } from 'react-hook-form';
import { systemText } from '../../../app/preferences/system-text.ts';
import { SelectInput } from '../../../forms/choice-fields.tsx';
import { DayInput, TimeInput } from '../../../forms/dates/date-inputs.tsx';
import { NumberInput, PercentInput } from '../../../forms/number-inputs.tsx';
import { TextInput } from '../../../forms/text-input.tsx';
import { columnMessage } from '../tables/table-messages.ts';
import type { CheckedEntry, EntryValues } from './entry-values.ts';
import { numberFormat } from './number-formats.ts';
import { tenYearsAhead } from './today.ts';

export type EntryFormApi = UseFormReturn<EntryValues, unknown, CheckedEntry>;

/** The field of one column, by its kind. */
export function EntryField({
  form: { control },
  table,
  column,
  kind,
  label,
  isLabelHidden,
  autoFocus,
}: {
  form: EntryFormApi;
  table: TableKey;
  column: string;
  kind: ColumnKind;
  /** Instead of the name of the column. */
  label?: string;
  isLabelHidden?: boolean;
  autoFocus?: boolean;
}) {
  const { t, i18n } = useLingui();
  const field = {
    control,
    name: column,
    label: label ?? systemText(i18n, columnMessage(table, column)),
    isLabelHidden,
    isRequired: true,
  };
  if (kind === 'day')
    return (
      <DayInput
        {...field}
        autoFocus={autoFocus}
        max={tenYearsAhead()}
        allowsPast={configurationTables[table].day === 'activeFrom'}
        description={
          configurationTables[table].day === 'activeFrom' ? t`Darf auch in der Vergangenheit liegen.` : undefined
        }
      />
    );
  if (kind === 'clock') return <TimeInput {...field} />;
  if (kind === 'payGroup')
    return <TextInput {...field} placeholder={t`z. B. Objektschutz, Gruppe 2`} maxLength={limits.payGroup} />;
  if (kind === 'province' || kind === 'provinceOrAll')
    return (
      <SelectInput
        {...field}
        placeholder={t`Bitte wählen`}
        items={(kind === 'province' ? provinces : provincesOrAll)
          .map((id) => ({ id, label: systemText(i18n, provinceOrAllNames[id]) }))
          .sort((first, second) => first.label.localeCompare(second.label, i18n.locale))}
      />
    );
  if (kind === 'basis')
    return (
      <SelectInput
        {...field}
        items={(['BASEWAGE', 'HOURLYWAGE'] as const).map((id) => ({ id, label: systemText(i18n, basisNames[id]) }))}
      />
    );
  const { percent, ...look } = numberFormat(kind);
  return percent ? <PercentInput {...field} {...look} /> : <NumberInput {...field} {...look} />;
}
