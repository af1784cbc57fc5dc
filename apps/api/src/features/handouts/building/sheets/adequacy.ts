import { minimumWagesIn, statutoryMinimumWages } from '@zuschlag/calc-engine/pay/statutory-minimum-wage';
import { contractRates } from '@zuschlag/calc-engine/rates/contract-rates';
import { segmentTerms } from '@zuschlag/calc-engine/services/service-terms';
import { formatDay, formatNumber, formatPercent, formatShare } from '@zuschlag/i18n/format';
import { periodNames } from '@zuschlag/i18n/handouts/workbook-texts';
import { tableNames } from '@zuschlag/i18n/messages/configuration-tables';
import { type TariffPeriod, tariffPeriods } from '@zuschlag/validation/vocabulary';
import type { HandoutFacts } from '../../facts/handout-facts.ts';
import type { CalculatedService } from '../calculated-services.ts';
import { usedRows } from '../workbook/used-rows.ts';
import {
  chanceFacts,
  frameOf,
  nameOf,
  omissions,
  type SheetDocument,
  type SheetRow,
  type SheetSection,
  sayIn,
} from './sheet-document.ts';

type Verdict = 'covers' | 'belowCost' | 'belowPay';

/**
 * The file for an authority that asks how the price comes about: wage against minimum and agreement, social cost, absence
 * and profit, for each service and kind of time, with the table rows and laws behind them.
 *
 * @source § 60 VgV, § 44 UVgO; docs/calculation.md, Workbook and minimum wage
 */
