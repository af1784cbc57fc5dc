import { germanPublicHolidays } from '@zuschlag/calc-engine';
import { type AddHolidays, recurringDays, type takeOverHolidays } from '@zuschlag/validation/configuration/holidays';
import type { FieldError } from '@zuschlag/validation/errors';
import type { Province } from '@zuschlag/validation/vocabulary';
import type { z } from 'zod';
import type { UnitOfWork } from '../../../context.ts';
import { DomainError } from '../../../errors.ts';
import { authorize } from '../../../policy/authorize.ts';
import { tableRules } from '../configuration.policy.ts';
import { insertEntries } from './entries.store.ts';
import { owningOrganization } from './entries.ts';

/**
 * Adds days of one federal state, with `recurring` each also in the nine years that follow. Those that exist already are
 * passed over.
 *
 * @returns how many were added
 * @throws {DomainError} NOT_PERMITTED, INVALID_INPUT with IN_THE_PAST or DUPLICATE_DATE at `input.dates.<i>`
 */
export async function addHolidays(
  work: UnitOfWork,
  { province, dates, recurring }: AddHolidays,
): Promise<{ count: number }> {
  mayAdd(work);
  const days = dates.map((date) => (recurring ? recurringDays(date) : [date]));
  const fields = problemsOf(days, work.today);
  if (fields.length > 0) throw new DomainError('INVALID_INPUT', { fields });
  return {
    count: await add(
      work,
      days.flat().map((date) => ({ province, date })),
    ),
  };
}

/**
 * Adds the legal holidays of states and years, from today on. Those that exist already are passed over.
 *
 * @returns how many were added
 * @throws {DomainError} NOT_PERMITTED
 */
export async function takeOverLegalHolidays(
  work: UnitOfWork,
  { provinces, years }: z.output<typeof takeOverHolidays>,
): Promise<{ count: number }> {
  mayAdd(work);
  const rows = [...new Set(provinces)].flatMap((province) =>
    [...new Set(years)].flatMap((year) => germanPublicHolidays(year, province).map((date) => ({ province, date }))),
  );
  return {
    count: await add(
      work,
      rows.filter(({ date }) => date >= work.today),
    ),
  };
}

function mayAdd({ actor }: UnitOfWork): void {
  authorize(actor, tableRules.add, { organizationId: owningOrganization(actor, 'holiday') });
}

/** A day that is past, or that an earlier date already stands for, recurring included. */
function problemsOf(days: readonly string[][], today: string): FieldError[] {
  const seen = new Set<string>();
  return days.flatMap((ofDate, index): FieldError[] => {
    const path = `input.dates.${index}`;
    const isPast = ofDate.some((day) => day < today);
    const isDuplicate = ofDate.some((day) => seen.has(day));
    for (const day of ofDate) seen.add(day);
    if (isPast) return [{ path, problem: 'IN_THE_PAST' }];
    return isDuplicate ? [{ path, problem: 'DUPLICATE_DATE' }] : [];
  });
}

async function add(work: UnitOfWork, rows: { province: Province; date: string }[]): Promise<number> {
  const organizationId = owningOrganization(work.actor, 'holiday');
  const { userId: createdById } = work.actor;
  const written = await insertEntries(work, 'holiday', rows, { organizationId, createdById, skipExisting: true });
  const added = written ?? [];
  if (added.length === 0) return 0;
  await work.auditAll(
    added.map(({ id, values }) => ({
      entity: 'holiday',
      entityId: id,
      action: 'add',
      after: { ...values, organizationId },
    })),
  );
  await work.publish({ kind: 'ratesChanged', table: 'holiday', organizationId });
  return added.length;
}
