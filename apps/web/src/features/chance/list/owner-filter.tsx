import { useLingui } from '@lingui/react/macro';
import { MultiSelect } from '@zuschlag/ui';
import { useState } from 'react';
import { trpc } from '../../../app/api/trpc.ts';
import { useSettled } from '../../../tables/use-settled.ts';

/** So many people are offered for what is typed; the others are found by typing more. */
const offeredAtMost = 50;

/** The owners whose Chances a list shows, found among all people of the tenant by the server. */
export function OwnerFilter({
  ids,
  onChange,
  placeholder,
  noneText,
}: {
  ids: readonly number[];
  onChange: (ids: number[]) => void;
  placeholder: string;
  noneText: string;
}) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const name = useSettled(text.trim());
  const found = trpc.users.list.useQuery(
    { first: offeredAtMost, name: name || null },
    { placeholderData: (previous) => previous },
  );
  const chosen = useOwnerNames(ids);
  const offered = (found.data ?? []).map((user) => ({
    id: String(user.id),
    label: `${user.firstname} ${user.lastname}`,
    description: user.organization.shortName,
  }));
  const others = offered.filter(({ id }) => !ids.includes(Number(id)));
  return (
    <MultiSelect
      label={t`Chance-Admin`}
      placeholder={placeholder}
      noneText={noneText}
      // What is chosen stands first, also while the list is narrowed by typing.
      items={[...ids.map((id) => ({ id: String(id), label: chosen(id) })), ...others]}
      value={ids.map(String)}
      onChange={(next) => onChange(next.map(Number))}
      find={{ label: t`Person suchen`, onText: setText, isLoading: found.isFetching }}
    />
  );
}

/** @returns the name of each of these people, also of those who have left; dots until it has arrived */
export function useOwnerNames(userIds: readonly number[]): (id: number) => string {
  const { data = [] } = trpc.users.named.useQuery(
    { userIds: [...userIds] },
    { enabled: userIds.length > 0, staleTime: 300_000, placeholderData: (previous) => previous },
  );
  return (id) => {
    const user = data.find((person) => person.id === id);
    return user ? `${user.firstname} ${user.lastname}` : '…';
  };
}
