import { useLingui } from '@lingui/react/macro';
import { keepPreviousData } from '@tanstack/react-query';
import { ComboBox } from '@zuschlag/ui/lists/combo-box';
import { useDeferredValue, useState } from 'react';
import { trpc } from '../api/trpc.ts';

/** One person of the tenant; the server searches. Mount it anew for another person. */
export function PersonField({
  userId,
  onUserId,
  placeholder,
}: {
  userId: number | null;
  onUserId: (userId: number | null) => void;
  /** what holds without a person */
  placeholder: string;
}) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const name = useDeferredValue(typed.trim()) || null;
  const found = trpc.administration.people.list.useQuery(
    { first: 50, filters: { name } },
    { placeholderData: keepPreviousData },
  );
  const { data: named = [] } = trpc.users.named.useQuery(
    { userIds: userId === null ? [] : [userId] },
    { enabled: userId !== null },
  );
  const chosen = named.find(({ id }) => id === userId);
  return (
    <ComboBox
      label={t`Person`}
      placeholder={placeholder}
      items={(found.data?.edges ?? []).map(({ node }) => ({
        id: String(node.id),
        label: `${node.firstname} ${node.lastname}`,
        description: node.organization.shortName,
      }))}
      value={userId === null ? null : String(userId)}
      valueText={chosen ? `${chosen.firstname} ${chosen.lastname}` : undefined}
      onChange={(id) => onUserId(id === null ? null : Number(id))}
      onInputChange={setTyped}
      isLoading={found.isFetching}
      emptyText={t`Niemand mit diesem Namen.`}
      errorMessage={found.error ? t`Die Personen konnten nicht geladen werden.` : undefined}
    />
  );
}
