import { useLingui } from '@lingui/react/macro';
import { keepPreviousData } from '@tanstack/react-query';
import { ComboBox } from '@zuschlag/ui/lists/combo-box';
import { useDeferredValue, useState } from 'react';
import { trpc } from '../api/trpc.ts';

/** One person of the tenant; the server searches. */
export function PersonField({
  userId,
  onUserId,
  placeholder,
  hasLeftToo = false,
}: {
  userId: number | null;
  onUserId: (userId: number | null) => void;
  /** what holds without a person */
  placeholder: string;
  /** finds people who have left as well */
  hasLeftToo?: boolean;
}) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const [shownId, setShownId] = useState(userId);
  if (shownId !== userId) {
    setShownId(userId);
    // What led to the person narrows the list no longer.
    if (userId !== null) setTyped('');
  }
  const name = useDeferredValue(typed.trim()) || null;
  const found = trpc.administration.people.list.useQuery(
    { first: 50, filters: { name } },
    { placeholderData: keepPreviousData },
  );
  const gone = trpc.administration.people.list.useQuery(
    { first: 50, filters: { name, state: 'left' } },
    { placeholderData: keepPreviousData, enabled: hasLeftToo },
  );
  const { data: named = [] } = trpc.users.named.useQuery(
    { userIds: userId === null ? [] : [userId] },
    { enabled: userId !== null },
  );
  const chosen = named.find(({ id }) => id === userId);
  // By id: while both lists load anew, a person who just left may stand in both.
  const people = new Map([found, gone].flatMap(({ data }) => data?.edges ?? []).map(({ node }) => [node.id, node]));
  return (
    <ComboBox
      label={t`Person`}
      placeholder={placeholder}
      items={[...people.values()].map((node) => ({
        id: String(node.id),
        label: `${node.firstname} ${node.lastname}`,
        description: `${node.organization.shortName}${node.state === 'left' ? ` (${t`ausgeschieden`})` : ''}`,
      }))}
      value={userId === null ? null : String(userId)}
      valueText={chosen ? `${chosen.firstname} ${chosen.lastname}` : undefined}
      onChange={(id) => onUserId(id === null ? null : Number(id))}
      onInputChange={setTyped}
      isLoading={found.isFetching || gone.isFetching}
      emptyText={t`Niemand mit diesem Namen.`}
      errorMessage={found.error || gone.error ? t`Die Personen konnten nicht geladen werden.` : undefined}
    />
  );
}
