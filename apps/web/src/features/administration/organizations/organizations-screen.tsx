import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Button } from '@zuschlag/ui/actions/button';
import { Badge } from '@zuschlag/ui/feedback/badge';
import { EmptyState } from '@zuschlag/ui/feedback/empty-state';
import type { KeptOrganization } from '@zuschlag/validation/administration/organizations';
import { Building2, CloudOff, Plus } from 'lucide-react';
import { useState } from 'react';
import { trpc } from '../../../app/api/trpc.ts';
import { errorMessage } from '../../../app/errors/error-messages.ts';
import { SettingsHead } from '../../../app/navigation/settings-head.tsx';
import { useIsPhone } from '../../../app/preferences/use-is-phone.ts';
import { useRight } from '../../../app/session/session.tsx';
import { type DataColumn, DataTable } from '../../../tables/data-table.tsx';
import { Pager } from '../../../tables/pager.tsx';
import { usePaging } from '../../../tables/paging.ts';
import { CloseOrganization } from './close-organization.tsx';
import { OrganizationActs, type OrganizationOpens } from './organization-acts.tsx';
import { ChangeOrganizationDialog, NewOrganizationDialog } from './organization-dialogs.tsx';

type Open = OrganizationOpens | { dialog: 'new' } | null;

/** The organizations of the tenant, and what its Managers do with them. */
export function OrganizationsScreen() {
  const { t } = useLingui();
  const mayKeep = useRight('KEEP_ORGANIZATIONS');
  const [open, setOpen] = useState<Open>(null);
  const paging = usePaging('organizations', 'all');
  const { data, error, refetch, isPlaceholderData } = trpc.administration.organizations.list.useQuery(
    paging.input,
    paging.options,
  );
  const isPhone = useIsPhone();
  const columns = useColumns(mayKeep, setOpen);
  const dismiss = () => setOpen(null);
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4 p-6 max-sm:p-4">
      <SettingsHead
        title={t`Gesellschaften`}
        description={t`Die Firmen dieses Unternehmens. Die Manager der Hauptgesellschaft pflegen sie.`}
        actions={
          mayKeep ? (
            <Button variant="primary" icon={<Plus />} onPress={() => setOpen({ dialog: 'new' })}>
              {t`Gesellschaft anlegen`}
            </Button>
          ) : null
        }
      />
      <DataTable
        label={t`Gesellschaften`}
        columns={columns}
        height="page"
        minWidth={isPhone ? undefined : mayKeep ? 700 : 420}
        items={data?.edges.map(({ node }) => node) ?? (error ? [] : undefined)}
        itemId={({ id }) => String(id)}
        textOf={({ name }) => name}
        isStale={isPlaceholderData}
        skeletonCount={5}
        empty={
          error ? (
            <EmptyState
              icon={<CloudOff />}
              title={t`Die Gesellschaften konnten nicht geladen werden`}
              text={errorMessage(error)}
              action={<Button onPress={() => void refetch()}>{t`Erneut versuchen`}</Button>}
            />
          ) : (
            <EmptyState icon={<Building2 />} title={t`Keine Gesellschaft`} />
          )
        }
        foot={<Pager paging={paging} pageInfo={data?.pageInfo} />}
      />
      <NewOrganizationDialog isOpen={open?.dialog === 'new'} onClose={dismiss} />
      <ChangeOrganizationDialog
        organization={open?.dialog === 'change' ? open.organization : null}
        isOpen={open?.dialog === 'change'}
        onClose={dismiss}
      />
      <CloseOrganization organization={open?.dialog === 'close' ? open.organization : null} onClose={dismiss} />
    </div>
  );
}

function useColumns(mayKeep: boolean, onOpen: (open: Open) => void): DataColumn<KeptOrganization>[] {
  const { t } = useLingui();
  const isPhone = useIsPhone();
  return [
    {
      id: 'name',
      header: t`Name`,
      isRowHeader: true,
      tone: 'strong',
      isTruncated: true,
      cell: (one) => (isPhone ? <OnPhone organization={one} /> : <span title={one.name}>{one.name}</span>),
      skeleton: { width: 180 },
    },
    { id: 'shortName', header: t`Kurzname`, isHidden: isPhone, cell: ({ shortName }) => shortName, width: 150 },
    {
      id: 'kind',
      header: t`Aufgabe`,
      isHidden: isPhone,
      width: 260,
      cell: (one) => <Kind organization={one} />,
    },
    { id: 'people', header: t`Personen`, isHidden: isPhone, align: 'end', width: 100, cell: ({ people }) => people },
    {
      id: 'acts',
      header: t`Aktionen`,
      isHeaderHidden: true,
      align: 'end',
      width: isPhone ? 64 : 270,
      isHidden: !mayKeep,
      cell: (one) => <OrganizationActs organization={one} isCompact={isPhone} onOpen={onOpen} />,
    },
  ];
}

/** What stands in the columns elsewhere, in two lines. */
function OnPhone({ organization }: { organization: KeptOrganization }) {
  const { name, shortName, people } = organization;
  return (
    <span className="grid gap-1 py-2">
      <span className="truncate">{name}</span>
      <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 whitespace-normal font-normal text-12 text-ink-2">
        <span>{shortName}</span>
        <span>{plural(people, { one: '# Person', other: '# Personen' })}</span>
        <Kind organization={organization} />
      </span>
    </span>
  );
}

function Kind({ organization: { isMain, isOperational, closedAt } }: { organization: KeptOrganization }) {
  const { t } = useLingui();
  if (closedAt !== null) return <Badge>{t`Geschlossen`}</Badge>;
  return (
    <span className="flex items-center gap-2">
      {isOperational ? <span>{t`Operativ`}</span> : <span className="text-ink-3">{t`Nicht operativ`}</span>}
      {isMain ? <Badge>{t`Hauptgesellschaft`}</Badge> : null}
    </span>
  );
}
