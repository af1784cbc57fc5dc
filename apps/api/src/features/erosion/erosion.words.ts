import type { Descriptions } from '../feature.ts';

export const erosionWords: Descriptions = {
  'Query.fetchMarginErosion':
    'What is left of the margin of a Tender when wages rise with the tariff every year. Without an assumption, that of the Tender counts.',
  'Query.fetchMarginErosion.operativeMargin': 'The offered margin; 0.06 is 6 %.',
  'Query.fetchMarginErosion.escalationClause':
    'The share of a tariff increase that the price follows; 0.8 is 80 %, 0 is a fixed price.',
  'Query.fetchMarginErosion.yearlyTariffIncrease': 'The rise of wages per year; without a value 0.05, which is 5 %.',
  'Query.fetchMarginErosion.durationMonths': 'The length of the contract in months.',
  MarginErosion: 'The analysis. Its figures are null unless `status` is OK.',
  ErosionBasis: 'Sums of the regular services, in EUR over the whole contract.',
  ErosionAssumptions: 'The values that the analysis counted with. A clause of null is a fixed price.',
  ErosionYear: 'Price, cost and margin of an hour in one year of the contract.',
  ErosionStatus: 'Whether there is an analysis: it needs a service with hours, and more than twelve months.',
  ErosionLevel: 'Above 25 % of the margin lost it is HIGH, below 0 it is a GAIN.',
  StepUnit: 'What the values of a change are: shares, euros, days, or minutes since midnight.',
  TableStep: 'A table row that takes effect inside the contract, with the values that it changes.',
  TableStepChange: 'A value before and after; before is null when there was no row.',
  'MarginErosion.basis': 'The sums behind the analysis; null before a service has a price.',
  'MarginErosion.assumptions': 'The values that the analysis counted with; null before a service has a price.',
  'MarginErosion.years': 'The years of the contract, the last one counted in when it is partial.',
  'MarginErosion.effectiveMargin': 'The margin over the whole contract.',
  'MarginErosion.erosion': 'The lost share of the offered margin; null without a margin above 0.',
  'MarginErosion.level': 'How much the loss is.',
  'MarginErosion.plannedProfit': 'The contribution margin at the offered margin, in EUR.',
  'MarginErosion.expectedProfit': 'The contribution margin that is left, in EUR.',
  'MarginErosion.tariffBoundShare':
    'The share of the cost that rises with the tariff, and the clause that keeps the margin.',
  'MarginErosion.rows': 'The years of the contract.',
  'ErosionAssumptions.operativeMargin': 'The offered margin; 0.06 is 6 %.',
  'ErosionAssumptions.yearlyTariffIncrease': 'The rise of wages per year; 0.05 is 5 %.',
  'ErosionYear.year': 'The number of the contract year, from 1.',
  'ErosionYear.weight': 'The part of the year that the contract covers: 1, or less in a partial last year.',
  'ErosionYear.costPerHour': 'What an hour costs in that year, in EUR.',
  'ErosionYear.erosion': 'The lost share of the offered margin in that year; null without a margin above 0.',
  'TableStep.isInPrice': 'Whether the stored prices were calculated with the row.',
  'TableStep.changes': 'The values that the row changes.',
  'TableStepChange.unit': 'What `before` and `after` are.',
  'TableStepChange.before': 'The value in force until then; null when there was no row.',
  'MarginErosion.knownRise':
    'How much more the tariff-bound cost of the contract is than with the table rows of its first day; 0.01 is 1 %.',
  'MarginErosion.countedIncrease':
    'The yearly increase that the analysis adds: the assumed one without what known table rows make of it.',
  'MarginErosion.steps': 'The table rows that take effect inside the contract, the earliest first.',
};
