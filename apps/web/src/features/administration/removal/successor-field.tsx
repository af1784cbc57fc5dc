import { useLingui } from '@lingui/react/macro';
import { keepPreviousData } from '@tanstack/react-query';
import { ComboBox } from '@zuschlag/ui/lists/combo-box';
import type { SuccessionKind } from '@zuschlag/validation/administration/removal';
import type { Person } from '@zuschlag/validation/users/users';
import { useDeferredValue, useState } from 'react';
import { trpc } from '../../../app/api/trpc.ts';

/** Who takes over one kind of things of a person; the server searches. */
export function SuccessorField({
  userId,
  kind,
  label,
  unnamed,
  isRequired = false,
  value,
  onChange,
}: {
  userId: number;
  kind: SuccessionKind;
  label: string;
  /** What happens when no person is chosen. */
  unnamed: string;
  isRequired?: boolean;
  value: number | null;
  onChange: (userId: number | null) => void;
}) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<Person | null>(null);
  const name = useDeferredValue(typed.trim()) || null;
  const found = trpc.administration.people.successors.useQuery(
    { userId, kind, name },
    { placeholderData: keepPreviousData },
  );
  const people = found.data ?? [];
  return (
    <ComboBox
      label={label}
      isRequired={isRequired}
      placeholder={unnamed}
      items={people.map((person) => ({
        id: String(person.id),
        label: nameOf(person),
        description: person.organization,
      }))}
      value={value === null ? null : String(value)}
      valueText={chosen ? nameOf(chosen) : undefined}
      onChange={(id) => {
        const person = people.find((one) => String(one.id) === id) ?? null;
        setChosen(person);
        onChange(person?.id ?? null);
      }}
      onInputChange={setTyped}
      isLoading={found.isFetching}
      emptyText={name === null ? t`Niemand kann das übernehmen.` : t`Niemand mit diesem Namen kann das übernehmen.`}
      errorMessage={found.error ? t`Die Personen konnten nicht geladen werden.` : undefined}
    />
  );
}

function nameOf({ firstname, lastname }: Person): string {
  return `${firstname} ${lastname}`;
}
