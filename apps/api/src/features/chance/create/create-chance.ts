import { startedMonths } from '@zuschlag/calc-engine';
import type { ChanceWarning, CreateChance, CreateQuickChance } from '@zuschlag/validation/chance/chance-input';
import type { FieldValues } from '@zuschlag/validation/edits/field-values';
import type { FieldError } from '@zuschlag/validation/errors';
import type { UnitOfWork } from '../../../context.ts';
import { DomainError } from '../../../errors.ts';
import { authorize } from '../../../policy/authorize.ts';
import { findOrCreateCustomer } from '../../customers/customers.ts';
import { isWriterOf } from '../../users/users.ts';
import { creationRules } from '../chance.policy.ts';
import type { ChanceColumns } from '../details/chance-fields.ts';
import { warningsOn } from '../details/deadline-warnings.ts';
import { insertChance, nextShortNumber, operationalOrganizationsAmong } from './create-chance.store.ts';
import { type SentFile, sentFiles } from './documents-sent.ts';
import { dividedFullForm } from './full-form.ts';

/** The result of the quick and the full form: the same Chance, with empty blocks after the quick one. */
export type NewChance = Pick<CreateQuickChance['input'], 'operationalOrganizationIds'> & {
  customer: { customerId?: string | null; customerName: string | null };
  ownerId?: number | null;
  columns: Omit<ChanceColumns, 'durationMonths'>;
  fullForm?: FieldValues | null;
  files?: SentFile[];
  aiImportId?: string | null;
};

type Created = { id: string; warnings: ChanceWarning[] };

/**
 * Creates a Chance from the full form. It waits for the bid decisions of its operational organizations.
 *
 * @throws {DomainError} NOT_PERMITTED unless `creationRules.createChance` lets the caller
 * @throws {DomainError} INVALID_INPUT for organizations, an owner or a customer that cannot be one
 * @throws {DomainError} TOO_MANY_FILES, DOCUMENT_REFUSED, NOT_FOUND for the files that come along
 * @throws {DomainError} NOT_FOUND, AI_IMPORT_NOT_READY, AI_IMPORT_USED for the import it is created from
 */
export function createChance(
  work: UnitOfWork,
  { input, executiveSummary, aiImportId, ...documents }: CreateChance,
): Promise<Created> {
  const { description, deadline, estimate, contract, operationalOrganizationIds, additionalText, referenceNumber } =
    input;
  const { customerId, customerName, ownerId, ...describing } = description;
  return create(work, {
    operationalOrganizationIds,
    customer: { customerId, customerName },
    ownerId,
    files: sentFiles(documents),
    aiImportId,
    columns: {
      ...describing,
      ...deadline,
      ...contract,
      estimateRevenue: estimate.revenue,
      estimateHoursPerMonth: estimate.hoursPerMonth,
      estimateMargin: estimate.margin,
      estimateEffort: estimate.effort,
      estimateDescription: estimate.description,
      additionalText,
      referenceNumber,
      executiveSummary,
    },
  });
}

/**
 * Creates a Chance from the quick form: no estimate, no state, no terms; they may follow by an edit of the details. One
 * that began in the full form keeps what was typed there, and is to be made full.
 *
 * @throws {DomainError} as `createChance`
 */
export function createQuickChance(
  work: UnitOfWork,
  { input, executiveSummary, fullForm, aiImportId, ...documents }: CreateQuickChance,
): Promise<Created> {
  const { description, deadline, contract, operationalOrganizationIds, additionalText } = input;
  const { name, type, customerType, customerId, customerName, ownerId } = description;
  const quick = { ...nothingYet, name, type, customerType, ...deadline, ...contract, additionalText, executiveSummary };
  const { columns, draft } = dividedFullForm(quick, fullForm);
  return create(work, {
    operationalOrganizationIds,
    customer: { customerId, customerName },
    ownerId,
    columns,
    fullForm: draft,
    files: sentFiles(documents),
    aiImportId,
  });
}

const nothingYet = {
  province: null,
  platform: null,
  awardingAuthority: null,
  referenceNumber: null,
  details: null,
  permanent: false,
  mobile: false,
  alarm: false,
  lotNumber: null,
  lotTitle: null,
  procedureKind: null,
  platformUrl: null,
  contactName: null,
  contactMail: null,
  contactPhone: null,
  participation: null,
  participationTime: null,
  negotiation: null,
  negotiationTime: null,
  finalOffer: null,
  finalOfferTime: null,
  bindingUntil: null,
  bindingUntilTime: null,
  plannedAward: null,
  plannedAwardTime: null,
  extensionCount: null,
  extensionMonths: null,
  publication: null,
  questions: null,
  outsideInformation: null,
  siteVisit: null,
  estimateRevenue: null,
  estimateHoursPerMonth: null,
  estimateMargin: null,
  estimateEffort: null,
  estimateDescription: null,
  escalationClause: null,
  priceCriteria: null,
  qualityCriteria: null,
  referenceCriteria: null,
  paymentTerm: null,
};

/**
 * Stores a new Chance and asks its organizations.
 *
 * @throws {DomainError} as `createChance`
 */
export async function create(
  work: UnitOfWork,
  { operationalOrganizationIds, customer, ownerId, columns, fullForm = null, files = [], aiImportId }: NewChance,
): Promise<Created> {
  const { actor } = work;
  authorize(actor, creationRules.createChance, null);
  await requireOperational(work, operationalOrganizationIds);
  const owner = await ownerOfNew(work, ownerId ?? actor.userId, operationalOrganizationIds);
  const customerId = await findOrCreateCustomer(work, customer);
  const chance = {
    ...columns,
    durationMonths: startedMonths(columns.startDate, columns.endDate),
    customerId,
    ownerId: owner,
  };
  const shortNumber = await nextShortNumber(work, Number(work.today.slice(0, 4)));
  const id = await insertChance(work, { ...chance, fullForm, shortNumber, operationalOrganizationIds });
  await work.audit({
    entity: 'chance',
    entityId: id,
    chanceId: id,
    action: 'create',
    after: { shortNumber, ...chance, operationalOrganizationIds },
  });
  await work.publish({ kind: 'chanceCreated', chanceId: id, operationalOrganizationIds });
  if (aiImportId) await work.publish({ kind: 'aiImportChosen', chanceId: id, aiImportId });
  if (files.length > 0) await work.publish({ kind: 'documentsSent', chanceId: id, files });
  return { id, warnings: warningsOn(columns, work.today) };
}

async function requireOperational(work: UnitOfWork, ids: number[]): Promise<void> {
  const known = await operationalOrganizationsAmong(work, ids);
  if (known.length < ids.length)
    throw refusal({ path: 'input.operationalOrganizationIds', problem: 'UNKNOWN_ORGANIZATION' });
}

/** The owner must write, and must be able to see what is owned. */
async function ownerOfNew(work: UnitOfWork, ownerId: number, operationalOrganizationIds: number[]): Promise<number> {
  const { organizationId, mainOrganizationId } = work.actor;
  if (!(await isWriterOf(work, ownerId, [organizationId, mainOrganizationId, ...operationalOrganizationIds])))
    throw refusal({ path: 'input.description.ownerId', problem: 'UNKNOWN_OWNER' });
  return ownerId;
}

function refusal(field: FieldError): DomainError {
  return new DomainError('INVALID_INPUT', { fields: [field] });
}
