import { useLingui } from '@lingui/react/macro';
import { Button } from '@zuschlag/ui/actions/button';
import type { TableKey } from '@zuschlag/validation/configuration/tables';
import { FileSpreadsheet, FileText } from 'lucide-react';
import { useTableDownload } from '../table-files/use-table-download.ts';

/** The empty file of a table: every column under the name that an import reads. */
export function TemplateButtons({ table }: { table: TableKey }) {
  const { t } = useLingui();
  const { downloadTemplate, isPending } = useTableDownload();
  return (
    <>
      <Button icon={<FileSpreadsheet />} isBusy={isPending} onPress={() => void downloadTemplate(table, 'xlsx')}>
        {t`Leere Excel-Vorlage`}
      </Button>
      <Button icon={<FileText />} isBusy={isPending} onPress={() => void downloadTemplate(table, 'csv')}>
        {t`Leere CSV-Vorlage`}
      </Button>
    </>
  );
}
