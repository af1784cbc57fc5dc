import { useLingui } from '@lingui/react/macro';
import { MenuItem, MenuLayer, MenuSection, MenuSeparator } from '@zuschlag/ui/actions/menu';
import type { ExportFormat } from '@zuschlag/validation/exports/exports';
import { FileSpreadsheet, FileText, History } from 'lucide-react';
import type { MenuPlace } from '../../app/shell/menu-button.tsx';

/** The formats of an export, and the way to the earlier ones. */
export function ExportMenu({
  extent,
  onChoose,
  onShow,
  ...place
}: MenuPlace & { extent: string; onChoose: (format: ExportFormat) => void; onShow: () => void }) {
  const { t } = useLingui();
  return (
    <MenuLayer {...place} label={t`Exportieren`} placement="bottom end">
      <MenuSection label={t`Format`}>
        <MenuItem
          icon={<FileSpreadsheet />}
          description={extent}
          textValue="Excel"
          onAction={() => onChoose('xlsx')}
        >{t`Excel (XLSX)`}</MenuItem>
        <MenuItem
          icon={<FileText />}
          description={extent}
          textValue="CSV"
          onAction={() => onChoose('csv')}
        >{t`Text (CSV)`}</MenuItem>
      </MenuSection>
      <MenuSeparator />
      <MenuSection label={t`Meine Exporte`}>
        <MenuItem icon={<History />} onAction={onShow}>{t`Meine Exporte`}</MenuItem>
      </MenuSection>
    </MenuLayer>
  );
}
