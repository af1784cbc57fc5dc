import { useLingui } from '@lingui/react/macro';
import { MenuItem, MenuLayer } from '@zuschlag/ui/actions/menu';
import { FileSpreadsheet, FileText } from 'lucide-react';
import type { MenuPlace } from '../../../app/shell/menu-button.tsx';
import type { TableFormat } from './table-files.ts';

/** The kinds of files a table can leave as. */
export function ExportMenuContent({
  isFiltered,
  onChoose,
  ...place
}: MenuPlace & { isFiltered: boolean; onChoose: (format: TableFormat) => void }) {
  const { t } = useLingui();
  const extent = isFiltered ? t`Nur die gefilterten Einträge` : t`Alle Einträge`;
  return (
    <MenuLayer {...place} label={t`Tabelle exportieren`} placement="bottom end">
      <MenuItem icon={<FileSpreadsheet />} description={extent} textValue="Excel" onAction={() => onChoose('xlsx')}>
        {t`Excel (XLSX)`}
      </MenuItem>
      <MenuItem icon={<FileText />} description={extent} textValue="CSV" onAction={() => onChoose('csv')}>
        {t`Text (CSV)`}
      </MenuItem>
    </MenuLayer>
  );
}
