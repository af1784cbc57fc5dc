import { useLingui } from '@lingui/react/macro';
import { Button } from '@zuschlag/ui/actions/button';
import { EmptyState } from '@zuschlag/ui/feedback/empty-state';
import type { Tenant } from '@zuschlag/validation/platform/tenants';
import { Building, CloudOff, Plus } from 'lucide-react';
import { useState } from 'react';
import { trpc } from '../../app/api/trpc.ts';
import { errorMessage } from '../../app/errors/error-messages.ts';
import { useFormat } from '../../app/preferences/use-format.ts';
import { useDocumentTitle } from '../../app/shell/document-title.tsx';
import { type DataColumn, DataTable } from '../../tables/data-table.tsx';
import { FoundTenantDialog, GrantManagerDialog } from './platform-dialogs.tsx';

/** The tenants of the platform, for the operator's Admins: by name only, with the founding of a new one. */
export function TenantsScreen() {
  const { t } = useLingui();
  const { dateTime } = useFormat();
  const [isFounding, setIsFounding] = useState(false);
  const [granting, setGranting] = useState<Tenant | null>(null);
  const { data, error, refetch } = trpc.platform.tenants.useQuery();
  const title = t`Mandanten`;
  useDocumentTitle(title);
  const columns: DataColumn<Tenant>[] = [
    {
      id: 'shortName',
      header: t`Kurzname`,
      isRowHeader: true,
      tone: 'strong',
      cell: ({ shortName }) => shortName,
      skeleton: { width: 96 },
    },
    { id: 'name', header: t`Hauptorganisation`, cell: ({ name }) => name, skeleton: { width: 200 } },
    { id: 'founded', header: t`Gegründet`, align: 'end', tone: 'quiet', cell: ({ foundedAt }) => dateTime(foundedAt) },
    {
      id: 'grant',
      header: t`Manager einladen`,
      isHeaderHidden: true,
      align: 'end',
      cell: (tenant) => (
        <Button
          size="small"
          aria-label={t`Manager für ${tenant.shortName} einladen`}
          onPress={() => setGranting(tenant)}
        >{t`Manager einladen`}</Button>
      ),
    },
  ];
  return (
    <div className="grid w-full max-w-[80rem] grid-cols-[minmax(0,1fr)] gap-4 p-6 max-sm:p-4">
      <header className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-64">
          <h1 className="font-semibold text-20">{title}</h1>
          <p className="max-w-[68ch] text-ink-2">{t`Jeder Mandant hat eine Hauptorganisation. Ausschreibungen, Preise und Personen der Mandanten sind hier nicht zu sehen.`}</p>
        </div>
        <Button variant="primary" icon={<Plus />} onPress={() => setIsFounding(true)}>{t`Mandant gründen`}</Button>
      </header>
      <DataTable
        label={title}
        columns={columns}
        items={data?.tenants ?? (error ? [] : undefined)}
        itemId={({ mainOrganizationId }) => String(mainOrganizationId)}
        textOf={({ name, shortName }) => `${name} ${shortName}`}
        skeletonCount={5}
        empty={
          error ? (
            <EmptyState
              icon={<CloudOff />}
              title={t`Die Mandanten konnten nicht geladen werden`}
              text={errorMessage(error)}
              action={<Button onPress={() => void refetch()}>{t`Erneut versuchen`}</Button>}
            />
          ) : (
            <EmptyState
              icon={<Building />}
              title={t`Noch kein Mandant`}
              text={t`Gründen Sie den ersten: mit seiner Hauptorganisation und dem ersten Manager.`}
            />
          )
        }
      />
      <FoundTenantDialog isOpen={isFounding} onClose={() => setIsFounding(false)} />
      <GrantManagerDialog tenant={granting} isOpen={granting !== null} onClose={() => setGranting(null)} />
    </div>
  );
}