export function adequacy(facts: HandoutFacts, services: readonly CalculatedService[]): SheetDocument {
  const { language, tariffWage } = facts;
  const say = sayIn(language);
  const verdicts = services.flatMap((service) => periodsOf(service).map((period) => verdictOf(service, period)));
  return {
    ...frameOf(facts),
    isLandscape: true,
    sections: [
      { heading: say('contract'), facts: chanceFacts(facts), paragraphs: [{ text: say('intro') }, ...summary()] },
      ...services.flatMap((service, at) =>
        sectionsOf(service).map((section, of) => ({ ...section, startsPage: at > 0 && of === 0 })),
      ),
    ],
  };

  function summary(): NonNullable<SheetSection['paragraphs']> {
    const count = (one: Verdict) => verdicts.filter((verdict) => verdict === one).length;
    const below = services.filter(isBelowMinimum).map(({ name }) => name);
    const belowAgreed = services.filter(isBelowAgreed).map(({ name }) => name);
    const result =
      count('belowPay') > 0
        ? { text: say('verdictBelowPay', { count: count('belowPay') }), tone: 'bad' as const }
        : count('belowCost') > 0
          ? { text: say('verdictBelowCost', { count: count('belowCost') }), tone: 'warn' as const }
          : { text: say('verdictGood'), tone: 'good' as const };
    return [
      result,
      ...(below.length > 0
        ? [{ text: say('verdictBelowMinimum', { names: below.join(', ') }), tone: 'bad' as const }]
        : []),
      ...(belowAgreed.length > 0
        ? [{ text: say('verdictBelowAgreed', { names: belowAgreed.join(', ') }), tone: 'bad' as const }]
        : []),
      ...omissions(facts, services),
    ];
  }

  function isBelowAgreed(service: CalculatedService): boolean {
    return tariffWage !== null && hasOwnGuards(service) && lowestWage(service) < tariffWage.amount;
  }

  function sectionsOf(service: CalculatedService): SheetSection[] {
    const prices = { heading: nameOf(service, say), facts: factsOf(service), table: periodTable(service) };
    if (!hasOwnGuards(service)) return [{ ...prices, paragraphs: [{ text: say('subcontractorOnly') }] }];
    return [
      prices,
      {
        heading: `${service.name}: ${say('wageCheck')}`,
        table: wageTable(service),
        ...(tariffWage ? {} : { paragraphs: [{ text: say('noTariff') }] }),
      },
      { heading: `${service.name}: ${say('absence')}`, table: absenceTable(service) },
      { heading: `${service.name}: ${say('rows')}`, table: rowsTable(service) },
    ];
  }

  function factsOf({ organization, site, payGroup, result }: CalculatedService) {
    return [
      { term: say('organization'), value: organization },
      ...(site ? [{ term: say('site'), value: site }] : []),
      { term: say('payGroup'), value: payGroup },
      { term: say('margin'), value: formatPercent(result.pricing.totalMargin, language) },
    ];
  }

  function periodTable(service: CalculatedService) {
    return {
      columns: [
        { heading: say('byPeriod'), kind: 'text' as const, width: 2.2 },
        { heading: say('hours'), kind: 'hours' as const, width: 1.6 },
        { heading: say('hourlyWage'), kind: 'euro' as const, width: 1.8 },
        { heading: say('supplement'), kind: 'euro' as const, width: 1.5 },
        { heading: say('payPerHour'), kind: 'euro' as const, width: 1.8 },
        { heading: say('costPerHourShort'), kind: 'euro' as const, width: 1.9 },
        { heading: say('ratePerHour'), kind: 'euro' as const, width: 1.6 },
        { heading: say('profitPerHour'), kind: 'euro' as const, width: 2 },
        { heading: say('verdict'), kind: 'text' as const, width: 2 },
      ],
      rows: periodsOf(service).map((period): SheetRow => {
        const { hours, pay, cost, price, supplement } = hourOf(service, period);
        const verdict = verdictOf(service, period);
        const tone = verdict === 'belowPay' ? 'bad' : verdict === 'belowCost' ? 'warn' : 'good';
        return {
          cells: [
            ...[periodNames[period][language], hours, wageOf(service, period), supplement, pay, cost, price],
            price - cost,
            say(verdict),
          ],
          tones: { 8: tone, ...(verdict === 'covers' ? {} : { 6: tone }) },
        };
      }),
    };
  }

  function wageTable(service: CalculatedService) {
    const { input } = service;
    const lastKnown = statutoryMinimumWages.at(-1);
    const rows = minimumWagesIn(input.contract).map(({ from, amount, source }, at, all) => {
      const isLast = from === lastKnown?.from && input.contract.endDate > `${Number(from.slice(0, 4))}-12-31`;
      return wageRow(
        say('minimumRow', { day: formatDay(from, language) }),
        amount,
        isLast ? say('lastKnown', { source }) : source,
        lowestWage(service, from, all[at + 1]?.from),
      );
    });
    const agreed = tariffWage
      ? [wageRow(say('tariffRow'), tariffWage.amount, tariffWage.source, lowestWage(service))]
      : [];
    return {
      columns: [
        { heading: say('wageCheck'), kind: 'text' as const, width: 3 },
        { heading: say('required'), kind: 'euro' as const, width: 1.6 },
        { heading: say('paid'), kind: 'euro' as const, width: 1.6 },
        { heading: say('distance'), kind: 'euro' as const, width: 1.6 },
        { heading: say('norm'), kind: 'text' as const, width: 6 },
      ],
      rows: [...rows, ...agreed],
    };

    function wageRow(name: string, required: number, source: string, paid: number): SheetRow {
      const distance = paid - required;
      return {
        cells: [name, required, paid, distance, source],
        tones: { 3: distance < 0 ? 'bad' : 'good' },
        formulas: { 3: 'C#-B#' },
      };
    }
  }

  function absenceTable({ input, compiled, result }: CalculatedService) {
    const { segments } = contractRates(input.contract, input.province, compiled);
    const [first] = segments;
    const terms = segmentTerms(input, first);
    const { payCosts } = result.costDetails.cumulated;
    const row = (table: keyof typeof tableNames, from: string) =>
      say('byRow', { table: tableNames[table][language], day: formatDay(from, language) });
    const days = (value: number) => formatNumber(value, language, Number.isInteger(value) ? 0 : 2);
    const share = payCosts.totalPayCosts === 0 ? null : payCosts.socialSecurity / payCosts.totalPayCosts;
    const { parameters } = input;
    const lines: [string, string, string][] = [
      [say('paidDays'), days(first.tariff.workdaysPerYear), row('tariff', first.tariff.activeFrom)],
      [
        say('vacationDays'),
        days(terms.vacationDays),
        `${row('vacationDays', terms.vacationStep.activeFrom)}; ${say('lawVacation')}`,
      ],
      [say('sickDays'), days(parameters.sickDays), `${say('byEstimate')}; ${say('lawSickness')}`],
      [say('trainingDays'), days(parameters.trainingDays), say('byEstimate')],
      [say('attendanceDays'), days(terms.attendanceDays), ''],
      [say('attendanceFactor'), formatNumber(terms.attendanceFactor, language, 4), say('lawHoliday')],
      [
        say('socialRate'),
        formatShare(first.socialSecurity.value, language),
        `${row('socialSecurity', first.socialSecurity.activeFrom)}; ${say('lawSocial')}`,
      ],
      [say('socialShare'), formatPercent(share, language), ''],
      [
        say('association'),
        formatShare(first.insurance.professionalAssociation, language),
        `${row('liabilityInsurance', first.insurance.activeFrom)}; ${say('lawAccident')}`,
      ],
      [
        say('liability'),
        formatShare(first.insurance.liabilityInsurance, language),
        row('liabilityInsurance', first.insurance.activeFrom),
      ],
    ];
    return {
      columns: [
        { heading: say('item'), kind: 'text' as const, width: 4 },
        { heading: say('value'), kind: 'text' as const, width: 2 },
        { heading: say('norm'), kind: 'text' as const, width: 7 },
      ],
      rows: lines.map((cells): SheetRow => ({ cells })),
    };
  }

  function rowsTable(service: CalculatedService) {
    return {
      columns: [
        { heading: say('rows'), kind: 'text' as const, width: 2.4 },
        { heading: say('contract'), kind: 'text' as const, width: 3 },
        { heading: say('value'), kind: 'text' as const, width: 8 },
      ],
      rows: usedRows(service, language).map(({ table, activeFrom, from, to, value }): SheetRow => {
        const days = `${formatDay(from, language)}–${formatDay(to, language)}`;
        const name = activeFrom
          ? say('byRow', { table: tableNames[table][language], day: formatDay(activeFrom, language) })
          : tableNames[table][language];
        return { cells: [name, days, value] };
      }),
    };
  }
}

