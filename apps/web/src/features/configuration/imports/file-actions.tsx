import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { Button, LinkButton } from '@zuschlag/ui/actions/button';
import { ConfirmDialog } from '@zuschlag/ui/overlays/confirm-dialog';
import type { ConfigurationImport } from '@zuschlag/validation/configuration/imports';
import { limits } from '@zuschlag/validation/limits';
import { Download, Table2, TrendingUp } from 'lucide-react';
import { useState } from 'react';
import { trpc } from '../../../app/api/trpc.ts';
import { useErrorToast } from '../../../app/errors/error-messages.ts';
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
      {isOfNewWages(one) ? <AsTariffStep import={one} /> : null}
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

/** A draft holds rows that are not in the table; a file that replaces some is written or given up. */
function isOfNewWages({ table, state, counts, permissions }: ConfigurationImport): boolean {
  const isClean = counts.new > 0 && counts.changed + counts.wrong + counts.duplicate === 0;
  return table === 'wage' && state === 'planned' && permissions.includes('COMMIT') && isClean;
}

/** Takes the rows of the file as a draft, whose effect on everything that runs can be seen first. */
function AsTariffStep({ import: one }: { import: ConfigurationImport }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const showError = useErrorToast();
  const create = trpc.tariffSteps.create.useMutation();
  async function take(): Promise<void> {
    try {
      const name = one.fileName.slice(0, limits.tariffStepName);
      const { id } = await create.mutateAsync({ name, importId: one.id });
      await navigate({ to: '/settings/tariffsteps/$stepId', params: { stepId: id } });
    } catch (error) {
      showError(error);
    }
  }
  return (
    <Button icon={<TrendingUp />} isPending={create.isPending} onPress={() => void take()}>
      {t`Als Tarifschritt prüfen`}
    </Button>
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
