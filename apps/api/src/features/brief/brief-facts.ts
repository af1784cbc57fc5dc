import type { BidConversation } from '@zuschlag/validation/bid-decisions/bid-decisions';
import type { Chance } from '@zuschlag/validation/chance/chance';
import type { MarginConversation } from '@zuschlag/validation/margin-decisions/margin-decisions';
import type { ChancePriceWarning } from '@zuschlag/validation/services/warnings';
import type { UnitOfWork } from '../../context.ts';
import { bidConversation, bidGroupsOfChance } from '../bid-decisions/list-groups.ts';
import { requireChance } from '../chance/find-chance.ts';
import { getChance } from '../chance/view/get-chance.ts';
import { marginConversation, marginGroupsOfChance } from '../margin-decisions/list-groups.ts';
import { readWarnings } from '../services/pricing/warnings.ts';
import { type SimilarChances, similarWonChances } from './brief.store.ts';

/** What a brief is made from: what the reader sees of a Chance anyway, gathered. */
export type BriefFacts = {
  chance: Chance;
  bids: readonly BidConversation[];
  margins: readonly MarginConversation[];
  warnings: readonly ChancePriceWarning[];
  /** services without a price */
  unpriced: readonly string[];
  similar: SimilarChances;
  today: string;
};

/** @throws {DomainError} NOT_FOUND */
export async function briefFacts(work: UnitOfWork, chanceId: string): Promise<BriefFacts> {
  const chance = await getChance(work, chanceId);
  const { services } = await requireChance(work, chanceId);
  const mayOpen = ({ permissions }: { permissions: readonly string[] }) => permissions.includes('VIEW');
  const bids: BidConversation[] = [];
  for (const { id } of (await bidGroupsOfChance(work, chanceId)).filter(mayOpen))
    bids.push(await bidConversation(work, id));
  const margins: MarginConversation[] = [];
  for (const { id } of (await marginGroupsOfChance(work, chanceId)).groups.filter(mayOpen)) {
    margins.push(await marginConversation(work, id));
  }
  return {
    chance,
    bids,
    margins,
    warnings: (await readWarnings(work, chanceId)).warnings,
    unpriced: services.filter(({ hasProblem }) => hasProblem).map(({ name }) => name),
    similar: await similarWonChances(work, chance),
    today: work.today,
  };
}
