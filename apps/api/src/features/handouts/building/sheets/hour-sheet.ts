import type { CostDetails } from '@zuschlag/calc-engine';
import { linesOf } from '@zuschlag/calc-engine/aggregate-chance';
import { scheme } from '@zuschlag/calc-engine/scheme';
import { formatHours, formatPercent } from '@zuschlag/i18n/format';
import { periodNames } from '@zuschlag/i18n/handouts/workbook-texts';
import type { Locale } from '@zuschlag/i18n/locales';
import { costTypes } from '@zuschlag/validation/vocabulary';
import type { HandoutFacts } from '../../facts/handout-facts.ts';
import type { CalculatedService } from '../calculated-services.ts';
import {
  chanceFacts,
  frameOf,
  nameOf,
  omissions,
  type Say,
  type SheetDocument,
  type SheetRow,
  type SheetSection,
  type SheetText,
  sayIn,
} from './sheet-document.ts';

type Lines = ReturnType<typeof linesOf>;
type Line = keyof Lines;

/** The lines of one hour in the order of the trade, each group with its sum. */
const groups: readonly { heading: SheetText; lines: readonly Line[]; sum: SheetText; of: (lines: Lines) => number }[] =
  [
    {
      heading: 'groupWage',
      lines: ['baseWage', 'nonTariffAllowances', 'bonusPay'],
      sum: 'wageOfHour',
      of: ({ wage, bonusPay }) => wage + bonusPay,
    },
    {
      heading: 'groupWageBound',
      lines: [
        ...(['holidayPay', 'vacation', 'sickness', 'training', 'briefing', 'fluctuationBriefing'] as const),
        ...(['vacationBonus', 'christmasBonus', 'socialSecurity'] as const),
      ],
      sum: 'wageBoundCost',
      of: ({ totalPayCosts, wage, bonusPay }) => totalPayCosts - wage - bonusPay,
    },
    {
      heading: 'groupMaterial',
      lines: ['uniform', 'trainingFees', 'otherMaterial', 'professionalAssociation', 'liabilityInsurance'],
      sum: 'material',
      of: ({ totalMaterialCosts }) => totalMaterialCosts,
    },
    {
      heading: 'groupSpecial',
      lines: ['car', 'purchase', 'subcontractorCosts'],
      sum: 'special',
      of: ({ totalSpecialCosts, subcontractorCosts }) => totalSpecialCosts + subcontractorCosts,
    },
  ];

/** One hour of each service from its wage to its charge-out rate: the average and every kind of time. */
export function hourSheet(facts: HandoutFacts, services: readonly CalculatedService[]): SheetDocument {
  const say = sayIn(facts.language);
  return {
    ...frameOf(facts),
    isLandscape: false,
    sections: [
      { heading: say('contract'), facts: chanceFacts(facts), paragraphs: omissions(facts, services) },
      ...services.map((service, at) => ({ ...sectionOf(service, facts.language, say), startsPage: at > 0 })),
    ],
  };
}

function sectionOf(service: CalculatedService, language: Locale, say: Say): SheetSection {
  const { result, input } = service;
  const types = costTypes.filter((type) => type === 'cumulated' || result.minutes[type] > 0);
  const details = types.map((type) => ({
    hours: hoursOf(result.costDetails[type]),
    lines: linesOf(result.costDetails[type]),
  }));
  const prices = types.map((type) => result.pricing.priceDetails[type].pricePerHour);
  const wage = details[0]?.lines.wage ?? 0;
  const perHour = (of: (lines: Lines) => number) =>
    details.map(({ hours, lines }) => (hours === 0 ? null : of(lines) / hours));
  const row = (name: string, of: (lines: Lines) => number, look?: SheetRow['look']): SheetRow => {
    const all = details[0] ? of(details[0].lines) : 0;
    return { cells: [name, wage === 0 ? null : all / wage, ...perHour(of)], ...(look ? { look } : {}) };
  };
  const cost = (lines: Lines) => lines.totalCosts;
  const payCost = (lines: Lines) => lines.totalPayCosts;
  const rows = groups.flatMap(({ heading, lines, sum, of }, at): SheetRow[] => {
    const shown = lines.filter((line) => details.some(({ lines: values }) => values[line] !== 0));
    if (shown.length === 0) return [];
    return [
      { look: 'group', cells: [say(heading)] },
      ...shown.map((line) => row(lineName(line, language), (values) => values[line])),
      row(say(sum), of, 'sum'),
      ...(at === 1 ? [row(say('payCost'), payCost, 'sum')] : []),
    ];
  });
  const costs = perHour(cost);
  const profits = prices.map((price, at) => (price === null || costs[at] === null ? null : price - (costs[at] ?? 0)));
  const { totalRevenue, totalCost, totalMargin } = result.pricing;
  const shareOfWage = (amount: number) => (wage === 0 ? null : amount / wage);
  const subcontracted =
    input.type === 'PERMANENT' && input.shifts.some(({ subContractorQuantity }) => subContractorQuantity > 0);
  return {
    heading: nameOf(service, say),
    facts: [
      { term: say('organization'), value: service.organization },
      ...(service.site ? [{ term: say('site'), value: service.site }] : []),
      { term: say('payGroup'), value: service.payGroup },
      { term: say('hours'), value: formatHours(result.minutesTotal, language) },
    ],
    table: {
      columns: [
        { heading: `${say('line')} (${say('perHour')})`, kind: 'text', width: 4.6 },
        { heading: say('ofWage'), kind: 'percent', width: 1.9 },
        ...types.map((type) => ({ heading: periodNames[type][language], kind: 'euro' as const, width: 1.5 })),
      ],
      rows: [
        ...rows,
        row(say('cost'), cost, 'sum'),
        { cells: [say('profit'), shareOfWage(totalRevenue - totalCost), ...profits] },
        { look: 'sum', cells: [say('rate'), shareOfWage(totalRevenue), ...prices] },
      ],
    },
    paragraphs: [
      { text: `${say('marginLine', { margin: formatPercent(totalMargin, language) })}. ${say('overheadNote')}` },
      ...(subcontracted ? [{ text: blended(service, language, say) }] : []),
    ],
  };
}

function blended({ result, input }: CalculatedService, language: Locale, say: Say): string {
  const rate = input.type === 'PERMANENT' ? (input.subcontractorHourlyRate ?? 0) : 0;
  const { subcontractorCosts } = result.costDetails.cumulated;
  const hours = rate === 0 ? null : (subcontractorCosts / rate) * 60;
  return say('blended', { hours: formatHours(hours, language), all: formatHours(result.minutesTotal, language) });
}

function hoursOf({ minutes }: CostDetails): number {
  return minutes / 60;
}

const names = new Map(scheme.map((line) => [line.key, line]));

function lineName(line: Line, language: Locale): string {
  return names.get(line)?.[language] ?? line;
}
