import { useLingui } from '@lingui/react/macro';
import { Button } from '@zuschlag/ui/actions/button';
import { EmptyState } from '@zuschlag/ui/feedback/empty-state';
import { lazyOverlay } from '@zuschlag/ui/overlays/lazy-overlay';
import { CloudOff, FileSearch, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { trpc } from '../../../app/api/trpc.ts';
import { errorMessage } from '../../../app/errors/error-messages.ts';
import { pathTo } from '../../../app/navigation/path-to.ts';
import { SettingsHead } from '../../../app/navigation/settings-head.tsx';
import { useRight } from '../../../app/session/session.tsx';
import { DataTable } from '../../../tables/data-table.tsx';
import { Pager } from '../../../tables/pager.tsx';
import { usePaging } from '../../../tables/paging.ts';
import { PeopleFilterLine } from './people-filter-line.tsx';
import { filtersOf, type PeopleSearch } from './people-search.ts';
import { peopleMinWidth, usePeopleColumns } from './use-people-columns.tsx';

const InviteDialog = lazyOverlay(async () => (await import('../invite/invite-dialog.tsx')).InviteDialog);

/** The people of the tenant with their role and organization. */
export function PeopleScreen({ search, onSearch }: { search: PeopleSearch; onSearch: (search: PeopleSearch) => void }) {
  const { t } = useLingui();
  const mayInvite = useRight('INVITE_PEOPLE');
  const [isInviting, setInviting] = useState(false);
  const filters = filtersOf(search);
  const paging = usePaging('people', JSON.stringify(filters));
  const query = trpc.administration.people.list.useQuery({ ...paging.input, filters }, paging.options);
  const people = query.data?.edges.map(({ node }) => node);
  const columns = usePeopleColumns(people?.some(({ email }) => email !== null) ?? true);
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4 p-6 max-sm:p-4">
      <SettingsHead
        title={t`Personen`}
        actions={
          mayInvite ? (
            <Button variant="primary" icon={<UserPlus />} onPress={() => setInviting(true)}>
              {t`Person einladen`}
            </Button>
          ) : null
        }
        description={t`Wer mit diesem Unternehmen arbeitet, für welche Gesellschaft und mit welcher Rolle.`}
      />
      <PeopleFilterLine search={search} onSearch={onSearch} />
      <DataTable
        label={t`Personen`}
        columns={columns}
        height="page"
        minWidth={peopleMinWidth}
        items={people ?? (query.error ? [] : undefined)}
        itemId={({ id }) => String(id)}
        hrefOf={({ id }) => pathTo({ to: '/settings/users/$userId', params: { userId: String(id) } })}
        textOf={({ firstname, lastname }) => `${firstname} ${lastname}`}
        isStale={query.isPlaceholderData}
        empty={
          query.error ? (
            <EmptyState
              icon={<CloudOff />}
              title={t`Die Personen konnten nicht geladen werden`}
              text={errorMessage(query.error)}
              action={<Button onPress={() => void query.refetch()}>{t`Erneut versuchen`}</Button>}
            />
          ) : (
            <EmptyState
              icon={<FileSearch />}
              title={t`Keine Person passt zu diesen Filtern`}
              action={<Button onPress={() => onSearch({})}>{t`Filter leeren`}</Button>}
            />
          )
        }
        foot={<Pager paging={paging} pageInfo={query.data?.pageInfo} />}
      />
      <InviteDialog isOpen={isInviting} onClose={() => setInviting(false)} />
    </div>
  );
}
