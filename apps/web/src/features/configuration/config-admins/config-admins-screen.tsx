import { useLingui } from '@lingui/react/macro';
import { Button, IconButton } from '@zuschlag/ui/actions/button';
import { EmptyState } from '@zuschlag/ui/feedback/empty-state';
import { limits } from '@zuschlag/validation/limits';
import { CloudOff, Plus, RefreshCw, Trash2, UserCog } from 'lucide-react';
import { useState } from 'react';
import { trpc } from '../../../app/api/trpc.ts';
import { errorMessage } from '../../../app/errors/error-messages.ts';
import { SettingsHead } from '../../../app/navigation/settings-head.tsx';
import { useSession } from '../../../app/session/session.tsx';
import { type DataColumn, DataTable } from '../../../tables/data-table.tsx';
import type { ConfigAdmin } from './config-admin.ts';
import { ConfigAdminAddDialog } from './config-admin-add-dialog.tsx';
import { ConfigAdminRemoveDialog } from './config-admin-remove-dialog.tsx';

/** The administrators of the configuration tables. All users see them; config admins of the main organization change them. */
export function ConfigAdminsScreen() {
  const { t } = useLingui();
  const user = useSession();
  const { data, error, refetch, isFetching } = trpc.configuration.admins.list.useQuery({ first: limits.pickerSize });
  const [isAdding, setAdding] = useState(false);
  const [leaving, setLeaving] = useState<ConfigAdmin | null>(null);
  const mayAdd = data?.permissions.includes('ADD') ?? false;
  const mayRemove = (admin: ConfigAdmin) => admin.permissions.includes('REMOVE') && admin.id !== user.id;
  const admins = data?.edges.map(({ node }) => node);

  const columns: DataColumn<ConfigAdmin>[] = [
    { id: 'firstname', header: t`Vorname`, cell: ({ firstname }) => firstname, skeleton: { width: 88 } },
    {
      id: 'lastname',
      header: t`Nachname`,
      cell: (admin) => (
        <>
          {admin.lastname}
          {admin.id === user.id ? <span className="text-ink-3"> {t`(Sie)`}</span> : null}
        </>
      ),
      isRowHeader: true,
      tone: 'strong',
      skeleton: { width: 112 },
    },
    {
      id: 'organization',
      header: t`Gesellschaft`,
      cell: ({ organization }) => organization,
      tone: 'quiet',
      skeleton: { width: 140 },
    },
    {
      id: 'remove',
      header: t`Entfernen`,
      isHeaderHidden: true,
      isHidden: !admins?.some(mayRemove),
      align: 'end',
      width: 56,
      cell: (admin) =>
        mayRemove(admin) ? (
          <IconButton
            size="small"
            label={t`${admin.firstname} ${admin.lastname} entfernen`}
            icon={<Trash2 />}
            onPress={() => setLeaving(admin)}
          />
        ) : null,
    },
  ];

  return (
    <div className="grid w-full max-w-[70rem] gap-4 p-6 max-sm:p-4">
      <SettingsHead
        title={mayAdd ? t`Konfigurations-Admins verwalten` : t`Konfigurations-Admins`}
        description={
          mayAdd
            ? t`Diese Personen pflegen die Tabellen, mit denen alle Gesellschaften rechnen. Hier nehmen Sie Personen auf oder entziehen ihnen das Recht.`
            : t`Diese Personen pflegen die Tabellen, mit denen alle Gesellschaften rechnen. Wenden Sie sich an sie, wenn ein Wert fehlt oder nicht stimmt.`
        }
        actions={
          <>
            <Button icon={<RefreshCw />} isPending={isFetching && data !== undefined} onPress={() => void refetch()}>
              {t`Aktualisieren`}
            </Button>
            {mayAdd ? (
              <Button variant="primary" icon={<Plus />} onPress={() => setAdding(true)}>
                {t`Person aufnehmen`}
              </Button>
            ) : null}
          </>
        }
      />
      <DataTable
        label={t`Konfigurations-Admins`}
        columns={columns}
        items={admins ?? (error ? [] : undefined)}
        itemId={({ id }) => String(id)}
        textOf={({ firstname, lastname }) => `${firstname} ${lastname}`}
        skeletonCount={3}
        empty={
          error ? (
            <EmptyState
              icon={<CloudOff />}
              title={t`Die Liste konnte nicht geladen werden`}
              text={errorMessage(error)}
              action={<Button onPress={() => void refetch()}>{t`Erneut versuchen`}</Button>}
            />
          ) : (
            <EmptyState
              icon={<UserCog />}
              title={t`Noch niemand pflegt die Tabellen`}
              text={t`Hier stehen die Personen, die Einträge hinzufügen und löschen dürfen.`}
            />
          )
        }
      />
      {mayAdd ? <ConfigAdminAddDialog isOpen={isAdding} onClose={() => setAdding(false)} /> : null}
      <ConfigAdminRemoveDialog admin={leaving} onClose={() => setLeaving(null)} />
    </div>
  );
}
