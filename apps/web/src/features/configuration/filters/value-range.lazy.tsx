import { useLingui } from '@lingui/react/macro';
import { Button } from '@zuschlag/ui/actions/button';
import { Form } from '@zuschlag/ui/fields/form';
import { NumberField } from '@zuschlag/ui/fields/number-field';
import { Popover, type PopoverProps } from '@zuschlag/ui/overlays/popover';
import type { ColumnKind } from '@zuschlag/validation/configuration/columns';
import type { TableKey } from '@zuschlag/validation/configuration/tables';
import { useState } from 'react';
import { systemText } from '../../../app/preferences/system-text.ts';
import { numberFormat } from '../entries/number-formats.ts';
import { rangeColumns } from '../tables/table-columns.ts';
import { columnMessage } from '../tables/table-messages.ts';
import type { NumberRange, TableFilters } from '../tables/table-search.ts';

type Values = NonNullable<TableFilters['values']>;
type Ends = { [column: string]: { gte: number | null; lte: number | null } };

/** From and to for every figure of a table, applied together; what is empty or no number says nothing. */
export function ValueRangeContent({
  table,
  values,
  onApply,
  ...place
}: Pick<PopoverProps, 'triggerRef' | 'isOpen' | 'onOpenChange'> & {
  table: TableKey;
  values: Values;
  onApply: (values: Values | undefined) => void;
}) {
  const { t } = useLingui();
  return (
    <Popover {...place} label={t`Werte`} size="large">
      <ValueRangeForm table={table} values={values} onApply={onApply} />
    </Popover>
  );
}

function ValueRangeForm({
  table,
  values,
  onApply,
}: {
  table: TableKey;
  values: Values;
  onApply: (values: Values | undefined) => void;
}) {
  const { t, i18n } = useLingui();
  const [ends, setEnds] = useState<Ends>(() =>
    Object.fromEntries(
      rangeColumns(table).map(([column]) => [
        column,
        { gte: values[column]?.gte ?? null, lte: values[column]?.lte ?? null },
      ]),
    ),
  );
  const set = (column: string, part: Partial<Ends[string]>) =>
    setEnds((before) => ({ ...before, [column]: { gte: null, lte: null, ...before[column], ...part } }));
  return (
    <Form label={t`Werte`} onSubmit={() => onApply(asRanges(ends))}>
      <div className="grid gap-3">
        <div className="grid grid-cols-[minmax(0,1fr)_7rem_7rem] items-center gap-x-3 gap-y-2">
          <span />
          <span aria-hidden="true" className="text-12 text-ink-3">{t`Von`}</span>
          <span aria-hidden="true" className="text-12 text-ink-3">{t`Bis`}</span>
          {rangeColumns(table).map(([column, kind], index) => {
            const name = systemText(i18n, columnMessage(table, column));
            return (
              <div key={column} className="contents">
                <span aria-hidden="true" className="text-13">
                  {name}
                </span>
                <End
                  kind={kind}
                  label={t`${name} von`}
                  value={ends[column]?.gte ?? null}
                  onChange={(gte) => set(column, { gte })}
                  autoFocus={index === 0}
                />
                <End
                  kind={kind}
                  label={t`${name} bis`}
                  value={ends[column]?.lte ?? null}
                  onChange={(lte) => set(column, { lte })}
                />
              </div>
            );
          })}
        </div>
        <div className="flex justify-end gap-2">
          <Button onPress={() => onApply(undefined)}>{t`Leeren`}</Button>
          <Button variant="primary" type="submit">{t`Anwenden`}</Button>
        </div>
      </div>
    </Form>
  );
}

function End(props: {
  kind: ColumnKind;
  label: string;
  value: number | null;
  onChange: (value: number | null) => void;
  autoFocus?: boolean;
}) {
  const { kind, ...rest } = props;
  return <NumberField {...rest} {...numberFormat(kind)} size="small" isLabelHidden />;
}

function asRanges(ends: Ends): Values | undefined {
  const ranges = Object.entries(ends).flatMap(([column, { gte, lte }]): [string, NumberRange][] => {
    const range = { ...(isNumber(gte) ? { gte } : {}), ...(isNumber(lte) ? { lte } : {}) };
    return Object.keys(range).length > 0 ? [[column, range]] : [];
  });
  return ranges.length > 0 ? Object.fromEntries(ranges) : undefined;
}

function isNumber(value: number | null): value is number {
  return value !== null && Number.isFinite(value);
}
