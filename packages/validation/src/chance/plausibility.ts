import type { ChanceType } from '../vocabulary.ts';

/** The signs of unusual input that is not wrong, in the order of the form. */
export const plausibilityCodes = [
  'OUTSIDE_INFORMATION_MISSING',
  'QUESTIONS_AFTER_SUBMISSION',
  'SUBMISSION_IN_PAST',
  'SITE_VISIT_AFTER_SUBMISSION',
  'PARTICIPATION_AFTER_SUBMISSION',
  'BINDING_BEFORE_SUBMISSION',
  'AWARD_BEFORE_SUBMISSION',
  'CONTRACT_BEFORE_SUBMISSION',
  'ESTIMATED_REVENUE_FAR',
  'ESTIMATED_HOURS_FAR',
  'ESTIMATED_MARGIN_FAR',
] as const;
export type PlausibilityCode = (typeof plausibilityCodes)[number];

/** The distance between an estimate and the calculation from which on a reader should know of it. */
export const farEstimate = {
  /** share of the estimated revenue or hours */
  share: 0.25,
  /** difference of two margins, as a fraction: 0.05 are five percentage points */
  margin: 0.05,
} as const;

/** What a form or a stored Chance knows; days are ISO days. A fact that is left out or null finds nothing. */
export type PlausibilityFacts = {
  today: string;
  type?: ChanceType | null;
  submission?: string | null;
  questions?: string | null;
  outsideInformation?: string | null;
  siteVisit?: string | null;
  participation?: string | null;
  bindingUntil?: string | null;
  plannedAward?: string | null;
  startDate?: string | null;
  /** euros over the whole contract, hours per month, margin as a fraction */
  estimate?: { revenue?: number | null; hoursPerMonth?: number | null; margin?: number | null };
  /** the same figures as calculated; null before the first calculation */
  calculated?: { revenue?: number | null; hoursPerMonth?: number | null; margin?: number | null };
};

/** A sign with the field it concerns. `estimated` and `calculated` are set where two figures differ. */
export type PlausibilityHint = {
  code: PlausibilityCode;
  field: string;
  estimated?: number;
  calculated?: number;
};

type Row = { code: PlausibilityCode; field: string; holds: (facts: PlausibilityFacts) => boolean };
type Figure = 'revenue' | 'hoursPerMonth' | 'margin';
type FigureRow = { code: PlausibilityCode; figure: Figure; isFar: (estimated: number, calculated: number) => boolean };

const isAfterSubmission = (day: string | null | undefined, { submission }: PlausibilityFacts) =>
  Boolean(day && submission && day > submission);

const isBeforeSubmission = (day: string | null | undefined, { submission }: PlausibilityFacts) =>
  Boolean(day && submission && day < submission);

const rows: readonly Row[] = [
  {
    code: 'OUTSIDE_INFORMATION_MISSING',
    field: 'deadline.outsideInformation',
    holds: ({ type, outsideInformation }) => type === 'Public' && outsideInformation === null,
  },
  {
    code: 'QUESTIONS_AFTER_SUBMISSION',
    field: 'deadline.questions',
    holds: (facts) => isAfterSubmission(facts.questions, facts),
  },
  {
    code: 'SUBMISSION_IN_PAST',
    field: 'deadline.submission',
    holds: ({ submission, today }) => Boolean(submission && submission < today),
  },
  {
    code: 'SITE_VISIT_AFTER_SUBMISSION',
    field: 'deadline.siteVisit',
    holds: (facts) => isAfterSubmission(facts.siteVisit, facts),
  },
  {
    code: 'PARTICIPATION_AFTER_SUBMISSION',
    field: 'deadline.participation',
    holds: (facts) => isAfterSubmission(facts.participation, facts),
  },
  {
    code: 'BINDING_BEFORE_SUBMISSION',
    field: 'deadline.bindingUntil',
    holds: (facts) => isBeforeSubmission(facts.bindingUntil, facts),
  },
  {
    code: 'AWARD_BEFORE_SUBMISSION',
    field: 'deadline.plannedAward',
    holds: (facts) => isBeforeSubmission(facts.plannedAward, facts),
  },
  {
    code: 'CONTRACT_BEFORE_SUBMISSION',
    field: 'contract.startDate',
    holds: (facts) => isBeforeSubmission(facts.startDate, facts),
  },
];

const isShareFar = (estimated: number, calculated: number) =>
  estimated > 0 && Math.abs(calculated - estimated) > farEstimate.share * estimated;

const figureRows: readonly FigureRow[] = [
  { code: 'ESTIMATED_REVENUE_FAR', figure: 'revenue', isFar: isShareFar },
  { code: 'ESTIMATED_HOURS_FAR', figure: 'hoursPerMonth', isFar: isShareFar },
  {
    code: 'ESTIMATED_MARGIN_FAR',
    figure: 'margin',
    isFar: (estimated, calculated) => Math.abs(calculated - estimated) > farEstimate.margin,
  },
];

/** @returns what is unusual about a Chance without being wrong, in the order of the form. @source docs/domain.md, Chance */
export function plausibility(facts: PlausibilityFacts): PlausibilityHint[] {
  const hints: PlausibilityHint[] = rows
    .filter(({ holds }) => holds(facts))
    .map(({ code, field }) => ({ code, field }));
  for (const { code, figure, isFar } of figureRows) {
    const estimated = facts.estimate?.[figure] ?? null;
    const calculated = facts.calculated?.[figure] ?? null;
    if (estimated === null || calculated === null || !isFar(estimated, calculated)) continue;
    hints.push({ code, field: `estimate.${figure}`, estimated, calculated });
  }
  return hints;
}

/** The hours of a month of a contract. @param minutes of the whole contract @returns null before the first calculation */
export function hoursPerMonthOf({
  minutes,
  durationMonths,
}: {
  minutes: number | null;
  durationMonths: number;
}): number | null {
  return minutes === null || durationMonths === 0 ? null : minutes / 60 / durationMonths;
}
