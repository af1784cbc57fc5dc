import { useLingui } from '@lingui/react/macro';
import { Button } from '@zuschlag/ui/actions/button';
import { SegmentedControl } from '@zuschlag/ui/choices/radio-group';
import { EmptyState } from '@zuschlag/ui/feedback/empty-state';
import type { OrganizationToken } from '@zuschlag/validation/accounts/api-tokens';
import { CloudOff, KeyRound } from 'lucide-react';
import { useState } from 'react';
import { trpc } from '../../../app/api/trpc.ts';
import { errorMessage } from '../../../app/errors/error-messages.ts';
import { SettingsHead } from '../../../app/navigation/settings-head.tsx';
import { useFormat } from '../../../app/preferences/use-format.ts';
import { type DataColumn, DataTable } from '../../../tables/data-table.tsx';
import { Pager } from '../../../tables/pager.tsx';
import { usePaging } from '../../../tables/paging.ts';
import { RevokeTokenDialog } from './revoke-token-dialog.tsx';
import { useScopeLabels } from './scope-labels.ts';

type State = 'good' | 'over';

/** The tokens of all people of the organization, for Managers: whose they are, what they may do, and what ended them. */
export function OrganizationTokensScreen() {
  const { t } = useLingui();
  const { day, dateTime } = useFormat();
  const scopes = useScopeLabels();
  const [state, setState] = useState<State>('good');
  const [ending, setEnding] = useState<OrganizationToken | null>(null);
  const paging = usePaging('organization-tokens', state);
  const query = trpc.accounts.tokens.ofOrganization.useQuery({ state, ...paging.input }, paging.options);
  const { data, error, refetch } = query;
  const label = t`API-Zugänge der Gesellschaft`;

  const columns: DataColumn<OrganizationToken>[] = [
    {
      id: 'owner',
      header: t`Person`,
      isRowHeader: true,
      tone: 'strong',
      cell: ({ owner }) => `${owner.firstname} ${owner.lastname}`,
      skeleton: { width: 120 },
    },
    {
      id: 'organization',
      header: t`Gesellschaft`,
      tone: 'quiet',
      cell: ({ owner }) => owner.organization,
      skeleton: { width: 96 },
    },
    { id: 'name', header: t`Token`, cell: ({ name }) => name, skeleton: { width: 140 } },
    { id: 'scope', header: t`Umfang`, cell: ({ scope }) => scopes[scope], skeleton: { width: 72 } },
    { id: 'created', header: t`Angelegt`, align: 'end', cell: (token) => dateTime(token.createdAt) },
    {
      id: 'used',
      header: t`Zuletzt benutzt`,
      align: 'end',
      tone: 'quiet',
      cell: (token) => (token.lastUsedAt ? dateTime(token.lastUsedAt) : t`nie`),
    },
    {
      id: 'end',
      header: state === 'good' ? t`Letzter Tag` : t`Beendet`,
      align: 'end',
      cell: (token) => (token.revokedAt ? revocationOf(token) : day(token.expiresOn)),
    },
    {
      id: 'revoke',
      header: t`Widerrufen`,
      isHeaderHidden: true,
      isHidden: state === 'over',
      align: 'end',
      cell: (token) => (
        <Button
          variant="danger-quiet"
          size="small"
          aria-label={t`${token.name} von ${token.owner.lastname} widerrufen`}
          onPress={() => setEnding(token)}
        >
          {t`Widerrufen`}
        </Button>
      ),
    },
  ];

  function revocationOf({ revokedAt, revokedBy }: OrganizationToken): string {
    const at = dateTime(revokedAt);
    if (!revokedBy) return t`widerrufen am ${at}`;
    const who = `${revokedBy.firstname} ${revokedBy.lastname}`;
    return t`widerrufen am ${at} von ${who}`;
  }

  return (
    <div className="grid gap-4 p-6 max-sm:p-4">
      <SettingsHead
        title={label}
        description={t`Mit diesen Tokens arbeiten Programme im Namen der Personen. Widerrufen Sie, was nicht mehr gebraucht wird.`}
      />
      <SegmentedControl<State>
        label={t`Angezeigte Tokens`}
        isLabelHidden
        value={state}
        onChange={setState}
        options={[
          { id: 'good', label: t`Gültig` },
          { id: 'over', label: t`Abgelaufen oder widerrufen` },
        ]}
      />
      <DataTable
        label={label}
        columns={columns}
        items={data?.edges.map(({ node }) => node) ?? (error ? [] : undefined)}
        itemId={({ id }) => id}
        textOf={({ name, owner }) => `${name} ${owner.lastname}`}
        skeletonCount={3}
        empty={
          error ? (
            <EmptyState
              icon={<CloudOff />}
              title={t`Die Tokens konnten nicht geladen werden`}
              text={errorMessage(error)}
              action={<Button onPress={() => void refetch()}>{t`Erneut versuchen`}</Button>}
            />
          ) : (
            <EmptyState
              icon={<KeyRound />}
              title={state === 'good' ? t`Kein gültiges Token` : t`Noch kein Token beendet`}
              text={t`Jede Person legt ihre Tokens selbst an, unter „API-Zugänge“ in ihrem Profil.`}
            />
          )
        }
      />
      {data && (data.pageInfo.hasNextPage || paging.page > 0) ? (
        <Pager paging={paging} pageInfo={data.pageInfo} />
      ) : null}
      <RevokeTokenDialog token={ending} isOfOrganization onClose={() => setEnding(null)} />
    </div>
  );
}
