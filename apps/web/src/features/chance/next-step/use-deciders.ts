import { trpc } from '../../../app/api/trpc.ts';

type Awaited = {
  chanceId: string;
  /** null: a step that no organization decides */
  organizationId: number | null;
  isOverrule?: boolean;
};

/**
 * The people who can give the answer that an open decision of a Chance waits for, each once.
 *
 * @returns full names; empty until they are known, and with `isEnabled` false
 */
export function useDeciders(
  { chanceId, organizationId, isOverrule = false }: Awaited,
  { isEnabled = true }: { isEnabled?: boolean } = {},
): string[] {
  const { data = [] } = trpc.chance.whoDecides.useQuery({ chanceId }, { enabled: isEnabled });
  if (!isEnabled) return [];
  const able = data.filter((one) => one.organizationId === organizationId && one.isOverrule === isOverrule);
  const once = new Map(able.map(({ person }) => [person.id, `${person.firstname} ${person.lastname}`]));
  return [...once.values()];
}
