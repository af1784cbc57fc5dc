import { useLingui } from '@lingui/react/macro';
import { Button } from '@zuschlag/ui/actions/button';
import { lazyOverlay } from '@zuschlag/ui/overlays/lazy-overlay';
import type { ExportFormat, StartExport } from '@zuschlag/validation/exports/exports';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useMenuButton } from '../../app/shell/menu-button.tsx';

const ExportMenu = lazyOverlay(async () => (await import('./export-menu.lazy.tsx')).ExportMenu);
const ExportDialog = lazyOverlay(async () => (await import('./export-dialog.lazy.tsx')).ExportDialog);

/** What is exported: the kind, and its question under the name of the kind. */
export type Exported = Omit<StartExport, 'format' | 'language'>;

/** Exports a list in the background, and shows the person's own exports. */
export function ExportButton({
  exported,
  extent,
  isQuiet = false,
}: {
  exported: Exported;
  /** which rows leave, in words */
  extent: string;
  isQuiet?: boolean;
}) {
  const { t } = useLingui();
  const { button, place } = useMenuButton();
  const [started, setStarted] = useState<(Exported & { format: ExportFormat }) | null>(null);
  const [isOpen, setOpen] = useState(false);
  const open = (wish: typeof started) => {
    setStarted(wish);
    setOpen(true);
  };
  return (
    <>
      <Button {...button} size="small" variant={isQuiet ? 'ghost' : 'secondary'} icon={<Download />}>
        <span className="max-sm:sr-only">{t`Exportieren`}</span>
      </Button>
      <ExportMenu
        {...place}
        extent={extent}
        onChoose={(format) => open({ ...exported, format })}
        onShow={() => open(null)}
      />
      <ExportDialog isOpen={isOpen} wish={started} onClose={() => setOpen(false)} />
    </>
  );
}
