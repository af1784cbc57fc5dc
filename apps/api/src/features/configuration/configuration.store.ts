import { plain } from '@zuschlag/db/decimals';
import type { TenantDb } from '../../context.ts';
import { dateOf, dayOf } from '../../database/date-columns.ts';

/** The tables below belong to the main organization, tariffs to whoever keeps some of its own. Rows in order of their day. */

const inOrder = { orderBy: { activeFrom: 'asc' } } as const;

export async function tariffRows(
  { actor: { mainOrganizationId }, db }: TenantDb,
  organizationId: number,
  province: string,
) {
  return plain(await db.tariff.findMany({ where: { mainOrganizationId, organizationId, province }, ...inOrder })).map(
    withDay,
  );
}
export type TariffRow = Awaited<ReturnType<typeof tariffRows>>[number];

export async function socialSecurityRows({ actor: { mainOrganizationId }, db }: TenantDb) {
  return plain(await db.socialSecurity.findMany({ where: { mainOrganizationId }, ...inOrder })).map(withDay);
}

export async function insuranceRows({ actor: { mainOrganizationId }, db }: TenantDb) {
  return plain(await db.liabilityInsurance.findMany({ where: { mainOrganizationId }, ...inOrder })).map(withDay);
}

export async function vacationBonusRows({ actor: { mainOrganizationId }, db }: TenantDb, province: string) {
  return plain(await db.vacationBonus.findMany({ where: { mainOrganizationId, province }, ...inOrder })).map(withDay);
}

export async function christmasBonusRows({ actor: { mainOrganizationId }, db }: TenantDb, province: string) {
  return plain(await db.christmasBonus.findMany({ where: { mainOrganizationId, province }, ...inOrder })).map(withDay);
}

export async function vacationDaysRows({ actor: { mainOrganizationId }, db }: TenantDb, province: string) {
  const rows = await db.vacationDays.findMany({
    where: { mainOrganizationId, province },
    orderBy: [{ activeFrom: 'asc' }, { lengthOfEmployment: 'asc' }],
  });
  return rows.map(withDay);
}

/** @param from, until days, both counted in */
export async function holidayRows(
  { actor: { mainOrganizationId }, db }: TenantDb,
  { province, from, until }: { province: string; from: string; until: string },
) {
  const rows = await db.holiday.findMany({
    where: { mainOrganizationId, province, date: { gte: dateOf(from), lte: dateOf(until) } },
    orderBy: { date: 'asc' },
  });
  return rows.map(({ id, date }) => ({ id, date: dayOf(date) }));
}

function withDay<Row extends { activeFrom: Date }>(row: Row): Omit<Row, 'activeFrom'> & { activeFrom: string } {
  return { ...row, activeFrom: dayOf(row.activeFrom) };
}
