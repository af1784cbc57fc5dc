import { actualHeading, comparisonFileName, kindNames } from '@zuschlag/i18n/chance/actual-messages';
import type { ActualColumn } from '@zuschlag/validation/actuals/actual-columns';
import type { ComparedTime } from '@zuschlag/validation/actuals/actuals';
import type { UnitOfWork } from '../../../context.ts';
import { DomainError } from '../../../errors.ts';
import type { CellContent, FileLanguage, WrittenColumn } from '../../configuration/imports/cells/format-cell.ts';
import type { WrittenFile } from '../../configuration/imports/export-table.ts';
import type { FileFormat } from '../../configuration/imports/files/read-table.ts';
import { writeCsv } from '../../configuration/imports/files/write-csv.ts';
import { sheetCell, writeWorkbook } from '../../configuration/imports/files/write-workbook.ts';
import { readActuals } from '../actuals.ts';
import type { ActualsPlace } from '../enter-actuals.ts';

type Column = WrittenColumn & { figureIn: (time: ComparedTime) => number | null };

/**
 * Plan and actual of an organization as a file, a row for each month that has begun and each of its kinds of time. An
 * import reads it again: it leaves the plan out, and rows without actual figures.
 *
 * @throws {DomainError} NOT_FOUND, also for an organization whose pay the caller may not see
 */
export async function comparisonFile(
  work: UnitOfWork,
  { chanceId, operationalOrganizationId }: ActualsPlace,
  { format, language }: { format: FileFormat; language: FileLanguage },
): Promise<WrittenFile> {
  const { organizations, currentMonth } = await readActuals(work, chanceId);
  const found = organizations.find((one) => one.operationalOrganizationId === operationalOrganizationId);
  if (!found || found.isHidden) throw new DomainError('NOT_FOUND');
  const figures = columnsIn(language);
  const columns: WrittenColumn[] = [
    { heading: actualHeading('month', language), kind: 'text' },
    { heading: actualHeading('kindOfTime', language), kind: 'text' },
    ...figures,
  ];
  const rows = found.months
    .filter(({ month, actual }) => month <= currentMonth || actual !== null)
    .flatMap(({ month, times }) =>
      times
        .filter(({ planned, actual }) => plannedIn(planned) + paidIn(actual) > 0)
        .map((time): CellContent[] => [
          writtenMonth(month, format),
          kindNames[time.kindOfTime][language],
          ...figures.map(({ figureIn }) => figureIn(time)),
        ]),
    );
  async function* all() {
    yield* rows;
  }
  async function* sheetRows() {
    for (const cells of rows)
      yield { cells: columns.map(({ kind }, at) => sheetCell(cells[at] ?? null, kind, language)) };
  }
  const title = comparisonFileName[language];
  const content =
    format === 'csv' ? writeCsv(columns, all(), { language }) : writeWorkbook(title, columns, sheetRows());
  return { name: `${title} ${found.operationalOrganizationShortName}.${format}`, format, content };
}

/** In CSV as a day: of `01.2026` Excel makes `Jan 26` and saves that. A workbook says that the cell holds a text. */
function writtenMonth(day: string, format: FileFormat): string {
  const [year, month] = day.split('-');
  return format === 'csv' ? `01.${month}.${year}` : `${month}.${year}`;
}

/** Who buys in plans income and other costs, and neither hours nor pay of its own. */
const plannedIn = ({ hours, absenceHours, payCost, otherCost, income }: ComparedTime['planned']) =>
  hours + absenceHours + payCost + otherCost + income;
const paidIn = (actual: ComparedTime['actual']) =>
  actual ? actual.hours + actual.absenceHours + actual.payCost + actual.income : 0;

function columnsIn(language: FileLanguage): Column[] {
  const pair = (
    column: ActualColumn,
    kind: Column['kind'],
    plan: Column['figureIn'],
    actual: (time: NonNullable<ComparedTime['actual']>) => number | null,
  ): Column[] => [
    {
      ...{ heading: actualHeading(column, language, { isPlan: true }), kind },
      figureIn: (time) => cents(plan(time)),
    },
    {
      ...{ heading: actualHeading(column, language), kind },
      figureIn: (time) => (time.actual ? cents(actual(time.actual)) : null),
    },
  ];
  return [
    ...pair(
      'hours',
      'hours',
      ({ planned }) => planned.hours,
      ({ hours }) => hours,
    ),
    ...pair(
      'absenceHours',
      'hours',
      ({ planned }) => planned.absenceHours,
      ({ absenceHours }) => absenceHours,
    ),
    ...pair(
      'payCost',
      'eur',
      ({ planned }) => planned.payCost,
      ({ payCost }) => payCost,
    ),
    ...pair(
      'income',
      'eur',
      ({ planned }) => planned.income,
      ({ income, isInvoiced }) => (isInvoiced ? income : null),
    ),
  ];
}

/** As a person reads it: the plan is a sum of many floats. */
const cents = (value: number | null) => (value === null ? null : Math.round(value * 100) / 100);
