import { useLingui } from '@lingui/react/macro';
import type { TableKey } from '@zuschlag/validation/configuration/tables';
import { useState } from 'react';
import { useErrorToast } from '../../app/error-messages.ts';
import { downloadFile } from '../../app/file-transfer.ts';
import { useAppLocale } from '../../app/use-app-locale.ts';
import { annotatedPath, type ExportedPart, exportPath, type TableFormat } from './table-files.ts';
import { tableWords } from './table-words.ts';

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
      fetchInto(exportPath(table, format, locale, part), `${i18n._(tableWords[table])}.${format}`),
    downloadAnnotated: (importId: string, fileName: string) => fetchInto(annotatedPath(importId, locale), fileName),
  };
}
