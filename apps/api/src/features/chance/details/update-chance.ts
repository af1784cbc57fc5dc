import type { ChanceEdit, UpdateChance } from '@zuschlag/validation/chance/chance-edit';
import { periodProblem } from '@zuschlag/validation/chance/chance-input';
import { fieldName } from '@zuschlag/validation/edits/field-names';
import type { FieldError } from '@zuschlag/validation/errors';
import type { UnitOfWork } from '../../../context.ts';
import { type EditedFrom, mergeEdit } from '../../../edits/merge-edit.ts';
import { DomainError } from '../../../errors.ts';
import { chanceRules } from '../chance.policy.ts';
import { changeChance, noJson } from '../chance.store.ts';
import { lockChance } from '../find-chance.ts';
import { requireOpen } from '../lifecycle/locks.ts';
import { authorizeOwner } from '../owner-right.ts';
import type { StoredChance } from '../stored-chance.ts';
import { type ChanceColumns, forDatabase } from './chance-fields.ts';
import { problemsOf, withoutForeignFields } from './chance-invariants.ts';
import { needsRecalculation, withDuration } from './contract-duration.ts';
import { columnsOf, type EditableColumn, editable, editableColumns, fieldsOfColumns } from './editable-fields.ts';

/**
 * Saves an edit of the details. Only what differs from what is stored counts as changed, so a form may send whole blocks
 * although some of them are locked.
 *
 * @throws {DomainError} NOT_FOUND
 * @throws {DomainError} NOT_PERMITTED unless the caller is the owner, OWNER_CHANGED when it was before
 * @throws {DomainError} CONFLICT with both values of every field that others changed since the version of the edit
 * @throws {DomainError} LOCKED when the state forbids one of the changes
 * @throws {DomainError} SERVICES_EXIST with their names when the contract days change, unless the call confirms that the
 * services are calculated anew; the days then change at the end of that recalculation
 * @throws {DomainError} INVALID_INPUT when the Chance as a whole would miss or contradict something
 */
export async function updateChance(work: UnitOfWork, { chanceId, ...edit }: UpdateChance): Promise<void> {
  await updateLockedChance(work, await lockChanceOfOwner(work, chanceId), edit);
}

/** The Chance, locked, of which the caller may change the details. @throws {DomainError} NOT_FOUND, NOT_PERMITTED, OWNER_CHANGED */
export async function lockChanceOfOwner(work: UnitOfWork, chanceId: string): Promise<StoredChance> {
  const chance = await lockChance(work, chanceId);
  await authorizeOwner(work, chanceRules.changeDetails, chance, chance);
  return chance;
}

/** The same of a Chance from `lockChanceOfOwner`. @throws {DomainError} as `updateChance` */
export async function updateLockedChance(
  work: UnitOfWork,
  chance: StoredChance,
  { input, confirmsRecalculation, ...from }: Omit<UpdateChance, 'chanceId'>,
): Promise<void> {
  const sent = changedColumns(chance, columnsOf(input), from);
  requireVariableClause(chance, input);
  if (Object.keys(sent).length === 0) return;
  for (const column of columnsIn(sent)) requireOpen(editable[column].act, chance.state);
  const isMoved = 'startDate' in sent || 'endDate' in sent;
  const movesServices = isMoved && needsRecalculation(chance, confirmsRecalculation);
  if (sent.type === 'QuickOffer') throw refused({ path: editable.type.path, problem: 'INVALID_CHOICE' });

  const whole = withoutForeignFields({ ...chance, ...sent });
  const problems = [...problemsOf(whole), ...provinceProblems(chance, sent), ...periodProblems(whole, sent)];
  if (problems.length > 0) throw refused(...problems);
  const { startDate, endDate } = whole;
  const changes = differing(chance, movesServices ? { ...whole, ...contractDaysOf(chance) } : whole);
  if (Object.keys(changes).length > 0) await storeChanges(work, chance, changes, whole);
  if ('province' in changes && chance.services.some(({ siteId }) => siteId === null))
    await work.publish({ kind: 'provinceMoved', chance: { ...chance, ...changes }, isContractMoving: movesServices });
  if ('roundsUnitPrices' in changes)
    await work.publish({ kind: 'unitPricesSwitched', chance: { ...chance, ...changes } });
  if (movesServices) await work.publish({ kind: 'contractMoving', chance, startDate, endDate });
}

function contractDaysOf({ startDate, endDate }: StoredChance): Pick<ChanceColumns, 'startDate' | 'endDate'> {
  return { startDate, endDate };
}

