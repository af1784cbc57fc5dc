import { wageStretches } from '@zuschlag/calc-engine/rates/wage-row';
import type { RateBook, RateRow } from '@zuschlag/validation/services/service';

/** A service whose wage follows the table: its pay group, and whether a rise is assumed after the last known row. */
export type Followed = { payGroup: string; assumesRise: boolean };

/** The columns of a service that say whether its wage follows the table. */
type WageColumns = { payGroup: string; wageFollowsTable: boolean; assumedWageRise: number };

/** @returns null for a service whose wage is entered */
export function followedBy({ payGroup, wageFollowsTable, assumedWageRise }: WageColumns): Followed | null {
  return wageFollowsTable ? { payGroup, assumesRise: assumedWageRise > 0 } : null;
}

/** The pay groups of those of some services whose wage follows the table. */
export function followedGroups(services: readonly { followed: Followed | null }[]): string[] {
  return [...new Set(services.flatMap(({ followed }) => (followed ? [followed.payGroup.toLowerCase()] : [])))];
}

/**
 * The rows of the wage table that count for a service: those that pay a day of its contract, and where a rise is assumed
 * also later ones, because they end it.
 */
export function followedRows(
  { wages }: Pick<RateBook, 'wages'>,
  followed: Followed | null,
  { province, startDate, endDate }: { province: string; startDate: string; endDate: string },
): RateRow[] {
  if (!followed) return [];
  const { payGroup, assumesRise } = followed;
  const days = { startDate, endDate: assumesRise ? '9999-12-31' : endDate };
  return wageStretches(wages, { payGroup, province }, days).map(({ row }) => ({
    ...{ table: 'wage', id: row.id, activeFrom: row.activeFrom },
    province: row.province === 'DE' ? null : row.province,
  }));
}
