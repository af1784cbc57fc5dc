import { useLingui } from '@lingui/react/macro';
import { Button, LinkButton } from '@zuschlag/ui/actions/button';
import { ConfirmDialog } from '@zuschlag/ui/overlays/confirm-dialog';
import type { ConfigurationImport } from '@zuschlag/validation/configuration/imports';
import { Download, Table2 } from 'lucide-react';
import { useState } from 'react';
import { tablePath } from '../table-files/table-files.ts';
import { useTableDownload } from '../table-files/use-table-download.ts';
import { useImportActions } from './use-import-actions.ts';

/** The actions on a whole import, in addition to writing it. */
export function FileActions({ import: one }: { import: ConfigurationImport }) {
  const { t } = useLingui();
  const { downloadAnnotated, isPending } = useTableDownload();
  const hasRows = one.state !== 'reading' && one.state !== 'refused';
  return (
    <>
      {one.permissions.includes('DISCARD') ? <DiscardButton import={one} /> : null}
      {hasRows ? (
        <Button icon={<Download />} isPending={isPending} onPress={() => void downloadAnnotated(one.id, one.fileName)}>
          {t`Datei mit Ergebnis`}
        </Button>
      ) : null}
      <LinkButton icon={<Table2 />} href={tablePath(one.table)}>
        {t`Zur Tabelle`}
      </LinkButton>
    </>
  );
}

function DiscardButton({ import: one }: { import: ConfigurationImport }) {
  const { t } = useLingui();
  const [isAsking, setAsking] = useState(false);
  const { discard, isPending } = useImportActions(one);
  return (
    <>
      <Button variant="ghost" onPress={() => setAsking(true)}>
        {t`Verwerfen`}
      </Button>
      <ConfirmDialog
        title={t`Import verwerfen?`}
        text={t`Von „${one.fileName}“ wird nichts übernommen. Ihre Datei bleibt, wie sie ist.`}
        confirmLabel={t`Verwerfen`}
        cancelLabel={t`Behalten`}
        danger
        isOpen={isAsking}
        onOpenChange={setAsking}
        isPending={isPending}
        onConfirm={discard}
      />
    </>
  );
}
