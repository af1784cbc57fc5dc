import type { SeatUsage } from '@zuschlag/validation/billing/billing';
import type { SystemActor } from '../../actor.ts';
import type { UnitOfWork } from '../../context.ts';
import { authorize } from '../../policy/authorize.ts';
import { personalRules } from '../accounts/accounts.policy.ts';
import { contractOfTenant, countedMonths, type SeatsOfOrganization, seatsNow, storeSeats } from './billing.store.ts';
import { providerOf } from './provider/provider-of.ts';

const SHOWN_MONTHS = 24;

/** Counts the seats of the tenant for its month, its contract and whom keeps that. Runs once a night. */
export async function countSeats(work: UnitOfWork<SystemActor>): Promise<void> {
  await storeSeats(work, `${work.today.slice(0, 7)}-01`, await seatsNow(work));
  const contract = await contractOfTenant(work);
  if (contract) await providerOf(contract.provider, undefined).keepUp(work);
}

/** The seats of the tenant by month and organization, those of today included. @throws {DomainError} NOT_PERMITTED */
export async function seatUsage(work: UnitOfWork): Promise<SeatUsage> {
  authorize(work.actor, personalRules.seeBilling, null);
  const [now, counted] = [await seatsNow(work), await countedMonths(work, SHOWN_MONTHS)];
  const month = work.today.slice(0, 7);
  const current = counted.find((one) => one.month === month)?.organizations ?? [];
  const earlier = counted.filter((one) => one.month !== month);
  return { months: [{ month, organizations: now.map((one) => atLeast(one, current)) }, ...earlier] };
}

function atLeast(one: SeatsOfOrganization, counted: readonly SeatsOfOrganization[]): SeatsOfOrganization {
  const before = counted.find(({ organizationId }) => organizationId === one.organizationId)?.seats ?? 0;
  return { ...one, seats: Math.max(before, one.seats) };
}
