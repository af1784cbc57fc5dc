import { useLingui } from '@lingui/react/macro';
import { tableNames } from '@zuschlag/i18n/messages/configuration-tables';
import { Button, LinkButton } from '@zuschlag/ui/actions/button';
import { EmptyState } from '@zuschlag/ui/feedback/empty-state';
import { Skeleton } from '@zuschlag/ui/feedback/skeleton';
import type { ConfigurationImport, RowVerdict } from '@zuschlag/validation/configuration/imports';
import { CloudOff, FileQuestion } from 'lucide-react';
import { trpc } from '../../../app/api/trpc.ts';
import { errorMessage } from '../../../app/errors/error-messages.ts';
import { failureOf } from '../../../app/errors/failure.ts';
import { pathTo } from '../../../app/navigation/path-to.ts';
import { SettingsHead } from '../../../app/navigation/settings-head.tsx';
import { systemText } from '../../../app/preferences/system-text.ts';
import { useFormat } from '../../../app/preferences/use-format.ts';
import { importPath, tablePath } from '../table-files/table-files.ts';
import { FileActions } from './file-actions.tsx';
import { ImportPlan } from './import-plan.tsx';
import { ReadingCard } from './reading-card.tsx';
import { RefusedCard } from './refused-card.tsx';

/** The polling interval of an unfinished plan; short enough that the numbers move. */
const pollMs = 600;

/** One import from the reading of its file to what became of it; the same address shows it again. */
export function ImportScreen({
  importId,
  shown,
  onShow,
}: {
  importId: string;
  /** the verdicts whose rows are listed; none means all */
  shown: readonly RowVerdict[];
  onShow: (verdicts: RowVerdict[]) => void;
}) {
  const { t, i18n } = useLingui();
  const { dateTime } = useFormat();
  const { data, error, refetch } = trpc.configuration.imports.byId.useQuery(
    { id: importId },
    { refetchInterval: ({ state }) => (state.data?.state === 'reading' ? pollMs : false) },
  );
  if (!data) {
    return (
      <div className="grid gap-4 p-6 max-sm:p-4">
        <SettingsHead
          title={t`Import`}
          trail={[{ label: t`Konfigurationstabellen`, href: pathTo({ to: '/settings/configurations' }) }]}
        />
        {error ? <NotLoaded error={error} onRetry={() => void refetch()} /> : <Skeleton kind="control" />}
      </div>
    );
  }
  const { table, fileName, by, createdAt } = data;
  const name = systemText(i18n, tableNames[table]);
  const day = dateTime(createdAt);
  const who = by ? `${by.firstname} ${by.lastname}` : null;
  return (
    <div className="grid gap-4 p-6 max-sm:p-4">
      <SettingsHead
        title={fileName}
        description={who ? t`Import in ${name}, ${who}, ${day}` : t`Import in ${name}, ${day}`}
        trail={[
          { label: t`Konfigurationstabellen`, href: tablePath(table) },
          { label: t`Importieren`, href: importPath(table) },
        ]}
        actions={<FileActions import={data} />}
      />
      <Body import={data} shown={shown} onShow={onShow} />
    </div>
  );
}

function Body({
  import: one,
  ...rest
}: {
  import: ConfigurationImport;
  shown: readonly RowVerdict[];
  onShow: (verdicts: RowVerdict[]) => void;
}) {
  if (one.state === 'reading') return <ReadingCard import={one} />;
  if (one.state === 'refused') return <RefusedCard import={one} />;
  return <ImportPlan import={one} {...rest} />;
}

function NotLoaded({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useLingui();
  if (failureOf(error).code === 'NOT_FOUND') {
    return (
      <EmptyState
        icon={<FileQuestion />}
        title={t`Diesen Import gibt es nicht`}
        text={t`Importe sehen nur Konfigurations-Admins der Gesellschaft, deren Tabelle sie ändern.`}
        action={<LinkButton href={pathTo({ to: '/settings/configurations' })}>{t`Zu den Tabellen`}</LinkButton>}
      />
    );
  }
  return (
    <EmptyState
      icon={<CloudOff />}
      title={t`Der Import konnte nicht geladen werden`}
      text={errorMessage(error)}
      action={<Button onPress={onRetry}>{t`Erneut versuchen`}</Button>}
    />
  );
}
