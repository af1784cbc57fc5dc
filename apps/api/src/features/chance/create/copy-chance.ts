import { stages } from '@zuschlag/validation/chance/award-names';
import type { CopyChance } from '@zuschlag/validation/chance/copy-chance';
import type { UnitOfWork } from '../../../context.ts';
import type { ChanceColumns } from '../details/chance-fields.ts';
import { editableColumns } from '../details/editable-fields.ts';
import { requireChance } from '../find-chance.ts';
import { linkLot } from '../lots/lots.ts';
import { insertProofs, proofsOfChance } from '../proofs/proofs.store.ts';
import type { StoredChance } from '../stored-chance.ts';
import { create, type NewChance } from './create-chance.ts';

/**
 * Creates a Chance from one that exists, with a number of its own and its own days. Decisions, the outcome, the summary,
 * the other dates of the notice and the trail stay with the source; the proofs come along without their ticks.
 *
 * @returns the id of the new Chance
 * @throws {DomainError} NOT_FOUND when the caller may not view the source
 * @throws {DomainError} NOT_PERMITTED unless `creationRules.createChance` lets the caller
 * @throws {DomainError} INVALID_INPUT when no organization of the source may be asked any more
 */
export async function copyChance(work: UnitOfWork, input: CopyChance): ReturnType<typeof create> {
  const source = await requireChance(work, input.chanceId);
  const created = await create(work, newChance(work, source, input));
  await work.audit({
    entity: 'chance',
    entityId: created.id,
    chanceId: created.id,
    action: 'copy',
    after: { source: source.shortNumber },
  });
  const labels = (await proofsOfChance(work, source.id)).map(({ label }) => label);
  if (labels.length > 0) await insertProofs(work, created.id, labels);
  if (input.asLot) await linkLot(work, { chanceId: created.id, otherId: source.id });
  return created;
}

const criteria = {
  escalationClause: null,
  priceCriteria: null,
  qualityCriteria: null,
  referenceCriteria: null,
  paymentTerm: null,
};
const otherDates = {
  publication: null,
  questions: null,
  outsideInformation: null,
  siteVisit: null,
  ...(Object.fromEntries(
    stages.flatMap((stage) => [
      [stage, null],
      [`${stage}Time`, null],
    ]),
  ) as object),
};

function newChance(work: UnitOfWork, source: StoredChance, input: CopyChance): NewChance {
  const { name, submission, submissionTime, startDate, endDate, asLot, lotNumber } = input;
  const copied = Object.fromEntries(editableColumns.map((column) => [column, source[column]]));
  const lot = asLot ? { lotNumber } : { lotNumber: null, lotTitle: null, referenceNumber: null };
  const columns = {
    ...copied,
    ...otherDates,
    ...lot,
    ...{ name, submission, submissionTime, startDate, endDate, executiveSummary: null },
    ...(input.withCriteria ? {} : criteria),
  } as Omit<ChanceColumns, 'durationMonths'>;
  return {
    columns,
    customer: { customerId: source.customerId, customerName: null },
    operationalOrganizationIds: askedOrganizations(work, source, input.withBidders),
  };
}

function askedOrganizations({ actor }: UnitOfWork, source: StoredChance, withBidders: boolean): number[] {
  const asked = source.participations.filter(({ isOperational }) => isOperational).map((one) => one.organizationId);
  if (withBidders) return asked;
  const own = source.participations.find(
    ({ organizationId, isOperationalAnywhere }) => organizationId === actor.organizationId && isOperationalAnywhere,
  );
  return own ? [own.organizationId] : asked.slice(0, 1);
}
