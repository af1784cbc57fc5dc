import type { RateTables } from './rate-book.ts';
import type { RowChanges } from './rate-changes.ts';

/**
 * The tables of an organization and federal state as they would be after a change. A row added to a series and day that
 * has one stands in its place; a holiday that is there already stays what it is.
 */
export function tablesAfter(
  tables: RateTables,
  { organizationId: owner, added, removed }: RowChanges,
  { organizationId, mainOrganizationId }: { organizationId: number; mainOrganizationId: number },
): RateTables {
  const { province, tariffs } = tables;
  const gone = new Set(removed.map(({ id }) => id));
  const here = <Row extends { province: string }>(rows: readonly Row[]) =>
    rows.filter((row) => row.province === province).map((row) => ({ ...row, province }));
  const tariffsOf = (organization: number) =>
    owner === organization ? here(added.tariff).map((row) => ({ ...row, organizationId: organization })) : [];
  const isMain = organizationId === mainOrganizationId;
  return {
    province,
    tariffs: {
      main: after(tariffs.main, tariffsOf(mainOrganizationId), gone),
      own: isMain ? [] : after(tariffs.own, tariffsOf(organizationId), gone),
    },
    socialSecurity: after(tables.socialSecurity, added.socialSecurity, gone),
    insurances: after(tables.insurances, added.liabilityInsurance, gone),
    vacationBonus: after(tables.vacationBonus, here(added.vacationBonus), gone),
    christmasBonus: after(tables.christmasBonus, here(added.christmasBonus), gone),
    vacationDays: after(tables.vacationDays, here(added.vacationDays), gone, (row) => row.lengthOfEmployment),
    holidays: holidaysAfter(tables.holidays, here(added.holiday), gone),
    wages: wagesAfter(),
  };

  function wagesAfter(): RateTables['wages'] {
    const counts = owner === organizationId || owner === mainOrganizationId;
    const news = added.wage
      .filter((row) => counts && (row.province === 'DE' || row.province === province))
      .map((row, index) => ({ ...row, id: `new ${index}`, isOwn: owner === organizationId }));
    const place = (row: RateTables['wages'][number]) =>
      [row.isOwn, row.province, row.activeFrom, row.payGroup].join(' ');
    const taken = new Set(news.map(place));
    return [...tables.wages.filter((row) => !gone.has(row.id) && !taken.has(place(row))), ...news];
  }
}

/** @param step the columns that identify a row of a table in addition to the day */
function after<Row extends { id: string; activeFrom: string }>(
  rows: readonly Row[],
  added: readonly Omit<Row, 'id'>[],
  gone: ReadonlySet<string>,
  step: (row: Row) => number = () => 0,
): Row[] {
  const news = added.map((row, index) => ({ ...row, id: `new ${index}` }) as Row);
  const place = (row: Row) => `${row.activeFrom} ${step(row)}`;
  const taken = new Set(news.map(place));
  const kept = rows.filter((row) => !gone.has(row.id) && !taken.has(place(row)));
  return [...kept, ...news].sort((first, second) => (place(first) < place(second) ? -1 : 1));
}

function holidaysAfter<Row extends { id: string; date: string }>(
  rows: readonly Row[],
  added: readonly Omit<Row, 'id'>[],
  gone: ReadonlySet<string>,
): Row[] {
  const kept = rows.filter(({ id }) => !gone.has(id));
  const taken = new Set(kept.map(({ date }) => date));
  const news = added.flatMap((row, index) => (taken.has(row.date) ? [] : ({ ...row, id: `new ${index}` } as Row)));
  return [...kept, ...news].sort((first, second) => (first.date < second.date ? -1 : 1));
}
