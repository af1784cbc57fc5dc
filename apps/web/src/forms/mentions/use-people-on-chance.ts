import type { Mentionable } from '@zuschlag/validation/users/mentions';
import { useMemo } from 'react';
import { trpc } from '../../app/api/trpc.ts';

const none: readonly Mentionable[] = [];

/** The people who may view a Chance, whom one can mention there; none until they are known. */
export function usePeopleOnChance(chanceId: string): readonly Mentionable[] {
  const { data } = trpc.users.onChance.useQuery({ chanceId }, { staleTime: 60_000 });
  return useMemo(
    () => data?.map(({ organization, ...one }) => ({ ...one, organization: organization.shortName })) ?? none,
    [data],
  );
}
