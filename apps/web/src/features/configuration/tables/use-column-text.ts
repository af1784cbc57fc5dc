import { useLingui } from '@lingui/react';
import { basisNames } from '@zuschlag/i18n/messages/configuration-tables';
import { provinceNames, provinceOrAllNames } from '@zuschlag/i18n/messages/provinces';
import type { ColumnKind } from '@zuschlag/validation/configuration/columns';
import type { TableKey } from '@zuschlag/validation/configuration/tables';
import type { Province, ProvinceOrAll } from '@zuschlag/validation/vocabulary';
import { systemText } from '../../../app/preferences/system-text.ts';
import { useFormat } from '../../../app/preferences/use-format.ts';
import { columnsOf } from './table-messages.ts';

/** A value of a row: a day, a choice or a figure. */
export type CellValue = string | number | null | undefined;

/** The text of a column's value, by kind, in the language of the screen. */
export function useColumnText(): (kind: ColumnKind, value: CellValue) => string {
  const { i18n } = useLingui();
  const format = useFormat();
  const figure = (write: (value: number) => string) => (value: CellValue) => write(Number(value));
  const ways: Record<ColumnKind, (value: CellValue) => string> = {
    day: (value) => format.day(String(value)),
    province: (value) => {
      const name = provinceNames[value as Province];
      return name ? systemText(i18n, name) : String(value);
    },
    provinceOrAll: (value) => {
      const name = provinceOrAllNames[value as ProvinceOrAll];
      return name ? systemText(i18n, name) : String(value);
    },
    payGroup: String,
    fraction: figure((value) => format.share(value)),
    bonus: figure((value) => format.share(value)),
    eur: figure((value) => format.amount(value)),
    eurPerHour: figure((value) => `${format.amount(value)}/h`),
    wage: figure((value) => `${format.amount(value)}/h`),
    daysPerYear: figure((value) => format.number(value, 0)),
    years: figure((value) => format.number(value, 0)),
    clock: (value) => String(value).slice(0, 5),
    basis: (value) => systemText(i18n, basisNames[value === 'BASEWAGE' ? 'BASEWAGE' : 'HOURLYWAGE']),
  };
  return (kind, value) => (value === null || value === undefined || value === '' ? '–' : ways[kind](value));
}

/** All of a row in one line, as the history and questions name it; leaves out supplements of nothing. */
export function useRowText(): (table: TableKey, row: object) => string {
  const text = useColumnText();
  return (table, row) =>
    columnsOf(table)
      .flatMap(([column, kind]) => {
        const value = (row as Record<string, CellValue>)[column];
        const isNothing = (kind === 'bonus' || kind === 'eurPerHour') && !value;
        return value === undefined || value === null || isNothing ? [] : [text(kind, value)];
      })
      .join(' · ');
}
