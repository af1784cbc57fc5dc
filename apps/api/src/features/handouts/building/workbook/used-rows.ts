import type { Segment } from '@zuschlag/calc-engine/rates/segment';
import { ratesOf } from '@zuschlag/calc-engine/services/calculate-service';
import { segmentTerms } from '@zuschlag/calc-engine/services/service-terms';
import { formatAmount, formatNumber, formatShare } from '@zuschlag/i18n/format';
import { periodNames, unitNames } from '@zuschlag/i18n/handouts/workbook-texts';
import type { Locale } from '@zuschlag/i18n/locales';
import type { tableNames } from '@zuschlag/i18n/messages/configuration-tables';
import type { CalculatedService } from '../calculated-services.ts';

/** A table row with the days of a contract on which it counts, and its value in words. */
export type UsedRow = {
  table: keyof typeof tableNames;
  activeFrom: string | null;
  from: string;
  to: string;
  value: string;
  id: string | null;
};

/** The table rows behind the price of a service, in the order of the tables; neighbouring days with one row are one line. */
export function usedRows(
  { input, compiled }: Pick<CalculatedService, 'input' | 'compiled'>,
  locale: Locale,
): UsedRow[] {
  const { segments } = ratesOf(input, compiled);
  const all = segments.flatMap((segment) => rowsOfSegment(segment, input, locale));
  const lines = Map.groupBy(
    all,
    ({ table, id, activeFrom, value }) => `${table} ${id} ${activeFrom} ${table === 'wage' ? value : ''}`,
  );
  return [...lines.values()].flatMap((rows) => {
    const [first] = rows;
    return first ? [{ ...first, to: rows.at(-1)?.to ?? first.to }] : [];
  });
}

function rowsOfSegment(segment: Segment, input: CalculatedService['input'], locale: Locale): UsedRow[] {
  const { tariff, socialSecurity, insurance, vacationBonus, christmasBonus, wage } = segment;
  const { vacationStep } = segmentTerms(input, segment);
  const days = { from: isoDay(segment.from), to: isoDay(segment.to) };
  const share = (fraction: number) => formatShare(fraction, locale);
  const pair = ({ relative, absolute }: { relative: number; absolute: number }) =>
    [
      relative !== 0 || absolute === 0 ? share(relative) : null,
      absolute === 0 ? null : `${formatAmount(absolute, locale)}/h`,
    ]
      .filter(Boolean)
      .join(' + ');
  const supplements = Object.entries(tariff.bonuses).map(
    ([period, bonus]) => `${periodNames[period as keyof typeof tariff.bonuses][locale]} ${pair(bonus)}`,
  );
  const yearly = (row: typeof vacationBonus) =>
    row ? `${share(row.bonusRelative)} + ${formatAmount(row.bonusAbsolute, locale)}` : formatAmount(0, locale);
  const night = `${periodNames.night[locale]} ${tariff.startNight}–${tariff.endNight}`;
  const named = (table: UsedRow['table'], row: { id?: string; activeFrom: string } | null, value: string): UsedRow => ({
    ...{ table, value, ...days },
    activeFrom: row?.activeFrom ?? null,
    id: row?.id ?? null,
  });
  return [
    named('tariff', tariff, [`${tariff.workdaysPerYear} ${unitNames.days[locale]}`, night, ...supplements].join(' · ')),
    named('socialSecurity', socialSecurity, share(socialSecurity.value)),
    named(
      'liabilityInsurance',
      insurance,
      `${share(insurance.liabilityInsurance)} · ${share(insurance.professionalAssociation)}`,
    ),
    named('vacationDays', vacationStep, `${formatNumber(vacationStep.days, locale)} ${unitNames.days[locale]}`),
    named('vacationBonus', vacationBonus, yearly(vacationBonus)),
    named('christmasBonus', christmasBonus, yearly(christmasBonus)),
    ...(wage ? [named('wage', wage.row, `${formatAmount(wage.hourlyWage, locale)}/h`)] : []),
  ];
}

function isoDay(day: number): string {
  return new Date(day * 86_400_000).toISOString().slice(0, 10);
}
