import { priceWarningText } from '@zuschlag/i18n/chance/price-warning-text';
import { formatDay, formatEuro, formatHours, formatNumber, formatPercent } from '@zuschlag/i18n/format';
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
  type SheetText,
  sayIn,
} from './sheet-document.ts';

/** How much is listed. How much fits on the one page depends on the other lines, so the next one is taken until it does. */
const lengths = [
  { services: 14, warnings: 5 },
  { services: 11, warnings: 5 },
  { services: 8, warnings: 5 },
  { services: 8, warnings: 3 },
  { services: 5, warnings: 3 },
  { services: 3, warnings: 1 },
] as const;

/** One page that a person signs: what is offered, what it costs, what remains, and what to note. */
export function approvalSheet(facts: HandoutFacts, services: readonly CalculatedService[]): SheetDocument {
  return sheetOf(facts, services, lengths);
}

type Length = (typeof lengths)[number];

function sheetOf(
  facts: HandoutFacts,
  services: readonly CalculatedService[],
  [most = lengths[0], ...shorter]: readonly Length[],
): SheetDocument {
  const { language, chance } = facts;
  const say = sayIn(language);
  const regular = services.filter(({ additional }) => !additional);
  const sum = totalsOf(regular);
  const euro = (value: number | null) => formatEuro(value, language);
  const exact = exactPriceOf(regular);
  const perHour = (amount: number) => (sum.hours === 0 ? null : amount / sum.hours);
  const keyFigures: [SheetText, string][] = [
    ['price', euro(sum.revenue)],
    ['totalCost', euro(sum.cost)],
    ['profitLine', euro(sum.revenue - sum.cost)],
    ...restOf(sum),
    ['margin', formatPercent(sum.revenue === 0 ? null : 1 - sum.cost / sum.revenue, language)],
    ['surcharge', formatPercent(sum.cost === 0 ? null : sum.revenue / sum.cost - 1, language)],
    ['perMonth', euro(sum.revenue / chance.durationMonths)],
    ['pricePerHour', euro(perHour(sum.revenue))],
    ['costPerHour', euro(perHour(sum.cost))],
    ['hours', formatHours(sum.hours * 60, language)],
    ['employees', formatNumber(sum.heads, language, 1)],
    ['submission', `${formatDay(chance.submission, language)}, ${chance.submissionTime}`],
    ['owner', chance.owner],
  ];
  return {
    ...frameOf(facts),
    isLandscape: false,
    ...(shorter.length > 0 ? { shorter: () => sheetOf(facts, services, shorter) } : {}),
    sections: [
      { heading: say('contract'), facts: chanceFacts(facts) },
      {
        heading: say('keyFigures'),
        facts: keyFigures.map(([term, value]) => ({ term: say(term), value })),
        ...(exact === null
          ? {}
          : {
              paragraphs: [
                { text: say('decidedPrices', { price: euro(exact), difference: euro(sum.revenue - exact) }) },
              ],
            }),
      },
      { heading: say('services'), table: servicesTable() },
      { heading: say('costSplit'), table: costTable() },
      { heading: say('warnings'), paragraphs: notes() },
      { heading: say('approval'), signatures: [say('checked'), say('approved')] },
    ],
  };

  /** What overheads and risk leave of the contribution margin; nothing without overheads and risk. */
  function restOf({ revenue, cost, overheads, risk, isWithOverheads }: Totals): [SheetText, string][] {
    if (!isWithOverheads) return [];
    const profit = revenue - cost - overheads - risk;
    return [
      ['overheads', euro(overheads)],
      ['risk', euro(risk)],
      ['netProfit', euro(profit)],
      ['netMargin', formatPercent(revenue === 0 ? null : profit / revenue, language)],
    ];
  }

  function servicesTable() {
    const rows = services.length <= most.services ? services : services.slice(0, most.services - 1);
    const rest = totalsOf(services.slice(rows.length));
    const count = services.length - rows.length;
    const rowOf = (name: string, of: Totals, look?: 'sum'): SheetRow => ({
      cells: [
        ...[name, of.hours, of.cost, of.revenue],
        of.revenue === 0 ? null : 1 - of.cost / of.revenue,
        of.hours === 0 ? null : of.revenue / of.hours,
      ],
      ...(of.revenue < of.cost ? { tones: { 4: 'bad' as const } } : {}),
      ...(look ? { look } : {}),
    });
    return {
      columns: [
        { heading: say('service'), kind: 'text' as const, width: 4.4 },
        { heading: say('hours'), kind: 'hours' as const, width: 1.9 },
        { heading: say('totalCost'), kind: 'euro' as const, width: 2.3 },
        { heading: say('price'), kind: 'euro' as const, width: 2.3 },
        { heading: say('margin'), kind: 'percent' as const, width: 1.4 },
        { heading: say('ratePerHour'), kind: 'euro' as const, width: 1.5 },
      ],
      rows: [
        ...rows.map((service) => rowOf(`${nameOf(service, say)}, ${service.organization}`, totalsOf([service]))),
        ...(count > 0 ? [rowOf(say('others', { count }), rest)] : []),
        rowOf(say('totalRegular'), sum, 'sum'),
      ],
    };
  }

  function costTable() {
    const parts: [SheetText, number][] = [
      ['groupWage', sum.wage],
      ['groupWageBound', sum.pay - sum.wage],
      ['groupMaterial', sum.material],
      ['groupSpecial', sum.special],
      ['subcontractors', sum.subcontractors],
    ];
    return {
      columns: [
        { heading: say('line'), kind: 'text' as const, width: 5 },
        { heading: say('totalCost'), kind: 'euro' as const, width: 2.4 },
        { heading: say('share'), kind: 'percent' as const, width: 1.6 },
      ],
      rows: [
        ...parts
          .filter(([, amount]) => amount !== 0)
          .map(([key, amount]): SheetRow => ({ cells: [say(key), amount, sum.cost === 0 ? null : amount / sum.cost] })),
        { look: 'sum' as const, cells: [say('cost'), sum.cost, sum.cost === 0 ? null : 1] },
      ],
    };
  }

  function notes() {
    const warnings = services.flatMap(({ input, result }) =>
      result.warnings.map(({ code, detail = null }) =>
        priceWarningText({ code, detail, province: input.province }, language),
      ),
    );
    const all = [...omissions(facts, services).map(({ text }) => text), ...new Set(warnings)];
    if (all.length === 0) return [{ text: say('noWarnings') }];
    const shown = all.slice(0, most.warnings).map((text) => ({ text, tone: 'warn' as const }));
    const more = all.length - shown.length;
    return more > 0 ? [...shown, { text: say('moreWarnings', { count: more }) }] : shown;
  }
}

