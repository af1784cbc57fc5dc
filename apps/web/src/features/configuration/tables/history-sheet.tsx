import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { tableNames } from '@zuschlag/i18n/messages/configuration-tables';
import { Button, TextLink } from '@zuschlag/ui/actions/button';
import { Badge } from '@zuschlag/ui/feedback/badge';
import { EmptyState } from '@zuschlag/ui/feedback/empty-state';
import { Skeleton } from '@zuschlag/ui/feedback/skeleton';
import { Avatar } from '@zuschlag/ui/layout/avatar-group';
import { Sheet } from '@zuschlag/ui/overlays/sheet';
import type { tableChange } from '@zuschlag/validation/configuration/overview';
import type { TableKey } from '@zuschlag/validation/configuration/tables';
import { CloudOff, History } from 'lucide-react';
import type { z } from 'zod';
import { trpc } from '../../../app/api/trpc.ts';
import { errorMessage } from '../../../app/errors/error-messages.ts';
import { systemText } from '../../../app/preferences/system-text.ts';
import { useFormat } from '../../../app/preferences/use-format.ts';
import { useSession } from '../../../app/session/session.tsx';
import { Pager } from '../../../tables/pager.tsx';
import { usePaging } from '../../../tables/paging.ts';
import { importOf } from '../table-files/table-files.ts';
import { ChangeDetails } from './change-details.tsx';

type Change = z.output<typeof tableChange>;

/** The history of a table: added and deleted rows and imports, with user and time. */
export function HistorySheet({
  table,
  isOpen,
  onOpenChange,
}: {
  table: TableKey;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}) {
  const { t, i18n } = useLingui();
  const name = systemText(i18n, tableNames[table]);
  return (
    <Sheet title={t`Verlauf: ${name}`} isOpen={isOpen} onOpenChange={onOpenChange} flush>
      {isOpen ? <Changes table={table} /> : null}
    </Sheet>
  );
}

function Changes({ table }: { table: TableKey }) {
  const { t } = useLingui();
  const paging = usePaging(`configuration-history-${table}`);
  const query = trpc.configuration.history.useQuery({ table, ...paging.input }, paging.options);
  if (query.error)
    return (
      <EmptyState
        icon={<CloudOff />}
        title={t`Der Verlauf konnte nicht geladen werden`}
        text={errorMessage(query.error)}
        action={<Button onPress={() => void query.refetch()}>{t`Erneut versuchen`}</Button>}
      />
    );
  if (!query.data)
    return (
      <div role="status" aria-label={t`Der Verlauf wird geladen`} className="grid gap-5 p-5">
        {[260, 200, 280, 220].map((width) => (
          <Skeleton key={width} width={width} />
        ))}
      </div>
    );
  if (query.data.edges.length === 0)
    return (
      <EmptyState
        icon={<History />}
        title={t`Noch keine Änderung`}
        text={t`Hier steht, wer wann welchen Eintrag hinzugefügt oder gelöscht hat, auch durch Importe.`}
      />
    );
  return (
    <>
      <ul className={query.isPlaceholderData ? 'opacity-60' : ''}>
        {query.data.edges.map(({ node }) => (
          <li key={node.id} className="border-b px-5 py-3">
            <ChangeLine table={table} change={node} />
          </li>
        ))}
      </ul>
      <Pager paging={paging} pageInfo={query.data.pageInfo} />
    </>
  );
}

function ChangeLine({ table, change }: { table: TableKey; change: Change }) {
  const { t } = useLingui();
  const { id: myId } = useSession();
  const format = useFormat();
  const { by, action, importId } = change;
  const name = by ? `${by.firstname} ${by.lastname}` : t`System`;
  return (
    <div className="grid gap-1.5">
      <div className="flex flex-wrap items-center gap-2">
        <Avatar name={name} pictureUrl={by?.picture} size="small" isMe={by?.id === myId} hasTooltip={false} />
        <span className="font-medium">{name}</span>
        <Badge>
          {
            {
              add: t`hinzugefügt`,
              remove: t`gelöscht`,
              import: t`Import`,
              undoImport: t`Import zurückgenommen`,
            }[action]
          }
        </Badge>
        <time dateTime={change.at} className="tnum ml-auto text-12 text-ink-3">
          {format.dateTime(change.at)}
        </time>
      </div>
      {change.row ? (
        <ChangeDetails table={table} row={change.row} before={change.before} isGone={action === 'remove'} />
      ) : (
        <p>
          {importId ? <TextLink href={importOf(importId)}>{change.fileName ?? t`Import`}</TextLink> : change.fileName}{' '}
          <span className="text-ink-2">
            <Trans>
              <Plural value={change.added} one="# Eintrag hinzu" other="# Einträge hinzu" />,{' '}
              <Plural value={change.removed} one="# Eintrag weg" other="# Einträge weg" />
            </Trans>
          </span>
        </p>
      )}
    </div>
  );
}
