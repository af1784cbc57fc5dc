import type { FileReader } from '@zuschlag/i18n/messages/configuration-files';
import { columnHeading } from '@zuschlag/i18n/messages/configuration-tables';
import type { TableKey } from '@zuschlag/validation/configuration/tables';
import { useAppLocale } from '../../../app/preferences/use-app-locale.ts';
import { columnsOf } from '../tables/table-messages.ts';

/** The reader of texts about a file for this table, in the language of the screen. */
export function useFileReader(table: TableKey): FileReader {
  const locale = useAppLocale();
  return {
    table,
    locale,
    headingOf: (column) => {
      const kind = columnsOf(table).find(([name]) => name === column)?.[1];
      return kind ? columnHeading(table, column, kind)[locale] : column;
    },
  };
}
