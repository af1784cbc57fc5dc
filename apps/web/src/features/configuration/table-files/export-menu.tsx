import { useLingui } from '@lingui/react/macro';
import { Button } from '@zuschlag/ui/actions/button';
import { lazyOverlay } from '@zuschlag/ui/overlays/lazy-overlay';
import type { TableKey } from '@zuschlag/validation/configuration/tables';
import { Download } from 'lucide-react';
import { useMenuButton } from '../../../app/shell/menu-button.tsx';
import type { ExportedPart, TableFormat } from './table-files.ts';
import { useTableDownload } from './use-table-download.ts';

const ExportMenuContent = lazyOverlay(async () => (await import('./export-menu.lazy.tsx')).ExportMenuContent);

/**
 * Takes a table along as a file: the rows the list shows, in its order, with the columns an import reads.
 * @param part the filters and the order of the list
 */
export function ExportMenu({ table, part = {} }: { table: TableKey; part?: ExportedPart }) {
  const { t } = useLingui();
  const { button, place } = useMenuButton();
  const { download, isPending } = useTableDownload();
  const choose = (format: TableFormat) => void download(table, format, part);
  return (
    <>
      <Button {...button} size="small" icon={<Download />} isPending={isPending}>
        <span className="max-sm:sr-only">{t`Exportieren`}</span>
      </Button>
      <ExportMenuContent {...place} isFiltered={hasAny(part.filters)} onChoose={choose} />
    </>
  );
}

function hasAny(filters: ExportedPart['filters']): boolean {
  return Object.values(filters ?? {}).some((value) => value !== null && value !== undefined);
}
