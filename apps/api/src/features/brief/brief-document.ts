import { formatDay, formatEuro, formatHours, formatPercent } from '@zuschlag/i18n/format';
import type { Locale } from '@zuschlag/i18n/locales';
import { briefDays, briefHeadings, briefTasks, briefTerms, briefTexts } from '@zuschlag/i18n/messages/brief';
import { chanceStateMessages } from '@zuschlag/i18n/messages/history';
import { messageText } from '@zuschlag/i18n/messages/message';
import { provinceNames } from '@zuschlag/i18n/messages/provinces';
import type { BriefSection, ChanceBrief } from '@zuschlag/validation/chance/brief';
import { daysBetween } from '@zuschlag/validation/measures/berlin-day';
import { decisionItems } from './brief-decisions.ts';
import type { BriefFacts } from './brief-facts.ts';
import { risksOf } from './brief-risks.ts';

/** Longer texts would push a brief over its two pages; the whole text stands in the product. */
const mostLetters = { details: 500, summary: 900 } as const;

type Words = {
  text: (key: keyof typeof briefTexts, values?: Record<string, string | number>) => string;
  locale: Locale;
};
type Fact = BriefSection['facts'][number];

/**
 * A Chance on one or two pages, in the words of one language.
 *
 * @param made who has it made, when in words, and where the chain over the trail ends
 */
export function briefDocument(
  facts: BriefFacts,
  locale: Locale,
  made: { person: string; moment: string; at: Date; chainEnd: string | null },
): ChanceBrief {
  const { chance } = facts;
  const words: Words = { locale, text: (key, values) => messageText(briefTexts[key], locale, values) };
  const { description, shortNumber: number } = chance;
  const sections: BriefSection[] = [
    section('object', words, {
      facts: objectFacts(facts, words),
      paragraphs: cut(description.details, mostLetters.details),
    }),
    section('deadlines', words, { facts: deadlineFacts(facts, words) }),
    figures(facts, words),
    decisions(facts, words),
    section(
      'risks',
      words,
      { items: risksOf(facts, locale).map((text) => ({ text, tone: 'warn' })) },
      words.text('noRisks'),
    ),
    section('summary', words, { paragraphs: cut(chance.executiveSummary, mostLetters.summary) }),
  ];
  return {
    chanceId: chance.id,
    language: locale,
    title: description.name,
    subtitle: [chanceStateMessages[chance.state][locale], description.customerName, number].join(' · '),
    nextStep: nextStep(facts, words),
    sections: sections.filter(
      ({ facts: rows, items, paragraphs }) => rows.length + items.length + paragraphs.length > 0,
    ),
    footer: words.text('footer', { number, moment: made.moment, person: made.person }),
    chainEnd: made.chainEnd && words.text('chainEnd', { place: made.chainEnd }),
    madeAt: made.at.toISOString(),
    fileName: `${words.text('fileName', { number })}.pdf`,
  };
}

/** @param otherwise said when the section has nothing else */
function section(
  id: BriefSection['id'],
  { locale }: Words,
  parts: Partial<Pick<BriefSection, 'facts' | 'items' | 'paragraphs'>>,
  otherwise?: string,
): BriefSection {
  const whole = { id, heading: briefHeadings[id][locale], facts: [], items: [], paragraphs: [], ...parts };
  const isEmpty = whole.facts.length + whole.items.length + whole.paragraphs.length === 0;
  return isEmpty && otherwise !== undefined ? { ...whole, paragraphs: [otherwise] } : whole;
}

function objectFacts({ chance }: BriefFacts, { text, locale }: Words): Fact[] {
  const { description, contract, organizations, referenceNumber } = chance;
  const { owner, province, lotNumber, lotTitle } = description;
  const kinds = (['permanent', 'mobile', 'alarm'] as const).filter((kind) => description[kind]);
  const operating = organizations.filter(({ isBidding, isOperationalHere }) => isBidding || isOperationalHere);
  const share = formatPercent(contract.escalationClause, locale);
  const { extensionCount: count, extensionMonths: months } = contract;
  const rows: [keyof typeof briefTerms, string | null][] = [
    ['customer', description.customerName],
    ['authority', description.awardingAuthority],
    ['platform', description.platform],
    ['reference', referenceNumber],
    ['lot', [lotNumber, lotTitle].filter(Boolean).join(' · ') || null],
    ['place', province && provinceNames[province][locale]],
    ['services', kinds.map((kind) => text(kind)).join(', ') || null],
    ['organizations', operating.map(({ shortName }) => shortName).join(', ') || null],
    ['owner', `${owner.firstname} ${owner.lastname}, ${owner.organization}`],
    [
      'contract',
      text('months', {
        from: formatDay(contract.startDate, locale),
        to: formatDay(contract.endDate, locale),
        count: contract.durationMonths,
      }),
    ],
    ['pricing', contract.escalationClause === null ? text('fixedPrice') : text('variablePrice', { share })],
    ['options', count && months ? text('option', { count, months }) : null],
    ['criteria', criteriaText(contract, text)],
  ];
  return named(rows, locale);
}

