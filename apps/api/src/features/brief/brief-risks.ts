import { plausibilityText } from '@zuschlag/i18n/chance/plausibility-text';
import { priceWarningText } from '@zuschlag/i18n/chance/price-warning-text';
import { formatNumber, formatPercent } from '@zuschlag/i18n/format';
import type { Locale } from '@zuschlag/i18n/locales';
import { briefDays, briefTexts } from '@zuschlag/i18n/messages/brief';
import { messageText } from '@zuschlag/i18n/messages/message';
import { stages } from '@zuschlag/validation/chance/award-names';
import { hoursPerMonthOf, plausibility } from '@zuschlag/validation/chance/plausibility';
import { daysBetween } from '@zuschlag/validation/measures/berlin-day';
import type { BriefFacts } from './brief-facts.ts';

/** From how many won Chances on their mean says something, and how far below it a margin is low. */
const comparison = { least: 3, distance: 0.01 } as const;
/** A submission this near leaves no time for another round. In days. */
const near = 5;
/** The words for a submission that many days ahead, where there is a word for the day. */
const nearness: readonly (keyof typeof briefTexts)[] = ['submissionToday', 'submissionTomorrow'];
/** More would not fit on two pages beside the rest. */
const most = 9;

/** What may go wrong, the most urgent first, each in one sentence. */
export function risksOf(facts: BriefFacts, locale: Locale): string[] {
  const text = (key: keyof typeof briefTexts, values?: Record<string, string | number>) =>
    messageText(briefTexts[key], locale, values);
  const { chance, unpriced, similar, today } = facts;
  const isOpen = ['pendingbiddecision', 'editing', 'pendingmarginapproval', 'readytosubmit'].includes(chance.state);
  const left = daysBetween(today, chance.deadline.submission);
  const risks = [
    ...(isOpen && left >= 0 && left <= near ? [text(nearness[left] ?? 'submissionNear', { count: left })] : []),
    ...hints(facts, isOpen).map((hint) => plausibilityText(hint, locale)),
    ...(unpriced.length > 0 ? [text('withoutPrice', { names: unpriced.join(', ') })] : []),
    ...(chance.ratesChanged ? [text('ratesChanged')] : []),
    ...warnings(facts, locale),
  ];
  const points = chance.margin !== null && similar.margin !== null ? similar.margin - chance.margin : 0;
  if (similar.count >= comparison.least && points > comparison.distance) {
    const shown = {
      margin: formatPercent(chance.margin, locale, 2),
      average: formatPercent(similar.margin, locale, 1),
    };
    risks.push(text('lowMargin', { ...shown, points: formatNumber(points * 100, locale, 1), count: similar.count }));
  }
  const untimed = stages.filter((stage) => chance.deadline[stage] && !chance.deadline[`${stage}Time`]);
  if (isOpen && untimed.length > 0) {
    risks.push(text('withoutTime', { names: untimed.map((stage) => briefDays[stage][locale]).join(', ') }));
  }
  return risks.length <= most ? risks : [...risks.slice(0, most), text('moreRisks', { count: risks.length - most })];
}

function hints({ chance, today }: BriefFacts, isOpen: boolean) {
  const { deadline, contract, estimate, description, minutes } = chance;
  const calculated = {
    ...chance,
    hoursPerMonth: hoursPerMonthOf({ minutes, durationMonths: contract.durationMonths }),
  };
  return plausibility({
    ...deadline,
    today,
    type: description.type,
    startDate: contract.startDate,
    estimate,
    calculated,
  }).filter(({ code }) => isOpen || code !== 'SUBMISSION_IN_PAST');
}

function warnings({ warnings: found }: BriefFacts, locale: Locale): string[] {
  const texts = found.map((warning) => priceWarningText(warning, locale));
  return [...new Set(texts)];
}
