import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ColumnKind } from '@zuschlag/validation/configuration/columns';
import type { TableKey } from '@zuschlag/validation/configuration/tables';
import { systemText } from '../../../app/preferences/system-text.ts';
import { columnMessage, columnsOf } from '../tables/table-messages.ts';

/** The accepted content of a cell, by kind. */
const examples: Record<ColumnKind, MessageDescriptor> = {
  day: msg`31.12.2026 oder 2026-12-31`,
  province: msg`Bayern oder DE-BY`,
  provinceOrAll: msg`Bayern, DE-BY oder alle`,
  payGroup: msg`Objektschutz, Gruppe 2`,
  fraction: msg`6,5 %`,
  bonus: msg`25 %`,
  eur: msg`1.234,56`,
  eurPerHour: msg`1,50`,
  wage: msg`16,40`,
  daysPerYear: msg`260`,
  years: msg`3`,
  clock: msg`23:00`,
  basis: msg`Grundlohn oder Stundenlohn mit Zulage`,
};

/** Columns whose kind alone would mislead. */
const examplesOf: Record<string, MessageDescriptor> = { days: msg`28`, endNight: msg`06:00` };

/** The columns of a file, as the first row names them, with an example each. */
export function FileColumns({ table }: { table: TableKey }) {
  const { t, i18n } = useLingui();
  return (
    <div className="grid gap-3">
      <p className="text-ink-2">
        {t`Die Überschriften stehen in beliebiger Reihenfolge, auch unter einem Titel. Füllen Sie die leere Vorlage aus, oder ändern Sie die Tabelle mit ihren Zeilen. Zeilen, die in der Datei fehlen, bleiben in der Tabelle.`}
      </p>
      <dl className="grid grid-cols-2 gap-x-6 max-sm:grid-cols-1">
        {columnsOf(table).map(([column, kind]) => (
          <div key={column} className="flex items-baseline justify-between gap-4 border-b py-1.5">
            <dt className="font-medium">{systemText(i18n, columnMessage(table, column))}</dt>
            <dd className="tnum text-right text-12 text-ink-3">{i18n._(examplesOf[column] ?? examples[kind])}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
