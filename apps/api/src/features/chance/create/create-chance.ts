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
import { linkNewLots } from '../lots/lots.ts';
import { insertChance, nextShortNumber, operationalOrganizationsAmong } from './create-chance.store.ts';
import { type SentFile, sentFiles } from './documents-sent.ts';
import { dividedFullForm } from './full-form.ts';

/** The result of the quick and the full form: the same Chance, with empty blocks after the quick one. */
export type NewChance = Pick<CreateQuickChance['input'], 'operationalOrganizationIds'> & {
  customer: { customerId?: string | null; customerName: string | null };
  ownerId?: number | null;
  columns: Omit<ChanceColumns, 'durationMonths'>;
  fullForm?: FieldValues | null;
};

/** What comes along with new Chances. */
type Along = { files?: SentFile[]; aiImportId?: string | null | undefined };
type CreatedLot = { id: string; warnings: ChanceWarning[] };
type Created = CreatedLot & { furtherLots: CreatedLot[] };

/**
 * Creates a Chance from the full form. It waits for the bid decisions of its operational organizations. Further lots of
 * its procedure become Chances that are linked with it: all of them, or none.
 *
 * @throws {DomainError} NOT_PERMITTED unless `creationRules.createChance` lets the caller
 * @throws {DomainError} INVALID_INPUT for organizations, an owner or a customer that cannot be one
 * @throws {DomainError} TOO_MANY_FILES, DOCUMENT_REFUSED, NOT_FOUND for the files that come along
 * @throws {DomainError} NOT_FOUND, AI_IMPORT_NOT_READY, AI_IMPORT_USED for the import it is created from
 */
export function createChance(
  work: UnitOfWork,
  { input, furtherLots, executiveSummary, aiImportId, ...documents }: CreateChance,
): Promise<Created> {
  const all = [{ input }, ...(furtherLots ?? [])].map((one) => ofFullForm(one, executiveSummary));
  return createTogether(work, all, { files: sentFiles(documents), aiImportId });
}

function ofFullForm({ input }: Pick<CreateChance, 'input'>, executiveSummary: string | null): NewChance {
  const { description, deadline, estimate, contract, operationalOrganizationIds, additionalText, referenceNumber } =
    input;
  const { customerId, customerName, ownerId, ...describing } = description;
  return {
    operationalOrganizationIds,
    customer: { customerId, customerName },
    ownerId,
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
      roundsUnitPrices: false,
    },
  };
}

/**
 * Creates a Chance from the quick form: no estimate, no state, no terms; they may follow by an edit of the details. One
 * that began in the full form keeps what was typed there, and is to be made full.
 *
 * @throws {DomainError} as `createChance`
 */
export function createQuickChance(
  work: UnitOfWork,
  { input, fullForm, furtherLots, executiveSummary, aiImportId, ...documents }: CreateQuickChance,
): Promise<Created> {
  const all = [{ input, fullForm }, ...(furtherLots ?? [])].map((one) => ofQuickForm(one, executiveSummary));
  return createTogether(work, all, { files: sentFiles(documents), aiImportId });
}

function ofQuickForm(
  { input, fullForm }: Pick<CreateQuickChance, 'input' | 'fullForm'>,
  executiveSummary: string | null,
): NewChance {
  const { description, deadline, contract, operationalOrganizationIds, additionalText } = input;
  const { customerId, customerName, ownerId, ...describing } = description;
  const quick = { ...nothingYet, ...describing, ...deadline, ...contract, additionalText, executiveSummary };
  const { columns, draft } = dividedFullForm(quick, fullForm);
  return {
    operationalOrganizationIds,
    customer: { customerId, customerName },
    ownerId,
    columns,
    fullForm: draft,
  };
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
  roundsUnitPrices: false,
};

/**
 * Stores new Chances as lots of one procedure, with what comes along with each of them; of one alone no lot.
 *
 * @throws {DomainError} as `createChance`; INVALID_INPUT names the fields of a further lot as its list does
 */
async function createTogether(
  work: UnitOfWork,
  [first, ...further]: readonly NewChance[],
  { files = [], aiImportId }: Along,
): Promise<Created> {
  if (!first) throw new DomainError('INVALID_INPUT');
  const created = await create(work, first);
  const furtherLots: CreatedLot[] = [];
  for (const [place, lot] of further.entries()) {
    const { id, warnings } = await create(work, lot).catch((error: unknown) => {
      throw namedInList(error, place);
    });
    furtherLots.push({ id, warnings });
  }
  const furtherChanceIds = furtherLots.map(({ id }) => id);
  const ids = [created.id, ...furtherChanceIds];
  if (further.length > 0) await linkNewLots(work, ids);
  if (aiImportId) await work.publish({ kind: 'aiImportChosen', chanceId: created.id, furtherChanceIds, aiImportId });
  if (files.length > 0) for (const chanceId of ids) await work.publish({ kind: 'documentsSent', chanceId, files });
  return { ...created, furtherLots };
}

/** `input.description.ownerId` of the third lot is `furtherLots.1.input.description.ownerId`. */
function namedInList(error: unknown, place: number): unknown {
  if (!(error instanceof DomainError && error.code === 'INVALID_INPUT')) return error;
  const fields = error.details.fields?.map((field) => ({ ...field, path: `furtherLots.${place}.${field.path}` }));
  return new DomainError('INVALID_INPUT', { ...error.details, ...(fields ? { fields } : {}) });
}

/**
 * Stores a new Chance and asks its organizations.
 *
 * @throws {DomainError} as `createChance`
 */
export async function create(
  work: UnitOfWork,
  { operationalOrganizationIds, customer, ownerId, columns, fullForm = null }: NewChance,
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
  return { id, warnings: warningsOn(columns, work.today), furtherLots: [] };
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