async function storeChanges(
  work: UnitOfWork,
  chance: StoredChance,
  changes: Changes,
  whole: Pick<ChanceColumns, 'type'>,
): Promise<void> {
  const data = {
    ...forDatabase(withDuration(chance, changes)),
    ...effectiveRevenueAfter(chance, changes),
    // A full Chance has every field of its draft.
    ...(chance.fullForm && whole.type !== 'QuickOffer' ? { fullForm: noJson } : {}),
  };
  await changeChance(work, chance.id, data);
  const before = Object.fromEntries(columnsIn(changes).map((column) => [column, chance[column]]));
  await work.audit({
    entity: 'chance',
    entityId: chance.id,
    chanceId: chance.id,
    action: 'edit',
    before,
    after: changes,
  });
  await publishChanges(work, chance, columnsIn(changes));
}

/** A service without a site is paid by the tariff of the Chance's federal state, so that cannot go while there is one. */
function provinceProblems(chance: StoredChance, sent: Changes): FieldError[] {
  const isNeeded = sent.province === null && chance.services.some(({ siteId }) => siteId === null);
  return isNeeded ? [{ path: editable.province.path, problem: 'REQUIRED' }] : [];
}

function periodProblems(whole: ChanceColumns, sent: Changes): FieldError[] {
  const problem = 'startDate' in sent || 'endDate' in sent ? periodProblem(whole) : null;
  return problem ? [{ path: editable.endDate.path, problem }] : [];
}

type Changes = Partial<Pick<ChanceColumns, EditableColumn>>;

function differing(chance: StoredChance, columns: Partial<ChanceColumns>): Changes {
  return Object.fromEntries(
    editableColumns
      .filter((column) => column in columns && columns[column] !== chance[column])
      .map((column) => [column, columns[column]]),
  );
}

function columnsIn(changes: Changes): EditableColumn[] {
  return editableColumns.filter((column) => column in changes);
}

/** The columns that the edit writes, merged with what others saved since it began. */
function changedColumns(chance: StoredChance, columns: Partial<ChanceColumns>, from: EditedFrom): Changes {
  const stored = { fields: fieldsOfColumns(chance), version: chance.version };
  // An edit that makes the Chance private clears fields that others may have filled since.
  const sent = withoutForeignFields(columns);
  const changed = mergeEdit('chance', fieldsOfColumns(sent), stored, from);
  return Object.fromEntries(
    editableColumns.filter((column) => changed.includes(editable[column].path)).map((column) => [column, sent[column]]),
  );
}

function requireVariableClause(chance: StoredChance, { contract }: ChanceEdit): void {
  const clause = contract?.escalationClause === undefined ? chance.escalationClause : contract.escalationClause;
  if (contract?.pricingType === 'variable' && clause === null) {
    throw refused({ path: editable.escalationClause.path, problem: 'CLAUSE_REQUIRED' });
  }
}

/** Until something is calculated, lists sort and filter by the estimate. */
function effectiveRevenueAfter(
  chance: StoredChance,
  { estimateRevenue }: Changes,
): { effectiveRevenue?: number | null } {
  return estimateRevenue === undefined || chance.serviceCount > 0 ? {} : { effectiveRevenue: estimateRevenue };
}

async function publishChanges(work: UnitOfWork, chance: StoredChance, columns: EditableColumn[]): Promise<void> {
  const kinds = new Set(columns.map((column) => kindOf(column)));
  for (const what of kinds) await work.publish({ kind: 'chanceChanged', chanceId: chance.id, what });
  // Organizations decided on the earlier figures, so changed figures need new decisions.
  const areConditionsChanged = columns.some((column) => /^(estimate|contract)\./.test(editable[column].path));
  if (areConditionsChanged && chance.state === 'pendingbiddecision') {
    await work.publish({ kind: 'biddingConditionsChanged', chanceId: chance.id });
  }
}

function kindOf(column: EditableColumn): 'deadline' | 'contract' | 'summary' | 'details' {
  const { path } = editable[column];
  if (path.startsWith('deadline.')) return 'deadline';
  if (path.startsWith('contract.')) return 'contract';
  return column === 'executiveSummary' ? 'summary' : 'details';
}

/** Fields are named as the call names them, so that each problem finds its place in the form. */
function refused(...fields: FieldError[]): DomainError {
  return new DomainError('INVALID_INPUT', {
    fields: fields.map((field) => ({ ...field, path: fieldName('chance', field.path) })),
  });
}
