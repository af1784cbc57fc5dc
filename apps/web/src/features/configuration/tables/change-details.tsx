import { Trans, useLingui } from '@lingui/react/macro';
import { tableNames } from '@zuschlag/i18n/messages/configuration-tables';
import type { tableChange } from '@zuschlag/validation/configuration/overview';
import { configurationTables, type TableKey } from '@zuschlag/validation/configuration/tables';
import type { z } from 'zod';
import { systemText } from '../../../app/preferences/system-text.ts';
import { isWords } from './table-columns.ts';
import { columnMessage, columnsOf } from './table-messages.ts';
import { type CellValue, useColumnText } from './use-column-text.ts';

type Row = NonNullable<z.output<typeof tableChange>['row']>;

/** A row that was added or removed: which one, then its values by name, with those it replaced struck out. */
export function ChangeDetails({
  table,
  row,
  before,
  isGone,
}: {
  table: TableKey;
  row: Row;
  before: Row | null;
  isGone: boolean;
}) {
  const { i18n } = useLingui();
  const text = useColumnText();
  const { day, series } = configurationTables[table];
  const title: readonly string[] = [day, ...series];
  const named = columnsOf(table).filter(([column]) => !title.includes(column));
  const values = named.map(([column, kind]) => ({
    column,
    name: systemText(i18n, columnMessage(table, column)),
    value: text(kind, row[column]),
    old: before === null || isGone ? null : text(kind, before[column]),
    isNothing: isNothing(kind, row[column]) && (before === null || isNothing(kind, before[column])),
  }));
  return (
    <div className="grid gap-1.5">
      <p className={`font-medium ${isGone ? 'text-ink-3 line-through' : ''}`}>
        <RowName table={table} row={row} />
      </p>
      <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-0.5 text-13">
        {values.map(({ column, name, value, old, isNothing: isLeftOut }) => {
          if (isLeftOut) return null;
          const isChanged = old !== null && old !== value;
          return (
            <div key={column} className="contents">
              <dt className={isChanged ? 'font-medium' : 'text-ink-2'}>{name}</dt>
              <dd className={`tnum text-right ${isChanged ? 'font-semibold' : 'text-ink-2'}`}>
                {isChanged ? (
                  <>
                    <s className="mr-2 font-normal text-ink-3">
                      <span className="sr-only">
                        <Trans>vorher </Trans>
                      </span>
                      {old}
                    </s>
                    {value}
                  </>
                ) : (
                  value
                )}
              </dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}

/** "Tarif Sachsen, gültig ab 01.03.2027", "Feiertag Sachsen, 31.10.2027". */
function RowName({ table, row }: { table: TableKey; row: Row }) {
  const { i18n } = useLingui();
  const text = useColumnText();
  const { day, series, columns } = configurationTables[table];
  const kinds: Readonly<Record<string, Parameters<typeof text>[0]>> = columns;
  const date = text('day', row[day]);
  const which = series
    .map((column) => {
      const value = text(kinds[column] ?? 'years', row[column] as CellValue);
      return isWords(kinds[column] ?? 'years') ? value : `${systemText(i18n, columnMessage(table, column))} ${value}`;
    })
    .join(', ');
  const name = `${systemText(i18n, tableNames[table])} ${which}`.trim();
  return table === 'holiday' ? (
    <Trans>
      {name}, {date}
    </Trans>
  ) : (
    <Trans>
      {name}, gültig ab {date}
    </Trans>
  );
}

/** A supplement of nothing is no supplement. */
function isNothing(kind: string, value: CellValue): boolean {
  return (kind === 'bonus' || kind === 'eurPerHour') && !value;
}
