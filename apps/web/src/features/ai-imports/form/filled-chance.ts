import type { AiImport } from '@zuschlag/validation/ai-imports/ai-imports';
import { emptyChance } from '../../chance/form/chance-values.ts';
import type { OperationalOrganization } from '../../chance/form/use-operational-organizations.ts';

/** The full form with what an import read; what it did not find stays empty. */
export function filledChance(
  { structuredData, executiveSummary }: Pick<AiImport, 'structuredData' | 'executiveSummary'>,
  ownerId: number,
  organizations: readonly OperationalOrganization[],
): ReturnType<typeof emptyChance> {
  const empty = emptyChance(ownerId, organizations);
  const { input } = empty;
  if (!input || !structuredData) return { ...empty, executiveSummary: executiveSummary?.text ?? '' };
  const { description, deadline, contract, referenceNumber } = structuredData;
  return {
    ...empty,
    input: {
      ...input,
      description: { ...input.description, ...known(description) },
      deadline: { ...input.deadline, ...known(deadline) },
      contract: { ...input.contract, ...known(contract) },
      referenceNumber: referenceNumber ?? '',
    },
    executiveSummary: executiveSummary?.text ?? '',
  };
}

/** Without what was not found. */
function known<Facts extends object>(facts: Facts): { [Name in keyof Facts]?: NonNullable<Facts[Name]> } {
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== null)) as never;
}
