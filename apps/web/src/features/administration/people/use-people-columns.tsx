import { useLingui } from '@lingui/react/macro';
import { Badge } from '@zuschlag/ui/feedback/badge';
import type { ListedPerson } from '@zuschlag/validation/administration/people';
import { useIsPhone } from '../../../app/preferences/use-is-phone.ts';
import { useSession } from '../../../app/session/session.tsx';
import type { DataColumn } from '../../../tables/data-table.tsx';
import { personStateLabels } from './person-state.ts';

/** Narrower than this the list scrolls inside its frame. Pixels. */
export const peopleMinWidth = 520;

/** Name, organization, role, address and state. @param hasAddresses whether the reader sees addresses */
export function usePeopleColumns(hasAddresses: boolean): DataColumn<ListedPerson>[] {
  const { t, i18n } = useLingui();
  const isPhone = useIsPhone();
  const user = useSession();
  return [
    {
      id: 'name',
      header: t`Name`,
      isRowHeader: true,
      tone: 'strong',
      isTruncated: true,
      cell: ({ id, firstname, lastname }) => (
        <>
          {lastname}, {firstname}
          {id === user.id ? <span className="text-ink-3"> {t`(Sie)`}</span> : null}
        </>
      ),
      skeleton: { width: 150 },
    },
    {
      id: 'organization',
      header: t`Gesellschaft`,
      tone: 'quiet',
      isTruncated: true,
      cell: ({ organization }) =>
        isPhone ? organization.shortName : <span title={organization.name}>{organization.name}</span>,
      skeleton: { width: 140 },
    },
    { id: 'role', header: t`Rolle`, width: 110, cell: ({ role }) => role, skeleton: { width: 56 } },
    {
      id: 'email',
      header: t`E-Mail-Adresse`,
      isHidden: isPhone || !hasAddresses,
      tone: 'quiet',
      isTruncated: true,
      cell: ({ email }) => <span title={email ?? undefined}>{email ?? '–'}</span>,
      skeleton: { width: 180 },
    },
    {
      id: 'state',
      header: t`Stand`,
      width: 120,
      cell: ({ state }) =>
        state === 'active' ? (
          <span className="text-ink-3">{i18n._(personStateLabels.active)}</span>
        ) : (
          <Badge>{i18n._(personStateLabels[state])}</Badge>
        ),
      skeleton: { width: 56 },
    },
  ];
}