function periodsOf({ result }: CalculatedService): TariffPeriod[] {
  return tariffPeriods.filter((period) => result.minutes[period] > 0);
}

function hourOf({ result }: CalculatedService, period: TariffPeriod) {
  const { minutes, payCosts, totalCosts } = result.costDetails[period];
  const hours = minutes / 60;
  return {
    hours,
    supplement: payCosts.bonusPay / hours,
    pay: payCosts.totalPayCosts / hours,
    cost: totalCosts / hours,
    price: result.pricing.priceDetails[period].pricePerHour ?? 0,
  };
}

/** Differences below half a cent do not show, so they are no verdict. */
function verdictOf(service: CalculatedService, period: TariffPeriod): Verdict {
  const { pay, cost, price } = hourOf(service, period);
  if (price < pay - 0.005) return 'belowPay';
  return price < cost - 0.005 ? 'belowCost' : 'covers';
}

function isBelowMinimum(service: CalculatedService): boolean {
  const { wageTable } = service.result;
  if (!hasOwnGuards(service)) return false;
  if (wageTable) return wageTable.stretches.some(({ minimumWage }) => minimumWage !== null);
  const { contract, hourlyWage } = service.input;
  return minimumWagesIn(contract).some(({ amount }) => hourlyWage < amount);
}

/**
 * What an hour of a period is paid: the entered wage, or the average of what the wage table pays for the hours of this period,
 * so that it fits the pay beside it. Own hours are known where no subcontractor works; elsewhere it is the average of all hours.
 */
function wageOf({ input, result }: CalculatedService, period: TariffPeriod): number {
  if (!result.wageTable) return input.hourlyWage;
  const { minutes, payCosts, subcontractorCosts } = result.costDetails[period];
  if (subcontractorCosts === 0 && minutes > 0) return payCosts.baseWage / (minutes / 60);
  return result.wageTable.averageWage ?? input.hourlyWage;
}

/** The lowest wage of some days; without a wage table the entered one. @param before the first day that is not meant */
function lowestWage({ input, result }: CalculatedService, from = '', before = '9999-12-31'): number {
  const wages = result.wageTable?.stretches.filter((stretch) => stretch.to >= from && stretch.from < before);
  return wages ? Math.min(...wages.map(({ hourlyWage }) => hourlyWage)) : input.hourlyWage;
}

/** Without own guards the wage of a service pays no one. */
function hasOwnGuards({ result }: CalculatedService): boolean {
  return result.costDetails.cumulated.payCosts.totalPayCosts > 0;
}
