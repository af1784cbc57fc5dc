import { useLingui } from '@lingui/react/macro';
import { NumberField } from '@zuschlag/ui/fields/number-field';
import type { ColumnKind } from '@zuschlag/validation/configuration/columns';
import type { TableKey } from '@zuschlag/validation/configuration/tables';
import { systemText } from '../../../app/preferences/system-text.ts';
import { numberFormat } from '../entries/number-formats.ts';
import { rangeColumns } from '../tables/table-columns.ts';
import { columnMessage } from '../tables/table-messages.ts';
import type { NumberRange, TableFilters } from '../tables/table-search.ts';

type Values = NonNullable<TableFilters['values']>;

/** From and to for every figure of a table; an empty end says nothing. */
export function ValueRangeFields({
  table,
  values,
  onChange,
}: {
  table: TableKey;
  values: Values;
  onChange: (values: Values) => void;
}) {
  const { t, i18n } = useLingui();
  const set = (column: string, part: NumberRange) => onChange({ ...values, [column]: { ...values[column], ...part } });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_7rem_7rem] items-center gap-x-3 gap-y-2 max-sm:grid-cols-[minmax(0,1fr)_5.5rem_5.5rem]">
      <span />
      <span aria-hidden="true" className="text-12 text-ink-3">{t`Von`}</span>
      <span aria-hidden="true" className="text-12 text-ink-3">{t`Bis`}</span>
      {rangeColumns(table).map(([column, kind]) => {
        const name = systemText(i18n, columnMessage(table, column));
        return (
          <div key={column} className="contents">
            <span aria-hidden="true" className="text-13">
              {name}
            </span>
            <End
              kind={kind}
              label={t`${name} von`}
              value={values[column]?.gte}
              onChange={(gte) => set(column, { gte: gte ?? undefined })}
            />
            <End
              kind={kind}
              label={t`${name} bis`}
              value={values[column]?.lte}
              onChange={(lte) => set(column, { lte: lte ?? undefined })}
            />
          </div>
        );
      })}
    </div>
  );
}

function End({
  kind,
  label,
  value = null,
  onChange,
}: {
  kind: ColumnKind;
  label: string;
  value: number | null | undefined;
  onChange: (value: number | null) => void;
}) {
  return (
    <NumberField {...numberFormat(kind)} label={label} value={value} onChange={onChange} size="small" isLabelHidden />
  );
}