/** The criteria that count, with their shares; null where the notice names no shares. */
function criteriaText(
  { priceCriteria, qualityCriteria, referenceCriteria }: BriefFacts['chance']['contract'],
  text: Words['text'],
): string | null {
  const shares = [
    ['priceShare', priceCriteria],
    ['qualityShare', qualityCriteria],
    ['referenceShare', referenceCriteria],
  ] as const;
  return shares.flatMap(([word, share]) => (share ? [text(word, { share })] : [])).join(', ') || null;
}

function deadlineFacts({ chance: { deadline, state }, today }: BriefFacts, { text, locale }: Words): Fact[] {
  const days = Object.keys(briefDays) as (keyof typeof briefDays)[];
  const timeOf = (day: string) => (deadline as Record<string, string | null | undefined>)[`${day}Time`];
  const rows = days.flatMap((day): (Fact & { day: string })[] => {
    const value = deadline[day];
    if (!value) return [];
    const shown = [formatDay(value, locale), timeOf(day)].filter(Boolean).join(', ');
    return [{ day: value, term: briefDays[day][locale], value: shown }];
  });
  const left = daysBetween(today, deadline.submission);
  const isAhead =
    ['pendingbiddecision', 'editing', 'pendingmarginapproval', 'readytosubmit'].includes(state) && left >= 0;
  const submission = { day: formatDay(deadline.submission, locale), time: deadline.submissionTime };
  const value = !isAhead
    ? `${submission.day}, ${submission.time}`
    : left === 0
      ? text('today', submission)
      : left === 1
        ? text('tomorrow', submission)
        : text('daysLeft', { ...submission, count: left });
  const all = [...rows, { day: deadline.submission, term: briefTerms.submission[locale], value }];
  return all.toSorted((one, other) => one.day.localeCompare(other.day)).map(({ term, value }) => ({ term, value }));
}

function figures({ chance, similar }: BriefFacts, words: Words): BriefSection {
  const { text, locale } = words;
  const { estimate, revenue } = chance;
  const rest = chance.profitAfterOverheads;
  const count = similar.count;
  const average =
    similar.margin === null ? null : text('similar', { margin: formatPercent(similar.margin, locale, 1), count });
  const calculated: [keyof typeof briefTerms, string | null][] = [
    ['revenue', formatEuro(revenue, locale)],
    ['cost', formatEuro(chance.totalCost, locale)],
    ['profit', formatEuro(chance.profit, locale)],
    ['netProfit', rest === null ? null : formatEuro(rest.profit.amount, locale)],
    ['margin', formatPercent(chance.margin, locale, 2)],
    ['pricePerHour', formatEuro(chance.pricePerHour, locale)],
    ['hours', formatHours(chance.minutes, locale, 0)],
  ];
  const rows: [keyof typeof briefTerms, string | null][] = [
    ...(revenue === null ? [] : calculated),
    ['offeredRevenue', chance.offeredRevenue === null ? null : formatEuro(chance.offeredRevenue, locale)],
    ['estimatedRevenue', estimate.revenue === null ? null : formatEuro(estimate.revenue, locale, 0)],
    ['similarMargin', average],
  ];
  return section('figures', words, {
    facts: named(rows, locale),
    paragraphs: revenue === null ? [text('notCalculated')] : [],
  });
}

function decisions(facts: BriefFacts, words: Words): BriefSection {
  return section('decisions', words, { items: decisionItems(facts, words.locale) }, words.text('noDecisions'));
}

function nextStep({ chance: { turn, deadline } }: BriefFacts, { text, locale }: Words): string | null {
  if (!turn) return null;
  const said = { name: turn.name, task: briefTasks[turn.task][locale] };
  if (turn.task === 'outcome') return text('next', said);
  return text('nextByDay', { ...said, day: `${formatDay(deadline.submission, locale)}, ${deadline.submissionTime}` });
}

function named(rows: readonly [keyof typeof briefTerms, string | null | undefined][], locale: Locale): Fact[] {
  return rows.flatMap(([term, value]) => (value ? [{ term: briefTerms[term][locale], value }] : []));
}

/** @returns the paragraphs of a text, cut at a word when it is too long */
function cut(text: string | null, most: number): string[] {
  if (!text) return [];
  const kept = text.length <= most ? text : `${text.slice(0, most).replace(/\s+\S*$/, '')} …`;
  return kept.split(/\n+/).filter((paragraph) => paragraph.trim() !== '');
}
