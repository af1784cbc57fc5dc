import { type PricePosition, roundHalfUp } from '@zuschlag/calc-engine';
import { formatEuro } from '@zuschlag/i18n/format';
import { periodNames, visitNames } from '@zuschlag/i18n/handouts/workbook-texts';
import { type TariffPeriod, tariffPeriods } from '@zuschlag/validation/vocabulary';
import type { HandoutFacts } from '../../facts/handout-facts.ts';
import type { CalculatedService } from '../calculated-services.ts';
import {
  chanceFacts,
  exactPriceOf,
  frameOf,
  nameOf,
  omissions,
  type SheetDocument,
  type SheetRow,
  type SheetSection,
  sayIn,
} from './sheet-document.ts';

/** A price that recomputes from what is shown: hours to two places times a rate in cents. */
export type PricedLine = {
  unit: PricePosition['unit'];
  /** the kind of time; null for visits and flat rates */
  period: TariffPeriod | null;
  name: string;
  quantity: number;
  rate: number;
  amount: number;
};

/**
 * The prices of the services for the customer, without cost and margin. Rates are rounded to cents before they are
 * multiplied, so that every line and every sum recomputes from what the sheet shows.
 */
export function priceSheet(facts: HandoutFacts, services: readonly CalculatedService[]): SheetDocument {
  const { language, chance } = facts;
  const say = sayIn(language);
  const priced = services.map((service) => ({ service, lines: linesOf(service, language) }));
  const amountOf = (lines: readonly PricedLine[]) =>
    roundHalfUp(
      lines.reduce((sum, { amount }) => sum + amount, 0),
      2,
    );
  const regular = priced.filter(({ service }) => !service.additional);
  const total = amountOf(regular.flatMap(({ lines }) => lines));
  const calculated = roundHalfUp(
    regular.reduce((sum, { service }) => sum + service.result.pricing.totalRevenue, 0),
    2,
  );
  const rounding = roundingNote(
    regular.map(({ service }) => service),
    { total, calculated },
    language,
  );
  return {
    ...frameOf(facts),
    isLandscape: false,
    sections: [
      { heading: say('contract'), facts: chanceFacts(facts), paragraphs: omissions(facts, services) },
      ...priced.map(({ service, lines }) => sectionOf(service, lines)),
      {
        heading: say('summary'),
        table: {
          columns: [
            { heading: say('service'), kind: 'text', width: 5 },
            { heading: say('price'), kind: 'euro', width: 2 },
            { heading: say('perMonth'), kind: 'euro', width: 2 },
          ],
          rows: [
            ...priced.map(({ service, lines }): SheetRow => {
              const amount = amountOf(lines);
              return { cells: [nameOf(service, say), amount, roundHalfUp(amount / chance.durationMonths, 2)] };
            }),
            { look: 'sum', cells: [say('totalRegular'), total, roundHalfUp(total / chance.durationMonths, 2)] },
          ],
        },
        paragraphs: [{ text: say('net') }, ...(rounding === null ? [] : [{ text: rounding }])],
      },
    ],
  };

  function sectionOf(service: CalculatedService, lines: readonly PricedLine[]): SheetSection {
    const head = headings[headingsOf(service, lines)];
    const amount = amountOf(lines);
    const rows: SheetRow[] = lines.map(({ unit, name, quantity, rate, amount: of }) => ({
      cells: [name, quantity, rate, of],
      // Among quantities of other kinds, hours say that they are hours.
      ...(head === headings.positions && unit === 'HOUR' ? { kinds: { 1: 'time' } } : {}),
      formulas: { 3: 'ROUND(B#*C#,2)' },
    }));
    return {
      heading: nameOf(service, say),
      facts: [
        { term: say('organization'), value: service.organization },
        ...(service.site ? [{ term: say('site'), value: service.site }] : []),
      ],
      table: {
        columns: [
          { heading: say(head.name), kind: 'text', width: 4 },
          { heading: say(head.quantity), kind: head.kind, width: 2 },
          { heading: say(head.rate), kind: 'euro', width: 2 },
          { heading: say('price'), kind: 'euro', width: 2.4 },
        ],
        rows: [...rows, { look: 'sum', cells: [say('sum'), null, null, amount], formulas: { 3: 'SUM(D@:D#)' } }],
      },
    };
  }
}

const headings = {
  times: { name: 'period', quantity: 'hours', kind: 'hours', rate: 'hourlyRate' },
  visits: { name: 'visitKind', quantity: 'visits', kind: 'count', rate: 'pricePerVisit' },
  positions: { name: 'position', quantity: 'quantity', kind: 'count', rate: 'unitPrice' },
} as const;

/** A flat rate is no hour at the whole price, so hours give their name to columns of hours only. */
function headingsOf({ input }: CalculatedService, lines: readonly PricedLine[]): keyof typeof headings {
  if (lines.some(({ unit }) => unit === 'FLAT')) return 'positions';
  return input.type === 'MOBILE' ? 'visits' : 'times';
}

/** What rounding makes of the price; null where it makes nothing. */
function roundingNote(
  services: readonly CalculatedService[],
  { total, calculated }: { total: number; calculated: number },
  language: 'de' | 'en',
): string | null {
  const signed = exactPriceOf(services);
  const difference = roundHalfUp(total - (signed ?? calculated), 2);
  if (difference === 0) return null;
  const price = formatEuro(signed ?? calculated, language);
  return sayIn(language)(signed === null ? 'rounded' : 'signedPrices', {
    price,
    difference: formatEuro(difference, language),
  });
}

/** The lines of a service on a price sheet. */
export function linesOf({ input, result }: CalculatedService, language: 'de' | 'en'): PricedLine[] {
  if (result.unitPrices) {
    return result.unitPrices.positions.map(({ unit, period, siteVisit, quantity, unitPrice, amount }) => {
      const kind =
        input.type === 'MOBILE' && siteVisit !== null ? (input.siteVisits[siteVisit]?.type ?? 'CONTROL') : null;
      const ofTime = period === null ? sayIn(language)('flatRate') : periodNames[period][language];
      return { unit, period, name: kind ? visitNames[kind][language] : ofTime, quantity, rate: unitPrice, amount };
    });
  }
  if (input.type === 'MOBILE') {
    return result.siteVisits.map(({ visits, pricePerSiteVisit }, at) => {
      const kind = input.siteVisits[at]?.type ?? 'CONTROL';
      return lineOf({ unit: 'VISIT', period: null }, visitNames[kind][language], visits, pricePerSiteVisit ?? 0);
    });
  }
  return tariffPeriods
    .filter((period) => result.minutes[period] > 0)
    .map((period) =>
      lineOf(
        { unit: 'HOUR', period },
        periodNames[period][language],
        roundHalfUp(result.minutes[period] / 60, 2),
        result.pricing.priceDetails[period].pricePerHour ?? 0,
      ),
    );
}

function lineOf(
  of: Pick<PricedLine, 'unit' | 'period'>,
  name: string,
  quantity: number,
  exactRate: number,
): PricedLine {
  const rate = roundHalfUp(exactRate, 2);
  return { ...of, name, quantity, rate, amount: roundHalfUp(quantity * rate, 2) };
}
