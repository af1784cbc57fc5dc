import { useLingui } from '@lingui/react/macro';
import { templateMessage } from '@zuschlag/i18n/messages/configuration-imports';
import { tableNames } from '@zuschlag/i18n/messages/configuration-tables';
import type { TableKey } from '@zuschlag/validation/configuration/tables';
import { useState } from 'react';
import { useErrorToast } from '../../../app/errors/error-messages.ts';
import { downloadFile } from '../../../app/files/file-transfer.ts';
import { systemText } from '../../../app/preferences/system-text.ts';
import { useAppLocale } from '../../../app/preferences/use-app-locale.ts';
import { annotatedPath, type ExportedPart, exportPath, type TableFormat, templatePath } from './table-files.ts';

/** Brings files of the tables to the person: a table, or an import's own file with its verdicts. */
export function useTableDownload() {
  const { i18n } = useLingui();
  const locale = useAppLocale();
  const showError = useErrorToast();
  const [isPending, setPending] = useState(false);

  async function fetchInto(path: string, name: string): Promise<void> {
    setPending(true);
    try {
      await downloadFile(path, name);
    } catch (error) {
      showError(error, () => void fetchInto(path, name));
    } finally {
      setPending(false);
    }
  }

  return {
    isPending,
    download: (table: TableKey, format: TableFormat, part: ExportedPart = {}) =>
      fetchInto(exportPath(table, format, locale, part), `${systemText(i18n, tableNames[table])}.${format}`),
    downloadTemplate: (table: TableKey, format: TableFormat) =>
      fetchInto(
        templatePath(table, format, locale),
        `${systemText(i18n, templateMessage)} ${systemText(i18n, tableNames[table])}.${format}`,
      ),
    downloadAnnotated: (importId: string, fileName: string) => fetchInto(annotatedPath(importId, locale), fileName),
  };
}
