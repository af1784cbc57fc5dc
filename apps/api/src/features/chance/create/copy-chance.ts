import { stages } from '@zuschlag/validation/chance/award-names';
import type { CopyChance } from '@zuschlag/validation/chance/copy-chance';
import type { UnitOfWork } from '../../../context.ts';
import type { ChanceColumns } from '../details/chance-fields.ts';
import { editableColumns } from '../details/editable-fields.ts';
import { requireChance } from '../find-chance.ts';
import { linkLot } from '../lots/lots.ts';
import { copyProofs } from '../proofs/proofs.store.ts';
import type { StoredChance } from '../stored-chance.ts';
import { create, type NewChance } from './create-chance.ts';

/**
 * Creates a Chance from one that exists, with a number of its own and its own days. Decisions, the outcome, the summary,
 * the other dates of the notice and the trail stay with the source; the proofs come along without their ticks. Services
 * follow on wish: a job copies those of the organizations that are asked, and calculates them in the new contract.
 *
 * @returns the id of the new Chance
 * @throws {DomainError} NOT_FOUND when the caller may not view the source
 * @throws {DomainError} NOT_PERMITTED unless `creationRules.createChance` lets the caller
 * @throws {DomainError} INVALID_INPUT when no organization of the source may be asked any more
 */
export async function copyChance(work: UnitOfWork, input: CopyChance): ReturnType<typeof create> {
  const source = await requireChance(work, input.chanceId);
  const chance = newChance(work, source, input);
  const created = await create(work, chance);
  await work.audit({
    entity: 'chance',
    entityId: created.id,
    chanceId: created.id,
    action: 'copy',
    after: { source: source.shortNumber },
  });
  copyProofs(work, { from: source.id, to: created.id });
  // Before the services: while they are on their way, the copy is locked.
  if (input.asLot) await linkLot(work, { chanceId: created.id, otherId: source.id });
  const total = input.withServices ? servicesToCopy(source, chance.operationalOrganizationIds) : 0;
  if (total > 0) await work.publish({ kind: 'servicesCopying', chanceId: created.id, sourceId: source.id, total });
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

/** How many services come along: those of the organizations that the copy asks. */
function servicesToCopy({ services }: StoredChance, asked: readonly number[]): number {
  return services.filter((service) => asked.includes(service.operationalOrganizationId)).length;
}

function askedOrganizations({ actor }: UnitOfWork, source: StoredChance, withBidders: boolean): number[] {
  const asked = source.participations.filter(({ isOperational }) => isOperational).map((one) => one.organizationId);
  if (withBidders) return asked;
  const own = source.participations.find(
    ({ organizationId, isOperationalAnywhere }) => organizationId === actor.organizationId && isOperationalAnywhere,
  );
  return own ? [own.organizationId] : asked.slice(0, 1);
}