const noSums = {
  ...{ hours: 0, cost: 0, revenue: 0, heads: 0, wage: 0, pay: 0, material: 0, special: 0, subcontractors: 0 },
  ...{ overheads: 0, risk: 0 },
};
type Totals = typeof noSums & { isWithOverheads: boolean };

function totalsOf(services: readonly CalculatedService[]): Totals {
  const sum = { ...noSums, isWithOverheads: services.some(({ result }) => result.profitAfterOverheads) };
  for (const { result } of services) {
    const { payCosts, materialCosts, specialCosts, subcontractorCosts } = result.costDetails.cumulated;
    sum.hours += result.minutesTotal / 60;
    sum.cost += result.pricing.totalCost;
    sum.revenue += result.pricing.totalRevenue;
    sum.heads += payCosts.employeeCount + payCosts.reserveEmployeeCount;
    sum.wage += payCosts.wage + payCosts.bonusPay;
    sum.pay += payCosts.totalPayCosts;
    sum.material += materialCosts.totalMaterialCosts;
    sum.special += specialCosts.totalSpecialCosts;
    sum.subcontractors += subcontractorCosts;
    sum.overheads += result.profitAfterOverheads?.overheads.amount ?? 0;
    sum.risk += result.profitAfterOverheads?.risk.amount ?? 0;
  }
  return sum;
}
