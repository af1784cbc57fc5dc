import type { ChanceEdit, UpdateChance } from '@zuschlag/validation/chance/chance-edit';
import type { FieldError } from '@zuschlag/validation/errors';
import type { UnitOfWork } from '../../../context.ts';
import { DomainError } from '../../../errors.ts';
import { authorize } from '../../../policy/authorize.ts';
import { chanceActs } from '../chance.policy.ts';
import { changeChance } from '../chance.store.ts';
import { lockChance } from '../find-chance.ts';
import { requireOpen } from '../lifecycle/locks.ts';
import type { StoredChance } from '../stored-chance.ts';
import { type ChanceColumns, forDatabase } from './chance-fields.ts';
import { problemsOf, withoutForeignFields } from './chance-invariants.ts';
import { columnsOf, type EditableColumn, editable, editableColumns } from './editable-fields.ts';

/**
 * Saves an edit of the details. Only what differs from what is stored counts as changed, so a form may send whole blocks
 * although some of them are locked.
 *
 * @throws {DomainError} NOT_FOUND
 * @throws {DomainError} NOT_PERMITTED unless the caller is the owner
 * @throws {DomainError} CONFLICT with both values of every field when somebody saved since the form was opened
 * @throws {DomainError} LOCKED when the state forbids one of the changes
 * @throws {DomainError} INVALID_INPUT when the Chance as a whole would miss or contradict something
 */
export async function updateChance(work: UnitOfWork, { chanceId, version, input }: UpdateChance): Promise<void> {
  const chance = await lockChance(work, chanceId);
  authorize(work.actor, chanceActs.changeDetails, chance);
  const sent = differing(chance, columnsOf(input));
  requireVersion(chance, version, sent);
  requireVariableClause(chance, input);
  if (Object.keys(sent).length === 0) return;
  for (const column of columnsIn(sent)) requireOpen(editable[column].act, chance.state);
  if (sent.type === 'QuickOffer') throw refused({ path: editable.type.path, problem: 'INVALID_CHOICE' });

  const whole = withoutForeignFields({ ...chance, ...sent });
  const problems = [...problemsOf(whole), ...provinceProblems(chance, sent)];
  if (problems.length > 0) throw refused(...problems);
  const changes = differing(chance, whole);
  await changeChance(work, chance.id, { ...forDatabase(changes), ...effectiveRevenueAfter(chance, changes) });
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

function requireVersion(chance: StoredChance, version: number | null | undefined, sent: Changes): void {
  // A save that says what is stored already contradicts nobody.
  if (version === null || version === undefined || version === chance.version || Object.keys(sent).length === 0) return;
  throw new DomainError('CONFLICT', {
    currentVersion: chance.version,
    conflicts: columnsIn(sent).map((column) => ({
      path: `input.${editable[column].path}`,
      mine: sent[column],
      theirs: chance[column],
    })),
  });
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
  // Organizations decide on what they were told; changed figures ask them anew.
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
    fields: fields.map((field) => ({ ...field, path: `input.${field.path}` })),
  });
}
