import { tariffPeriods } from '@zuschlag/validation/vocabulary';
import { largestShare, mostMoney } from './limits.ts';
import { margin, number, type Problems, record, report } from './report.ts';

export function revenueProblems(problems: Problems, value: unknown): void {
  const at = 'revenue';
  const revenue = record(problems, '', at, value);
  if (!revenue) return;
  switch (revenue.type) {
    case 'MARGIN':
      margin(problems, at, 'margin', revenue.margin);
      break;
    case 'FLATRATE':
      number(problems, at, 'flatRate', revenue.flatRate, 0, mostMoney);
      break;
    case 'HOURLYRATEABSOLUTE':
      rateProblems(problems, `${at}.hourlyRateAbsolute`, revenue.hourlyRateAbsolute, 0, mostMoney);
      break;
    case 'HOURLYRATERELATIVE':
      rateProblems(problems, `${at}.hourlyRateRelative`, revenue.hourlyRateRelative, -largestShare, largestShare);
      break;
    default:
      report(problems, 'NOT_A_CHOICE', at, 'type');
  }
}

/** The day is an amount in both kinds of hourly rates. */
function rateProblems(problems: Problems, at: string, value: unknown, least: number, most: number): void {
  const rates = record(problems, at, '', value);
  if (!rates) return;
  for (const period of tariffPeriods) {
    if (period === 'day') number(problems, at, period, rates.day, 0, mostMoney);
    else number(problems, at, period, rates[period], least, most);
  }
}
