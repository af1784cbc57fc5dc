import { useLingui } from '@lingui/react/macro';
import { tableNames } from '@zuschlag/i18n/messages/configuration-tables';
import { Button, LinkButton } from '@zuschlag/ui/actions/button';
import { EmptyState } from '@zuschlag/ui/feedback/empty-state';
import { Skeleton, SkeletonText } from '@zuschlag/ui/feedback/skeleton';
import { FileDrop, FileLine } from '@zuschlag/ui/fields/file-drop';
import { Card, CardBody, CardHeader } from '@zuschlag/ui/layout/card';
import { Select } from '@zuschlag/ui/lists/select';
import { latePart } from '@zuschlag/ui/parts/late-part';
import { importLimits } from '@zuschlag/validation/configuration/import-limits';
import { type TableKey, tableKeys } from '@zuschlag/validation/configuration/tables';
import { CloudOff, Lock, Table2 } from 'lucide-react';
import { Suspense } from 'react';
import { trpc } from '../../../app/api/trpc.ts';
import { errorMessage } from '../../../app/errors/error-messages.ts';
import { useFileSize } from '../../../app/files/file-size.ts';
import { SettingsHead } from '../../../app/navigation/settings-head.tsx';
import { systemText } from '../../../app/preferences/system-text.ts';
import { useFormat } from '../../../app/preferences/use-format.ts';
import { tablePath } from '../table-files/table-files.ts';
import { useTableDownload } from '../table-files/use-table-download.ts';
import { FileColumns } from './file-columns.tsx';
import { TemplateButtons } from './template-buttons.tsx';
import { tableFileEndings, useUpload } from './use-upload.ts';

/** Below the file, where nothing has to be read before one is chosen: the table arrives after the rest. */
const EarlierImports = latePart(async () => (await import('./earlier-imports.tsx')).EarlierImports);

/** The start of an import: the table, the file, its format, and the earlier imports. */
export function ImportStartScreen({ table, onTable }: { table: TableKey; onTable: (table: TableKey) => void }) {
  const { t, i18n } = useLingui();
  const { data, error, refetch } = trpc.configuration.overview.useQuery();
  const mine = data?.tables.filter(({ permissions }) => permissions.includes('IMPORT')).map((one) => one.table);
  const isMine = mine?.includes(table) ?? true;
  const name = systemText(i18n, tableNames[table]);
  return (
    <div className="grid w-full max-w-[70rem] gap-4 p-6 max-sm:p-4">
      <SettingsHead
        title={t`Datei importieren`}
        description={t`Die Datei wird gelesen und Zeile für Zeile mit der Tabelle verglichen. Geschrieben wird erst, wenn Sie es bestätigen.`}
        trail={[{ label: t`Konfigurationstabellen`, href: tablePath(table) }]}
      />
      {error && !data ? (
        <EmptyState
          icon={<CloudOff />}
          title={t`Die Tabellen konnten nicht geladen werden`}
          text={errorMessage(error)}
          action={<Button onPress={() => void refetch()}>{t`Erneut versuchen`}</Button>}
        />
      ) : mine === undefined ? (
        <Skeleton kind="control" />
      ) : mine.length === 0 ? (
        <EmptyState
          icon={<Lock />}
          title={t`Importieren können nur Konfigurations-Admins`}
          text={t`Sie können die Tabellen ansehen und exportieren.`}
          action={<LinkButton href={tablePath(table)}>{t`Zu den Tabellen`}</LinkButton>}
        />
      ) : (
        <>
          <div className="sm:max-w-60">
            <Select
              label={t`Tabelle`}
              items={tableKeys.map((key) => ({
                id: key,
                label: systemText(i18n, tableNames[key]),
                isDisabled: !mine.includes(key),
                ...(mine.includes(key) ? {} : { description: t`Nur für Konfigurations-Admins der Hauptgesellschaft` }),
              }))}
              value={table}
              onChange={onTable}
            />
          </div>
          <FileCard
            key={table}
            table={table}
            reason={isMine ? undefined : t`Diese Tabelle pflegt die Hauptgesellschaft.`}
          />
          <Card label={t`So sieht die Datei aus`}>
            <CardHeader title={t`So sieht die Datei aus`} />
            <CardBody>
              <div className="grid gap-3">
                <FileColumns table={table} />
                <Templates table={table} />
              </div>
            </CardBody>
          </Card>
          <Suspense fallback={<SkeletonText lines={4} />}>
            <EarlierImports table={table} label={t`Frühere Importe: ${name}`} />
          </Suspense>
        </>
      )}
    </div>
  );
}

/** The place for the file, and the file on its way. */
function FileCard({ table, reason }: { table: TableKey; reason: string | undefined }) {
  const { t } = useLingui();
  const { number } = useFormat();
  const size = useFileSize();
  const { upload, send, cancel } = useUpload(table);
  const isSending = upload !== null && upload.problem === null;
  const rows = number(importLimits.rows);
  return (
    <div className="grid gap-2">
      <FileDrop
        label={t`Datei hierher ziehen`}
        buttonText={t`Datei auswählen`}
        description={t`Excel (.xlsx, .xls), LibreOffice (.ods) oder CSV, bis 5 MB und ${rows} Zeilen; Deutsch oder Englisch.`}
        accept={[...tableFileEndings, 'text/csv']}
        onFiles={([file]) => {
          if (file) void send(file);
        }}
        isDisabled={isSending || reason !== undefined}
        reason={reason ?? t`Eine Datei ist gerade unterwegs.`}
      />
      {upload ? (
        <FileLine
          name={upload.file.name}
          size={size(upload.file.size)}
          progress={isSending ? upload.progress : undefined}
          errorMessage={upload.problem ?? undefined}
          onRemove={cancel}
        />
      ) : null}
    </div>
  );
}

/** The empty file, and the table with its rows: both have every column under the name that an import reads. */
function Templates({ table }: { table: TableKey }) {
  const { t } = useLingui();
  const { download, isPending } = useTableDownload();
  return (
    <div className="flex flex-wrap gap-2">
      <TemplateButtons table={table} />
      <Button icon={<Table2 />} isBusy={isPending} onPress={() => void download(table, 'xlsx')}>
        {t`Tabelle mit ihren Zeilen`}
      </Button>
    </div>
  );
}
